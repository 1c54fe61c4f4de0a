import {
  defineGrammar,
  expand,
  type Grammar,
  type Lexicon,
  pick,
  type Random,
  type Rule,
  type Sample,
} from './grammar.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';

export const among =
  (alphabet: string, least = 16, most = 28): Rule =>
  (random, length) => {
    const count = length > 0 ? length : least + Math.floor(random() * (most - least + 1));
    let out = '';
    while (out.length < count) out += alphabet[Math.floor(random() * alphabet.length)];
    return out;
  };
export const oneOf = (words: string): Rule => {
  const list = words.split(' ');
  return (random) => pick(list, random);
};
export const many =
  (separator: string, item: (random: Random) => string): Rule =>
  (random, length) =>
    Array.from({ length }, () => item(random)).join(separator);
export const to64 = (plain: string | Buffer): string => Buffer.from(plain as string).toString('base64');
export const to64url = (plain: string | Buffer): string => Buffer.from(plain as string).toString('base64url');
export const bytes = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));

const alnum = among(LOWER + UPPER + DIGITS);
const digits = among(DIGITS, 6, 6);
const hex = among('0123456789abcdef', 32, 32);
const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
const two = (value: number): string => String(value).padStart(2, '0');

const WORDS =
  'amber anchor apricot aspen badger barley beacon birch bramble canyon carbon cellar cinder clover comet copper cricket crimson dapple drizzle eagle elder fennel ferry flint gazelle glider gravel heron hollow indigo ivory jigsaw kettle ladder lemon linden lobster magnet maple mirror nectar nutmeg oyster paddle parsley pepper pigeon plover prairie puffin quiver ribbon rudder saddle scarlet signal spruce sparrow teapot thistle tiger trumpet turnip umber vessel walnut whisker winter yarrow zebra';
const word = oneOf(WORDS);
const Word: Rule = (random, length) => {
  const plain = word(random, length);
  return plain[0]?.toUpperCase() + plain.slice(1);
};
const middle = among(`${LOWER}${UPPER}${DIGITS}!#%*+-^_~@`);
const strong: Rule = (random, length) => {
  const count = length > 0 ? length : whole(random, 12, 20);
  return `${alnum(random, 1)}${alnum(random, 1)}${middle(random, count - 4)}${digits(random, 1)}${alnum(random, 1)}`;
};
const human: Rule = (random) => {
  const [one, other] = [Word(random, 0), Word(random, 0)];
  const number = digits(random, 2 + Math.floor(random() * 3));
  return pick(
    [
      `${one}${other}${number}!`,
      `${one}-${other}-${number}`,
      `${one}${number}#${other}`,
      `${one}_${other}${number}`,
      `${other}${one}@${number}`,
      `${number}${one}${other}!`,
    ],
    random,
  );
};
/** Fit for a shell or a URL as it stands. */
const bare: Rule = (random) => {
  const [one, other] = [Word(random, 0), Word(random, 0)];
  return pick(
    [
      alnum(random, 0),
      alnum(random, 12),
      `${one}${other}${digits(random, 3)}`,
      `${one}-${other}-${digits(random, 2)}`,
      `${alnum(random, 6)}_${alnum(random, 9)}`,
      hex(random, 24),
    ],
    random,
  );
};
const key: Rule = (random) =>
  pick(
    [
      hex(random, 32),
      hex(random, 40),
      alnum(random, 32),
      alnum(random, 40),
      hex(random, 64),
      `${alnum(random, 1)}${among(`${UPPER}${LOWER}${DIGITS}-_`)(random, 41)}${alnum(random, 1)}`,
      among(LOWER + DIGITS)(random, 32),
    ],
    random,
  );
const user = oneOf(
  'deploy svc_billing backup nina.berg app_rw reporting jtanaka m.ortiz etl grafana_ro ci-bot postgres admin web shop',
);
const host = oneOf(
  'db01.internal mail.nordwerk.de pg-prod.acme.internal cache-2.local api.helio.io git.lumen.dev vault.corp.lan 10.20.4.17 build.ostia.net registry.kestrel.io',
);

