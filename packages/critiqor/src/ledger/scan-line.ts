import { hash } from 'node:crypto';

/** A line about a seal or a diagnosis that is as we wrote it and follows the line before it. */
interface ScannedLine {
  readonly runId: string;
  readonly seq: number;
  readonly hash: string;
  /** Size of the record that it names; -1 when it does not. */
  readonly recordBytes: number;
}

const HASH_CHARS = 64;
export const HASH_MEMBER_BYTES = ',"hash":"'.length + HASH_CHARS + '"}'.length;
const TAIL_BYTES = 1_000;
/** No file is as long, and no number behind it is read. */
const MAX_SIZE_DIGITS = 15;
const RUN_ID = '"run_id":"run_';
const NUMBER_START = '"run_id":"'.length;
const [COMMA, OPENING_BRACE, CLOSING_BRACE, ZERO] = [...Buffer.from(',{}0')] as [number, number, number, number];

/**
 * Checks a line of the list without parsing it: a month of a busy gateway has thousands, and most commands show a few. The canonical form has
 * the members in a fixed order, so each is where it must be or the line is not one of these. Null for every other line: then it is parsed, to
 * say what it is or what is wrong with it. Bytes are compared in place, because texts and patterns took longer than the hashes.
 */
export function scanLine(bytes: Buffer, start: number, end: number, head: string): ScannedLine | null {
  const behind = skip(bytes, skipHead(bytes, start), head);
  if (behind < 0 || behind > end || head.length !== HASH_CHARS) return null;
  const at = findInTail(bytes, start, end, RUN_ID);
  if (at < 0) return null;
  let place = at + RUN_ID.length;
  while (isDigit(bytes[place])) place += 1;
  const runId = bytes.toString('latin1', at + NUMBER_START, place);
  place = skip(bytes, place, '","seal":"');
  while (place > 0 && isPlain(bytes[place])) place += 1;
  place = skip(bytes, place, '","seq":');
  let seq = 0;
  for (; place > 0 && isDigit(bytes[place]); place += 1) seq = seq * 10 + (bytes[place] ?? 0) - ZERO;
  if (skip(bytes, place, ',"session_bytes":') < 0) return null;
  const found = hashIfWritten(bytes, start, end);
  return found === null ? null : { runId, seq, hash: found, recordBytes: readRecordBytes(bytes, behind) };
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

/** The size in the member behind the previous hash. */
function readRecordBytes(bytes: Buffer, behind: number): number {
  const at = skip(bytes, behind, '","record":{"bytes":');
  return at < 0 ? -1 : Number.parseInt(bytes.toString('latin1', at, at + MAX_SIZE_DIGITS), 10);
}

/** Where a text begins for the last time before the hash of a line, not far from its end; or -1. */
export function findInTail(bytes: Buffer, start: number, end: number, text: string): number {
  const first = text.charCodeAt(0);
  const from = Math.max(start, end - TAIL_BYTES);
  for (let at = end - HASH_MEMBER_BYTES - text.length; at >= from; at -= 1)
    if (bytes[at] === first && skip(bytes, at, text) > 0) return at;
  return -1;
}

/** The place behind a text, if it is here; else -1. */
export function skip(bytes: Buffer, at: number, text: string): number {
  if (at < 0) return -1;
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text.charCodeAt(index)) return -1;
  return at + text.length;
}

export const isDigit = (byte = 0): boolean => byte >= ZERO && byte < ZERO + 10;

/** Of times and digests: letters, digits, colons, dots, dashes. */
const isPlain = (byte = 0): boolean => byte > COMMA && byte < OPENING_BRACE && byte !== 92;

/** The hash of what a line covers, if it is the one that the line ends with. */
function hashIfWritten(bytes: Buffer, start: number, end: number): string | null {
  const member = end - HASH_MEMBER_BYTES;
  const said = skip(bytes, member, ',"hash":"');
  if (said < 0) return null;
  // The comma before the hash becomes the brace that ends what it covers.
  bytes[member] = CLOSING_BRACE;
  const found = hash('sha256', bytes.subarray(start, member + 1));
  bytes[member] = COMMA;
  return skip(bytes, skip(bytes, said, found), '"}') === end ? found : null;
}
