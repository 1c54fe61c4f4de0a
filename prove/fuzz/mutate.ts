import type { Random } from '../random.ts';

type Mutation = (input: string, random: Random, pool: readonly string[]) => string;

/** Values that parsers trip over, as JSON. */
const ODD_VALUES: readonly string[] = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1.5', '1e308', '-1e400', '9007199254740993', '1E2', '1.0'],
  ...['""', '"0"', '"__proto__"', '"constructor"', '"toString"', '"\\u0000"', '"\\ud800"', '"\\u202e\\u001b[31m"'],
  ...['[]', '{}', '[[]]', '[null]', '{"__proto__":1}', '{"toString":1}', '{"length":-1}', '["a",1,null]'],
  ...['"NaN"', '"2026-99-99T99:99:99Z"', '"9999999999999999999"', '"../../etc/passwd"', '"<script>"', '"evt_000001"'],
];
const ODD_TEXTS: readonly string[] = [
  ...['\u0000', '\ufeff', '\ufffd', '\u2028', '\r\n', '\n', '\t', ' ', '\u001b]8;;http://x\u0007', '\u202e', '\u200b'],
  ...['"', '\\', '{', '}', '[', ']', ',', ':', '{"', '"}', '\\u', '%00', '%2e%2e/', '--', '=', '𐀀'],
  ...['null', '1e999', '-', '__proto__', 'undefined', 'run_001', 'latest', '0'.repeat(64), 'a'.repeat(5_000)],
];
const DEEP = 3_000;

/** Changes an input at a few places: its bytes, its lines, or, where it is JSON, its values. */
export function mutate(input: string, random: Random, pool: readonly string[]): string {
  let changed = input;
  for (let count = 1 + random.below(3); count > 0; count -= 1)
    changed = random.pick(random.chance(0.6) ? ON_JSON : random.chance(0.6) ? ON_LINES : ON_TEXT)(
      changed,
      random,
      pool,
    );
  return changed;
}

const at = (text: string, random: Random): number => random.below(text.length + 1);
const replaceAt = (text: string, from: number, to: number, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

const ON_TEXT: readonly Mutation[] = [
  (text, random) => replaceAt(text, at(text, random), text.length, ''),
  (text, random) => {
    const from = at(text, random);
    return replaceAt(text, from, from + 1 + random.below(40), '');
  },
  (text, random) => {
    const from = at(text, random);
    return replaceAt(text, from, from, random.pick(ODD_TEXTS));
  },
  (text, random) => {
    const from = at(text, random);
    return replaceAt(text, from, from + 1, String.fromCharCode(random.below(0x100)));
  },
  (text, random) => {
    const from = at(text, random);
    const piece = text.slice(from, from + random.below(200));
    const to = at(text, random);
    return replaceAt(text, to, to, piece);
  },
  (text, random, pool) => text.slice(0, at(text, random)) + random.pick(pool).slice(-random.below(2_000)),
];

const ON_LINES: readonly Mutation[] = [
  onLines((lines, random) => void lines.splice(random.below(lines.length), 1)),
  onLines((lines, random) => void lines.splice(random.below(lines.length), 0, random.pick(lines))),
  onLines((lines, random) => {
    const [left, right] = [random.below(lines.length), random.below(lines.length)];
    [lines[left], lines[right]] = [lines[right] ?? '', lines[left] ?? ''];
  }),
  onLines((lines, random) => {
    const place = random.below(lines.length);
    lines[place] = (lines[place] ?? '').slice(0, random.below((lines[place] ?? '').length + 1));
  }),
  (text, random, pool) =>
    onLines((lines) => void lines.splice(random.below(lines.length), 0, random.pick(pool)))(text, random, pool),
];

function onLines(change: (lines: string[], random: Random) => void): Mutation {
  return (text, random) => {
    const lines = text.split('\n');
    change(lines, random);
    return lines.join('\n');
  };
}

/** Where a value of JSON text begins: after a colon, a comma or an opening bracket. */
const VALUE = /([:,[])("(?:[^"\\\n]|\\.){0,300}"|-?\d[\d.eE+-]{0,30}|true|false|null)/g;
const KEY = /"(\w{1,40})":/g;

const ON_JSON: readonly Mutation[] = [
  onMatch(VALUE, ([, before = ''], random) => before + random.pick(ODD_VALUES)),
  onMatch(VALUE, ([, before = ''], random) => before + random.pick(ODD_VALUES)),
  onMatch(
    VALUE,
    ([whole, before = ''], random) =>
      `${before}${'['.repeat(DEEP)}${whole.slice(1)}${']'.repeat(random.chance(0.9) ? DEEP : 7)}`,
    0.05,
  ),
  onMatch(VALUE, ([whole]) => `${whole.slice(0, 1)} ${whole.slice(1)}`),
  onMatch(VALUE, ([, before = '', value = '']) =>
    value.length > 2
      ? `${before}${value.replace(/[a-z]/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)}`
      : before + value,
  ),
  onMatch(KEY, (_, random) => `${random.pick(ODD_VALUES.filter((value) => value.startsWith('"')))}:`),
  onMatch(KEY, ([whole], random) => `${whole}${random.pick(ODD_VALUES)},${whole}`),
];

/** Changes one match of a pattern; how often, where it costs much. */
function onMatch(pattern: RegExp, change: (match: RegExpExecArray, random: Random) => string, share = 1): Mutation {
  return (text, random) => {
    if (share < 1 && !random.chance(share)) return text;
    pattern.lastIndex = at(text, random);
    const match = pattern.exec(text);
    return match ? replaceAt(text, match.index, match.index + match[0].length, change(match, random)) : text;
  };
}
