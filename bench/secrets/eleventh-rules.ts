import { type Lexicon, pick, type Random, type Rule } from './grammar.ts';
import { PLAIN } from './plain-rules.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const ALNUM = LOWER + UPPER + DIGITS;

const draw = (alphabet: string, length: number, random: Random): string => {
  let text = '';
  while (text.length < length) text += alphabet[Math.floor(random() * alphabet.length)];
  return text;
};
const between = (low: number, high: number, random: Random): number => low + Math.floor(random() * (high - low + 1));
const span =
  (alphabet: string, low: number, high: number): Rule =>
  (random) =>
    draw(alphabet, between(low, high, random), random);
const words = (list: string): Rule => {
  const all = list.split(' ');
  return (random) => pick(all, random);
};

/** Letters and digits for sure, other characters from the alphabet; begins and ends with a letter or a digit. */
const mixed =
  (alphabet: string, low: number, high: number): Rule =>
  (random) => {
    const length = between(low, high, random);
    const needed = [UPPER, LOWER, LOWER, DIGITS].map((set) => draw(set, 1, random));
    const middle = [...draw(alphabet, length - 6, random), ...needed];
    for (let index = middle.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      [middle[index], middle[other]] = [middle[other] as string, middle[index] as string];
    }
    return draw(LOWER + UPPER, 1, random) + middle.join('') + draw(ALNUM, 1, random);
  };

const pwAlnum = mixed(ALNUM, 12, 24);
const pwSym = mixed(`${ALNUM}!#%^*_+=.-?~!@`, 12, 22);

const PEOPLE_WORDS =
  'Sommer Winter Berlin Madrid Summer Autumn Porto Lisboa Dragon Falcon Coffee Pepper Monkey Bulldog Juventus Sparky Galaxy Thunder Phoenix Wombat';
const pwHuman: Rule = (random) =>
  pick(PEOPLE_WORDS.split(' '), random) +
  pick(['', '_', '-', '#', '@'], random) +
  pick(
    [
      String(between(1975, 2026, random)),
      String(between(11, 9999, random)),
      `0${between(1, 9, random)}${between(10, 99, random)}`,
    ],
    random,
  ) +
  pick(['!', '!!', '!', '$', '*', '', '#'], random) +
  pick(['', '', 'x', 'Qa'], random);

const DICE =
  'gravel lantern pickle walnut saddle turbine oyster cactus plywood harness magnet puddle thimble radish walrus bonnet quarry socket lobster fiddle hammock nectar ripple sprout trellis umpire vortex wharf zipper acorn barley clover dimple ember ferret goblet';
const dice: Rule = (random) => {
  const join = pick(['-', '-', '.', '_'], random);
  const parts = Array.from({ length: between(3, 5, random) }, () => pick(DICE.split(' '), random));
  return parts.join(join) + pick(['', `${join}${between(2, 99, random)}`], random);
};
const dicePhrase: Rule = (random) =>
  Array.from({ length: between(4, 6, random) }, () => pick(DICE.split(' '), random)).join(' ');

