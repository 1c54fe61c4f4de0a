import {
  defineGrammar,
  expand,
  type Grammar,
  type Lexicon,
  pick,
  type Random,
  type Rule,
  type Wrap,
} from './grammar.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';

export const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

export const among =
  (alphabet: string, least = 16, most = 24): Rule =>
  (random, length) => {
    const count = length > 0 ? length : whole(random, least, most);
    let out = '';
    while (out.length < count) out += alphabet[Math.floor(random() * alphabet.length)];
    return out;
  };
export const oneOf = (words: string): Rule => {
  const list = words.split(' ');
  return (random) => pick(list, random);
};
export const bytes = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
export const to64 = (plain: string | Buffer): string =>
  (typeof plain === 'string' ? Buffer.from(plain) : plain).toString('base64');
export const to64url = (plain: string | Buffer): string =>
  (typeof plain === 'string' ? Buffer.from(plain) : plain).toString('base64url');

const two = (value: number): string => String(value).padStart(2, '0');
const capital = (plain: string): string => plain.slice(0, 1).toUpperCase() + plain.slice(1);
const alnum = among(LOWER + UPPER + DIGITS);
const digits = among(DIGITS, 6, 6);
const hex = among('0123456789abcdef', 32, 32);
const HEX = among('0123456789ABCDEF', 32, 32);

const word = oneOf(
  'acorn almond bishop bonfire breeze button candle cactus castle cherry cobalt dolphin dragon ember falcon fiddle forest garnet ginger goblin hammer harbor hazel hornet island jasper jungle kitten lagoon lantern lavender lizard marble meadow mitten monsoon mosaic napkin nickel oasis onyx orchid otter panda pebble pirate pocket puzzle quartz rabbit raven rocket saffron sailor salmon shadow silver sphinx summit sunset tango temple thunder topaz tulip tundra velvet violet walrus willow wizard yogurt zephyr',
);
const Word: Rule = (random, length) => capital(word(random, length));

/** What a person makes up. */
const human: Rule = (random) => {
  const [one, other] = [Word(random, 0), Word(random, 0)];
  const number = digits(random, whole(random, 2, 4));
  const mark = pick(['!', '#', '*', '?', '+', '!!'], random);
  return pick(
    [
      `${one}${number}${mark}`,
      `${one}-${other}-${number}`,
      `${one}${other}${number}${mark}`,
      `${one.replace('a', '4').replace('o', '0').replace('i', '1')}${mark}${number}x`,
      `${number}${mark}${one}${other}`,
      `${one}_${other}${number}`,
    ],
    random,
  );
};

/** What a password manager makes; starts and ends with a letter or a digit and has no quote, space, colon or slash. */
const middle = among(`${LOWER}${UPPER}${DIGITS}!#%*+-^_~=`);
const strong: Rule = (random, length) => {
  const count = length > 0 ? length : whole(random, 14, 22);
  return `${alnum(random, 1)}${middle(random, count - 4)}${digits(random, 1)}${alnum(random, 2)}`;
};
/** Letters and digits with at least one of each. */
const bare: Rule = (random, length) => {
  const count = length > 0 ? length : whole(random, 14, 24);
  return `${among(LOWER)(random, 1)}${alnum(random, count - 3)}${digits(random, 1)}${among(UPPER)(random, 1)}`;
};

