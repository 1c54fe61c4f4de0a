import { readLineEnds } from './line-ends.ts';

/** A text as it reads, with the place of each of its characters in the text as it was written. */
interface NormalText {
  readonly text: string;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/**
 * Takes out what hides a secret from a search: colours, invisible characters, escapes of JSON in strings, percent signs and entities (once), line
 * breaks that a terminal or a backslash put in. Undefined where there is nothing of that.
 */
export function normaliseText(text: string, isAscii: boolean): NormalText | undefined {
  const { width, hasSoftBreak } = readLineEnds(text);
  if (width === 0 && !hasSoftBreak && !isEscaped(text, isAscii)) return undefined;
  const codes = new Uint16Array(text.length);
  const starts = new Int32Array(text.length);
  const ends = new Int32Array(text.length);
  const isQuotedPrintable = hasSoftBreak || hasEscapedSign(text);
  let length = 0;
  let lineStart = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    let next = at + 1;
    let written = code;
    if (code === 10) {
      if (width > 0 && at - lineStart === width && isBrokenWord(text, at)) written = -1;
      lineStart = next;
    } else if (code === 0x1b) [written, next] = [-1, skipControl(text, next)];
    else if (code === 0xa0) written = 32;
    else if (code >= 0xff01 && code <= 0xff5e) written = code - 0xfee0;
    else if (code === 61 && isSoftBreak(text, at))
      [written, next] = [-1, text.charCodeAt(next) === 13 ? next + 2 : next + 1];
    else if (code === 61 && text.startsWith('3D', next) && isQuotedPrintable) next += 2;
    else if (code === 0xad || (code >= 0x200b && isInvisible(code))) written = -1;
    else if (code === 92) {
      while (text.charCodeAt(next) === 92) next++;
      const escaped = readEscape(text, next);
      if (escaped === undefined) {
        for (; at < next - 1; at++) {
          codes[length] = 92;
          starts[length] = at;
          ends[length++] = at + 1;
        }
      } else if (escaped.code === 0x1b) [written, next] = [-1, skipControl(text, escaped.end)];
      else [written, next] = [escaped.code, escaped.end];
    } else if (code === 37) {
      const decoded = hexAt(text, next, 2);
      if (decoded >= 32 && decoded < 127) [written, next] = [decoded, next + 2];
    } else if (code === 38) {
      const entity = readEntity(text, at);
      if (entity !== undefined) [written, next] = [entity.code, entity.end];
    }
    if (written >= 0) {
      codes[length] = written;
      starts[length] = at;
      ends[length++] = next;
    }
    at = next;
  }
  return { text: toText(codes, length), starts, ends };
}

/** Full-width letters, and characters that nobody sees. */
const FOREIGN = /[\u00a0\u00ad\uff01-\uff5e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;

/** Whether there is anything to take out. Looks only at the signs that such things start with. */
function isEscaped(text: string, isAscii: boolean): boolean {
  if (text.includes('\x1b') || (!isAscii && FOREIGN.test(text))) return true;
  return (
    hasSign(text, '\\', (next) => ESCAPABLE.has(next)) ||
    hasSign(text, '%', (next, at) => next >= 50 && next <= 55 && hexAt(text, at + 1, 2) >= 0) ||
    hasSign(text, '&', (next, at) => next === 35 || (isLetter(next) && NAMED_ENTITY.test(text.slice(at, at + 5)))) ||
    hasEscapedSign(text)
  );
}

const ESCAPABLE = new Set([...'"\'`/nrtux\r\n\\'].map((sign) => sign.charCodeAt(0)));
const NAMED_ENTITY = /^&(?:quot|apos|lt|gt|amp)/;
const isLetter = (code: number): boolean => code >= 97 && code <= 122;

/** `=3D`: an equals sign of quoted-printable text. */
function hasEscapedSign(text: string): boolean {
  return hasSign(text, '=3D', (_, at) => text.length > at + 3 && /\S/.test(text[at + 3] ?? ''));
}

/** Whether a sign is anywhere in a text before something that fits. */
function hasSign(text: string, sign: string, fits: (next: number, at: number) => boolean): boolean {
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
    if (fits(text.charCodeAt(at + 1), at)) return true;
  return false;
}

/** `=` at the end of a line of quoted-printable text: the word goes on. */
function isSoftBreak(text: string, at: number): boolean {
  return /^=\r?\n[\w+/]/.test(text.slice(at, at + 4)) && /[\w+/]/.test(text[at - 1] ?? ' ');
}

function isInvisible(code: number): boolean {
  return code <= 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x2064) || code === 0xfeff;
}

const CONTROL = /\[[\d;:?<=>]{0,40}[ -/]{0,4}[@-~]|\][^\x07\x1b\n]{0,300}(?:\x07|\x1b\\)?|[@-Z\\^_`-~]/y;

/** Where a control sequence ends whose first character is at `at`. */
function skipControl(text: string, at: number): number {
  CONTROL.lastIndex = at;
  return CONTROL.test(text) ? CONTROL.lastIndex : at;
}

interface Character {
  readonly code: number;
  readonly end: number;
}

/** What a backslash before `at` makes of what follows; undefined if it is only a backslash. */
function readEscape(text: string, at: number): Character | undefined {
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

function hexAt(text: string, at: number, digits: number): number {
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

function readEntity(text: string, at: number): Character | undefined {
  const next = text.charCodeAt(at + 1);
  if (next !== 35 && next !== 113 && next !== 97 && next !== 108 && next !== 103) return undefined;
  ENTITY.lastIndex = at;
  const match = ENTITY.exec(text);
  if (match === null) return undefined;
  const named = NAMED_ENTITIES.find((_, index) => match[index + 1] !== undefined);
  const code = named ?? (match[6] === undefined ? Number.parseInt(match[7] ?? '0', 16) : Number(match[6]));
  return { code: code & 0xffff, end: ENTITY.lastIndex };
}

const ASSIGNMENT = /[\w.-]{1,64}["']?[ \t]{0,4}[:=]/y;

/** Whether a line break at `at` stands within a word, and the next line does not start something of its own. */
function isBrokenWord(text: string, at: number): boolean {
  if (!/[\w+/=.-]/.test(text[at - 1] ?? ' ') || !/[\w+/=.-]/.test(text[at + 1] ?? ' ')) return false;
  ASSIGNMENT.lastIndex = at + 1;
  return !ASSIGNMENT.test(text);
}

const CHUNK = 8_192;

function toText(codes: Uint16Array, length: number): string {
  let text = '';
  for (let at = 0; at < length; at += CHUNK)
    text += String.fromCharCode(...codes.subarray(at, Math.min(length, at + CHUNK)));
  return text;
}
