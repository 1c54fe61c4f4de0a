import { type Lexicon, pick, type Random, type Rule } from './grammar.ts';
import { PLAIN } from './plain-rules.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const ALNUM = LOWER + UPPER + DIGITS;

const chars = (random: Random, alphabet: string, length: number): string => {
  let text = '';
  while (text.length < length) text += alphabet[Math.floor(random() * alphabet.length)];
  return text;
};
const between = (random: Random, low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
const words =
  (list: string): Rule =>
  (random) =>
    pick(list.split(' '), random);
const lines =
  (list: readonly string[]): Rule =>
  (random) =>
    pick(list, random);
const b64 = (text: string): string => Buffer.from(text).toString('base64');
const bytes = (random: Random, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, () => Math.floor(random() * 256)));

const NOUNS =
  'Sommer Winter Lavande Kolibri Sakura Zloty Ledger Herbst Papier Tintero Marmota Fjord Gazette Lector Bibliothek Sobota Yuzu Granada Pixel Kernel Tresor Boulanger Wisla Otter Semester Verlag Roble Quill Pudel'.split(
    ' ',
  );
const MARKS = '! ? . * + _ - =';
const BIP =
  'abandon ability absorb acoustic adapt alarm album anchor ancient apple arctic arrow athlete autumn bamboo banner basket beach blanket blossom bonus bracket breeze bronze cactus camera canyon carbon castle cereal cherry circle citizen clarify coconut copper coral cradle cricket crystal daring debris decade deer denial desert dinner donkey dragon eager echo elbow elegant ember empower engine envelope fabric falcon fatigue fiction flavor forest fossil galaxy garlic gesture ginger glimpse guitar hamster harvest hazard hybrid icon impulse inherit island jacket jungle kangaroo kidney kitten lava lecture leopard lumber magnet maple marble mimic mosquito nephew oblige olympic orbit oyster panther pepper pigeon puzzle quantum rabbit raven ribbon saddle salmon sphere tornado tunnel velvet walnut wrist zebra'.split(
    ' ',
  );

const strong = (random: Random, extra: string, low = 12, high = 22): string => {
  const length = between(random, low, high);
  for (;;) {
    const text = chars(random, ALNUM, 2) + chars(random, ALNUM + DIGITS + extra, length - 3) + chars(random, ALNUM, 1);
    if (/\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text)) return text;
  }
};
const leet = (text: string): string =>
  text.replace(/[aeo]/i, (letter) => ({ a: '4', e: '3', o: '0' })[letter.toLowerCase()] ?? letter);
const human = (random: Random): string => {
  const noun = pick(NOUNS, random);
  const mark = pick(MARKS.split(' '), random);
  switch (between(random, 0, 5)) {
    case 0:
      return `${noun}${between(random, 1971, 2026)}${pick(['!', '!!', '?', '*', '.'], random).replace('.', '_')}`;
    case 1:
      return `${leet(noun)}${mark}${between(random, 10, 999)}${chars(random, LOWER, 2)}`;
    case 2:
      return `${pick(BIP, random)}-${pick(BIP, random)}-${pick(NOUNS, random)}-${between(random, 10, 99)}`;
    case 3:
      return `${noun}${pick(NOUNS, random)}${between(random, 1, 99)}${pick(['!', '*', '+'], random)}x`;
    case 4:
      return `${chars(random, LOWER, 2)}${leet(noun)}_${chars(random, DIGITS, 4)}`;
    default:
      return `${leet(noun)}.${leet(pick(NOUNS, random))}${between(random, 100, 9999)}`;
  }
};
const pw = (random: Random): string =>
  random() < 0.5 ? human(random) : strong(random, random() < 0.5 ? '' : '!_-.*+');
const pem = (random: Random, head: string, count: number): string => {
  const text = head + bytes(random, count).toString('base64');
  const lines = text.slice(0, text.length - (text.length % 4)).match(/.{1,64}/g) ?? [];
  return lines.join('\n');
};
const NAMES =
  'ada grace m.keller olga jpdubois kasia.w yuki.tanaka carlos.ruiz helga tmueller n.nowak sophie lopez_a hiroshi bweber';
