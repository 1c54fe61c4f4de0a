import { hexAt, isInvisible, readEntity, readEscape, skipControl } from './escapes.ts';
import { readLineEnds } from './line-ends.ts';
import { readMargin } from './line-margins.ts';
import { bytesIn, toTextBytes } from './text-bytes.ts';

/** A text as it reads, with the places of its characters in the text as it was written. */
export interface NormalText {
  readonly text: string;
  /** Where the character at `at` starts as it was written. */
  startOf(at: number): number;
  /** Where it ends. */
  endOf(at: number): number;
  /** Whether each line had a number in front, and nothing but those was taken out. */
  readonly isNumbered: boolean;
  /** Whether anything was taken out or written otherwise between two places, or beside them. */
  isNew(from: number, to: number): boolean;
}

/**
 * Takes out what hides a secret from a search: colours, invisible characters, escapes of JSON in strings, percent signs and entities (once), line
 * breaks that a terminal or a backslash put in, numbers and signs in front of lines. Undefined where there is nothing of that. `known`
 * are its bytes, where they are still good. Where there are names, also what lines share and doubled quotes
 * are taken out: values may be in other lines.
 */
export function normaliseText(
  text: string,
  isAscii: boolean,
  known?: Uint8Array,
  hasNames = false,
): NormalText | undefined {
  const { width, hasSoftBreak } = readLineEnds(text);
  const margin = readMargin(text, hasNames && text.length <= MAX_SHARED);
  const isCsv = hasNames && text.includes('""') && CSV.test(text);
  if (width === 0 && !hasSoftBreak && margin === undefined && !isCsv && !isEscaped(text, isAscii)) return undefined;
  const codes = new Uint16Array(text.length);
  const edits: number[] = [];
  const isQuotedPrintable = hasSoftBreak || hasEscapedSign(text);
  let length = 0;
  let lineStart = 0;
  let allCodes = 0;
  const bytes = known ?? toTextBytes(text).bytes;
  const isPlain = isCsv ? IS_PLAIN_CSV : IS_PLAIN;
  const first = margin?.skip(0) ?? 0;
  let isNumbered = margin?.isNumber === true && first > 0;
  if (first > 0) edits.push(0, first, 0);
  for (let at = first; at < text.length; ) {
    while (isPlain[bytes[at] as number] === 1) codes[length++] = bytes[at++] as number;
    if (at >= text.length) break;
    const code = text.charCodeAt(at);
    let next = at + 1;
    let written = code;
    if (code === 10) {
      if (width > 0 && at - lineStart === width && isBrokenWord(text, at)) written = -1;
      lineStart = next;
      if (margin !== undefined) next = margin.skip(next);
      if (next === lineStart && next < text.length && text.charCodeAt(next) !== 10) isNumbered = false;
    } else if (code === 0x1b) {
      written = -1;
      next = skipControl(text, next);
    } else if (code === 0xa0) written = 32;
    else if (code >= 0xff01 && code <= 0xff5e) written = code - 0xfee0;
    else if (code === 61 && hasSoftBreak && isSoftBreak(text, at))
      [written, next] = [-1, text.charCodeAt(next) === 13 ? next + 2 : next + 1];
    else if (code === 61 && isQuotedPrintable && text.startsWith('3D', next)) next += 2;
    else if (code === 0xad || (code >= 0x200b && isInvisible(code))) written = -1;
    else if (code === 92) {
      while (text.charCodeAt(next) === 92) next++;
      const escaped = readEscape(text, next);
      if (escaped === undefined) for (; at < next - 1; at++) codes[length++] = 92;
      else if (escaped.code === 0x1b) [written, next] = [-1, skipControl(text, escaped.end)];
      else {
        written = escaped.code;
        next = escaped.end;
      }
    } else if (code === 34) {
      if (isCsv && text.charCodeAt(next) === 34) next++;
    } else if (code === 37) {
      const decoded = hexAt(text, next, 2);
      if (decoded >= 32 && decoded < 127) {
        written = decoded;
        next += 2;
      }
    } else if (code === 38) {
      const entity = readEntity(text, at);
      if (entity !== undefined) [written, next] = [entity.code, entity.end];
    }
    if (written >= 0) {
      allCodes |= written;
      codes[length++] = written;
    }
    if (code !== 10 && (written !== code || next > at + 1)) isNumbered = false;
    if (written < 0 && edits[edits.length - 3] === length) edits[edits.length - 2] = next;
    else if (written !== code || next > at + 1) edits.push(length, next, Number(written >= 0));
    at = next;
  }
  const normal = toText(codes.subarray(0, length), allCodes < 128);
  return { text: normal, isNumbered, ...toPlaces(edits) };
}

