import { type Lexicon, pick, type Random, type Rule } from './grammar.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';

export const among =
  (alphabet: string): Rule =>
  (random, length) =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');

export const oneOf =
  (list: string): Rule =>
  (random) =>
    pick(list.split(' '), random);

const hex = among(`${DIGITS}abcdef`);

/** What both files of the fourth set write their texts from. */
export const FOURTH_RULES: Lexicon = {
  digits: among(DIGITS),
  nonzero: among('123456789'),
  lower: among(LOWER),
  upper: among(UPPER),
  alpha: among(LOWER + UPPER),
  alnum: among(LOWER + UPPER + DIGITS),
  lowernum: among(LOWER + DIGITS),
  uppernum: among(UPPER + DIGITS),
  hex,
  HEX: among(`${DIGITS}ABCDEF`),
  b32: among(`${UPPER}234567`),
  lb32: among('qpzry9x8gf2tvdw0s3jn54khce6mua7l'),
  b58: among('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
  b64: among(`${LOWER + UPPER + DIGITS}+/`),
  b64u: among(`${LOWER + UPPER + DIGITS}-_`),
  uuid: (random: Random) =>
    `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-${pick(['8', '9', 'a', 'b'], random)}${hex(random, 3)}-${hex(random, 12)}`,
  year: oneOf('1974 1981 1986 1990 1993 1999 2004 2011 2017 2019 2021 2023 2024 2025'),
  month: oneOf('01 02 03 04 05 06 07 08 09 10 11 12'),
  day: oneOf('01 04 07 09 11 13 16 18 20 22 25 27 28'),
  clock: (random) => [24, 60, 60].map((most) => String(Math.floor(random() * most)).padStart(2, '0')).join(':'),
  date: ['202‹nonzero:1›-‹month›-‹day›'],
  service: oneOf('billing catalog checkout gateway inventory mailer reports scheduler search uploads warehouse worker'),
  SERVICE: oneOf('BILLING CATALOG CHECKOUT GATEWAY INVENTORY MAILER REPORTS SCHEDULER SEARCH UPLOADS WAREHOUSE'),
  user: oneOf('amelie deploy j.novak svc-reports postgres root mkowalski app_rw ingest priya admin backup ci-bot'),
  host: oneOf(
    'db01.internal 10.0.14.22 pg-primary.acme.test localhost cache.svc.cluster.local stage.fjord.example mx2.orchard.example 172.31.8.90',
  ),
  domain: oneOf('acme.test fjord.example orchard.example api.meadow.dev portal.quarry.io intranet.harbor.example'),
  word: oneOf(
    'biscuit falcon marble orbit willow copper raven sunset tiger pepper velvet harbor cactus mango pirate rocket maple cobalt onion yellow',
  ),
  Word: oneOf(
    'Biscuit Falcon Marble Orbit Willow Copper Raven Sunset Tiger Pepper Velvet Harbor Cactus Mango Pirate Rocket Maple Cobalt Onion Yellow',
  ),
  Name: oneOf('Charlotte Mateusz Oliver Svenja Giulia Marcel Beatriz Anouk Yusuf Hiroshi Liam Fatima Bruno Ingrid'),
};
