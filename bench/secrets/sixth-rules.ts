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
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
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
/** A list of so many items. */
export const many =
  (separator: string, item: (random: Random) => string): Rule =>
  (random, length) =>
    Array.from({ length }, () => item(random)).join(separator);
export const below =
  (limit: number) =>
  (random: Random): string =>
    String(Math.floor(random() * limit));
export const to64 = (plain: string): string => Buffer.from(plain).toString('base64');
export const to64url = (plain: string): string => Buffer.from(plain).toString('base64url');

const alnum = among(LOWER + UPPER + DIGITS);
const symbols = among(`${LOWER}${UPPER}${DIGITS}!#%*+-.:=?@^_~`);
const digits = among(DIGITS, 6, 6);
const hex = among('0123456789abcdef', 32, 32);

const WORDS =
  'Harbor Tulip Falcon Cobalt Meadow Granite Saffron Lantern Juniper Pebble Quartz Thunder Walrus Biscuit Compass Velvet Orchid Marble Cactus Rocket Badger Kestrel Ginger Pumpkin Timber Voyager Mango Bamboo Cedar Dolphin Ember Fjord Glacier Hazel Iguana Jasmine Kayak Lagoon Nimbus Otter Papaya Raven Sierra Tundra Violet Willow Yonder Zephyr Krokus Fuchs Montag Ostsee Chaton Soleil Girasol Luna';
const PHRASE =
  'abandon ability absorb access account acid across actor adapt afraid again album alcohol alley almost amateur anchor animal answer apart april arctic arena armor arrow artist aspect asthma attend august autumn avocado awake badge balance bamboo banner barely basket beach because become before behave bench benefit betray bicycle biology bitter blanket blossom board bonus border bounce bracket brave breeze bridge bronze bubble budget buffalo bundle burger butter cabbage cactus camera canal canvas captain caught cave chapter chronic circle civil claim cliff cloth cloud coach coffee collect comic concert convince cook coral couple cover crack crane crater cruise crumble curious current cycle damage danger daring debate decorate deer delay deliver depart depth derive detail device dilemma dinosaur dirt display divorce dolphin donate dose double draft drift drum duck dumb during dust early earth easily edge effort either electric elite embody emerge enact enemy energy enlist enrich envelope equip erase essay eternal evidence exact exchange exhibit expire explain extend eyebrow fade faint family fantasy fashion feature fetch fiber figure film first flame float fluid foam forest fortune found fragile fringe fruit furnace gadget garage gather general genuine ghost giggle glance globe glow goat gossip grape green grocery guard guess guilt hammer happy hazard heavy hedgehog hidden hobby horror humble hurdle idle image immune income inflict inhale inner input invest island ivory jealous jelly journey juice kangaroo kiwi knock labor lake lawsuit leader legend lens level liberty limb liquid locate loyal lumber machine mandate margin maximum measure melody member mercy middle minimum misery moment morning mountain muscle museum myth narrow nation neither nephew nothing notice novel nurse oak obey obtain ocean october olive onion opera orange orbit ordinary organ ostrich outdoor oval owner paddle panic parade parrot peasant pencil people pepper permit picnic pistol planet plastic please poem pony possible predict pride process profit proud pulse pumpkin purity quality quick quote radar raise rather ready rebel recipe reflect relief remain remind render repair rescue resist result reveal rhythm rifle rigid ring ritual rookie rotate rubber runway saddle sample satisfy sauce scheme scissors scrub season seminar senior shadow shaft shrimp siege silent simple sketch slender slim snack social solar soldier spatial speak sphere spirit spray squeeze stable stamp steak stereo stomach story strategy subway sugar sunset surge survey swallow sweet sword symbol talent target tattoo tennis thank thumb tiger tilt timber tissue toddler together tomato topple torch total toward tragic travel tribe trigger truth turkey turtle twist typical unaware uncover uniform unique unlock unusual upon urban useful vague valley vanish various velvet verify veteran vibrant village violin visual vital vivid void volume wage wagon warfare wealth weapon weasel wedding whale wheat width winner wisdom wolf wonder wrestle wrist yard young zone';