const BIP =
  'abandon ability absorb abstract acid acoustic across actor adapt adjust admit advice aerobic afford again agent airport aisle alarm album alcohol alert alien alley almost alpha already amateur amazing amused anchor ancient anger angle animal ankle annual antenna antique anxiety apart apology april arch arctic arena armor army arrow artefact artist artwork aspect asthma athlete atom attract auction august aunt author avocado awake awesome awful axis baby bachelor bacon badge balance balcony bamboo banana banner barely bargain barrel basket battle beach bean beauty because become beef benefit betray bicycle biology bird bitter blanket blossom blouse bonus border bottom bounce brave bread bridge bronze broom bubble buddy budget buffalo bulb bullet bundle burden burger butter cabbage cactus camera canal cannon canoe canvas canyon carbon cargo carpet castle casual catalog cattle ceiling celery cement census cereal chalk champion chaos chapter cherry chicken chimney cinnamon citizen clarify claw clay clever cliff clinic clog cluster coach coconut coral couch cradle crater crawl cricket crisp crouch cruel crystal cube culture curtain cushion damage damp dawn decade deer defense delay denial dentist deposit desert device diagram diesel dilemma dinosaur dolphin donkey dose dragon drastic drift dune dutch dwarf eager eagle echo ecology elbow elder electric elegant embark ember empower enact endorse enlist enough envelope episode erosion escape essence estate evoke exile exotic fabric faculty fatigue feature fetch fiber fiscal flame flavor flock fossil fox fragile frozen fury gadget galaxy garlic gasp gauge gesture giant ginger giraffe glacier globe gospel gossip grape gravity guitar hamster harvest hazard hedgehog helmet hockey hollow hover humble hybrid icon idle impulse index inherit insect jaguar jealous jelly juice jungle kangaroo ketchup kidney kiwi ladder lagoon lava lecture legend lemon lizard lobster lunar lyrics magnet mammal mango maple melody mercy mimic misery mosquito mutual nasty nephew noodle novel nuclear oak obscure orbit orchard ostrich oxygen oyster paddle panda parrot peanut pelican phrase pigeon pistol planet plunge pony pottery praise puzzle pyramid quantum quarter rabbit raccoon radar raven rebel recycle resist rhythm ribbon ritual robot rookie sadness salad salmon satoshi scatter scorpion scrub session shallow shrimp siren sketch skull slender snack solar spatial spider squirrel stadium stereo sugar symptom tackle tattoo theory thunder tobacco tortoise trophy tuna turtle umbrella unveil urban vacuum valve velvet venture vintage violin voyage walnut wealth weasel whale wrestle yellow zebra zero zone zoo';
const bip =
  (count: number): Rule =>
  (random) =>
    Array.from({ length: count }, () => pick(BIP.split(' '), random)).join(' ');
const bipNumbered: Rule = (random) =>
  Array.from({ length: 12 }, (_, index) => `${index + 1}. ${pick(BIP.split(' '), random)}`).join('\n');

const groups =
  (alphabet: string, count: number, size: number, join: string): Rule =>
  (random) =>
    Array.from({ length: count }, () => draw(alphabet, size, random)).join(join);

const json64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const longJwt: Rule = (random) => {
  const iat = 1_690_000_000 + Math.floor(random() * 1e8);
  const alg = pick(['HS256', 'RS256', 'ES256', 'HS512'], random);
  const head = pick<object>(
    [{ alg, typ: 'JWT' }, { typ: 'JWT', alg, kid: draw(`${LOWER}${DIGITS}`, 16, random) }, { alg }],
    random,
  );
  const body = pick<object>(
    [
      {
        iss: 'https://login.kestrel-hq.com/',
        sub: `auth0|${draw('0123456789abcdef', 24, random)}`,
        aud: 'https://api.kestrel-hq.com',
        iat,
        exp: iat + 86400,
        azp: draw(ALNUM, 32, random),
        scope: 'openid profile email',
      },
      { id: between(1, 90000, random), role: pick(['admin', 'editor', 'service_role'], random), iat, exp: iat + 3600 },
      {
        user_id: between(1, 90000, random),
        email: 'olga.brandt@fjordline.no',
        exp: iat + 900,
        jti: draw('0123456789abcdef', 32, random),
      },
    ],
    random,
  );
  const size = alg === 'RS256' ? 342 : alg === 'HS512' || alg === 'ES256' ? 86 : 43;
  return `${json64(head)}.${json64(body)}.${draw(`${ALNUM}_-`, size, random)}`;
};

const b64text = (text: string): string => Buffer.from(text).toString('base64');
const NAMES =
  'ada grace deploy svc-backup jenkins m.keller olga app_user reporting ops-bot tnguyen lpereira release-robot';

const percent: Rule = (random) =>
  `${draw(UPPER, 1, random)}${draw(ALNUM, between(4, 7, random), random)}${pick(['%21', '%40', '%23', '%24', '%2F', '%3F', '%26'], random)}${draw(ALNUM, between(3, 7, random), random)}${draw(DIGITS, 2, random)}`;

