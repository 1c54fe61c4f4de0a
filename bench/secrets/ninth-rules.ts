import { type Lexicon, pick, type Random, type Rule } from './grammar.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const ALNUM = UPPER + LOWER + DIGITS;

const WORDS =
  'amber anchor apple aspen badger bamboo barrel basil beacon birch bison bramble breeze bridge bronze cactus camel candle canyon cargo carbon castle cedar cherry cinder clover cobalt comet copper coral cotton cricket crystal cypress dagger daisy delta desert dolphin dragon drift eagle ember falcon feather fennel ferry fjord flint forest fossil fox galaxy garden garlic ginger glacier granite hammer harbor hazel heron hollow honey indigo island ivory jasmine jigsaw juniper kayak kettle lagoon lantern lemon lilac linen lobster magnet mango maple marble meadow mercury mint monsoon mosaic nectar nickel noodle nutmeg oasis ocean olive onyx orbit orchid otter oyster paddle panther papaya parrot pebble pepper pickle pigeon pilot pine piston planet plum poppy prairie puffin pumpkin quartz quill rabbit raven reef ribbon river robin rocket saddle saffron salmon sandal sapphire shadow silver sparrow spruce squid summit sunset tango temple thistle thunder tiger timber tulip tundra turtle umbrella valley velvet violet walnut walrus willow window winter wombat yellow zebra zenith zephyr'.split(
    ' ',
  );

/** Words of the list from which wallets draw recovery phrases. */
const PHRASE_WORDS =
  'abandon ability able about above absent absorb abstract absurd abuse access accident account accuse achieve acid acoustic acquire across act action actor actress actual adapt add addict address adjust admit adult advance advice aerobic affair afford afraid again age agent agree ahead aim air airport aisle alarm album alcohol alert alien all alley allow almost alone alpha already also alter always amateur amazing among amount amused analyst anchor ancient anger angle angry animal ankle announce annual another answer antenna antique anxiety apart apology appear apple approve april arch arctic area arena argue arm armed armor army around arrange arrest arrive arrow art artefact artist artwork ask aspect assault asset assist assume asthma athlete atom attack attend attitude attract auction audit august aunt author auto autumn average avocado avoid awake aware away awesome awful awkward axis baby bachelor bacon badge bag balance balcony ball bamboo banana banner bar barely bargain barrel base basic basket battle beach bean beauty because become beef before begin behave behind believe below belt bench benefit best betray better between beyond bicycle bid bike bind biology bird birth bitter black blade blame blanket blast bleak bless blind blood blossom blouse blue blur blush board boat body boil bomb bone bonus book boost border boring borrow boss bottom bounce box boy bracket brain brand brass brave bread breeze brick bridge brief bright bring brisk broccoli broken bronze broom brother brown brush bubble buddy budget buffalo build bulb bulk bullet bundle bunker burden burger burst bus business busy butter buyer buzz cabbage cabin cable cactus cage cake call calm camera camp can canal cancel candy cannon canoe canvas canyon capable capital captain car carbon card cargo carpet carry cart case cash casino castle casual cat catalog catch category cattle caught cause caution cave ceiling celery cement census century cereal certain chair chalk champion change chaos chapter charge chase chat cheap check cheese chef cherry chest chicken chief child chimney choice choose chronic chuckle chunk churn cigar cinnamon circle citizen city civil claim clap clarify claw clay clean clerk clever click client cliff climb clinic clip clock clog close cloth cloud clown club clump cluster clutch coach coast coconut code coffee coil coin collect color column combine come comfort comic common company concert conduct confirm congress connect consider control convince cook cool copper copy coral core corn correct cost cotton couch country couple course cousin cover coyote crack cradle craft cram crane crash crater crawl crazy cream credit creek crew cricket crime crisp critic crop cross crouch crowd crucial cruel cruise crumble crunch crush cry crystal cube culture cup cupboard curious current curtain curve cushion custom cute cycle'.split(
    ' ',
  );

const FIRST_NAMES =
  'anna ben carla dmitri elena farid greta hugo ines jonas katja leo maria nadia oscar paula quentin rosa sven tariq uma viktor wanda xenia yusuf zoe'.split(
    ' ',
  );

const SYMBOLS = '!@^*_-+.~?';
const WILD_SYMBOLS = '!@#$%^&*()_-+=[]{};:,.?/~|';