const jwt: Rule = (random) => {
  const iat = 1700000000 + Math.floor(random() * 90000000);
  const head = { alg: pick(['HS256', 'RS256', 'ES256'], random), typ: 'JWT' };
  const body = { sub: String(whole(random, 1000, 99999)), name: user(random, 0), iat, exp: iat + 3600 };
  return `${to64url(JSON.stringify(head))}.${to64url(JSON.stringify(body))}.${to64url(bytes(random, 32))}`;
};

export const SEVENTH_RULES: Lexicon = {
  an: alnum,
  low: among(LOWER + DIGITS),
  lc: among(LOWER, 5, 8),
  AN: among(UPPER + DIGITS),
  UP: among(UPPER, 4, 8),
  hex,
  HEX: among('0123456789ABCDEF', 32, 32),
  b64: among(`${UPPER}${LOWER}${DIGITS}+/`, 40, 64),
  b64url: among(`${UPPER}${LOWER}${DIGITS}-_`, 32, 48),
  b32: among(`${UPPER}234567`, 16, 32),
  b58: among('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
  bech: among('023456789acdefghjklmnpqrstuvwxyz'),
  BECH: among('023456789ACDEFGHJKLMNPQRSTUVWXYZ'),
  d: digits,
  n: (random, length) => `${whole(random, 1, 9)}${length > 1 ? digits(random, length - 1) : ''}`,
  /** So many random bytes in base64. */
  raw64: (random, length) => to64(bytes(random, length > 0 ? length : 32)),
  raw64url: (random, length) => to64url(bytes(random, length > 0 ? length : 32)),
  uuid: (random) => {
    const all = hex(random, 32);
    return `${all.slice(0, 8)}-${all.slice(8, 12)}-4${all.slice(13, 16)}-${pick(['8', '9', 'a', 'b'], random)}${all.slice(17, 20)}-${all.slice(20)}`;
  },
  ip: (random) => `10.${whole(random, 0, 250)}.${whole(random, 0, 250)}.${whole(random, 1, 250)}`,
  pub: (random) => `${pick(['203.0.113', '198.51.100', '192.0.2'], random)}.${whole(random, 1, 250)}`,
  yyyy: oneOf('2021 2022 2023 2024 2025 2026'),
  mm: (random) => two(whole(random, 1, 12)),
  dd: (random) => two(whole(random, 1, 28)),
  hh: (random) => two(whole(random, 0, 23)),
  mi: (random) => two(whole(random, 0, 59)),
  ts: ['‹yyyy›-‹mm›-‹dd›T‹hh›:‹mi›:‹mi›Z', '‹yyyy›-‹mm›-‹dd› ‹hh›:‹mi›:‹mi›', '‹yyyy›-‹mm›-‹dd›T‹hh›:‹mi›:‹mi›.‹d:3›Z'],
  iso: ['‹yyyy›-‹mm›-‹dd›T‹hh›:‹mi›:‹mi›Z'],
  user,
  host,
  person: [
    '‹Nina|Jonas|Aylin|Piotr|Chiara|Mateus|Sanne|Yuki|Leila|Tomas› ‹Berg|Keller|Demir|Nowak|Ricci|Alves|Visser|Tanaka|Haddad|Novak›',
  ],
  first: oneOf('Nina Jonas Aylin Piotr Chiara Mateus Sanne Yuki Leila Tomas'),
  mailbox: ['‹nina|jonas|aylin|piotr|chiara|ops|it-support|noreply›@‹corp›.‹com|de|io|example›'],
  corp: oneOf('acme nordwerk helio lumen kestrel ostia brightly fernway'),
  app: oneOf('billing-api shopfront ledger notifier media-proxy scheduler inventory portal'),
  db: oneOf('orders ledger customers analytics inventory sessions'),
  env: oneOf('prod staging dev qa'),
  region: oneOf('eu-central-1 us-east-1 eu-west-1 ap-southeast-2'),
  port: oneOf('5432 3306 6379 8080 9092 27017 8443'),
  ver: ['‹n:1›.‹n:2›.‹n:1›', '‹n:1›.‹n:1›.‹n:1›', '‹n:2›.‹n:1›.‹n:2›'],
  word,
  Word,
  human,
  strong,
  bare,
  key,
  pw: ['‹human›', '‹strong›', '‹bare›', '‹strong›'],
  jwt,
};

/** How a file or a command comes to be shown. It keeps every line, and never what is a secret. */
type Show = (text: string, random: Random) => string;
const PATHS = [
  'config/settings.local',
  'deploy/prod/values',
  'src/main/app.conf',
  './ops/notes.txt',
  'backup/etc/service.cfg',
];
const lines = (text: string): string[] => text.split('\n');
const FILE_SHOWS: readonly Show[] = [
  (text) =>
    lines(text)
      .map((line, index) => `${String(index + 1).padStart(6)}\t${line}`)
      .join('\n'),
  (text) =>
    `@@ -0,0 +1,${lines(text).length} @@\n${lines(text)
      .map((line) => `+${line}`)
      .join('\n')}`,
  (text, random) => {
    const [path, from] = [pick(PATHS, random), whole(random, 1, 80)];
    return lines(text)
      .map((line, index) => `${path}:${from + index}:${line}`)
      .join('\n');
  },
  (text) => JSON.stringify({ stdout: `${text}\n`, stderr: '', exit_code: 0 }),
  (text) => `Here is the relevant part:\n\n\`\`\`\n${text}\n\`\`\`\n\nLet me know if I should change it.`,
  (text, random) => `$ cat ${pick(PATHS, random)}\n${text}`,
];
const COMMAND_SHOWS: readonly Show[] = [
  (text) => `$ ${text}`,
  (text, random) => `  ${whole(random, 100, 999)}  ${text}`,
  (text) => `+ ${text}`,
  (text) => JSON.stringify({ name: 'bash', input: { command: text, timeout: 120 } }),
  (text, random) => `: ${1700000000 + whole(random, 0, 80000000)}:0;${text}`,
  (text) => `I ran \`${text}\` and it exited with 0.`,
];

export function makers(lexicon: Lexicon) {
  const shown =
    (shows: readonly Show[], share: number) =>
    (id: string, templates: readonly string[]): Grammar => ({
      id,
      produce: (random) => {
        const sample = expand(pick(templates, random), lexicon, random);
        if (random() >= share) return sample;
        const text = pick(shows, random)(sample.text, random);
        // Escaping must not have changed a secret.
        return sample.secrets.every((secret) => text.includes(secret)) ? { text, secrets: sample.secrets } : sample;
      },
    });
  return {
    /** The text as it is. */
    plain: (id: string, templates: readonly string[]): Grammar => defineGrammar(id, lexicon, templates),
    /** A piece of a file, at times numbered, as a diff, as hits of grep, or in the JSON of a tool. */
    file: shown(FILE_SHOWS, 0.4),
    /** A command line, at times after a prompt, from a history or a trace. */
    command: shown(COMMAND_SHOWS, 0.5),
    /** The text in a notation: escaped, encoded. */
    wrapped: (id: string, templates: readonly string[], wrap: (text: string) => string): Grammar =>
      defineGrammar(id, lexicon, templates, wrap),
    /** The same secret at each `§`. */
    tie: (id: string, rule: string, templates: readonly string[]): Grammar => ({
      id,
      produce: (random): Sample => {
        const secret = expand(`‹${rule}›`, lexicon, random).text;
        const { text } = expand(pick(templates, random), lexicon, random);
        return { text: text.replaceAll('§', () => secret), secrets: [secret] };
      },
    }),
  };
}
