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

/** A whole number from one to another, padded with zeros. */
export const between =
  (from: number, to: number, width = 1): Rule =>
  (random) =>
    String(from + Math.floor(random() * (to - from + 1))).padStart(width, '0');

const hex = among(`${DIGITS}abcdef`);

/** What both files of the fifth set write their texts from. */
export const FIFTH_RULES: Lexicon = {
  d: among(DIGITS),
  n: among('123456789'),
  low: among(LOWER),
  up: among(UPPER),
  let: among(LOWER + UPPER),
  an: among(LOWER + UPPER + DIGITS),
  lan: among(LOWER + DIGITS),
  uan: among(UPPER + DIGITS),
  hex,
  HEX: among(`${DIGITS}ABCDEF`),
  b32: among(`${UPPER}234567`),
  bech: among('qpzry9x8gf2tvdw0s3jn54khce6mua7l'),
  b58: among('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
  b64: among(`${LOWER + UPPER + DIGITS}+/`),
  url64: among(`${LOWER + UPPER + DIGITS}-_`),
  guid: (random: Random) =>
    `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-${pick(['8', '9', 'a', 'b'], random)}${hex(random, 3)}-${hex(random, 12)}`,
  yyyy: between(2016, 2026),
  mm: between(1, 12, 2),
  dd: between(1, 28, 2),
  hms: (random) => [24, 60, 60].map((most) => String(Math.floor(random() * most)).padStart(2, '0')).join(':'),
  day: ['‹yyyy›-‹mm›-‹dd›'],
  stamp: ['‹day›T‹hms›Z', '‹day›T‹hms›.‹d:3›Z', '‹day› ‹hms›,‹d:3›', '‹day›T‹hms›+02:00'],
  epoch: ['17‹d:8›'],
  port: oneOf('1433 1521 3306 5432 5672 6379 6432 8123 9092 9200 27017 33060'),
  app: oneOf(
    'ledger atlas shipping invoices pricing notify identity crawler thumbnails payroll telemetry booking chatbot etl',
  ),
  APP: oneOf('LEDGER ATLAS SHIPPING INVOICES PRICING NOTIFY IDENTITY CRAWLER PAYROLL TELEMETRY BOOKING CHATBOT ETL'),
  env: oneOf('prod staging dev qa uat eu-prod sandbox preprod'),
  login: oneOf(
    'tlindqvist svc_etl oper readonly h.tanaka sofia.r grafana_ro keycloak nextcloud zabbix runner01 lmueller dbowner',
  ),
  ip: ['10.‹d:1›.‹n:2›.‹n:1›', '192.168.‹n:1›.‹n:2›', '172.‹17|19|20|24›.‹d:1›.‹n:2›'],
  site: oneOf(
    'kestrel.example nordlicht.test api.tundra.example shop.lagune.test vpn.basalt.example git.cedarworks.test mail.pinnacle.example status.umbra.test',
  ),
  host: ['‹app›-db.‹site›', '‹ip›', '‹app›.‹env›.svc', '‹app›0‹n:1›.‹site›', 'localhost'],
  noun: oneOf(
    'lantern otter glacier saddle walnut compass thunder pickle meteor ribbon canyon teapot badger violin pebble saffron kettle mustang igloo parsley',
  ),
  Noun: oneOf(
    'Lantern Otter Glacier Saddle Walnut Compass Thunder Pickle Meteor Ribbon Canyon Teapot Badger Violin Pebble Saffron Kettle Mustang Igloo Parsley',
  ),
  who: oneOf('Annika Dmitri Chidi Rosalind Tomasz Leïla Kenji Paloma Wei Sanjay Freya Gustavo Noor Emre Klara Thierry'),
};