const below = (limit: number, random: Random): number => Math.floor(random() * limit);
const between = (low: number, high: number, random: Random): number => low + below(high - low + 1, random);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function chars(alphabet: string, length: number, random: Random): string {
  let text = '';
  for (let index = 0; index < length; index++) text += alphabet.charAt(below(alphabet.length, random));
  return text;
}

/** Characters of an alphabet; as many as the slot says, or a usual number. */
const of =
  (alphabet: string, usual: number): Rule =>
  (random, length) =>
    chars(alphabet, length || usual, random);

/** Characters of an alphabet behind a prefix that its issuer gives them. */
const issued =
  (prefix: string, alphabet: string, usual: number, suffix = ''): Rule =>
  (random) =>
    prefix + chars(alphabet, usual, random) + suffix;

const HEX = '0123456789abcdef';
const BASE64 = `${ALNUM}+/`;
const BASE64URL = `${ALNUM}-_`;
const BASE32 = `${UPPER}234567`;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const word = (random: Random): string => pick(WORDS, random);
const two = (value: number): string => String(value).padStart(2, '0');
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** Starts with a letter, has a digit, and no character that a shell, a URL or a notation would need escaped. */
function generated(random: Random, symbols: string): string {
  const length = between(10, 22, random);
  const body = chars(ALNUM + ALNUM + symbols + symbols, length, random);
  return chars(UPPER + LOWER, 1, random) + body + chars(DIGITS, 1, random) + chars(LOWER, 1, random);
}

function memorable(random: Random): string {
  const first = word(random);
  const second = word(random);
  const year = between(1, 2039, random);
  switch (below(8, random)) {
    case 0:
      return `${capital(first)}${capital(second)}${year}!`;
    case 1:
      return `${first}-${second}-${below(100, random)}-${word(random)}`;
    case 2:
      return `${capital(first).replace('a', '@').replace('e', '3').replace('o', '0')}_${second}${below(1000, random)}`;
    case 3:
      return `${capital(first)}.${capital(second)}.${between(10, 99, random)}`;
    case 4:
      return `${first}${between(100, 99999, random)}${capital(second)}`;
    case 5:
      return `${capital(first)}@${between(1000, 9999, random)}${chars('!?*+', 1, random)}${chars(LOWER, 2, random)}`;
    case 6:
      return `${chars(LOWER, 3, random)}${between(10, 99, random)}${second}${chars('!?*', 2, random)}`;
    default:
      return `My${capital(first)}Likes${capital(second)}${between(1, 99, random)}`;
  }
}

const password = (random: Random): string => (random() < 0.5 ? generated(random, SYMBOLS) : memorable(random));
const plainPassword = (random: Random): string =>
  random() < 0.6 ? generated(random, '') : `${capital(word(random))}${between(100, 99999, random)}${word(random)}`;
const urlPassword = (random: Random): string =>
  random() < 0.7
    ? plainPassword(random)
    : `${capital(word(random))}%${pick(['40', '21', '23', '24'], random)}${chars(ALNUM, 8, random)}`;

function block(random: Random, lines: number, start: string, width: number): string {
  const rows: string[] = [];
  for (let row = 0; row < lines; row++) {
    const head = row === 0 ? start : '';
    const size = row === lines - 1 ? between(20, width - 6, random) : width - head.length;
    rows.push(head + chars(BASE64, size, random));
  }
  return `${rows.join('\n')}${pick(['=', '==', ''], random)}`;
}

const pem =
  (start: string, usual: number, width = 64): Rule =>
  (random, length) =>
    block(random, length || usual, start, width);

const phrase =
  (words: readonly string[], usual: number): Rule =>
  (random, length) =>
    Array.from({ length: length || usual }, () => pick(words, random)).join(' ');