export const SIXTH_RULES: Lexicon = {
  an: alnum,
  low: among(LOWER + DIGITS),
  lc: among(LOWER, 5, 8),
  AN: among(UPPER + DIGITS),
  UP: among(UPPER, 4, 8),
  hex,
  HEX: among('0123456789ABCDEF', 32, 32),
  b64: among(`${UPPER}${LOWER}${DIGITS}+/`),
  b64url: among(`${UPPER}${LOWER}${DIGITS}-_`),
  b32: among(`${UPPER}234567`),
  b58: among('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
  bech: among('023456789acdefghjklmnpqrstuvwxyz'),
  BECH: among('023456789ACDEFGHJKLMNPQRSTUVWXYZ'),
  d: digits,
  n: (random, length) => `${1 + Math.floor(random() * 9)}${length > 1 ? digits(random, length - 1) : ''}`,
  uuid: (random) => {
    const all = hex(random, 32);
    return `${all.slice(0, 8)}-${all.slice(8, 12)}-4${all.slice(13, 16)}-${pick(['8', '9', 'a', 'b'], random)}${all.slice(17, 20)}-${all.slice(20)}`;
  },
  ip: (random) => `10.${below(250)(random)}.${below(250)(random)}.${1 + Number(below(250)(random))}`,
  pub: (random) => `203.0.113.${1 + Number(below(250)(random))}`,
  yyyy: oneOf('2019 2021 2022 2023 2024 2025 2026'),
  mm: oneOf('01 02 03 04 05 06 07 08 09 10 11 12'),
  dd: oneOf('01 03 07 09 11 14 17 19 22 24 26 28'),
  hh: oneOf('00 02 05 07 08 09 10 11 13 14 16 17 19 21 23'),
  mi: oneOf('00 03 08 12 17 21 26 30 34 39 42 47 51 55 58'),
  when: [
    '‹yyyy›-‹mm›-‹dd›T‹hh›:‹mi›:‹mi›Z',
    '‹yyyy›-‹mm›-‹dd› ‹hh›:‹mi›:‹mi›,‹d:3›',
    '‹yyyy›/‹mm›/‹dd› ‹hh›:‹mi›:‹mi›',
  ],
  user: oneOf(
    'mkovac jsmith deploy svc_backup app_rw anna.berg reporting etl lwagner r.silva ops appuser grafana_ro nina tkim',
  ),
  corp: oneOf('norrland bluefin acme-labs kestrel-it hafenwerk vireo lumenpay tidepool orchard9 stellwerk'),
  tld: oneOf('net io com dev de internal local org'),
  host: ['‹db|mail|vpn|srv|api|edge|build|nas›‹n:1›.‹corp›.‹tld›', '‹pg-main|mx|gw|jump|store›.‹corp›.‹tld›'],
  mailbox: ['‹user›@‹corp›.‹com|de|org|io›'],
  app: oneOf('billing inventory checkout orders payroll telemetry gateway ledger search notifier'),
  word: (random) => pick(WORDS.split(' '), random).toLowerCase(),
  Word: oneOf(WORDS),
  leet: oneOf(
    'Tr0mb0n3 W4terf4ll Gu1tarr3 M0untain5 K4ffeetasse B4sketb4ll Schm3tterl1ng P1neappl3 S3ptember Dr4gonfly Cr0issant Fr4mboise',
  ),
  sym: oneOf('! # * ? + = @ - _ .'),
  /** What a person chooses. */
  human: [
    '‹Word›‹sym›‹d:4›',
    '‹Word›-‹Word›-‹d:2›',
    '‹leet›‹d:2›!',
    '‹Word›‹Word›‹d:3›',
    '‹word›_‹Word›‹yyyy›!',
    '‹leet›‹sym›‹Word›',
    '‹Word›.‹word›.‹d:3›',
  ],
  /** What a generator writes, with signs that need no escapeJson between quotes. */
  strong: (random, length) => {
    const count = length > 0 ? length : 14 + Math.floor(random() * 11);
    return alnum(random, 1) + symbols(random, count - 4) + digits(random, 1) + alnum(random, 2);
  },
  /** Between quotes. */
  pw: ['‹human›', '‹strong›', '‹an›', '‹an:20›'],
  /** Bare in a shell or a file of settings. */
  bare: ['‹an›', '‹an:12›‹-|_|.|+›‹an:8›', '‹Word›-‹Word›-‹d:2›', '‹leet›_‹d:4›', '‹Word›‹Word›‹d:4›', '‹low:24›'],
  /** In the address of a connection. */
  urlpw: ['‹an:18›', '‹Word›%21‹d:4›', '‹an:10›-‹an:8›', '‹Word›‹Word›%40‹d:3›', '‹b64url:24›', '‹leet›‹d:3›'],
  jwt: (random) => {
    const head = to64url(
      pick(
        ['{"alg":"HS256","typ":"JWT"}', '{"alg":"RS256","kid":"k1","typ":"JWT"}', '{"typ":"JWT","alg":"ES256"}'],
        random,
      ),
    );
    const body = to64url(
      `{"sub":"${digits(random, 8)}","iss":"auth","iat":17${digits(random, 8)},"exp":18${digits(random, 8)}}`,
    );
    return `${head}.${body}.${among(`${UPPER}${LOWER}${DIGITS}-_`)(random, 43)}`;
  },
  seed: (random, length) => Array.from({ length }, () => pick(PHRASE.split(' '), random)).join(' '),
  octets: many(', ', below(256)),
  octetsTight: many(',', below(256)),
  groups: many('-', (random) => digits(random, 6)),
};

export type Surround = (sample: Sample, random: Random) => Sample;
const escapeJson = (plain: string): string => JSON.stringify(plain).slice(1, -1);
const around = (sample: Sample, change: (text: string) => string): Sample => ({ ...sample, text: change(sample.text) });
const inJson = (sample: Sample, before: string, after: string): Sample => ({
  text: before + escapeJson(sample.text) + after,
  secrets: sample.secrets.map(escapeJson),
});

/** As an agent runs or shows a command. */
export const asCommand: Surround = (sample, random) =>
  pick<() => Sample>(
    [
      () => sample,
      () => around(sample, (text) => `$ ${text}`),
      () => around(sample, (text) => `+ ${text}`),
      () => around(sample, (text) => `\`\`\`bash\n${text}\n\`\`\``),
      () => around(sample, (text) => `root@${pick(['web01', 'jump', 'ci-runner', 'nas'], random)}:~# ${text}\n`),
      () => inJson(sample, '{"type":"tool_use","name":"Bash","input":{"command":"', '","timeout":120000}}'),
      () => inJson(sample, '{"recipient":"shell","arguments":{"cmd":["bash","-lc","', '"]}}'),
    ],
    random,
  )();

/** As an agent reads, writes or compares a file, or sees an output. */
export const asFile: Surround = (sample, random) =>
  pick<() => Sample>(
    [
      () => sample,
      () => sample,
      () => sample,
      () =>
        around(sample, (text) =>
          text
            .split('\n')
            .map((line, index) => `${String(index + 1).padStart(6)}\t${line}`)
            .join('\n'),
        ),
      () =>
        around(sample, (text) =>
          text
            .split('\n')
            .map((line) => `+${line}`)
            .join('\n'),
        ),
      () => around(sample, (text) => text.replaceAll('\n', '\r\n')),
      () => inJson(sample, '{"type":"tool_result","tool_use_id":"toolu_7","content":"', '"}'),
    ],
    random,
  )();

export type Maker = (id: string, templates: readonly string[]) => Grammar;
export const makers = (
  lexicon: Lexicon,
): {
  plain: Maker;
  command: Maker;
  file: Maker;
  tie: (id: string, make: (write: (template: string) => string, random: Random) => Sample) => Grammar;
} => {
  const rules: Record<string, Rule | readonly string[]> = { ...lexicon };
  /** `«sk_‹an:24›»` is one secret of several parts: a rule of its own. */
  const named = (templates: readonly string[]): readonly string[] =>
    templates.map((template) =>
      template.replaceAll(/«([^«»]*‹[^«»]*)»/g, (_, parts: string) => {
        const name = `parts${Object.keys(rules).length}`;
        rules[name] = [parts];
        return `«${name}»`;
      }),
    );
  const surrounded =
    (surround: Surround): Maker =>
    (id, given) => {
      const templates = named(given);
      return { id, produce: (random) => surround(expand(pick(templates, random), rules, random), random) };
    };
  return {
    plain: (id, templates) => defineGrammar(id, rules, named(templates)),
    command: surrounded(asCommand),
    file: surrounded(asFile),
    tie: (id, make) => ({ id, produce: (random) => make((template) => expand(template, rules, random).text, random) }),
  };
};
