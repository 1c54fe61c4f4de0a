/** A value of a JSON5 text with the places of everything, so that the text can be edited without being written anew. */
export interface Json5Node {
  readonly kind: 'object' | 'array' | 'other';
  /** The value itself; of objects and arrays too. */
  readonly value: unknown;
  readonly from: number;
  readonly to: number;
  /** Members in their order; of an array the names are its indexes. */
  readonly members: readonly Json5Member[];
}

export interface Json5Member {
  readonly name: string;
  /** Of the name, or of the value of an array. */
  readonly from: number;
  readonly node: Json5Node;
  /** Behind the comma that follows, or null where none does. */
  readonly afterComma: number | null;
}

/** The text is not JSON5; `at` is the place in it. */
export class Json5Fault extends Error {
  override readonly name = 'Json5Fault';
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const SPACE = /[\s\uFEFF]/;
const NAME_START = /[\p{ID_Start}$_]/u;
const NAME_PART = /[\p{ID_Continue}$\u200C\u200D]/u;
const NUMBER = /[-+]?(?:Infinity|NaN|0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' };
/** Configurations are a few levels deep. */
const MAX_DEPTH = 200;

/** Reads a JSON5 text. Throws `Json5Fault`. */
export function readJson5(text: string): Json5Node {
  let at = 0;

  const fail = (message: string, place = at): never => {
    throw new Json5Fault(message, place);
  };

  const skip = (): void => {
    for (;;) {
      while (at < text.length && SPACE.test(text[at] ?? '')) at += 1;
      if (text.startsWith('//', at)) {
        while (at < text.length && !/[\n\r\u2028\u2029]/.test(text[at] ?? '')) at += 1;
      } else if (text.startsWith('/*', at)) {
        const end = text.indexOf('*/', at + 2);
        if (end === -1) fail('A comment has no end.');
        at = end + 2;
      } else return;
    }
  };

  const readString = (): string => {
    const quote = text[at];
    const from = at;
    let value = '';
    for (at += 1; ; at += 1) {
      const char = text[at];
      if (char === undefined || char === '\n' || char === '\r') return fail('A text has no end.', from);
      if (char === quote) {
        at += 1;
        return value;
      }
      value += char === '\\' ? readEscape() : char;
    }
  };

  const readEscape = (): string => {
    at += 1;
    const char = text[at] ?? '';
    if (char === 'u' || char === 'x') {
      const length = char === 'u' ? 4 : 2;
      const digits = text.slice(at + 1, at + 1 + length);
      if (!/^[\da-fA-F]+$/.test(digits) || digits.length !== length) fail('An escape is not complete.');
      at += length;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    // A line break behind a backslash continues the text.
    if (char === '\r' && text[at + 1] === '\n') at += 1;
    if (/[\n\r\u2028\u2029]/.test(char)) return '';
    return ESCAPES[char] ?? char;
  };

  const readName = (): string => {
    if (text[at] === '"' || text[at] === "'") return readString();
    const from = at;
    if (!NAME_START.test(text[at] ?? '')) fail('A name was expected.');
    while (at < text.length && NAME_PART.test(text[at] ?? '')) at += 1;
    return text.slice(from, at);
  };

  const readMembers = (isArray: boolean, depth: number): Json5Member[] => {
    const members: Json5Member[] = [];
    const closing = isArray ? ']' : '}';
    for (at += 1; ; ) {
      skip();
      if (text[at] === closing) {
        at += 1;
        return members;
      }
      const last = members.at(-1);
      if (last && last.afterComma === null) fail(`A comma or ${closing} was expected.`);
      const from = at;
      const name = isArray ? String(members.length) : readName();
      if (!isArray) {
        skip();
        if (text[at] !== ':') fail('A colon was expected.');
        at += 1;
      }
      const node = readValue(depth + 1);
      const end = at;
      skip();
      const hasComma = text[at] === ',';
      if (hasComma) at += 1;
      else at = end;
      members.push({ name, from, node, afterComma: hasComma ? at : null });
      skip();
    }
  };

  const readValue = (depth: number): Json5Node => {
    skip();
    if (depth > MAX_DEPTH) fail('It is nested too deeply.');
    const from = at;
    const char = text[at];
    if (char === '{' || char === '[') {
      const members = readMembers(char === '[', depth);
      const entries = members.map(({ name, node }) => [name, node.value] as const);
      const value = char === '[' ? entries.map(([, item]) => item) : Object.fromEntries(entries);
      return { kind: char === '[' ? 'array' : 'object', value, from, to: at, members };
    }
    const value = char === '"' || char === "'" ? readString() : readWord();
    return { kind: 'other', value, from, to: at, members: [] };
  };

  const readWord = (): unknown => {
    NUMBER.lastIndex = at;
    const number = NUMBER.exec(text)?.[0];
    if (number !== undefined) {
      at += number.length;
      return Number(number.replace(/^\+/, ''));
    }
    const from = at;
    const word = NAME_START.test(text[at] ?? '') ? readName() : '';
    return Object.hasOwn(WORDS, word) ? WORDS[word] : fail('A value was expected.', from);
  };

  const root = readValue(0);
  skip();
  if (at < text.length) fail('Something follows the value.');
  return root;
}

/** The member of an object, or of what a path of names leads to; of several with one name the last, which is the one that counts. */
export function findNode(root: Json5Node, path: readonly string[]): Json5Node | null {
  let node: Json5Node | null = root;
  for (const name of path) {
    node = node.kind === 'object' ? (node.members.findLast((member) => member.name === name)?.node ?? null) : null;
    if (!node) return null;
  }
  return node;
}