function uuid(random: Random): string {
  const hex = chars(HEX, 32, random);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${pick(['8', '9', 'a', 'b'], random)}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function domain(random: Random): string {
  return `${word(random)}${word(random)}.${pick(['com', 'io', 'net', 'dev', 'org', 'cloud', 'co', 'de'], random)}`;
}

function day(random: Random): string {
  return `${between(2023, 2026, random)}-${two(between(1, 12, random))}-${two(between(1, 28, random))}`;
}

function clock(random: Random): string {
  return `${two(below(24, random))}:${two(below(60, random))}:${two(below(60, random))}`;
}

function jwt(random: Random): string {
  const header = pick(
    [
      '{"alg":"HS256","typ":"JWT"}',
      `{"alg":"RS256","kid":"${chars(HEX, 16, random)}","typ":"JWT"}`,
      '{"alg":"ES256","typ":"JWT"}',
    ],
    random,
  );
  const issuedAt = between(1_700_000_000, 1_780_000_000, random);
  const payload = JSON.stringify({
    iss: `https://auth.${domain(random)}/`,
    sub: chars(HEX, 24, random),
    scope: pick(['openid profile', 'read:all write:all', 'admin', 'service'], random),
    iat: issuedAt,
    exp: issuedAt + 3600,
  });
  return `${base64url(header)}.${base64url(payload)}.${chars(BASE64URL, 43, random)}`;
}

/** What everything here is made of: places, people, programs, and times. */
const surroundings: Lexicon = {
  word,
  Word: (random) => capital(word(random)),
  WORD: (random) => word(random).toUpperCase(),
  name: (random) => capital(pick(FIRST_NAMES, random)),
  user: (random) => pick(FIRST_NAMES, random),
  login: [
    '‹user›',
    '‹user›.‹word›',
    '‹word›‹digits:2›',
    '‹word›_‹admin|svc|app|ro|rw›',
    '‹svc|app|deploy|backup›-‹word›',
  ],
  account: ['‹word›', '‹word›_‹app|rw|ro|svc|owner›', '‹app|api|admin|root|postgres|report›', '‹user›'],
  domain,
  host: [
    '‹word›.‹domain›',
    '‹word›-‹digits:2›.‹domain›',
    '‹db|api|mq|cache|git|vpn›‹digits:1›.‹word›.internal',
    'ip-10-‹byte›-‹byte›-‹byte›.ec2.internal',
  ],
  ip: ['10.‹byte›.‹byte›.‹byte›', '192.168.‹byte›.‹byte›', '172.16.‹byte›.‹byte›'],
  byte: (random) => String(between(1, 254, random)),
  port: (random) => String(between(1024, 49151, random)),
  small: (random) => String(between(2, 64, random)),
  count: (random) => String(between(100, 99_999, random)),
  percent: (random) => `${below(100, random)}.${below(10, random)}`,
  ms: (random) => String(between(3, 4800, random)),
  app: ['‹word›', '‹word›-‹api|web|worker|gateway|sync|jobs›', '‹billing|search|media|auth|orders›-‹word›'],
  env: ['prod', 'staging', 'dev', 'production', 'qa', 'preview'],
  db: ['‹word›', '‹word›_‹prod|dev|main›', '‹orders|billing|analytics|crm|inventory›'],
  region: ['us-east-1', 'eu-central-1', 'eu-west-1', 'ap-southeast-2', 'us-west-2'],
  email: ['‹login›@‹domain›'],
  mailbox: ['‹info|support|ops|noreply|billing|alerts›@‹domain›'],
  day,
  clock,
  now: (random) => `${day(random)}T${clock(random)}.${chars(DIGITS, 3, random)}Z`,
  stamp: (random) => `${day(random)} ${clock(random)}`,
  syslog: (random) =>
    `${pick(['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], random)} ${between(10, 28, random)} ${clock(random)}`,
  mailDate: (random) =>
    `${pick(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], random)}, ${between(10, 28, random)} ${pick(['Feb', 'Apr', 'Jun', 'Aug', 'Oct'], random)} ${between(2023, 2026, random)} ${clock(random)} +0000`,
  epoch: (random) => String(between(1_700_000_000, 1_790_000_000, random)),
  version: (random) => `${below(12, random)}.${below(40, random)}.${below(30, random)}`,
  level: ['INFO', 'DEBUG', 'WARN', 'ERROR'],
  folder: ['src', 'lib', 'config', 'deploy', 'internal/‹word›', 'services/‹word›', 'packages/‹word›/src', 'app/‹word›'],
  extension: ['ts', 'py', 'go', 'rb', 'java', 'rs', 'js', 'php'],
  file: ['‹folder›/‹word›.‹extension›', '‹folder›/‹word›_‹word›.‹extension›'],
  home: ['/home/‹user›', '/Users/‹user›', '/root', '/srv/‹word›', '/opt/‹word›'],
  dir: ['‹home›/‹word›', '~/‹word›', '/var/lib/‹word›', '~/projects/‹app›'],
  prompt: [
    '$ ',
    '‹user›@‹word›:~$ ',
    '‹user›@‹word›:‹dir›$ ',
    '[‹user›@‹word› ‹word›]$ ',
    '# ',
    'root@‹word›:~# ',
    '❯ ',
    '➜  ‹word› ',
    '% ',
  ],
  branch: ['main', 'develop', 'feature/‹word›-‹word›', 'fix/‹word›-‹digits:3›', 'release/‹version›'],
  ticket: ['‹OPS|INFRA|APP|SEC|WEB›-‹digits:4›'],
  logLine: [
    '‹stamp› ‹level› [‹app›] ‹started|stopped|reloaded› ‹word› in ‹ms› ms',
    '‹stamp› ‹level› [‹app›] GET /‹word›/‹digits:4› ‹200|204|304|404› ‹ms›ms',
    '‹stamp› ‹level› [‹app›] queue ‹word› has ‹count› jobs',
    '‹stamp› ‹level› [‹app›] ‹cache hit|cache miss› for ‹word›/‹word›',
  ],
  sentence: [
    'The ‹word› job ran for ‹small› minutes.',
    'We moved the ‹word› service to ‹region› last week.',
    'Please look at ‹ticket› when you have time.',
    'The build of ‹app› is green again.',
    'I will be out of office from ‹day›.',
    'The ‹word› dashboard still shows the old numbers.',
  ],
};

/** Random values in the alphabets in which they come. */
const values: Lexicon = {
  hex: of(HEX, 32),
  HEX: of(HEX.toUpperCase(), 32),
  digits: of(DIGITS, 6),
  alnum: of(ALNUM, 32),
  lower: of(LOWER + DIGITS, 24),
  letters: of(LOWER, 16),
  upper: of(UPPER + DIGITS, 16),
  base64: of(BASE64, 44),
  base64url: of(BASE64URL, 43),
  base32: of(BASE32, 32),
  base58: of(BASE58, 44),
  bech32: of(BECH32, 58),
  uuid,
  UUID: (random) => uuid(random).toUpperCase(),
  sha1: of(HEX, 40),
  sha256: of(HEX, 64),
  short: of(HEX, 7),
  pairs: (random, length) => Array.from({ length: length || 16 }, () => chars(HEX, 2, random)).join(':'),
  ulid: (random) => `01${chars('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 24, random)}`,
  objectId: of(HEX, 24),
};

/** What people and programs choose to be let in. */
const passwords: Lexicon = {
  password,
  plainPassword,
  urlPassword,
  generated: (random) => generated(random, SYMBOLS),
  wildPassword: (random) => generated(random, WILD_SYMBOLS),
  passphrase: phrase(WORDS, 4),
  seedWords: phrase(PHRASE_WORDS, 12),
  pin: of(DIGITS, 4),
  code: of(DIGITS, 6),
  base64Password: (random) => base64(password(random)),
  basic: (random) => base64(`${word(random)}:${password(random)}`),
  appPassword: (random) => Array.from({ length: 4 }, () => chars(LOWER, 4, random)).join(random() < 0.5 ? ' ' : '-'),
  jwt,
  key32: (random) => `${chars(BASE64, 43, random)}=`,
  key64: (random) => `${chars(BASE64, 86, random)}==`,
};

/** What vendors issue, in the formats in which they do. */
const tokens: Lexicon = {
  awsId: issued('AKIA', BASE32, 16),
  awsTemporaryId: issued('ASIA', BASE32, 16),
  awsSecret: of(BASE64, 40),
  awsSession: issued('IQoJb3JpZ2luX2Vj', BASE64, 320, '=='),
  github: [
    '‹githubClassic›',
    'github_pat_‹alnum:22›_‹alnum:59›',
    'gho_‹alnum:36›',
    'ghs_‹alnum:36›',
    'ghu_‹alnum:36›',
    'ghr_‹alnum:76›',
  ],
  githubClassic: issued('ghp_', ALNUM, 36),
  gitlab: ['glpat-‹base64url:20›', 'gldt-‹base64url:20›', 'glrt-‹base64url:20›', 'glptt-‹hex:40›'],
  slackBot: (random) => `xoxb-${chars(DIGITS, 12, random)}-${chars(DIGITS, 13, random)}-${chars(ALNUM, 24, random)}`,
  slackUser: (random) =>
    `xoxp-${chars(DIGITS, 12, random)}-${chars(DIGITS, 12, random)}-${chars(DIGITS, 13, random)}-${chars(HEX, 32, random)}`,
  slackApp: (random) =>
    `xapp-1-A${chars(UPPER + DIGITS, 10, random)}-${chars(DIGITS, 13, random)}-${chars(HEX, 64, random)}`,
  slackTeam: (random) => `T${chars(UPPER + DIGITS, 8, random)}/B${chars(UPPER + DIGITS, 10, random)}`,
  stripe: ['sk_live_‹alnum:24›', 'sk_live_51‹alnum:97›', 'rk_live_51‹alnum:97›', 'sk_test_51‹alnum:97›'],
  stripeHook: issued('whsec_', ALNUM, 32),
  openai: [
    'sk-‹alnum:20›T3BlbkFJ‹alnum:20›',
    'sk-proj-‹base64url:74›T3BlbkFJ‹base64url:74›',
    'sk-svcacct-‹base64url:58›',
  ],
  anthropic: issued('sk-ant-api03-', BASE64URL, 93, 'AA'),
  modelKey: [
    '‹openai›',
    '‹anthropic›',
    'gsk_‹alnum:52›',
    'xai-‹alnum:80›',
    'r8_‹alnum:37›',
    'pplx-‹hex:48›',
    'hf_‹alnum:34›',
    'sk-or-v1-‹hex:64›',
    'lsv2_pt_‹hex:32›_‹hex:10›',
    'pcsk_‹alnum:6›_‹alnum:63›',
    'tvly-‹alnum:32›',
    'fw_‹alnum:24›',
  ],
  google: issued('AIzaSy', BASE64URL, 33),
  googleAccess: issued('ya29.a0A', BASE64URL, 160),
  googleRefresh: issued('1//0', BASE64URL, 60),
  googleClient: issued('GOCSPX-', BASE64URL, 28),
  npm: issued('npm_', ALNUM, 36),
  pypi: issued('pypi-AgEIcHlwaS5vcmc', BASE64URL, 150),
  docker: issued('dckr_pat_', BASE64URL, 27),
  sendgrid: (random) => `SG.${chars(BASE64URL, 22, random)}.${chars(BASE64URL, 43, random)}`,
  vault: issued('hvs.', ALNUM, 24),
  telegram: (random) => `${chars('123456789', 1, random)}${chars(DIGITS, 9, random)}:AA${chars(BASE64URL, 33, random)}`,
  discord: (random) =>
    `${base64(`1${chars(DIGITS, 17, random)}`)}.G${chars(BASE64URL, 5, random)}.${chars(BASE64URL, 38, random)}`,
  azureClient: (random) =>
    `${chars(ALNUM, 3, random)}8Q~${chars(`${ALNUM}._~-`, 33, random)}${chars(ALNUM, 1, random)}`,
  databricks: issued('dapi', HEX, 32),
  grafana: (random) => `glsa_${chars(ALNUM, 32, random)}_${chars(HEX, 8, random)}`,
  doppler: issued('dp.st.prd.', ALNUM, 43),
  terraform: (random) => `${chars(ALNUM, 14, random)}.atlasv1.${chars(ALNUM, 67, random)}`,
  tailscale: (random) => `tskey-auth-k${chars(ALNUM, 11, random)}CNTRL-${chars(ALNUM, 32, random)}`,
  digitalOcean: issued('dop_v1_', HEX, 64),
  shopify: issued('shpat_', HEX, 32),
  atlassian: (random) => `ATATT3xFfGF0${chars(BASE64URL, 170, random)}=${chars(HEX.toUpperCase(), 8, random)}`,
  linear: issued('lin_api_', ALNUM, 40),
  notion: ['ntn_‹digits:11›‹alnum:35›', 'secret_‹alnum:43›'],
  postman: (random) => `PMAK-${chars(HEX, 24, random)}-${chars(HEX, 34, random)}`,
  airtable: (random) => `pat${chars(ALNUM, 14, random)}.${chars(HEX, 64, random)}`,
  brevo: (random) => `xkeysib-${chars(HEX, 64, random)}-${chars(ALNUM, 16, random)}`,
  mailchimp: (random) => `${chars(HEX, 32, random)}-us${between(1, 21, random)}`,
  mailgun: issued('key-', HEX, 32),
  newRelic: issued('NRAK-', UPPER + DIGITS, 27),
  sonar: ['sqp_‹hex:40›', 'squ_‹hex:40›', 'sqa_‹hex:40›'],
  sentry: (random) =>
    `sntrys_${base64(JSON.stringify({ iat: between(1_700_000_000, 1_780_000_000, random), url: 'https://sentry.io' })).replaceAll('=', '')}_${chars(ALNUM, 43, random)}`,
  age: issued('AGE-SECRET-KEY-1', BECH32.toUpperCase(), 58),
  vendorToken: [
    '‹github›',
    '‹gitlab›',
    '‹slackBot›',
    '‹stripe›',
    '‹modelKey›',
    '‹npm›',
    '‹docker›',
    '‹sendgrid›',
    '‹vault›',
    '‹databricks›',
    '‹grafana›',
    '‹doppler›',
    '‹digitalOcean›',
    '‹shopify›',
    '‹atlassian›',
    '‹linear›',
    '‹notion›',
    '‹postman›',
    '‹airtable›',
    '‹brevo›',
    '‹newRelic›',
    '‹sonar›',
    '‹tailscale›',
    '‹terraform›',
    'sbp_‹hex:40›',
    'rubygems_‹hex:48›',
    'figd_‹base64url:40›',
    'pul-‹hex:40›',
    'nfp_‹alnum:36›',
    'dt0c01.‹upper:24›.‹upper:64›',
    'sq0atp-‹base64url:22›',
    'shippo_live_‹hex:40›',
    'CFPAT-‹base64url:43›',
    'tfp_‹alnum:44›_‹alnum:14›',
    'bkua_‹hex:40›',
    'glc_eyJ‹alnum:90›',
    'EZAK‹hex:32›‹alnum:22›',
    'pscale_tkn_‹base64url:43›',
    'rnd_‹alnum:28›',
    'phx_‹alnum:43›',
    'ops_eyJ‹alnum:200›',
    'hcaik_01‹lower:56›',
    'CCIPAT_‹alnum:22›_‹hex:40›',
    'pat-eu1-‹uuid›',
    'FLWSECK-‹hex:32›-X',
    'lip_‹alnum:20›',
    'sk_prod_‹alnum:40›',
    'ico-‹alnum:32›',
    'AKCp8‹alnum:68›',
  ],
};

/** Blocks of many lines. */
const blocks: Lexicon = {
  rsaBody: pem('MIIEpAIBAAKCAQEA', 25),
  pkcs8Body: pem('MIIEvgIBADANBgkqhkiG9w0BAQEFAASC', 26),
  ecBody: pem('MHcCAQEEI', 3),
  p8Body: pem('MIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkwdwIBAQQg', 3),
  opensshBody: pem('b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB', 7, 70),
  pgpBody: pem('lQdGB', 24),
  publicBody: pem('MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA', 7),
  certificateBody: pem('MIID', 18),
  pgpPublicBody: pem('mQINB', 14),
  rsaLine: (random) => `MIIEpAIBAAKCAQEA${chars(BASE64, 1200, random)}==`,
  escapedKey: (random) => block(random, 26, 'MIIEvgIBADANBgkqhkiG9w0BAQEFAASC', 64).replaceAll('\n', '\\n'),
  keyData: (random) =>
    base64(
      `-----BEGIN RSA PRIVATE KEY-----\n${block(random, 20, 'MIIEpAIBAAKCAQEA', 64)}\n-----END RSA PRIVATE KEY-----\n`,
    ),
  certificateData: (random) =>
    base64(`-----BEGIN CERTIFICATE-----\n${block(random, 14, 'MIID', 64)}\n-----END CERTIFICATE-----\n`),
  byteList: (random, length) => Array.from({ length: length || 64 }, () => below(256, random)).join(','),
  png: (random) => `iVBORw0KGgoAAAANSUhEUgAA${chars(BASE64, between(200, 500, random), random)}AAAABJRU5ErkJggg==`,
  sshPublic: (random) =>
    random() < 0.6
      ? `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${chars(BASE64, 43, random)}`
      : `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ${chars(BASE64, 340, random)}`,
  hexRow: (random) =>
    `${chars(HEX, 8, random)}: ${Array.from({ length: 8 }, () => chars(HEX, 4, random)).join(' ')}  ${chars(`${ALNUM}....`, 16, random)}`,
};

export const ninthLexicon: Lexicon = { ...surroundings, ...values, ...passwords, ...tokens, ...blocks };