/** What stays as it is, whatever is around it. */
const IS_PLAIN = bytesIn(/[^\0\n\x1b=\\%&]/);
const IS_PLAIN_CSV = bytesIn(/[^\0\n\x1b=\\%&"]/);
/** A field in quotes, with quotes in it that are written twice. */
const CSV = /(?:^|[,;\t\n])"[^"\n]{0,400}""[\w[{$.@/+-]/;
/** In a longer text each line would be searched twice for what its lines share. */
const MAX_SHARED = 16_384;

/**
 * Translates places. An edit is three numbers: the place in the normal text after it, the place after it as it was written, and whether
 * it wrote a character or only took some out.
 */
function toPlaces(edits: readonly number[]): Pick<NormalText, 'startOf' | 'endOf' | 'isNew'> {
  const count = edits.length / 3;
  /** The edit that was asked for last: places are asked for in their order, so the next one is near. */
  let last = 0;
  /** The first edit that ends after a place, as an index into the list. */
  const editAfter = (at: number): number => {
    let low = last > 0 && (edits[last * 3 - 3] as number) <= at ? last : 0;
    let high = low;
    for (let step = 1; high < count && (edits[high * 3] as number) <= at; step *= 2) {
      low = high + 1;
      high = Math.min(count, high + step);
    }
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((edits[middle * 3] as number) > at) high = middle;
      else low = middle + 1;
    }
    last = low;
    return low * 3;
  };
  const startOf = (at: number): number => {
    const last = editAfter(at) - 3;
    return last < 0 ? at : (edits[last + 1] as number) + at - (edits[last] as number);
  };
  const endOf = (at: number): number => {
    const next = editAfter(at);
    return edits[next] === at + 1 && edits[next + 2] === 1 ? (edits[next + 1] as number) : startOf(at) + 1;
  };
  const isNew = (from: number, to: number): boolean =>
    (edits[editAfter(from - 1)] ?? Number.POSITIVE_INFINITY) <= to + 1;
  return { startOf, endOf, isNew };
}

const asciiDecoder = new TextDecoder();

function toText(codes: Uint16Array, isAscii: boolean): string {
  if (isAscii) return asciiDecoder.decode(Uint8Array.from(codes));
  return Buffer.from(codes.buffer, codes.byteOffset, codes.byteLength).toString('utf16le');
}

/** Full-width letters, and characters that nobody sees. */
const FOREIGN = /[\u00a0\u00ad\uff01-\uff5e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;

/** Whether there is anything to take out. Looks only at the signs that such things start with. */
function isEscaped(text: string, isAscii: boolean): boolean {
  if (text.includes('\x1b') || (!isAscii && FOREIGN.test(text))) return true;
  return (
    hasForm(text, '\\', ESCAPE) || hasForm(text, '%', PERCENT) || hasForm(text, '&', ENTITY) || hasEscapedSign(text)
  );
}

const ESCAPE = /\\["'`/nrtux\r\n\\]/;
const PERCENT = /%[2-7][\da-fA-F]/;
const ENTITY = /&(?:#|quot|apos|lt|gt|amp)/;

/** Whether a form is in a text. Most texts do not even have the sign that it starts with, which is found more quickly. */
function hasForm(text: string, sign: string, form: RegExp): boolean {
  return text.includes(sign) && form.test(text);
}

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

const ASSIGNMENT = /[\w.-]{1,64}["']?[ \t]{0,4}[:=]/y;

/** Whether a line break at `at` stands within a word, and the next line does not start something of its own. */
function isBrokenWord(text: string, at: number): boolean {
  if (!/[\w+/=.-]/.test(text[at - 1] ?? ' ') || !/[\w+/=.-]/.test(text[at + 1] ?? ' ')) return false;
  ASSIGNMENT.lastIndex = at + 1;
  return !ASSIGNMENT.test(text);
}
