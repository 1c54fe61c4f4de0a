import { hash } from 'node:crypto';

/** A line about a seal or a diagnosis that is as we wrote it and follows the line before it. */
interface ScannedLine {
  readonly runId: string;
  readonly seq: number;
  readonly hash: string;
}

const HASH_CHARS = 64;
const HASH_MEMBER_BYTES = ',"hash":"'.length + HASH_CHARS + '"}'.length;
const TAIL_BYTES = 1_000;
const RUN_ID = Buffer.from('"run_id":"run_');
const NUMBER_START = '"run_id":"'.length;
const TEXT = Buffer.from(',"text":');
const [QUOTE, COMMA, OPENING_BRACE, CLOSING_BRACE, COLON, ZERO] = [...Buffer.from('",{}:0')] as [
  number,
  number,
  number,
  number,
  number,
  number,
];

/**
 * Checks a line of the list without parsing it: a month of a busy gateway has thousands, and most commands show a few. The canonical form has
 * the members in a fixed order, so each is where it must be or the line is not one of these. Null for every other line: then it is parsed, to
 * say what it is or what is wrong with it. Bytes are compared in place, because texts and patterns took longer than the hashes.
 */
export function scanLine(bytes: Buffer, start: number, end: number, head: string): ScannedLine | null {
  const previous = skipHead(bytes, start);
  if (previous < 0 || previous + HASH_CHARS > end) return null;
  if (bytes.toString('latin1', previous, previous + HASH_CHARS) !== head) return null;
  const at = bytes.lastIndexOf(RUN_ID, end - HASH_MEMBER_BYTES);
  if (at < Math.max(start, end - TAIL_BYTES)) return null;
  let place = at + RUN_ID.length;
  while (isDigit(bytes[place])) place += 1;
  const runId = bytes.toString('latin1', at + NUMBER_START, place);
  place = skip(bytes, place, '","seal":"');
  while (place > 0 && isPlain(bytes[place])) place += 1;
  place = skip(bytes, place, '","seq":');
  let seq = 0;
  for (; place > 0 && isDigit(bytes[place]); place += 1) seq = seq * 10 + (bytes[place] ?? 0) - ZERO;
  if (skip(bytes, place, ',"session_bytes":') < 0) return null;
  const said = bytes.toString('latin1', end - HASH_CHARS - 2, end - 2);
  return isWritten(bytes, start, end, said) ? { runId, seq, hash: said } : null;
}

/** Where the previous hash begins, behind the time, the digest of the diagnosis and the kind; or -1. */
function skipHead(bytes: Buffer, start: number): number {
  let at = skip(bytes, start, '{"at":"');
  if (at < 0) at = skip(bytes, start, '{"adopted":true,"at":"');
  while (at > 0 && isPlain(bytes[at])) at += 1;
  at = skip(bytes, at, '","diagnosis":');
  if (at > 0 && bytes[at] === OPENING_BRACE) {
    at = skip(bytes, at, '{"bytes":');
    while (at > 0 && isDigit(bytes[at])) at += 1;
    at = skip(bytes, at, ',"digest":"');
    while (at > 0 && isPlain(bytes[at])) at += 1;
    at = skip(bytes, at, '"}');
  } else at = skip(bytes, at, 'null');
  const kind = skip(bytes, at, ',"kind":"seal"');
  at = kind > 0 ? kind : skip(bytes, at, ',"kind":"diagnosis"');
  return skip(bytes, at, ',"prev_hash":"');
}

/** The place behind a text, if it is here. */
function skip(bytes: Buffer, at: number, text: string): number {
  if (at < 0) return -1;
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text.charCodeAt(index)) return -1;
  return at + text.length;
}

const isDigit = (byte = 0): boolean => byte >= ZERO && byte < ZERO + 10;

/** Of times and digests: letters, digits, colons, dots, dashes. */
const isPlain = (byte = 0): boolean => byte > COMMA && byte < OPENING_BRACE && byte !== 92;

function isWritten(bytes: Buffer, start: number, end: number, said: string): boolean {
  const member = end - HASH_MEMBER_BYTES;
  if (skip(bytes, member, ',"hash":"') < 0 || bytes[end - 2] !== QUOTE || bytes[end - 1] !== CLOSING_BRACE)
    return false;
  // The comma before the hash becomes the brace that ends what it covers.
  bytes[member] = CLOSING_BRACE;
  const found = hash('sha256', bytes.subarray(start, member + 1));
  bytes[member] = COMMA;
  return found === said;
}

/** The digest of the searched text that a line names; null when there is nothing to search, undefined when it says nothing about it. */
export function textIn(line: Buffer): { readonly digest: string; readonly bytes: number } | null | undefined {
  const at = line.lastIndexOf(TEXT);
  if (at < line.length - TAIL_BYTES || line[at + TEXT.length - 1] !== COLON) return undefined;
  const member = line.toString('latin1', at + TEXT.length, line.length - HASH_MEMBER_BYTES);
  const [, bytes, digest] = /^\{"bytes":(\d{1,12}),"digest":"([\da-f]{64})"\}$/.exec(member) ?? [];
  return bytes && digest ? { digest, bytes: Number(bytes) } : null;
}

/** What the row of a line must contain, as far as it can be told without parsing it. */
export interface RoughTest {
  /** Began at or after, and before, in ms since 1970. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  /** For each of these, one of the texts must be in the line. */
  readonly texts?: readonly (readonly Buffer[])[];
  /** Which of these are in the line is noted, and no more. */
  readonly words?: readonly (readonly Buffer[])[];
}

const STARTED = Buffer.from('"started_at":"');
const TIME_CHARS = 24;

/** Whether a scanned line can pass. Behind the time, and in no text, is nothing that could look like it. */
export function mayFit(line: Buffer, { since, until, texts = [] }: RoughTest): boolean {
  if (since !== undefined || until !== undefined) {
    const at = line.lastIndexOf(STARTED) + STARTED.length;
    const time = Date.parse(line.toString('latin1', at, at + TIME_CHARS));
    // A time in another form is read as a whole.
    if (time < (since ?? Number.NEGATIVE_INFINITY) || time >= (until ?? Number.POSITIVE_INFINITY)) return false;
  }
  return texts.every((any) => any.some((text) => line.includes(text)));
}

/** The words that are in a line, by their places. */
export const wordsIn = (line: Buffer, words: readonly (readonly Buffer[])[]): readonly boolean[] =>
  words.map((forms) => forms.some((form) => line.includes(form)));
