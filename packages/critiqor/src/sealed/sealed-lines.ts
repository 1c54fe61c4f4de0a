import { readSync } from 'node:fs';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { createLineSplitter } from '@critiqor/evidence/contract/line-splitter';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { toCanonicalType } from './canonical-type.ts';
import { addNote, type ReaderNote } from './reader-notes.ts';
import { parseValue, type SealedRecord, toJournalEvent, toReformattedRecord } from './sealed-record.ts';

/** A journal line, preceded by a type that may be equally long. */
const MAX_LINE_BYTES = 2 * 64 * 1024 * 1024 + 1_024;
/** The events of a chunk are in memory together: it is small, so that they are young when they are no longer needed. */
const CHUNK_BYTES = 128 * 1024;
const ID_START = Buffer.from('{"event_id":"evt_');
const TYPE_START = Buffer.from('","event":"');
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING_BRACE = 123;

/** Streams the events between two offsets of a sealed file. `onBytes` receives the bytes before their events are yielded. */
export function* readEventLines(
  fd: number,
  from: number,
  to: number,
  notes: ReaderNote[],
  onBytes: (bytes: Uint8Array) => void,
): Generator<SealedRecord> {
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(to - from, 0)));
  let found: SealedRecord[] = [];
  const lines = createLineSplitter(MAX_LINE_BYTES, ({ buffer, start, end, line, offset, isOversized }) => {
    // The first line of the file is the header.
    const place = { line: line + 1, offset: from + offset };
    const record = isOversized ? null : toRecord(buffer, start, end, place, notes);
    if (record) found.push(record);
    else addNote(notes, { kind: 'unreadable_event', line: place.line });
  });
  for (let position = from; position < to; ) {
    const length = readSync(fd, buffer, 0, Math.min(buffer.length, to - position), position);
    if (length === 0) break;
    position += length;
    const chunk = buffer.subarray(0, length);
    onBytes(chunk);
    lines.push(chunk);
    yield* found;
    found = [];
  }
  lines.end();
  yield* found;
}

/** Reads one event line from a buffer; null when it is not one. */
function toRecord(
  bytes: Buffer,
  start: number,
  lineEnd: number,
  { line, offset }: Pick<SealedRecord, 'line' | 'offset'>,
  notes: ReaderNote[],
): SealedRecord | null {
  const end = bytes[lineEnd - 1] === COMMA ? lineEnd - 1 : lineEnd;
  const place = { line, offset, bytes: end - start };
  const prefix = readPrefix(bytes, start, end);
  if (prefix) {
    // The comma after the prefix becomes the brace that the seal removed.
    bytes[prefix.end - 1] = OPENING_BRACE;
    const text = bytes.toString('utf8', prefix.end - 1, end);
    bytes[prefix.end - 1] = COMMA;
    const raw = parseObject(text);
    const journal = raw && toJournalEvent(raw);
    // A repeated member would mean one id to us and another to the next reader.
    const isTwice = raw && (Object.hasOwn(raw, 'event_id') || Object.hasOwn(raw, 'event'));
    if (isTwice) return null;
    const event = journal && readType(prefix.typeJson, journal, () => addNote(notes, { kind: 'reformatted', line }));
    if (journal && event !== null) return { event_id: prefix.event_id, event, journal, text, raw, ...place };
  }
  const parsed = parseObject(bytes.toString('utf8', start, end));
  const record = parsed && toReformattedRecord(parsed, place);
  if (record) addNote(notes, { kind: 'reformatted', line });
  return record;
}

interface EventPrefix {
  readonly event_id: string;
  readonly typeJson: string;
  /** Where it ends, comma included. */
  readonly end: number;
}

/** What the seal put in front of a journal line. */
function readPrefix(bytes: Buffer, start: number, end: number): EventPrefix | null {
  if (!startsWith(bytes, start, ID_START)) return null;
  const idStart = start + ID_START.length - 'evt_'.length;
  let idEnd = start + ID_START.length;
  while (isDigit(bytes[idEnd])) idEnd += 1;
  if (!startsWith(bytes, idEnd, TYPE_START)) return null;
  const typeStart = idEnd + TYPE_START.length - 1;
  let quote = typeStart + 1;
  while (quote < end && (bytes[quote] !== QUOTE || isEscaped(bytes, quote))) quote += 1;
  if (quote + 1 >= end || bytes[quote + 1] !== COMMA) return null;
  return {
    event_id: bytes.toString('latin1', idStart, idEnd),
    typeJson: bytes.toString('utf8', typeStart, quote + 1),
    end: quote + 2,
  };
}

/** About twenty bytes: comparing them here is cheaper than a call. */
function startsWith(bytes: Buffer, at: number, expected: Buffer): boolean {
  for (let index = 0; index < expected.length; index++) if (bytes[at + index] !== expected[index]) return false;
  return true;
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;

/** The type in front of an event; nearly always the expected one. `onOddly`: it is not in the form that the seal gives it. */
function readType(typeJson: string, journal: JournalEvent, onOddly: () => void): string | null {
  const canonical = toCanonicalType(journal);
  if (typeJson === JSON.stringify(canonical)) return canonical;
  const type = parseValue(typeJson);
  if (typeof type !== 'string') return null;
  if (typeJson !== JSON.stringify(type)) onOddly();
  return type;
}

/** Whether a byte is preceded by an odd number of backslashes. */
function isEscaped(bytes: Buffer, at: number): boolean {
  let first = at;
  while (bytes[first - 1] === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}
