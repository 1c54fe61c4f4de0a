import { type Lexicon, pick, type Random, type Rule } from './grammar.ts';
import { PLAIN } from './plain-rules.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const ALNUM = LOWER + UPPER + DIGITS;

const between = (random: Random, low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
const chars = (random: Random, alphabet: string, length: number): string => {
  let text = '';
  while (text.length < length) text += alphabet[Math.floor(random() * alphabet.length)];
  return text;
};
const some =
  (words: string): Rule =>
  (random) =>
    pick(words.split(' '), random);
const lines =
  (list: string): Rule =>
  (random) =>
    pick(list.split('\n'), random);
const prefixed =
  (prefix: string, alphabet: string, low: number, high = low): Rule =>
  (random) =>
    prefix + chars(random, alphabet, between(random, low, high));
const cap = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const NOUNS =
  'falcon kitten dragon sunset pepper hockey monkey banana shadow thunder biscuit pickle lobster walnut rocket badger maple cobalt saturn hamster guitar cactus penguin noodle tractor coffee summer winter autumn spring ranger wizard panther cherry ginger bailey buster molly rosie jasper oliver felix simba nala luna milo'.split(
    ' ',
  );
const FIRMS =
  'Contoso Nordwind Acme Klinikum Praxis Studio Lab Office Backup Sysadmin Server Router Payroll Lager Oracle Kassa'.split(
    ' ',
  );
const LEET: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const leet = (word: string): string =>
  [...word].map((letter, index) => (index > 0 ? (LEET[letter] ?? letter) : letter)).join('');

/** A password as people make them up. The signs are those that its place in a text can bear. */
const human = (random: Random, signs: string): string => {
  const sign = (): string => chars(random, signs, 1);
  const noun = (): string => pick(NOUNS, random);
  const year = (): string => String(between(random, 1958, 2026));
  switch (between(random, 0, 10)) {
    case 0:
      return cap(noun()) + year() + sign();
    case 1:
      return cap(noun()) + sign() + year();
    case 2:
      return cap(leet(noun())) + sign() + chars(random, DIGITS, 2) + chars(random, LOWER, 1);
    case 3:
      return noun() + sign() + noun() + chars(random, DIGITS, 2);
    case 4:
      return pick(FIRMS, random) + sign() + chars(random, DIGITS, 4);
    case 5:
      return noun() + chars(random, DIGITS, 4);
    case 6:
      return cap(noun()) + cap(noun()) + chars(random, DIGITS, between(random, 1, 3)) + sign();
    case 7:
      return (
        chars(random, UPPER, 1) + chars(random, LOWER, 4) + chars(random, DIGITS, 3) + sign() + chars(random, LOWER, 2)
      );
    case 8:
      return pick(FIRMS, random).toLowerCase() + sign() + noun() + sign() + chars(random, DIGITS, 3);
    case 9:
      return chars(random, ALNUM, between(random, 3, 5)) + sign() + chars(random, ALNUM, between(random, 4, 7));
    default:
      return leet(noun()) + sign() + leet(noun()) + chars(random, DIGITS, 1);
  }
};

/** A password as a manager of passwords makes it: starts with a letter and ends with a letter or digit. */
const generated = (random: Random, signs: string, low: number, high: number): string =>
  chars(random, LOWER + UPPER, 1) +
  chars(random, ALNUM + ALNUM + signs, between(random, low, high) - 3) +
  chars(random, ALNUM, 2);

const fold = (text: string, width: number): string => (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join('\n');
const key = (random: Random, prefix: string, length: number, padding = ''): string =>
  prefix + chars(random, `${ALNUM}+/`, length - prefix.length - padding.length) + padding;

const rsaBody = (random: Random): string => fold(key(random, 'MIIEpAIBAAKCAQEA', pick([1588, 1592], random), '='), 64);
const pkcs8Body = (random: Random): string =>
  fold(key(random, 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC', 1624, '=='), 64);
const ecBody = (random: Random): string => fold(key(random, 'MHcCAQEEI', 164, '=='), 64);
const ecPkcs8Body = (random: Random): string =>
  fold(key(random, 'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg', 184), 64);
const ed25519Body = (random: Random): string => key(random, 'MC4CAQAwBQYDK2VwBCIEI', 64);
const opensshBody = (random: Random): string =>
  fold(
    key(
      random,
      'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAACB',
      pick([340, 348, 352], random),
      '=',
    ),
    70,
  );
const certBody = (random: Random): string => fold(key(random, 'MIID', pick([1180, 1244], random), '=='), 64);

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (random: Random, head: object, body: object): string =>
  [encode(head), encode(body), chars(random, `${ALNUM}_-`, 43)].join('.');
const uuid = (random: Random): string =>
  [8, 4, 4, 4, 12].map((length) => chars(random, `${DIGITS}abcdef`, length)).join('-');

const SEEDS =
  'abandon ability absorb acid across actor address adjust affair afford airport album alcohol alley almost alpha amateur amused anchor ancient ankle annual antenna arctic arena armor artist aspect atom auction autumn avocado awful bamboo banner barrel beach benefit bicycle blanket blossom bomb border bracket bridge bronze bubble bulb cabbage camera canal canyon carbon casual cattle ceiling cereal chaos chimney cinnamon civil claw clinic cluster coconut column conduct copper cotton cradle cricket crystal curtain cushion dawn decade deer denial desert detail diesel dignity dinner dolphin donkey drama dune eagle echo elbow elder embark enact engine escape evoke exhaust fabric fatigue feature ferry fiscal flavor foam fossil fringe galaxy garlic gaze genius glimpse gossip gravity grocery guitar hamster harvest hazard hedgehog hidden hollow humble hybrid icon illness immune indoor inhale insect ivory jaguar jealous jungle kangaroo kidney ladder laptop lava lecture legend lizard lobster lunar magnet mango matrix mimic mosquito muffin naive nephew noodle oblige obscure olympic orbit ostrich oxygen paddle panther parrot peasant pelican phrase pigeon pistol plunge polar possum praise pumpkin puzzle quantum rabbit raccoon ranch razor rebel recipe rhythm ribbon rocket saddle salmon scatter scorpion shiver sibling siege sketch slogan spatial sponge squirrel stadium stumble surge swallow tattoo tenant thunder timber tobacco tornado trumpet tunnel umbrella unfair vacuum velvet venture viable violin walnut warfare wheat window wrestle yellow zebra'.split(
    ' ',
  );

const SIGNS = '!#$%&*+-=?@^_~';
const MILD = '!_-.+';

const values: Lexicon = {
  // Passwords.
  pwSym: (random) => human(random, SIGNS),
  pwPlain: (random) => human(random, MILD),
  pwUrl: (random) => human(random, '-_.'),
  pwChat: (random) => human(random, '!#%&*+-=_').replace(/[^A-Za-z0-9]$/, '7'),
  pwGen: (random) => generated(random, '!#%*+-_=^~', 16, 24),
  pwGenSym: (random) => generated(random, '!#$%&*+-_=^~@()[]', 14, 28),
  pwGenPlain: (random) => generated(random, '', 16, 32),
  pwMix: (random) => (random() < 0.6 ? human(random, MILD) : generated(random, '_-', 14, 26)),
  pwEnc: (random) => human(random, '-_').replace(/[-_]/g, () => pick(['%40', '%23', '%21', '%24', '%2F'], random)),
  pwUni: (random) =>
    pick(
      [
        'Größe',
        'Käsebrot',
        'Fußball',
        'Müller',
        'Zażółć',
        'Łódka',
        'Contraseñita',
        'Évian',
        'Señal',
        'Årsta',
        'Солнышко',
        'Медведь',
      ],
      random,
    ) +
    pick(['', '!', '#', '_', '-'], random) +
    chars(random, DIGITS, between(random, 2, 4)),
  phrase: (random) =>
    Array.from({ length: between(random, 4, 5) }, () => pick(NOUNS, random)).join(pick(['-', '.', '_'], random)) +
    chars(random, DIGITS, 1),
  phraseSpaced: (random) => Array.from({ length: between(random, 4, 6) }, () => pick(SEEDS, random)).join(' '),
  pwKeyboard: (random) =>
    pick(['1q2w3e4r', 'Qwertz', 'asdf', 'zaq1', 'Qazwsx', 'q1w2e3'], random) +
    pick(['!', '#', '_', ''], random) +
    chars(random, ALNUM, between(random, 3, 5)),
  wifiPsk: (random) => (random() < 0.7 ? human(random, '!-_.') : chars(random, DIGITS, between(random, 16, 20))),
  b64Pw: (random) => Buffer.from(human(random, SIGNS)).toString('base64'),
  b64Long: (random) => Buffer.from(generated(random, '!-_', 24, 40)).toString('base64'),
  basic: (random) =>
    Buffer.from(
      `${pick(['admin', 'deploy', 'svc-lab', 'olga', 'ci', 'jenkins', 'nadia.b'], random)}:${human(random, SIGNS)}`,
    ).toString('base64'),
  basicUser: (random) =>
    Buffer.from(
      `${pick(['ci-bot', 'registry', 'pull', 'team', '_json'], random)}:${chars(random, ALNUM, 32)}`,
    ).toString('base64'),

  // Tokens of makers.
  github: prefixed('ghp_', ALNUM, 36),
  githubApp: prefixed('ghs_', ALNUM, 36),
  githubPat: (random) =>
    `github_pat_11${chars(random, UPPER + DIGITS, 9)}0${chars(random, ALNUM, 10)}_${chars(random, ALNUM, 59)}`,
  gitlab: prefixed('glpat-', `${ALNUM}_-`, 20),
  gitlabRunner: prefixed('glrt-', `${ALNUM}_-`, 20),
  gitlabTrigger: prefixed('glptt-', `${DIGITS}abcdef`, 40),
  openai: prefixed('sk-proj-', `${ALNUM}_-`, 124, 156),
  openaiOld: (random) => `sk-${chars(random, ALNUM, 20)}T3BlbkFJ${chars(random, ALNUM, 20)}`,
  anthropic: (random) => `sk-ant-api03-${chars(random, `${ALNUM}_-`, 93)}AA`,
  hf: prefixed('hf_', LOWER + UPPER, 34),
  groq: prefixed('gsk_', ALNUM, 52),
  replicate: prefixed('r8_', ALNUM, 37),
  openrouter: prefixed('sk-or-v1-', `${DIGITS}abcdef`, 64),
  pinecone: (random) => `pcsk_${chars(random, ALNUM, 6)}_${chars(random, ALNUM, 63)}`,
  wandb: prefixed('', `${DIGITS}abcdef`, 40),
  npm: prefixed('npm_', ALNUM, 36),
  pypi: prefixed('pypi-AgEIcHlwaS5vcmcC', `${ALNUM}_-`, 140, 160),
  sendgrid: (random) => `SG.${chars(random, `${ALNUM}_-`, 22)}.${chars(random, `${ALNUM}_-`, 43)}`,
  stripe: (random) => `sk_live_51${chars(random, ALNUM, pick([97, 22], random))}`,
  stripeRk: prefixed('rk_live_', ALNUM, 24),
  stripeWh: prefixed('whsec_', ALNUM, 32),
  slackBot: (random) => `xoxb-${chars(random, DIGITS, 12)}-${chars(random, DIGITS, 13)}-${chars(random, ALNUM, 24)}`,
  slackUser: (random) =>
    `xoxp-${chars(random, DIGITS, 12)}-${chars(random, DIGITS, 12)}-${chars(random, DIGITS, 13)}-${chars(random, `${DIGITS}abcdef`, 32)}`,
  slackApp: (random) =>
    `xapp-1-A0${chars(random, UPPER + DIGITS, 9)}-${chars(random, DIGITS, 13)}-${chars(random, `${DIGITS}abcdef`, 64)}`,
  telegram: (random) =>
    `${chars(random, '123456789', 1)}${chars(random, DIGITS, 9)}:AA${chars(random, `${ALNUM}_-`, 33)}`,
  discord: (random) =>
    `MT${chars(random, ALNUM, 24)}.G${chars(random, `${ALNUM}_-`, 5)}.${chars(random, `${ALNUM}_-`, 38)}`,
  awsSecret: (random) => chars(random, `${ALNUM}${ALNUM}+/`, 40),
  awsSession: (random) => `IQoJb3JpZ2luX2VjE${chars(random, `${ALNUM}+/`, between(random, 240, 420))}==`,
  azureKey: (random) => `${chars(random, `${ALNUM}+/`, 86)}==`,
  azureClient: (random) =>
    `${chars(random, ALNUM, 3)}8Q~${chars(random, `${ALNUM}_-.~`, 33)}${chars(random, ALNUM, 1)}`,
  sbKey: (random) => `${chars(random, `${ALNUM}+/`, 43)}=`,
  sasSig: (random) => `${chars(random, ALNUM, 12)}%2B${chars(random, ALNUM, 18)}%2F${chars(random, ALNUM, 11)}%3D`,
  digitalocean: prefixed('dop_v1_', `${DIGITS}abcdef`, 64),
  tailscale: (random) => `tskey-auth-k${chars(random, ALNUM, 11)}CNTRL-${chars(random, ALNUM, 32)}`,
  dockerPat: prefixed('dckr_pat_', `${ALNUM}_-`, 27),
  vault: prefixed('hvs.', `${ALNUM}_-`, 90, 100),
  vaultShort: prefixed('hvs.', ALNUM, 24),
  terraformCloud: (random) => `${chars(random, ALNUM, 14)}.atlasv1.${chars(random, ALNUM, 67)}`,
  grafana: (random) => `glsa_${chars(random, ALNUM, 32)}_${chars(random, `${DIGITS}abcdef`, 8)}`,
  newrelic: (random) => `NRAK-${chars(random, UPPER + DIGITS, 27)}`,
  sentryTok: prefixed('sntryu_', `${DIGITS}abcdef`, 64),
  linear: prefixed('lin_api_', ALNUM, 40),
  notion: prefixed('ntn_', ALNUM, 46),
  airtable: (random) => `pat${chars(random, ALNUM, 14)}.${chars(random, `${DIGITS}abcdef`, 64)}`,
  shopify: prefixed('shpat_', `${DIGITS}abcdef`, 32),
  databricks: prefixed('dapi', `${DIGITS}abcdef`, 32),
  planetscale: prefixed('pscale_pw_', `${ALNUM}_-`, 43),
  fly: (random) => `FlyV1 fm2_${chars(random, `${ALNUM}+/`, between(random, 180, 260))}`,
  netlify: prefixed('nfp_', ALNUM, 36),
  mapboxSecret: (random) =>
    `sk.${encode({ u: `lab${chars(random, LOWER, 4)}`, a: `cl${chars(random, LOWER + DIGITS, 20)}` })}.${chars(random, `${ALNUM}_-`, 22)}`,
  googleOauth: prefixed('GOCSPX-', `${ALNUM}_-`, 28),
  googleRefresh: (random) => `1//0${chars(random, LOWER + DIGITS, 1)}${chars(random, `${ALNUM}_-`, 98)}`,
  googleAccess: (random) => `ya29.a0${chars(random, `${ALNUM}_-`, between(random, 160, 210))}`,
  facebook: (random) => `EAA${chars(random, ALNUM, between(random, 170, 190))}ZDZD`,
  age: prefixed('AGE-SECRET-KEY-1', 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L', 58),
  wgKey: (random) => `${chars(random, `${ALNUM}+/`, 42)}${chars(random, 'AEIMQUYcgkosw048', 1)}=`,
  key32: (random) => `${chars(random, `${ALNUM}+/`, 43)}=`,
  laravel: (random) => `base64:${chars(random, `${ALNUM}+/`, 43)}=`,
  django: (random) =>
    chars(random, `${LOWER}${DIGITS}!@#$%^&*(-_=+)`, 50)
      .replace(/^[^a-z0-9]/, 'k')
      .replace(/[^a-z0-9]$/, '4'),
  djangoPrefixed: (random) =>
    `django-insecure-${chars(random, `${LOWER}${DIGITS}!@#$%^&*-_=+`, 49)}${chars(random, LOWER, 1)}`,
  wpSalt: (random) =>
    `${chars(random, ALNUM, 1)}${chars(random, `${ALNUM}!@#%^&*()-_[]{}~+=,.;:/?|`, 62)}${chars(random, ALNUM, 1)}`,
  applePw: (random) => Array.from({ length: 4 }, () => chars(random, LOWER, 4)).join('-'),
  googleAppPw: (random) => Array.from({ length: 4 }, () => chars(random, LOWER, 4)).join(' '),
  totp: (random) => chars(random, `${UPPER}234567`, pick([16, 32], random)),
  totpSpaced: (random) => Array.from({ length: 8 }, () => chars(random, `${LOWER}234567`, 4)).join(' '),
  codeDash: (random) => `${chars(random, LOWER + DIGITS, 5)}-${chars(random, LOWER + DIGITS, 5)}`,
  codeDigits: (random) => `${chars(random, DIGITS, 4)} ${chars(random, DIGITS, 4)}`,
  codeHex: (random) => `${chars(random, `${DIGITS}abcdef`, 5)}-${chars(random, `${DIGITS}abcdef`, 5)}`,
  codeUpper: (random) =>
    `${chars(random, UPPER + DIGITS, 4)}-${chars(random, UPPER + DIGITS, 4)}-${chars(random, UPPER + DIGITS, 4)}`,
  bitlocker: (random) => Array.from({ length: 8 }, () => chars(random, DIGITS, 6)).join('-'),
  filevault: (random) => Array.from({ length: 6 }, () => chars(random, UPPER + DIGITS, 4)).join('-'),
  seed12: (random) => Array.from({ length: 12 }, () => pick(SEEDS, random)).join(' '),
  seed24: (random) => Array.from({ length: 24 }, () => pick(SEEDS, random)).join(' '),
  serviceJwt: (random) =>
    token(
      random,
      { alg: 'HS256', typ: 'JWT' },
      {
        iss: 'supabase',
        ref: chars(random, LOWER, 20),
        role: 'service_role',
        iat: between(random, 1690000000, 1750000000),
        exp: 2040000000,
      },
    ),
  haJwt: (random) =>
    token(
      random,
      { alg: 'HS256', typ: 'JWT' },
      {
        iss: chars(random, `${DIGITS}abcdef`, 32),
        iat: between(random, 1690000000, 1750000000),
        exp: between(random, 2010000000, 2060000000),
      },
    ),
  userJwt: (random) =>
    token(
      random,
      { alg: pick(['HS256', 'RS256'], random), typ: 'JWT', kid: chars(random, LOWER + DIGITS, 8) },
      { sub: uuid(random), email: 'n.brandt@lab.example', exp: between(random, 1740000000, 1790000000) },
    ),
  railsMaster: prefixed('', `${DIGITS}abcdef`, 32),
  railsBase: prefixed('', `${DIGITS}abcdef`, 128),
  phpSess: prefixed('', LOWER + DIGITS, 26, 32),
  connectSid: (random) =>
    `s%3A${chars(random, `${ALNUM}_-`, 32)}.${chars(random, ALNUM, 30)}%2B${chars(random, ALNUM, 12)}`,
  djangoSess: prefixed('', LOWER + DIGITS, 32),
  flaskSess: (random) =>
    `${encode({ _fresh: true, _user_id: String(between(random, 10, 9999)) })}.${chars(random, `${ALNUM}_-`, 6)}.${chars(random, `${ALNUM}_-`, 27)}`,
  plexToken: prefixed('', `${ALNUM}_-`, 20),
  hex64: prefixed('', `${DIGITS}abcdef`, 64),
  ethKey: prefixed('0x', `${DIGITS}abcdef`, 64),
  zigbeeKey: (random) => Array.from({ length: 16 }, () => String(between(random, 0, 255))).join(', '),
  otaHex: prefixed('', `${DIGITS}abcdef`, 32),

  cfTunnel: (random) =>
    Buffer.from(
      JSON.stringify({ a: chars(random, `${DIGITS}abcdef`, 32), t: uuid(random), s: chars(random, `${ALNUM}`, 44) }),
    ).toString('base64'),
  b2Key: prefixed('K00', ALNUM, 28),
  sonar: prefixed('sqa_', `${DIGITS}abcdef`, 40),
  cargo: prefixed('cio', ALNUM, 32),
  a3key: (random) =>
    `A3-${[6, 6, 5, 5, 5, 5].map((length) => chars(random, '23456789ABCDEFGHJKLMNPQRSTVWXYZ', length)).join('-')}`,
  paypal: prefixed('E', `${ALNUM}_-`, 79),
  authPlain: (random) =>
    Buffer.from(`\0${pick(['nadia', 'noreply', 'ops'], random)}@acme.io\0${human(random, SIGNS)}`).toString('base64'),

  // Keys in the armour that PEM is: the body alone.
  rsaBody,
  pkcs8Body,
  ecBody,
  ecPkcs8Body,
  ed25519Body,
  opensshBody,
  pkcs8Escaped: (random) => pkcs8Body(random).replaceAll('\n', '\\n'),
  ecEscaped: (random) => ecPkcs8Body(random).replaceAll('\n', '\\n'),
  pkcs8Line: (random) => pkcs8Body(random).replaceAll('\n', ''),
  rsaIndented: (random) => rsaBody(random).replaceAll('\n', '\n    '),
  keyTail: (random) => `${fold(chars(random, `${ALNUM}+/`, 64 * 4 + 40), 64) + chars(random, `${ALNUM}+/`, 6)}==`,
  ppkBody: (random) => `${fold(chars(random, `${ALNUM}+/`, 64 * 6 + 30), 64)}==`,
  openvpnStatic: (random) => fold(chars(random, `${DIGITS}abcdef`, 512), 32),
  pgpBody: (random) => fold(key(random, 'lQVYBG', 64 * 9 + 24, '='), 64),
  jwkD: prefixed('', `${ALNUM}_-`, 43),
};

const surroundings: Lexicon = {
  noun: (random) => pick(NOUNS, random),
  company: some(
    'acme nordwind lindgren-labs praxis-weber stclara pixelforge kettle-games riverside-health homelab datamill fjordsoft bluefin',
  ),
  Company: some('Acme Nordwind Lindgren Pixelforge Riverside Datamill Fjordsoft Bluefin Kestrel Brightwell'),
  domain: some(
    'acme.io nordwind.example lindgren-labs.com praxis-weber.de stclara-hospital.org pixelforge.games kettle.gg datamill.ai fjordsoft.no bluefin.dev',
  ),
  person: some('Nadia Tomasz Aylin Pedro Yuki Marta Lukas Chloe Ivan Sofia Kwame Ingrid Rahul Elena Jonas'),
  login: some(
    'nadia tomasz aylin pedro yuki marta lukas chloe ivan sofia kwame ingrid rahul elena jonas svc_etl readonly pacs_import gamesvc labadmin backupuser',
  ),
  email: (random) =>
    `${pick(['nadia', 'tomasz.k', 'aylin', 'pedro', 'yuki.m', 'marta', 'it-support', 'billing', 'noreply', 'ops'], random)}@${pick(['acme.io', 'nordwind.example', 'pixelforge.games', 'stclara-hospital.org', 'datamill.ai', 'bluefin.dev'], random)}`,
  emailEnc: (random) =>
    `${pick(['nadia', 'tomasz.k', 'aylin', 'ops'], random)}%40${pick(['acme.io', 'bluefin.dev', 'datamill.ai'], random)}`,
  lanIp: (random) =>
    `${pick(['192.168.1', '192.168.178', '10.20.4', '172.16.9', '10.0.0'], random)}.${between(random, 2, 250)}`,
  mac: (random) => Array.from({ length: 6 }, () => chars(random, `${DIGITS}abcdef`, 2)).join(':'),
  dbName: some(
    'shop orders warehouse emr lab_results analytics players matchmaking telemetry crm wiki nextcloud grafana',
  ),
  dbHost: some(
    'db pg01.lan db.nordwind.example postgres 10.20.4.15 mysql-prod sql01.stclara.local timescale players-db.kettle.gg 127.0.0.1',
  ),
  service: some(
    'api web worker scheduler ingest matchmaker leaderboard patient-portal lab-gateway etl notifier payments',
  ),
  SERVICE: some('API WEB WORKER INGEST PORTAL ETL NOTIFIER PAYMENTS LEADERBOARD CRM'),
  env: some('prod staging dev qa preprod'),
  region: some('eu-central-1 us-east-1 eu-west-3 ap-southeast-2 us-west-2'),
  bucket: some('ml-datasets player-replays lab-exports nightly-backups invoices-archive model-artifacts'),
  version: (random) => `${between(random, 0, 9)}.${between(random, 0, 30)}.${between(random, 0, 12)}`,
  iso: (random) =>
    `20${between(random, 22, 26)}-${String(between(random, 1, 12)).padStart(2, '0')}-${String(between(random, 1, 28)).padStart(2, '0')}T${String(between(random, 0, 23)).padStart(2, '0')}:${String(between(random, 0, 59)).padStart(2, '0')}:${String(between(random, 0, 59)).padStart(2, '0')}Z`,
  stamp: (random) =>
    `20${between(random, 22, 26)}${String(between(random, 1, 12)).padStart(2, '0')}${String(between(random, 1, 28)).padStart(2, '0')}`,
  clock: (random) =>
    `${String(between(random, 0, 23)).padStart(2, '0')}:${String(between(random, 0, 59)).padStart(2, '0')}`,
  epoch: (random) => String(between(random, 1690000000, 1790000000)),
  small: (random) => String(between(random, 2, 60)),
  big: (random) => String(between(random, 10000, 9999999)),
  ticket: (random) => `${pick(['OPS', 'INFRA', 'SEC', 'HELP', 'GAME', 'LAB'], random)}-${between(random, 12, 9800)}`,
  short7: prefixed('', `${DIGITS}abcdef`, 7),
  prompt: some('$ # > % nadia@lab:~$ root@nas:~# [ec2-user@ip-10-0-3-9]$ pi@raspberrypi:~$ PS>'),
  pkg: some(
    'lodash express requests numpy serde tokio react-dom axios pydantic zod chalk fastapi jsonwebtoken passlib bcrypt',
  ),
  branch: some('main develop fix/login-loop feature/token-refresh release/2.4 chore/rotate-keys'),
  page: some('login settings billing profile dashboard reports'),
  awsAccount: prefixed('', '123456789', 12),
  steamId: prefixed('7656119', DIGITS, 10),
  snowflake: prefixed('1', DIGITS, 17, 18),
  dicomUid: (random) =>
    `1.2.840.${between(random, 10008, 113999)}.${between(random, 1, 9)}.${chars(random, '123456789', 9)}.${chars(random, '123456789', 6)}.${between(random, 1, 400)}`,
  color: prefixed('#', `${DIGITS}abcdef`, 6),
  sriHash: (random) => `sha512-${chars(random, `${ALNUM}+/`, 86)}==`,
  goHash: (random) => `h1:${chars(random, `${ALNUM}+/`, 43)}=`,
  sshPub: (random) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${chars(random, `${ALNUM}+/`, 43)}`,
  sshPubRsa: (random) => `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQC${chars(random, `${ALNUM}+/`, 490)}=`,
  sshFp: (random) => `SHA256:${chars(random, `${ALNUM}+/`, 43)}`,
  certBody,
  pubBody: (random) => fold(key(random, 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA', 392, 'IDAQAB'), 64),
  pgpPubBody: (random) => fold(key(random, 'mQINBG', 64 * 7 + 20, '='), 64),
  colonHex20: (random) => Array.from({ length: 20 }, () => chars(random, `${DIGITS}ABCDEF`, 2)).join(':'),
  colonHex32: (random) => Array.from({ length: 32 }, () => chars(random, `${DIGITS}ABCDEF`, 2)).join(':'),
  gpgFp: (random) => Array.from({ length: 10 }, () => chars(random, `${DIGITS}ABCDEF`, 4)).join(' '),
  png64: (random) =>
    `iVBORw0KGgoAAAANSUhEUgAA${chars(random, `${ALNUM}+/`, between(random, 120, 300))}AAAABJRU5ErkJggg==`,
  svg64: (random) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${between(random, 8, 64)}" height="${between(random, 8, 64)}"><path d="M${between(random, 0, 9)} ${between(random, 0, 9)}h${between(random, 2, 20)}v${between(random, 2, 20)}z"/></svg>`,
    ).toString('base64'),
  woff64: (random) => `d09GMgABAAAAA${chars(random, `${ALNUM}+/`, between(random, 160, 280))}=`,
  fakeName: lines(
    'YOUR_API_KEY\nYOUR_TOKEN_HERE\n<your-token>\n<YOUR_SECRET>\nyour-api-key-here\nREPLACE_ME\n<insert key>\nput-your-password-here\nxxxxxxxxxxxxxxxx\nTODO\n<redacted>\n********',
  ),
  VAR: some(
    'DB_PASSWORD API_TOKEN STRIPE_SECRET_KEY SMTP_PASSWORD JWT_SECRET SESSION_SECRET GITHUB_TOKEN REDIS_PASSWORD OPENAI_API_KEY MINIO_SECRET_KEY SLACK_BOT_TOKEN KEYSTORE_PASSWORD',
  ),
  varName: some(
    'dbPassword apiToken stripeSecretKey smtpPassword jwtSecret sessionSecret githubToken redisPassword openaiApiKey clientSecret',
  ),
  var_name: some(
    'db_password api_token stripe_secret_key smtp_password jwt_secret session_secret github_token redis_password openai_api_key client_secret',
  ),
};

/** What the twelfth author's grammars are written with. */
export const twelfthLexicon: Lexicon = { ...PLAIN, ...values, ...surroundings };
