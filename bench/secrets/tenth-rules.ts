import { type Lexicon, pick, type Random, type Rule } from './grammar.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const ALNUM = LOWER + UPPER + DIGITS;

function chars(alphabet: string, random: Random, length: number): string {
  let written = '';
  while (written.length < length) written += alphabet[Math.floor(random() * alphabet.length)];
  return written;
}

function between(low: number, high: number, random: Random): number {
  return low + Math.floor(random() * (high - low + 1));
}

function padded(value: number, width = 2): string {
  return String(value).padStart(width, '0');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function of(alphabet: string, usual: number): Rule {
  return (random, length) => chars(alphabet, random, length || usual);
}

function prefixed(prefix: string, alphabet: string, length: number): Rule {
  return (random) => prefix + chars(alphabet, random, length);
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** Lines of base64 as in a PEM file. */
function block(random: Random, lines: number, start: string, width: number): string {
  const whole = start + chars(`${ALNUM}+/`, random, width * lines + between(5, 14, random) * 4 - start.length - 2);
  const rows: string[] = [];
  for (let at = 0; at < whole.length; at += width) rows.push(whole.slice(at, at + width));
  return `${rows.join('\n')}==`;
}

const WORDS =
  'copper lantern harbor meadow falcon juniper pebble walnut ember glacier thistle beacon saddle marble canyon willow anchor cobalt orchid timber velvet magnet quartz raven sparrow tulip bison cedar comet dune fjord garnet hazel iris jasper kelp lagoon maple nectar opal prairie quill ridge sable tundra umber violet wharf yarrow zephyr badger cactus dolphin engine fennel gravel hammer island jungle kettle lemon mango nutmeg oyster parrot radish salmon turnip urchin vulture weasel'.split(
    ' ',
  );
const SEED_WORDS =
  'abandon ability absent absorb account acoustic across adapt adjust admit advice afford agent alarm album alert almost amateur amount amused anchor animal annual apple april arctic arena armor arrow artist aspect attend august autumn average avocado bamboo banner barely basket beach become behind benefit better bicycle biology blanket blossom border bounce bracket breeze bridge bronze bubble buffalo burden butter cabbage cactus camera canal canvas carbon cargo casino castle catalog cattle ceiling century cereal chapter cherry chimney circle citizen clarify clever cliff clinic cloud cluster coconut coffee column comfort copper coral cotton cousin cradle cricket crouch crystal cushion dance daring decade decline defense deliver denial depart desert detail device diamond diesel dinosaur dizzy dolphin donkey dragon dream drift during dwarf eager early easily echo elbow elegant embark emotion enact endless enjoy enough episode erosion essay estate evoke exact exhaust exotic fabric faculty family fashion feature fiction filter finger flavor flock fluid focus foster fragile frozen future gadget galaxy garlic gather genius giant ginger glimpse goddess gospel grace gravity grunt guitar habit harvest hazard hedgehog hidden hollow hotel humble hybrid iceberg idle illegal impact income indoor inflict insect invest island ivory jaguar jealous jungle kangaroo kidney kitten ladder language lawsuit lecture leopard liberty lizard lobster lottery lumber lyrics machine magnet mandate marble maximum meadow melody mercy midnight mimic minute mistake mobile monitor mosquito mountain muffin mushroom mystery napkin nephew network noble nothing nuclear obscure obvious october olympic onion opera orbit orient ostrich oxygen paddle panther parade patrol peanut pelican pencil phrase pigeon pilot planet pluck polar pony potato pottery prefer pretty primary prison profit pudding pulse pumpkin puzzle pyramid quantum quick rabbit raccoon rally random raven rebuild recipe reform region relief remain reopen rescue resist result reunion ribbon rifle ripple ritual robust rocket rotate rough saddle salmon satoshi scale scheme scorpion scrub season segment senior shadow sheriff shiver shoulder sibling silent siren skate slender smooth soccer solar soldier spatial sphere spider spoon squeeze stadium stairs stumble subway sudden sugar summer supply surge swallow symptom talent target tattoo tennis theme thunder ticket tilt tomato tornado tourist trophy trumpet tunnel turtle twenty typical umbrella unaware unfold universe upgrade urban useful utility vacant valley vanish velvet venture veteran vibrant village vintage violin virtual vivid volcano voyage walnut warfare weapon weasel whisper wisdom witness wonder wreck yellow young zebra zone'.split(
    ' ',
  );
const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter', 'Herbst', 'Sommer', 'Verano', 'Printemps', 'Primavera'];

function humanPassword(random: Random): string {
  const first = pick(WORDS, random);
  const second = pick(WORDS, random);
  const number = between(11, 9899, random);
  const sign = pick(['!', '#', '*', '+', '_', '@', '=', '%'], random);
  switch (between(0, 5, random)) {
    case 0:
      return `${capital(first)}${capital(second)}${number}${sign}`;
    case 1:
      return `${first}${sign}${second}${number}`;
    case 2:
      return `${first.replaceAll('a', '4').replaceAll('e', '3').replaceAll('o', '0')}${capital(second)}_${number}`;
    case 3:
      return `${pick(SEASONS, random)}${between(2019, 2026, random)}${sign}${first}`;
    case 4:
      return `${first}-${second}-${pick(WORDS, random)}-${number}`;
    default:
      return `${capital(first)}${sign}${number}${second.slice(0, 3).toUpperCase()}`;
  }
}

function managerPassword(random: Random, length: number): string {
  const inner = chars(`${ALNUM}${DIGITS}!@#%^*-_=+`, random, (length || between(14, 26, random)) - 4);
  return (
    chars(LOWER, random, 1) + chars(DIGITS, random, 1) + inner + chars(UPPER, random, 1) + chars(DIGITS, random, 1)
  );
}

function plainPassword(random: Random, length: number): string {
  return (
    chars(LOWER, random, 1) +
    chars(ALNUM + DIGITS, random, (length || between(14, 28, random)) - 2) +
    chars(DIGITS, random, 1)
  );
}

function password(random: Random): string {
  const roll = random();
  if (roll < 0.5) return humanPassword(random);
  return roll < 0.8 ? managerPassword(random, 0) : plainPassword(random, 0);
}

/** What a URL may have between the colon and the at sign. */
function urlPassword(random: Random): string {
  const roll = random();
  if (roll < 0.45) return encodeURIComponent(humanPassword(random)).replaceAll('!', '%21').replaceAll('*', '%2A');
  return roll < 0.75
    ? plainPassword(random, 0)
    : `${chars(ALNUM, random, 9)}-${chars(ALNUM, random, 7)}_${chars(DIGITS, random, 3)}`;
}

function jwt(random: Random): string {
  const head = base64url(JSON.stringify({ alg: pick(['HS256', 'RS256', 'ES256'], random), typ: 'JWT' }));
  const body = base64url(
    JSON.stringify({
      sub: chars(DIGITS, random, 9),
      iss: `https://id.${pick(WORDS, random)}.example`,
      scope: pick(['read write', 'openid profile', 'admin', 'orders:read'], random),
      exp: between(1_740_000_000, 1_790_000_000, random),
    }),
  );
  return `${head}.${body}.${chars(`${ALNUM}-_`, random, pick([43, 86, 342], random))}`;
}

function date(random: Random): string {
  return `${between(2022, 2026, random)}-${padded(between(1, 12, random))}-${padded(between(1, 28, random))}`;
}

function time(random: Random): string {
  return `${padded(between(0, 23, random))}:${padded(between(0, 59, random))}:${padded(between(0, 59, random))}`;
}

function uuid(random: Random): string {
  const hex = (length: number) => chars('0123456789abcdef', random, length);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'], random)}${hex(3)}-${hex(12)}`;
}

function sentence(random: Random): string {
  return `${capital(pick(WORDS, random))} and ${pick(WORDS, random)} are delivered with the ${pick(WORDS, random)} on day ${between(2, 99, random)}.`;
}

const HEX = '0123456789abcdef';
const BASE32 = `${UPPER}234567`;
const URL64 = `${ALNUM}-_`;
const B64 = `${ALNUM}+/`;

/** Values that give access. */
const access: Lexicon = {
  pw: password,
  pwHuman: humanPassword,
  pwStrong: managerPassword,
  pwPlain: plainPassword,
  pwUrl: urlPassword,
  pwForm: (random) => encodeURIComponent(password(random)).replaceAll('!', '%21').replaceAll('*', '%2A'),
  pw64: (random) => base64(password(random)),
  passphrase: (random) =>
    Array.from({ length: between(4, 6, random) }, () => pick(WORDS, random)).join(pick(['-', '.', '_'], random)),
  basic: (random) =>
    base64(`${pick(['svc-sync', 'deploy', 'admin', 'reporting', 'robot'], random)}:${password(random)}`),
  jwt,
  seed12: (random) => Array.from({ length: 12 }, () => pick(SEED_WORDS, random)).join(' '),
  seed24: (random) => Array.from({ length: 24 }, () => pick(SEED_WORDS, random)).join(' '),
  seedWord: (random) => pick(SEED_WORDS, random),
  pemBody: (random, length) => block(random, length || between(5, 14, random), 'MII', 64),
  pemEscaped: (random) => block(random, between(5, 14, random), 'MII', 64).replaceAll('\n', '\\n'),
  applePassword: (random) => Array.from({ length: 4 }, () => chars(LOWER, random, 4)).join('-'),
  sshBody: (random, length) => block(random, length || between(5, 9, random), 'b3BlbnNzaC1rZXktdjEAAAAA', 70),
  pgpBody: (random, length) => block(random, length || between(6, 12, random), 'lQ', 64),
  awsSecret: of(B64, 40),
  awsSession: (random) => `IQoJb3JpZ2luX2Vj${chars(B64, random, between(180, 320, random))}==`,
  azureKey: (random) => `${chars(B64, random, 86)}==`,
  azureSecret: (random) => `${chars(ALNUM, random, 3)}8Q~${chars(`${ALNUM}-_.~`, random, 33)}5`,
  sasSig: (random) => encodeURIComponent(`${chars(B64, random, 43)}=`),
  ghp: prefixed('ghp_', ALNUM, 36),
  gho: prefixed('gho_', ALNUM, 36),
  ghFine: (random) => `github_pat_${chars(ALNUM, random, 22)}_${chars(ALNUM, random, 59)}`,
  glpat: prefixed('glpat-', URL64, 20),
  slackBot: (random) =>
    `xoxb-${chars('123456789', random, 12)}-${chars('123456789', random, 13)}-${chars(ALNUM, random, 24)}`,
  slackUser: (random) =>
    `xoxp-${chars('123456789', random, 12)}-${chars('123456789', random, 12)}-${chars('123456789', random, 13)}-${chars(HEX, random, 32)}`,
  stripe: (random) => `${pick(['sk_live_', 'rk_live_'], random)}51${chars(ALNUM, random, pick([22, 97], random))}`,
  whsec: prefixed('whsec_', ALNUM, 32),
  openai: (random) => `sk-proj-${chars(URL64, random, 74)}T3BlbkFJ${chars(URL64, random, 74)}`,
  anthropic: (random) => `sk-ant-api03-${chars(URL64, random, 93)}AA`,
  google: prefixed('AIzaSy', URL64, 33),
  googleOauth: prefixed('ya29.a0', URL64, 140),
  googleSecret: prefixed('GOCSPX-', URL64, 28),
  googleRefresh: prefixed('1//0', URL64, 98),
  npm: prefixed('npm_', ALNUM, 36),
  pypi: prefixed('pypi-AgEIcHlwaS5vcmc', URL64, 150),
  digitalocean: prefixed('dop_v1_', HEX, 64),
  huggingface: prefixed('hf_', LOWER + UPPER, 34),
  sendgrid: (random) => `SG.${chars(URL64, random, 22)}.${chars(URL64, random, 43)}`,
  shopify: prefixed('shpat_', HEX, 32),
  telegram: (random) => `${chars('123456789', random, 10)}:AA${chars(URL64, random, 33)}`,
  discord: (random) => `MT${chars(ALNUM, random, 24)}.G${chars(ALNUM, random, 5)}.${chars(URL64, random, 38)}`,
  vault: prefixed('hvs.CAESI', URL64, 90),
  grafana: (random) => `glsa_${chars(ALNUM, random, 32)}_${chars(HEX, random, 8)}`,
  linear: prefixed('lin_api_', ALNUM, 40),
  notion: prefixed('ntn_', ALNUM, 46),
  databricks: prefixed('dapi', HEX, 32),
  atlassian: (random) => `ATATT3xFfGF0${chars(URL64, random, 171)}=${chars(HEX.toUpperCase(), random, 8)}`,
  dockerPat: prefixed('dckr_pat_', URL64, 27),
  tailscale: (random) => `tskey-auth-k${chars(ALNUM, random, 11)}CNTRL-${chars(ALNUM, random, 32)}`,
  terraformCloud: (random) => `${chars(ALNUM, random, 14)}.atlasv1.${chars(ALNUM, random, 67)}`,
  figma: prefixed('figd_', URL64, 40),
  mailgun: prefixed('key-', HEX, 32),
  rubygems: prefixed('rubygems_', HEX, 48),
  sentry: (random) =>
    `sntrys_${base64url(`{"iat":17${chars(DIGITS, random, 8)},"org":"${pick(WORDS, random)}"}`)}_${chars(ALNUM, random, 43)}`,
  mapbox: (random) =>
    `sk.${base64url(`{"u":"${pick(WORDS, random)}","a":"cl${chars(LOWER + DIGITS, random, 23)}"}`)}.${chars(URL64, random, 22)}`,
  age: prefixed('AGE-SECRET-KEY-1', 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L', 58),
  wireguard: (random) =>
    `${chars(B64, random, 42)}${pick(['A', 'E', 'I', 'M', 'Q', 'U', 'Y', 'c', 'g', 'k'], random)}=`,
  nsec: prefixed('nsec1', 'qpzry9x8gf2tvdw0s3jn54khce6mua7l', 58),
  wif: (random) =>
    `${pick(['K', 'L'], random)}${chars('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', random, 51)}`,
  xprv: prefixed('xprv9s21ZrQH143K', '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 95),
  ethKey: prefixed('0x', HEX, 64),
  totp: of(BASE32, 32),
  recovery: (random) => `${chars(`${LOWER}23456789`, random, 5)}-${chars(`${LOWER}23456789`, random, 5)}`,
  appPassword: (random) => Array.from({ length: 4 }, () => chars(LOWER, random, 4)).join(' '),
  sessionId: (random) =>
    pick(
      [
        chars(LOWER + DIGITS, random, 32),
        `s%3A${chars(URL64, random, 32)}.${chars(ALNUM, random, 43)}`,
        chars(URL64, random, 44),
      ],
      random,
    ),
  slackPath: (random) =>
    `T0${chars(UPPER + DIGITS, random, 9)}/B0${chars(UPPER + DIGITS, random, 9)}/${chars(ALNUM, random, 24)}`,
  discordPath: (random) => `${chars('123456789', random, 19)}/${chars(URL64, random, 68)}`,
  vendorToken: [
    '‹ghp›',
    '‹ghFine›',
    '‹glpat›',
    '‹slackBot›',
    '‹stripe›',
    '‹openai›',
    '‹anthropic›',
    '‹google›',
    '‹npm›',
    '‹pypi›',
    '‹digitalocean›',
    '‹huggingface›',
    '‹sendgrid›',
    '‹shopify›',
    '‹telegram›',
    '‹vault›',
    '‹grafana›',
    '‹linear›',
    '‹notion›',
    '‹databricks›',
    '‹dockerPat›',
    '‹tailscale›',
    '‹terraformCloud›',
    '‹figma›',
    '‹rubygems›',
    '‹mailgun›',
  ],
  opaque: ['‹hex:32›', '‹hex:40›', '‹hex:64›', '‹alnum:32›', '‹alnum:40›', '‹url64:43›', '‹alnum:24›', '‹b64:43›='],
};

/** The surroundings. */
const ordinary: Lexicon = {
  hex: of(HEX, 32),
  hexUpper: of(HEX.toUpperCase(), 16),
  alnum: of(ALNUM, 24),
  url64: of(URL64, 32),
  b64: of(B64, 44),
  base32: of(BASE32, 16),
  lower: of(LOWER, 8),
  lowerNum: of(LOWER + DIGITS, 8),
  upper: of(UPPER, 6),
  upperNum: of(UPPER + DIGITS, 10),
  digits: of(DIGITS, 6),
  number: of('123456789', 4),
  bases: of('ACGT', 60),
  amino: of('ACDEFGHIKLMNPQRSTVWY', 60),
  word: (random) => pick(WORDS, random),
  Word: (random) => capital(pick(WORDS, random)),
  WORD: (random) => pick(WORDS, random).toUpperCase(),
  small: (random) => String(between(2, 48, random)),
  count: (random) => String(between(100, 98_000, random)),
  percent: (random) => `${between(1, 99, random)}.${between(0, 9, random)}`,
  port: (random) => String(pick([3306, 5432, 6379, 8080, 8443, 9092, 27017, between(3000, 9999, random)], random)),
  ip: (random) => `10.${between(0, 254, random)}.${between(0, 254, random)}.${between(1, 254, random)}`,
  mac: (random) => Array.from({ length: 6 }, () => chars(HEX, random, 2)).join(':'),
  date,
  time,
  stamp: (random) => `${date(random)}T${time(random)}Z`,
  stampMs: (random) => `${date(random)} ${time(random)},${padded(between(0, 999, random), 3)}`,
  epoch: (random) => String(between(1_690_000_000, 1_790_000_000, random)),
  year: (random) => String(between(2019, 2026, random)),
  uuid,
  sha1: of(HEX, 40),
  sha256: of(HEX, 64),
  short: of(HEX, 7),
  integrity: (random) => `sha512-${chars(B64, random, 86)}==`,
  colons: (random) => Array.from({ length: 32 }, () => chars(HEX.toUpperCase(), random, 2)).join(':'),
  version: (random) => `${between(0, 19, random)}.${between(0, 30, random)}.${between(0, 20, random)}`,
  publicBody: (random, length) => block(random, length || between(4, 10, random), 'MII', 64),
  signatureBody: (random) => block(random, between(3, 8, random), 'iQIzBAABCgAdFiEE', 64),
  sshPublic: (random) => `AAAAC3NzaC1lZDI1NTE5AAAAI${chars(B64, random, 43)}`,
  rsaPublic: (random) => `AAAAB3NzaC1yc2EAAAADAQABAAABgQ${chars(B64, random, 342)}`,
  wireguardPublic: (random) => `${chars(B64, random, 42)}w=`,
  harmless64: (random) => base64(sentence(random)),
  harmlessJson64: (random) =>
    base64(
      JSON.stringify({
        page: between(2, 90, random),
        sort: pick(['name', 'date', 'price'], random),
        filter: pick(WORDS, random),
      }),
    ),
  png64: (random) => `iVBORw0KGgoAAAANSUhEUgAA${chars(B64, random, between(120, 300, random))}AAAABJRU5ErkJggg==`,
  svgPath: (random) =>
    `M${between(1, 40, random)}.${between(1, 9, random)} ${between(1, 40, random)}${Array.from({ length: between(5, 11, random) }, () => `${pick(['l', 'c', 'h', 'v', 'a', 's'], random)}${between(1, 90, random)}.${between(1, 99, random)}-${between(1, 30, random)}`).join('')}z`,
  tokenIds: (random) =>
    Array.from({ length: between(8, 24, random) }, () => String(between(11, 99_999, random))).join(', '),
  dotted: (random) => `${between(0, 1, random)}.${between(10_000, 99_999, random)}`,
  sentence,
  name: [
    'Maya',
    'Jonas',
    'Priya',
    'Tomás',
    'Ines',
    'Kofi',
    'Anouk',
    'Ravi',
    'Lena',
    'Hiro',
    'Sofia',
    'Marek',
    'Aylin',
    'Noor',
  ],
  account: [
    'svc-‹word›',
    '‹word›_app',
    '‹word›_ro',
    'deploy',
    'admin',
    'root',
    'etl_‹word›',
    'ci-bot',
    'reporting',
    '‹word›.sync',
    'backup',
  ],
  part: [
    'billing',
    'orders',
    'auth',
    'gateway',
    'search',
    'ingest',
    'reports',
    'media',
    'catalog',
    'payroll',
    'notify',
    'metrics',
    'shipping',
    'crm',
  ],
  PART: [
    'BILLING',
    'ORDERS',
    'AUTH',
    'GATEWAY',
    'SEARCH',
    'INGEST',
    'REPORTS',
    'MEDIA',
    'CATALOG',
    'NOTIFY',
    'CRM',
    'SHIPPING',
  ],
  Part: ['Billing', 'Orders', 'Gateway', 'Search', 'Ingest', 'Reports', 'Media', 'Catalog', 'Payroll', 'Shipping'],
  stage: ['prod', 'staging', 'dev', 'qa', 'uat', 'live', 'sandbox'],
  service: ['‹part›-‹word›', '‹word›-‹part›', '‹part›-api', '‹word›-worker'],
  domain: ['‹word›‹word›.example', '‹word›.example.com', '‹part›.‹word›.example.org', '‹word›-‹part›.example.net'],
  host: [
    '‹part›-‹digits:2›.‹word›.internal',
    'db‹small›.‹domain›',
    '‹ip›',
    '‹stage›-‹part›.‹domain›',
    '‹word›.corp.example',
    'localhost',
  ],
  dir: [
    '/srv/‹service›',
    '/opt/‹word›',
    '/home/‹lower:5›/‹service›',
    '~/work/‹service›',
    '/var/www/‹word›',
    '/Users/‹lower:6›/code/‹service›',
  ],
  file: [
    'src/‹part›/‹word›.ts',
    'app/‹part›.py',
    'internal/‹part›/‹word›.go',
    'lib/‹word›_‹part›.rb',
    'pkg/‹word›/client.rs',
    'services/‹service›/index.js',
  ],
  mailbox: ['‹part›@‹domain›', 'ops@‹domain›', 'noreply@‹domain›', 'team-‹word›@‹domain›'],
  region: ['eu-central-1', 'us-east-1', 'us-west-2', 'ap-southeast-2', 'eu-west-1', 'sa-east-1'],
  level: ['INFO', 'DEBUG', 'WARN', 'ERROR'],
  prompt: [
    '$ ',
    '‹lower:5›@‹word›:~$ ',
    'root@‹part›-‹digits:2›:/# ',
    '➜  ‹service› git:(main) ',
    '% ',
    '(venv) ‹lower:5›@‹word› ‹service› % ',
  ],
  branch: ['feature/‹word›-‹part›', 'fix/‹part›-‹number›', 'main', 'release/‹version›', 'chore/bump-‹word›'],
  db: ['‹part›', '‹word›_‹stage›', '‹part›_db', 'warehouse', '‹word›'],
  pkg: ['‹word›-‹word›', '‹word›js', '@‹word›/‹word›', '‹word›-utils', 'lib‹word›'],
};

/** What this author's grammars are written with. */
export const tenthLexicon: Lexicon = { ...access, ...ordinary };
