/** What a search reads through: control sequences of terminals, escapes of strings, entities. */

const CONTROL = /\[[\d;:?<=>]{0,40}[ -/]{0,4}[@-~]|\][^\x07\x1b\n]{0,300}(?:\x07|\x1b\\)?|[@-Z\\^_`-~]/y;

/** Where a control sequence ends whose first character is at `at`. */
export function skipControl(text: string, at: number): number {
  const code = text.charCodeAt(at);
  // Nothing of that starts so.
  if (!(code >= 64 && code <= 126)) return at;
  CONTROL.lastIndex = at;
  return CONTROL.test(text) ? CONTROL.lastIndex : at;
}

interface Character {
  readonly code: number;
  readonly end: number;
}

/** What a backslash before `at` makes of what follows; undefined if it is only a backslash. */
export function readEscape(text: string, at: number): Character | undefined {
  const code = text.charCodeAt(at);
  if (code === 34 || code === 39 || code === 96 || code === 47) return { code, end: at + 1 };
  if (code === 110 || code === 114) return { code: 10, end: at + 1 };
  if (code === 116) return { code: 9, end: at + 1 };
  if (code === 10) return { code: -1, end: at + 1 };
  if (code === 13 && text.charCodeAt(at + 1) === 10) return { code: -1, end: at + 2 };
  const digits = code === 117 ? 4 : code === 120 ? 2 : 0;
  const decoded = digits > 0 ? hexAt(text, at + 1, digits) : -1;
  return decoded >= 0
    ? { code: isInvisible(decoded) && decoded >= 0x200b ? -1 : decoded, end: at + 1 + digits }
    : undefined;
}

export function hexAt(text: string, at: number, digits: number): number {
  let value = 0;
  for (let index = at; index < at + digits; index++) {
    const code = text.charCodeAt(index);
    const digit =
      code >= 48 && code <= 57 ? code - 48 : (code | 32) >= 97 && (code | 32) <= 102 ? (code | 32) - 87 : -1;
    if (!(digit >= 0)) return -1;
    value = value * 16 + digit;
  }
  return value;
}

const ENTITY = /&(?:(quot)|(apos)|(lt)|(gt)|(amp)|#(\d{1,5})|#[xX]([\da-fA-F]{1,4}));/y;
const NAMED_ENTITIES = [34, 39, 60, 62, 38];

export function readEntity(text: string, at: number): Character | undefined {
  const next = text.charCodeAt(at + 1);
  if (next !== 35 && next !== 113 && next !== 97 && next !== 108 && next !== 103) return undefined;
  ENTITY.lastIndex = at;
  const match = ENTITY.exec(text);
  if (match === null) return undefined;
  const named = NAMED_ENTITIES.find((_, index) => match[index + 1] !== undefined);
  const code = named ?? (match[6] === undefined ? Number.parseInt(match[7] ?? '0', 16) : Number(match[6]));
  return { code: code & 0xffff, end: ENTITY.lastIndex };
}

/** Characters that nobody sees. */
export function isInvisible(code: number): boolean {
  return code <= 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x2064) || code === 0xfeff;
}
