import { type Lexicon, pick, type Random, type Rule } from './grammar.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const ALNUM = LOWER + UPPER + DIGITS;

const from =
  (alphabet: string): Rule =>
  (random, length) => {
    let text = '';
    while (text.length < length) text += alphabet[Math.floor(random() * alphabet.length)];
    return text;
  };
const oneOf =
  (words: string): Rule =>
  (random) =>
    pick(words.split(' '), random);
const hex = from(`${DIGITS}abcdef`);
const url64 = from(`${ALNUM}_-`);

/** Base64 of random bytes, padded as it must be. */
const base64: Rule = (random, length) => {
  const body = from(`${ALNUM}+/`)(random, length);
  return length % 4 === 0 ? body : body + '='.repeat((4 - (length % 4)) % 3 || 1);
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Characters, words and numbers, which say nothing about secrets: both halves are written with them. */
export const PLAIN: Lexicon = {
  hex,
  HEX: from(`${DIGITS}ABCDEF`),
  lower: from(LOWER),
  upper: from(UPPER),
  digits: from(DIGITS),
  alnum: from(ALNUM),
  lowernum: from(LOWER + DIGITS),
  uppernum: from(UPPER + DIGITS),
  base32: from(`${UPPER}234567`),
  base58: from('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
  b64: from(`${ALNUM}+/`),
  b64pad: base64,
  url64,
  uuid: (random) => [8, 4, 4, 4, 12].map((length) => hex(random, length)).join('-'),
  sha1: (random) => hex(random, 40),
  sha256: (random) => hex(random, 64),
  jwt: (random) =>
    [
      encode({ alg: pick(['HS256', 'RS256', 'ES256'], random), typ: 'JWT' }),
      encode({ sub: hex(random, 12), iat: 1_700_000_000 + Math.floor(random() * 1e8), scope: 'read' }),
      url64(random, 43),
    ].join('.'),
  int: (random) => String(Math.floor(random() * 9000) + 2),
  port: (random) => String(1024 + Math.floor(random() * 60000)),
  year: (random) => String(2015 + Math.floor(random() * 12)),
  day: (random) => `20${20 + Math.floor(random() * 7)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`,
  time: (random) => `1${Math.floor(random() * 10)}:2${Math.floor(random() * 10)}:3${Math.floor(random() * 10)}`,
  user: oneOf('ada grace linus deploy ci_bot root admin postgres svc-backup jenkins m.keller olga app_user reporting'),
  host: oneOf(
    'db.internal localhost 10.0.3.17 cache-01.prod.example.net api.acme.io vault.corp mail.example.org ldap01 pg-primary',
  ),
  word: oneOf(
    'river candle orbit meadow copper tiger window basket silver planet garden bottle forest anchor velvet marble',
  ),
  Word: oneOf('River Candle Orbit Meadow Copper Tiger Window Basket Silver Planet Garden Bottle Forest Anchor Velvet'),
  app: oneOf('billing search mailer gateway inventory checkout reports auth-proxy crawler scheduler'),
  APP: oneOf('BILLING SEARCH MAILER STRIPE GATEWAY INVENTORY CHECKOUT REPORTS CRAWLER GITHUB DB REDIS SMTP'),
  file: oneOf('src/index.ts lib/users.py cmd/main.go config/app.yml docs/setup.md tests/login.spec.js Makefile'),
};

export const choose = (words: string, random: Random): string => pick(words.split(' '), random);
