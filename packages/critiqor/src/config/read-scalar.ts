import { type TextPlace, YamlFault, type YamlList, type YamlScalar } from './yaml-node.ts';

type ScalarValue = YamlScalar['value'];

interface ReadScalar {
  readonly value: ScalarValue;
  /** Where it ends in its text. */
  readonly end: number;
}

/** What begins something that we do not read, and what to write instead. */
const REFUSED: Readonly<Record<string, string>> = {
  '|': 'Texts of several lines are not supported; use one line in quotes.',
  '>': 'Texts of several lines are not supported; use one line in quotes.',
  '&': 'Anchors are not supported; repeat the value, or put it in quotes if it is a text.',
  '*': 'Aliases are not supported; repeat the value, or put it in quotes if it is a text.',
  '!': 'Tags are not supported; put the value in quotes if it is a text.',
  '{': 'Mappings in braces are not supported; write each key on a line of its own, indented.',
  '}': 'A text that begins with } needs quotes.',
  ']': 'A text that begins with ] needs quotes.',
  ',': 'A text that begins with a comma needs quotes.',
  '%': 'A text that begins with % needs quotes.',
  '@': 'A text that begins with @ needs quotes.',
  '`': 'A text that begins with ` needs quotes.',
};

/** Reads one value at the beginning of a text. In a one-line list it ends at a comma or the bracket. */
export function readScalar(text: string, place: TextPlace, within: 'block' | 'list'): ReadScalar {
  const first = text[0] ?? '';
  if (first === '"') return readDoubleQuoted(text, place);
  if (first === "'") return readSingleQuoted(text, place);
  const refusal = REFUSED[first];
  if (refusal !== undefined) throw new YamlFault(place, refusal);
  return readPlain(text, place, within);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '0': '\0',
  e: '\u001b',
};
const CODE_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };
const LAST_CODE_POINT = 0x10ffff;

function readDoubleQuoted(text: string, place: TextPlace): ReadScalar {
  let value = '';
  for (let at = 1; at < text.length; at += 1) {
    const char = text[at] as string;
    if (char === '"') return { value, end: at + 1 };
    if (char !== '\\') {
      value += char;
      continue;
    }
    const name = text[at + 1] ?? '';
    const length = CODE_LENGTHS[name];
    const digits = length === undefined ? '' : text.slice(at + 2, at + 2 + length);
    const code = /^[\da-f]+$/i.test(digits) && digits.length === length ? Number.parseInt(digits, 16) : Number.NaN;
    const read =
      length === undefined ? ESCAPES[name] : code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined;
    if (read === undefined) {
      throw new YamlFault(
        { line: place.line, column: place.column + at },
        `\\${name} is not an escape. Write \\\\ for a backslash.`,
      );
    }
    value += read;
    at += 1 + digits.length;
  }
  throw new YamlFault(place, 'The closing " is missing.');
}

function readSingleQuoted(text: string, place: TextPlace): ReadScalar {
  for (let at = text.indexOf("'", 1); at !== -1; at = text.indexOf("'", at + 2)) {
    if (text[at + 1] !== "'") return { value: text.slice(1, at).replaceAll("''", "'"), end: at + 1 };
  }
  throw new YamlFault(place, "The closing ' is missing.");
}

function readPlain(text: string, place: TextPlace, within: 'block' | 'list'): ReadScalar {
  const stop = within === 'list' ? text.search(/[,\]]/) : -1;
  const item = stop === -1 ? text : text.slice(0, stop);
  const comment = item.search(/\s#/);
  const end = comment === -1 ? item.length : comment;
  const plain = item.slice(0, end).trimEnd();
  const colon = plain.search(/:(?:\s|$)/);
  if (colon !== -1) {
    throw new YamlFault(
      { line: place.line, column: place.column + colon },
      'A text with a colon and a space needs quotes.',
    );
  }
  return { value: toPlainValue(plain), end };
}

/** As YAML 1.2 reads them: `yes` and `on` are texts. */
function toPlainValue(text: string): ScalarValue {
  if (/^(?:~|null|Null|NULL)?$/.test(text)) return null;
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(text) ? Number(text) : text;
}

/** `[one, "two", 3]` on one line. */
export function readFlowList(text: string, place: TextPlace): YamlList {
  const items: YamlScalar[] = [];
  const placeAt = (at: number): TextPlace => ({ line: place.line, column: place.column + at });
  const skipSpace = (from: number): number => {
    let at = from;
    while (text[at] === ' ') at += 1;
    return at;
  };
  for (let at = skipSpace(1); at < text.length; at = skipSpace(at)) {
    if (text[at] === ']') {
      skipComment(text, at + 1, place);
      return { kind: 'list', ...place, items };
    }
    if (text[at] === '[') throw new YamlFault(placeAt(at), 'Lists in lists are not supported.');
    const { value, end } = readScalar(text.slice(at), placeAt(at), 'list');
    if (end === 0) throw new YamlFault(placeAt(at), 'A value is missing here.');
    items.push({ kind: 'scalar', ...placeAt(at), value });
    at = skipSpace(at + end);
    if (text[at] === ',') at += 1;
    else if (text[at] !== ']') throw new YamlFault(placeAt(at), 'Expected a comma or the closing ].');
  }
  throw new YamlFault(place, 'The closing ] is missing on this line.');
}

/** After a value there may be only a comment. */
export function skipComment(text: string, end: number, place: TextPlace): void {
  const rest = text.slice(end);
  if (/^\s*$/.test(rest) || /^\s+#/.test(rest)) return;
  throw new YamlFault({ line: place.line, column: place.column + end }, 'Nothing but a comment may follow the value.');
}