const pct64 = (bytes: number, random: Random): string =>
  encodeURIComponent(`${draw(`${ALNUM}+/`, Math.ceil((bytes * 4) / 3), random)}${'='.repeat((3 - (bytes % 3)) % 3)}`);

const repeat = (count: number, line: string, join = '\n'): string =>
  Array.from({ length: count }, () => line).join(join);

/** Values, names and surroundings of the eleventh exam. */
export const eleventhLexicon: Lexicon = {
  ...PLAIN,

  // Passwords
  pwAlnum,
  pwSym,
  pwHuman,
  dice,
  dicePhrase,
  pwPct: percent,
  pwXml: (random) =>
    `${draw(UPPER, 1, random)}${draw(ALNUM, between(4, 7, random), random)}${pick(['&amp;', '&lt;', '&gt;', '&quot;'], random)}${draw(ALNUM, between(3, 6, random), random)}${draw(DIGITS, 2, random)}!`,
  pwShell: (random) =>
    `${draw(UPPER, 1, random)}${draw(ALNUM, between(5, 8, random), random)}\\${pick(['$', '!', '&'], random)}${draw(ALNUM, between(3, 6, random), random)}${draw(DIGITS, 2, random)}`,
  pwUrl: mixed(`${ALNUM}${ALNUM}-_.~`, 12, 24),
  pwShort: (random) =>
    `${pick('kaffee tigger banjo mocha bingo pluto simba rocky fluffy pepsi'.split(' '), random)}${between(10, 999, random)}`,
  pwHex: span('0123456789abcdef', 24, 40),
  pw: ['‹pwAlnum›', '‹pwSym›', '‹pwHuman›', '‹pwSym›', '‹dice›', '‹pwShort›'],
  pwRandom: ['‹pwAlnum›', '‹pwSym›'],
  pwWeb: ['‹pwUrl›', '‹pwAlnum›', '‹pwPct›'],
  pwBase64: (random) => b64text(pick([pwAlnum, pwSym, pwHuman, dice], random)(random, 0)),
  basic: (random) => b64text(`${pick(NAMES.split(' '), random)}:${pick([pwAlnum, pwSym, pwHuman], random)(random, 0)}`),
  dockerAuth: (random) =>
    b64text(
      `${pick(NAMES.split(' '), random)}:${pick([pwAlnum, (r: Random) => `dckr_pat_${draw(`${ALNUM}_-`, 27, r)}`], random)(random, 0)}`,
    ),
  tokenBase64: (random) => b64text(draw(ALNUM, between(28, 40, random), random)),
  urlBase64: (random) => b64text(`postgres://app:${pwAlnum(random, 0)}@pg-rw.data.svc:5432/app`),
  wpSalt: (random) => draw(`${ALNUM}!@#%^*()-_[]{}~+=,.;:/?|`, 64, random),
  djangoKey: (random) => draw(`${LOWER}${DIGITS}!@#%^&*(-_=+)`, 50, random),

  // Tokens of providers
  ghToken: ['‹ghp_|ghp_|gho_|ghs_|ghu_›‹alnum:36›'],
  ghFine: ['github_pat_11‹uppernum:9›0‹alnum:10›_‹alnum:59›'],
  glToken: ['glpat-‹url64:20›', 'glpat-‹url64:20›', 'gldt-‹url64:20›', 'glrt-‹url64:20›', 'glptt-‹hex:40›'],
  bbToken: ['ATBB‹alnum:32›', 'ATCTT3xFfGN0‹url64:171›=‹HEX:8›'],
  atlassian: ['ATATT3xFfGF0‹url64:171›=‹HEX:8›'],
  npmToken: ['npm_‹alnum:36›'],
  pypiToken: ['pypi-AgEIcHlwaS5vcmc‹url64:150›', 'pypi-AgENdGVzdC5weXBpLm9yZw‹url64:146›'],
  dockerPat: ['dckr_pat_‹url64:27›'],
  gemToken: ['rubygems_‹hex:48›'],
  crateToken: ['cio‹alnum:32›'],
  nugetKey: ['oy2‹lowernum:43›'],
  hfToken: ['hf_‹alnum:34›'],
  openai: [
    'sk-proj-‹url64:74›T3BlbkFJ‹url64:74›',
    'sk-‹alnum:20›T3BlbkFJ‹alnum:20›',
    'sk-svcacct-‹url64:58›T3BlbkFJ‹url64:58›',
  ],
  anthropic: ['sk-ant-api03-‹url64:93›AA'],
  gemini: ['AIza‹url64:35›'],
  groq: ['gsk_‹alnum:52›'],
  openrouter: ['sk-or-v1-‹hex:64›'],
  replicate: ['r8_‹alnum:37›'],
  xai: ['xai-‹alnum:80›'],
  perplexity: ['pplx-‹alnum:48›'],
  deepseek: ['sk-‹hex:32›'],
  stripeKey: ['‹sk_live_|sk_live_|rk_live_›51‹alnum:97›', 'sk_live_‹alnum:24›'],
  stripeHook: ['whsec_‹alnum:32›'],
  squareKey: ['EAAA‹E|F›‹url64:59›', 'sq0csp-‹url64:43›'],
  shopify: ['‹shpat_|shpss_|shpca_›‹hex:32›'],
  braintree: ['access_token$production$‹lowernum:16›$‹hex:32›'],
  slackBot: [
    'xoxb-‹digits:12›-‹digits:13›-‹alnum:24›',
    'xoxp-‹digits:12›-‹digits:12›-‹digits:13›-‹hex:32›',
    'xapp-1-A‹uppernum:10›-‹digits:13›-‹hex:64›',
  ],
  slackHookPath: ['T‹uppernum:8›/B‹uppernum:10›/‹alnum:24›'],
  discordBot: ['M‹T|j|z›‹alnum:24›.G‹url64:5›.‹url64:38›'],
  discordHookToken: ['‹url64:68›'],
  telegram: ['‹digits:10›:AA‹url64:33›'],
  sendgrid: ['SG.‹url64:22›.‹url64:43›'],
  mailgun: ['key-‹hex:32›', '‹hex:32›-‹hex:8›-‹hex:8›'],
  mailchimp: ['‹hex:32›-us‹5|7|12|19|21›'],
  brevo: ['xkeysib-‹hex:64›-‹alnum:16›'],
  doToken: ['dop_v1_‹hex:64›'],
  hrku: ['HRKU-‹uuid›', 'HRKU-AA‹url64:58›'],
  dapi: ['dapi‹hex:32›', 'dapi‹hex:32›-2'],
  glsa: ['glsa_‹alnum:32›_‹hex:8›'],
  nrak: ['NRAK-‹uppernum:27›'],
  sentryToken: ['sntryu_‹hex:64›', 'sntrys_eyJpYXQiOjE3‹url64:120›_‹alnum:43›'],
  hvs: ['hvs.CAESI‹url64:88›', 'hvs.‹alnum:24›', 's.‹alnum:24›'],
  tfc: ['‹alnum:14›.atlasv1.‹alnum:67›'],
  tskey: ['tskey-auth-k‹alnum:10›CNTRL-‹alnum:32›', 'tskey-api-k‹alnum:10›CNTRL-‹alnum:32›'],
  linear: ['lin_api_‹alnum:40›'],
  notion: ['ntn_‹digits:11›‹alnum:35›', 'secret_‹alnum:43›'],
  figma: ['figd_‹url64:40›'],
  postman: ['PMAK-‹hex:24›-‹hex:34›'],
  supabase: ['sbp_‹hex:40›'],
  pscale: ['pscale_tkn_‹url64:43›', 'pscale_pw_‹url64:43›'],
  doppler: ['dp.pt.‹alnum:43›', 'dp.st.prd.‹alnum:43›'],
  pulumi: ['pul-‹hex:40›'],
  circleci: ['CCIPAT_‹alnum:22›_‹hex:40›'],
  buildkite: ['bkua_‹hex:40›'],
  sonar: ['squ_‹hex:40›', 'sqp_‹hex:40›'],
  artifactory: ['AKCp‹alnum:69›', 'cmVmdGtuOjAxOj‹alnum:50›'],
  azureSecret: ['‹alnum:3›8Q~‹url64:34›'],
  azureKey: ['‹b64:86›=='],
  azureDevops: ['‹lowernum:52›', '‹alnum:76›AZDO‹alnum:4›'],
  sasSig: (random) => pct64(32, random),
  awsSecret: (random) => draw(`${ALNUM}+/`, 40, random),
  awsSession: ['IQoJb3JpZ2luX2Vj‹b64:320›==', 'FwoGZXIvYXdzE‹b64:287›=', 'IQoJb3JpZ2luX2Vj‹b64:500›'],
  awsRegion: ['‹eu-central-1|us-east-1|us-west-2|ap-southeast-2|eu-west-3|sa-east-1›'],
  googleAccess: ['ya29.a0A‹url64:160›', 'ya29.c.‹url64:180›'],
  googleRefresh: ['1//0‹3|4|9|g›‹url64:98›'],
  googleSecret: ['GOCSPX-‹url64:28›'],
  fbToken: ['EAA‹alnum:170›ZD'],
  mapbox: ['sk.eyJ1Ijoi‹alnum:60›.‹url64:22›'],
  okta: ['00‹url64:40›'],
  cfToken: ['‹url64:40›'],
  asana: ['2/‹digits:16›/‹digits:16›:‹hex:32›'],
  airtable: ['pat‹alnum:14›.‹hex:64›'],
  hubspot: ['pat-eu1-‹uuid›', 'pat-na1-‹uuid›'],
  provider: [
    '‹ghToken›',
    '‹glToken›',
    '‹npmToken›',
    '‹openai›',
    '‹anthropic›',
    '‹stripeKey›',
    '‹slackBot›',
    '‹sendgrid›',
    '‹hfToken›',
    '‹dockerPat›',
    '‹doToken›',
    '‹glsa›',
    '‹gemini›',
  ],
  opaque: ['‹hex:32›', '‹hex:40›', '‹hex:64›', '‹alnum:32›', '‹alnum:40›', '‹url64:43›', '‹alnum:48›', '‹b64:43›='],
  longJwt,
  anyJwt: ['‹jwt›', '‹longJwt›'],
  bearer: ['‹anyJwt›', '‹opaque›', '‹url64:64›'],
  sessionId: ['‹hex:32›', '‹lowernum:26›', '‹url64:43›', '‹lowernum:32›', '‹hex:64›'],
  expressSid: ['s%3A‹url64:32›.‹alnum:40›%2B‹alnum:2›'],
  laravel: ['eyJpdiI6I‹alnum:180›%3D'],
  aspCookie: ['CfDJ8‹url64:210›'],
  railsKey: ['‹hex:32›'],
  laravelKey: ['base64:‹b64:43›='],
  hexKey: ['‹hex:64›'],
  wgKey: ['‹b64:42›‹A|E|I|M|Q|U|Y|c|g|k|o|s|w|0|4|8›='],
  ageKey: (random) => `AGE-SECRET-KEY-1${draw('023456789ACDEFGHJKLMNPQRSTUVWXYZ', 58, random)}`,

  recaptcha: ['6L‹c|d|e|f›‹url64:36›'],
  paypal: ['E‹url64:79›'],
  ecr: ['eyJwYXlsb2FkIjoi‹b64:1100›=='],
  cfSig: ['‹url64:171›~‹url64:171›_'],
  bbApp: ['ATBB‹alnum:32›'],
  glc: ['glc_eyJvIjoi‹alnum:100›'],
  liAt: ['AQEDA‹url64:140›'],
  appPassword: ['‹lower:4› ‹lower:4› ‹lower:4› ‹lower:4›'],
  djangoFull: ['django-insecure-‹djangoKey›', '‹djangoKey›'],

  // Recovery material
  bip12: bip(12),
  bip24: bip(24),
  bipNumbered,
  xprv: ['xprv9s21ZrQH143K‹base58:96›'],
  wif: ['‹K|L›‹base58:51›', '5‹base58:50›'],
  ghRecovery: groups('0123456789abcdef', 2, 5, '-'),
  digitRecovery: groups(DIGITS, 2, 4, ' '),
  dashRecovery: groups(LOWER + DIGITS, 2, 4, '-'),
  upperRecovery: groups('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 5, 5, '-'),
  bitlocker: groups(DIGITS, 8, 6, '-'),
  filevault: groups(UPPER + DIGITS, 6, 4, '-'),
  emergencyKit: (random) =>
    `A3-${draw(UPPER + DIGITS, 6, random)}-${draw(UPPER + DIGITS, 6, random)}-${[5, 5, 5, 5].map((size) => draw('ABCDEFGHJKLMNPQRSTVWXYZ23456789', size, random)).join('-')}`,
  totp: ['‹base32:16›', '‹base32:32›', '‹base32:32›', '‹base32:26›'],
  totpGrouped: groups(`${LOWER}234567`, 8, 4, ' '),

  // Private keys, line by line
  pk8Head: ['MIIEv‹Q|g|w›IBADANBgkqhkiG9w0BAQEFAASC‹b64:32›'],
  rsaHead: ['MIIEp‹A|Q|g›IBAAKCAQEA‹b64:48›'],
  sshHead: ['b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW'],
  rsaBody: [`«rsaHead»\n${repeat(23, '«b64:64»')}\n«b64:42»==`, `«rsaHead»\n${repeat(24, '«b64:64»')}\n«b64:28»`],
  pk8Body: [`«pk8Head»\n${repeat(24, '«b64:64»')}\n«b64:31»=`, `«pk8Head»\n${repeat(25, '«b64:64»')}\n«b64:24»`],
  ecBody: ['«ecLine»\n«b64:64»\n«b64:34»=='],
  ecLine: ['MHcCAQEEI‹b64:55›'],
  ec8Body: ['«ec8Line»\n«b64:64»\n«b64:56»'],
  ec8Line: ['MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg‹b64:16›'],
  ed8Body: ['«ed8Line»'],
  ed8Line: ['MC4CAQAwBQYDK2VwBCIEI‹b64:43›'],
  sshEdBody: ['‹sshHead›\n«sshEd2»\n«b64:70»\n«b64:70»\n«sshEd5»=='],
  sshEd2: ['QyNTUxOQAAACD‹b64:57›'],
  sshEd5: ['‹b64:42›ECAwQ'],
  sshRsaBody: [
    `b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAABlwAAAAdzc2gtcn\n«sshRsa2»\n${repeat(34, '«b64:70»')}\n«b64:43»=`,
  ],
  sshRsa2: ['NhAAAAAwEAAQAAAYEA‹b64:52›'],
  pk8Escaped: [`«pk8Head»\\n${repeat(24, '«b64:64»', '\\n')}\\n«b64:31»=`],
  ec8Escaped: ['«ec8Line»\\n«b64:64»\\n«b64:56»'],
  rsaIndent4: [`«rsaHead»\n${repeat(23, '    «b64:64»')}\n    «b64:42»==`],
  ecIndent4: ['«ecLine»\n    «b64:64»\n    «b64:34»=='],
  gpgBody: [`«gpgHead»\n${repeat(14, '«b64:64»')}\n«b64:38»==\n=‹b64:4›`],
  gpgHead: ['lQOYBG‹b64:58›', 'lIYEZ‹b64:59›', 'lQdGBG‹b64:58›'],
  pemBase64: (random) =>
    b64text(
      `-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA${draw(`${ALNUM}+/`, 48, random)}\n${Array.from({ length: 12 }, () => draw(`${ALNUM}+/`, 64, random)).join('\n')}\n-----END RSA PRIVATE KEY-----\n`,
    ),

  // Names and surroundings
  first: words('Olga Marek Priya Tomás Ingrid Yusuf Chloé Hiro Lena Diego Fatima Anton Beatriz Sven Ravi Noor'),
  last: words('Brandt Keller Nguyen Pereira Okafor Lindqvist Moreau Tanaka Rossi Novak Haddad Vogel Silva Jansen'),
  login: words(
    'olga m.keller tnguyen lpereira sven.l ravi noor ops-bot svc_reports etl_user backup_rw appuser metrics replicator',
  ),
  domain: words(
    'kestrel-hq.com nordwind-logistik.de fjordline.no brightpay.io lumenstack.dev casamirador.es tanuki-soft.jp bluefinch.co.uk',
  ),
  mail: ['‹login›@‹domain›'],
  server: words(
    'db01.fra.kestrel-hq.com pg-rw.data.svc 10.42.7.19 192.168.178.20 mysql-main.internal cache.lumenstack.dev mq.nordwind-logistik.de ftp.bluefinch.co.uk 172.20.0.5',
  ),
  database: words('orders ledger analytics crm wiki payroll app_production telemetry shop'),
  service: words(
    'payments notifier geo-index ingest thumbnailer invoicing feature-flags identity webhook-relay pdf-render',
  ),
  Service: words('Payments Notifier Ingest Invoicing Identity Relay Ledger Catalog'),
  SERVICE: words('PAYMENTS NOTIFIER INGEST INVOICING IDENTITY RELAY LEDGER CATALOG CRM SAP'),
  namespace: words('prod staging data platform payments edge'),
  stamp: (random) =>
    `${2023 + between(0, 3, random)}-${String(between(1, 12, random)).padStart(2, '0')}-${String(between(1, 28, random)).padStart(2, '0')}T${String(between(0, 23, random)).padStart(2, '0')}:${String(between(0, 59, random)).padStart(2, '0')}:${String(between(0, 59, random)).padStart(2, '0')}`,
  semver: (random) => `${between(0, 14, random)}.${between(0, 40, random)}.${between(0, 30, random)}`,
  ip: (random) => Array.from({ length: 4 }, () => between(3, 250, random)).join('.'),
  mac: (random) => Array.from({ length: 6 }, () => draw('0123456789abcdef', 2, random)).join(':'),
  small: (random) => String(between(2, 99, random)),
  big: (random) => String(between(1200, 980000, random)),
  account: (random) => draw('123456789', 1, random) + draw(DIGITS, 11, random),
  epoch: (random) => String(1_690_000_000 + Math.floor(random() * 1e8)),
  key: words('alpha beta north south legacy primary shadow canary'),
  colon32: (random) => Array.from({ length: 32 }, () => draw('0123456789ABCDEF', 2, random)).join(':'),
  colon20: (random) => Array.from({ length: 20 }, () => draw('0123456789ABCDEF', 2, random)).join(':'),
  colon16: (random) => Array.from({ length: 16 }, () => draw('0123456789abcdef', 2, random)).join(':'),
  certBody: (random) =>
    [
      `MII${pick(['D', 'E', 'F'], random)}${draw(`${ALNUM}+/`, 60, random)}`,
      ...Array.from({ length: between(12, 22, random) }, () => draw(`${ALNUM}+/`, 64, random)),
      `${draw(`${ALNUM}+/`, 42, random)}==`,
    ].join('\n'),
  pubBody: (random) =>
    [
      `MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA${draw(`${ALNUM}+/`, 20, random)}`,
      ...Array.from({ length: 4 }, () => draw(`${ALNUM}+/`, 64, random)),
      `${draw(`${ALNUM}+/`, 45, random)}wIDAQAB`,
    ].join('\n'),
  sri512: (random) => `sha512-${draw(`${ALNUM}+/`, 86, random)}==`,
  sri384: (random) => `sha384-${draw(`${ALNUM}+/`, 64, random)}`,
  h1: (random) => `h1:${draw(`${ALNUM}+/`, 43, random)}=`,
  sshPub: [
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI‹b64:43›',
    'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ‹b64:334›==',
    'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABB‹b64:86›=',
  ],
  vlq: (random) =>
    Array.from(
      { length: between(18, 40, random) },
      () =>
        `${draw('ACEGIKMOQSUWY', 1, random)}AA${draw(`${UPPER}`, 1, random)}${pick(['', draw(`${LOWER}`, 1, random)], random)}`,
    ).join(pick([',', ',', ';'], random)),
};