export const EIGHTH_RULES: Lexicon = {
  // Alphabets.
  an: alnum,
  n: among(DIGITS, 6, 6),
  /** No leading zero. */
  d: (random, length) => `${whole(random, 1, 9)}${length > 1 ? digits(random, length - 1) : ''}`,
  hex,
  HEX,
  lo: among(LOWER + DIGITS),
  AN: among(UPPER + DIGITS),
  L: among(UPPER, 4, 4),
  b32: among(`${UPPER}234567`),
  crock: among('23456789ABCDEFGHJKMNPQRSTVWXYZ'),
  bech: among('QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'),
  b64: among(`${LOWER}${UPPER}${DIGITS}+/`, 40, 40),
  b64url: (random, length) =>
    `${alnum(random, 1)}${among(`${LOWER}${UPPER}${DIGITS}-_`, 38, 38)(random, Math.max(1, length - 2))}${alnum(random, 1)}`,
  raw64: (random, length) => to64(bytes(random, length > 0 ? length : 32)),
  uuid: (random) =>
    `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-${pick(['8', '9', 'a', 'b'], random)}${hex(random, 3)}-${hex(random, 12)}`,
  // Passwords.
  word,
  Word,
  human,
  strong,
  bare,
  // Time and number.
  yyyy: (random) => String(whole(random, 2021, 2026)),
  mm: (random) => two(whole(random, 1, 12)),
  dd: (random) => two(whole(random, 1, 28)),
  hh: (random) => two(whole(random, 0, 23)),
  mi: (random) => two(whole(random, 0, 59)),
  ms: (random) => String(whole(random, 0, 999)).padStart(3, '0'),
  epoch: (random) => String(whole(random, 1_690_000_000, 1_790_000_000)),
  ver: (random) => `${whole(random, 0, 9)}.${whole(random, 0, 30)}.${whole(random, 0, 12)}`,
  ip: (random) => `10.${whole(random, 0, 255)}.${whole(random, 0, 255)}.${whole(random, 2, 254)}`,
  pub: (random) => `203.0.113.${whole(random, 2, 254)}`,
  iso: ['‹yyyy›-‹mm›-‹dd›T‹hh›:‹mi›:‹mi›Z', '‹yyyy›-‹mm›-‹dd›T‹hh›:‹mi›:‹mi›.‹ms›Z'],
  // People and places.
  first: oneOf(
    'Amira Bastian Chiara Dmitri Eline Farid Greta Hiroshi Ingrid Joaquim Katya Leandro Maelle Nadia Oskar Priya',
  ),
  last: oneOf(
    'Albrecht Bianchi Carvalho Dubois Eriksen Fontaine Gruber Hashimoto Ivanova Jansen Kowalska Lindqvist Moreau Novak',
  ),
  user: oneOf(
    'svc_billing deploy reporting etl_runner appuser jmoreau k.lindqvist ops-bot root backup integration readonly',
  ),
  corp: oneOf('northquay tellwood brightfen osprey-labs halvorsen quillstack mapleridge vantor'),
  app: oneOf('ledger-api storefront mailroom invoice-worker gateway scheduler intake catalog-sync'),
  env: oneOf('prod staging dev qa preprod'),
  dom: ['‹corp›.‹com|io|net|eu|dev›'],
  host: ['‹db|pg|mq|cache|api|git|vpn|ldap›‹n:1›.‹env›.‹dom›', '‹ip›', '‹app›.‹dom›'],
  mail: ['‹user›@‹dom›'],
  region: oneOf('eu-west-1 us-east-2 ap-southeast-1 eu-central-1 us-west-2'),
};

export interface Makers {
  readonly plain: (id: string, templates: readonly string[]) => Grammar;
  /** The wrap changes the text and each secret alike. */
  readonly wrapped: (id: string, wrap: Wrap, templates: readonly string[]) => Grammar;
  /** The frame changes the text around the secrets, which stay as they are. */
  readonly framed: (id: string, frame: Wrap, templates: readonly string[]) => Grammar;
}

export const makers = (lexicon: Lexicon): Makers => ({
  plain: (id, templates) => defineGrammar(id, lexicon, templates),
  wrapped: (id, wrap, templates) => defineGrammar(id, lexicon, templates, wrap),
  framed: (id, frame, templates) => ({
    id,
    produce: (random) => {
      const { text, secrets } = expand(pick(templates, random), lexicon, random);
      return { text: frame(text, random), secrets };
    },
  }),
});

/** As `cat -n` shows it. */
export const numbered: Wrap = (text, random) => {
  const start = whole(random, 1, 40);
  return text
    .split('\n')
    .map((line, index) => `${String(start + index).padStart(6)}\t${line}`)
    .join('\n');
};
/** As a value of a JSON text is written. */
export const escaped: Wrap = (text) => JSON.stringify(text).slice(1, -1);
export const crlf: Wrap = (text) => text.replaceAll('\n', '\r\n');