const signed = (random: Random): string => {
  const head = Buffer.from(
    JSON.stringify({ alg: pick(['HS256', 'RS256', 'ES256'], random), typ: 'JWT', kid: chars(random, ALNUM, 8) }),
  ).toString('base64url');
  const body = Buffer.from(
    JSON.stringify({
      iss: `https://login.${pick(['acme.io', 'uni-example.de', 'verlag.example'], random)}`,
      sub: String(between(random, 1000, 99999)),
      exp: 1_700_000_000 + between(random, 1, 90_000_000),
      role: pick(['editor', 'admin', 'student'], random),
    }),
  ).toString('base64url');
  return `${head}.${body}.${chars(random, `${ALNUM}-_`, 43)}`;
};

const VALUES: Lexicon = {
  // Passwords.
  pw,
  human,
  gen: (random, length) => (length > 0 ? strong(random, '', length, length) : strong(random, '', 14, 24)),
  pwsym: (random) => strong(random, '!#%&*+-=?@^_~', 12, 24),
  pwurl: (random) =>
    random() < 0.3
      ? `${strong(random, '', 6, 9)}%${pick(['40', '23', '21', '2F', '24'], random)}${chars(random, ALNUM, 5)}`
      : strong(random, '_-.', 10, 20),
  phrase: (random) =>
    Array.from({ length: between(random, 4, 6) }, () => pick(BIP, random)).join(pick(['-', '_', '.'], random)),
  mnemonic: (random) => Array.from({ length: pick([12, 24], random) }, () => pick(BIP, random)).join(' '),
  b64pw: (random) => b64(pw(random)),
  basic: (random) => b64(`${pick(NAMES.split(' '), random)}:${strong(random, '', 12, 24)}`),
  plainauth: (random) => b64(`\0${pick(NAMES.split(' '), random)}@mail.example.org\0${pw(random)}`),
  wifi: (random) => (random() < 0.5 ? chars(random, DIGITS, 20) : `${human(random)}`),
  // Tokens of known services.
  ghp: (random) => `${pick(['ghp_', 'gho_', 'ghs_', 'ghp_'], random)}${chars(random, ALNUM, 36)}`,
  ghpat: (random) => `github_pat_11${chars(random, UPPER + DIGITS, 20)}_${chars(random, ALNUM, 59)}`,
  glpat: (random) => `glpat-${chars(random, `${ALNUM}-_`, 19)}${chars(random, ALNUM, 1)}`,
  slackbot: (random) => `xoxb-${chars(random, DIGITS, 12)}-${chars(random, DIGITS, 13)}-${chars(random, ALNUM, 24)}`,
  slackuser: (random) =>
    `xoxp-${chars(random, DIGITS, 12)}-${chars(random, DIGITS, 12)}-${chars(random, DIGITS, 13)}-${chars(random, '0123456789abcdef', 32)}`,
  stripe: (random) =>
    `${pick(['sk_live_', 'sk_live_51', 'rk_live_51', 'sk_test_51'], random)}${chars(random, ALNUM, pick([24, 97], random))}`,
  whsec: (random) => `whsec_${chars(random, ALNUM, 32)}`,
  awssecret: (random) => `${chars(random, ALNUM, 1)}${chars(random, `${ALNUM}+/`, 38)}${chars(random, ALNUM, 1)}`,
  awssession: (random) => `IQoJb3JpZ2luX2Vj${chars(random, `${ALNUM}+/`, 180)}==`,
  gocspx: (random) => `GOCSPX-${chars(random, `${ALNUM}-_`, 27)}${chars(random, ALNUM, 1)}`,
  sendgrid: (random) =>
    `SG.${chars(random, `${ALNUM}_-`, 22)}.${chars(random, `${ALNUM}_-`, 42)}${chars(random, ALNUM, 1)}`,
  npmtok: (random) => `npm_${chars(random, ALNUM, 36)}`,
  pypitok: (random) => `pypi-AgEIcHlwaS5vcmc${chars(random, `${ALNUM}_-`, 150)}${chars(random, ALNUM, 2)}`,
  hf: (random) => `hf_${chars(random, LOWER + UPPER, 34)}`,
  dotok: (random) => `dop_v1_${chars(random, '0123456789abcdef', 64)}`,
  shopify: (random) => `shpat_${chars(random, '0123456789abcdef', 32)}`,
  mailgun: (random) => `key-${chars(random, '0123456789abcdef', 32)}`,
  telegram: (random) =>
    `${between(random, 1, 9)}${chars(random, DIGITS, 9)}:AA${chars(random, `${ALNUM}_-`, 32)}${chars(random, ALNUM, 1)}`,
  discord: (random) =>
    `MT${chars(random, ALNUM, 24)}.G${chars(random, `${ALNUM}_-`, 5)}.${chars(random, `${ALNUM}_-`, 37)}${chars(random, ALNUM, 1)}`,
  openai: (random) => `sk-proj-${chars(random, `${ALNUM}_-`, 74)}T3BlbkFJ${chars(random, ALNUM, 74)}`,
  openaiold: (random) => `sk-${chars(random, ALNUM, 20)}T3BlbkFJ${chars(random, ALNUM, 20)}`,
  anthropic: (random) => `sk-ant-api03-${chars(random, `${ALNUM}_-`, 93)}AA`,
  vaulttok: (random) => `hvs.CAESI${chars(random, `${ALNUM}_-`, 84)}${chars(random, ALNUM, 1)}`,
  dockerpat: (random) => `dckr_pat_${chars(random, `${ALNUM}_-`, 26)}${chars(random, ALNUM, 1)}`,
  atlassian: (random) => `ATATT3xFfGF0${chars(random, `${ALNUM}_-`, 171)}=${chars(random, `${DIGITS}ABCDEF`, 8)}`,
  glsa: (random) => `glsa_${chars(random, ALNUM, 32)}_${chars(random, '0123456789abcdef', 8)}`,
  tskey: (random) => `tskey-auth-k${chars(random, ALNUM, 10)}CNTRL-${chars(random, ALNUM, 32)}`,
  agekey: (random) => `AGE-SECRET-KEY-1${chars(random, '023456789ACDEFGHJKLMNPQRSTUVWXYZ', 58)}`,
  wgkey: (random) => bytes(random, 32).toString('base64'),
  azstorage: (random) => bytes(random, 64).toString('base64'),
  azsecret: (random) => `${chars(random, ALNUM, 3)}8Q~${chars(random, `${ALNUM}_-.`, 33)}${chars(random, ALNUM, 1)}`,
  databricks: (random) => `dapi${chars(random, '0123456789abcdef', 32)}`,
  nuget: (random) => `oy2${chars(random, `${LOWER}234567`, 43)}`,
  sonar: (random) => `${pick(['squ_', 'sqp_', 'sqa_'], random)}${chars(random, '0123456789abcdef', 40)}`,
  canvas: (random) => `${between(random, 1000, 19999)}~${chars(random, ALNUM, 64)}`,
  deepl: (random) => `${[8, 4, 4, 4, 12].map((length) => chars(random, '0123456789abcdef', length)).join('-')}:fx`,
  linetoken: (random) => `${chars(random, `${ALNUM}+/`, 170)}1O/w1cDnyilFU=`,
  ghostkey: (random) => `${chars(random, '0123456789abcdef', 24)}:${chars(random, '0123456789abcdef', 64)}`,
  mollie: (random) => `live_${chars(random, ALNUM, 30)}`,
  airtable: (random) => `pat${chars(random, ALNUM, 14)}.${chars(random, '0123456789abcdef', 64)}`,
  notion: (random) => `ntn_${chars(random, DIGITS, 11)}${chars(random, ALNUM, 35)}`,
  supabase: (random) => `sbp_${chars(random, '0123456789abcdef', 40)}`,
  doppler: (random) => `dp.st.prd.${chars(random, ALNUM, 40)}`,
  access: signed,
  slackhook: (random) =>
    `T${chars(random, UPPER + DIGITS, 10)}/B${chars(random, UPPER + DIGITS, 10)}/${chars(random, ALNUM, 24)}`,
  laravel: (random) => `base64:${bytes(random, 32).toString('base64')}`,
  phpsess: (random) => chars(random, LOWER + DIGITS, 26),
  djangokey: (random) =>
    `${chars(random, LOWER, 2)}${chars(random, `${LOWER}${DIGITS}!@#%^&*-_=+`, 46)}${chars(random, LOWER, 2)}`,
  wpsalt: (random) =>
    `${chars(random, ALNUM, 3)}${chars(random, `${ALNUM}!@#%^*()-_[]{}+=~?;:,.`, 58)}${chars(random, ALNUM, 3)}`,
  ethkey: (random) => `0x${chars(random, '0123456789abcdef', 64)}`,
  wif: (random) =>
    `${pick(['K', 'L'], random)}${chars(random, '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 51)}`,
  totp: (random) => chars(random, `${UPPER}234567`, pick([16, 32], random)),
  totpspaced: (random) => Array.from({ length: 8 }, () => chars(random, `${LOWER}234567`, 4)).join(' '),
  rec10: (random) => `${chars(random, '0123456789abcdef', 5)}-${chars(random, '0123456789abcdef', 5)}`,
  rec8: (random) => `${chars(random, DIGITS, 4)} ${chars(random, DIGITS, 4)}`,
  recfull: (random) => Array.from({ length: 5 }, () => chars(random, UPPER + DIGITS, 5)).join('-'),
  bitlocker: (random) => Array.from({ length: 8 }, () => chars(random, DIGITS, 6)).join('-'),
  apppw: (random) => Array.from({ length: 4 }, () => chars(random, LOWER, 4)).join(' '),
  sassig: (random) => encodeURIComponent(bytes(random, 32).toString('base64')),
  // Keys in armour; each is only the body.
  opensshbody: (random) =>
    pem(random, 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAACB', 220),
  rsabody: (random) => pem(random, 'MIIEpAIBAAKCAQEA', 520),
  ecbody: (random) => pem(random, 'MHcCAQEEI', 112),
  pk8body: (random) => pem(random, 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC', 480),
  pk8line: (random) => pem(random, 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC', 300).replaceAll('\n', '\\n'),
  ecline: (random) => pem(random, 'MHcCAQEEI', 112).replaceAll('\n', '\\n'),
  pgpbody: (random) => pem(random, 'lQdGBGX', 420),
  ppkbody: (random) => pem(random, 'AAAAI', 90),
  pubbody: (random) => pem(random, 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA', 240),
  certbody: (random) => pem(random, 'MIIDdzCCAl+gAwIBAgIE', 500),
  pgpmsg: (random) => pem(random, 'hQIMA', 260),
  pgppub: (random) => pem(random, 'mQINBGX', 420),
  // Public or harmless values.
  edpub: (random) => `AAAAC3NzaC1lZDI1NTE5AAAAI${chars(random, `${ALNUM}+/`, 43)}`,
  rsapub: (random) => `AAAAB3NzaC1yc2EAAAADAQABAAABgQC${chars(random, `${ALNUM}+/`, 200)}`,
  fp: (random) => `SHA256:${bytes(random, 32).toString('base64').replace('=', '')}`,
  md5fp: (random) => Array.from({ length: 16 }, () => chars(random, '0123456789abcdef', 2)).join(':'),
  sha256fp: (random) => Array.from({ length: 32 }, () => chars(random, '0123456789ABCDEF', 2)).join(':'),
  sri: (random) => `sha512-${bytes(random, 64).toString('base64')}`,
  sri384: (random) => `sha384-${bytes(random, 48).toString('base64')}`,
  gosum: (random) => `h1:${bytes(random, 32).toString('base64')}`,
  sha512: (random) => chars(random, '0123456789abcdef', 128),
  eth: (random) => `0x${chars(random, '0123456789abcdef', 40)}`,
  ulid: (random) => `01${chars(random, '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 24)}`,
  commit: (random) => chars(random, '0123456789abcdef', pick([7, 8, 12, 40], random)),
  orcid: (random) =>
    `0000-000${between(random, 1, 3)}-${chars(random, DIGITS, 4)}-${chars(random, DIGITS, 3)}${pick(['X', '4', '7', '1'], random)}`,
  isbn: (random) => `978-3-${chars(random, DIGITS, 4)}-${chars(random, DIGITS, 4)}-${chars(random, DIGITS, 1)}`,
  doi: (random) =>
    `10.${between(random, 1000, 9999)}/${chars(random, LOWER, 4)}.${between(random, 2010, 2026)}.${chars(random, DIGITS, 5)}`,
  png: (random) =>
    `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA${chars(random, `${ALNUM}+/`, between(random, 90, 220))}ElFTkSuQmCC`,
  woff: (random) => `data:font/woff2;base64,d09GMgABAAAAA${chars(random, `${ALNUM}+/`, between(random, 120, 260))}`,
  // People, places and things.
  who: words(NAMES),
  first: words('Anna Kasia Jonas Pierre Yuki Carlos Marta Helga Tim Sophie Nowak Kenji Lucia Bartek Claire'),
  mail: (random) =>
    `${pick(NAMES.split(' '), random)}@${pick('acme.io verlag-nord.example uni-example.edu mail.example.org paytrail.example'.split(' '), random)}`,
  dom: words(
    'api.paytrail.example ledger.acme.io journals.verlag-nord.example moodle.uni-example.edu pi4.local shop.example.pl grafana.corp.example staging.acme.io hass.lan',
  ),
  srv: words(
    'pg-primary.internal db01.prod.example.net 10.20.4.11 mysql.acme.svc.cluster.local mongo-rs0.example.net 192.168.1.40 rds-ledger.eu-central-1.rds.amazonaws.com',
  ),
  dbn: words('ledger payments manuscripts enrolment moodle ojs wordpress recipes catalogue settlements'),
  dbu: words('ledger_rw ojs moodleuser wp app report_ro svc_settle etl django payments'),
  svc: words(
    'ledger-api settlement-worker manuscript-sync enrolment grader plant-bot recipe-box sepa-export kiosk-ui newsletter',
  ),
  SVC: words('LEDGER SETTLEMENT OJS MOODLE GRADER PLANTBOT SEPA KIOSK NEWSLETTER CATALOGUE'),
  ip: (random) =>
    `${pick(['10', '172', '192'], random)}.${between(random, 1, 250)}.${between(random, 1, 250)}.${between(random, 1, 250)}`,
  iso: (random) =>
    `202${between(random, 2, 6)}-0${between(random, 1, 9)}-${between(random, 10, 28)}T${between(random, 10, 23)}:${between(random, 10, 59)}:${between(random, 10, 59)}Z`,
  ver: (random) => `${between(random, 0, 12)}.${between(random, 0, 30)}.${between(random, 0, 19)}`,
  n2: (random) => String(between(random, 10, 99)),
  n1: (random) => String(between(random, 2, 9)),
  kilo: (random) => String(between(random, 1200, 198000)),
  ms: (random) => String(between(random, 3, 950)),
  pkg: words('undici zod fastify lodash vite react-dom postcss esbuild date-fns prisma nanoid jose argon2 passport'),
  model: words('gpt-4o-mini claude-sonnet llama-3.1-8b mistral-small gemma-2-9b'),
  bucket: words('acme-exports manuscripts-prod thesis-uploads ledger-backup podcast-media'),
  fname: words('report-2024.pdf invoices.zip chapter-03.epub dump.sql.gz cover_final.tiff grades.xlsx'),
};

export const thirteenthLexicon: Lexicon = {
  ...PLAIN,
  ...VALUES,
  aside: lines(['ok', 'thanks', 'see below', 'as discussed']),
};
