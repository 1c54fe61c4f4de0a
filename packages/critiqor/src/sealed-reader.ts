import { isUtf8 } from 'node:buffer';
import { closeSync, readSync } from 'node:fs';
import { toCanonicalJson } from '@critiqor/evidence/canonical-json';
import { isJournalEvent, type JournalEvent } from '@critiqor/evidence/event';
import { type AnyEvent, upgradeEvent } from '@critiqor/evidence/upgrade-event';
import { toCanonicalType } from './canonical-type.ts';
import { CritiqorError } from './errors.ts';
import { readFully } from './file-blocks.ts';
import { openPlainFile } from './open-plain-file.ts';
import { toEventId, toEventPrefix } from './sealed-format.ts';

/** What can be wrong with a sealed file before anything in it is checked, in words for people. */
export const READER_NOTES = {
  unreadable: 'The file is not JSON.',
  too_large: 'The file is not laid out as sealed evidence, and is too large to be read in any other way.',
  not_sealed: 'The file was never sealed.',
  reformatted: 'The file was parsed and written anew since it was sealed.',
  truncated: 'The file ends in the middle.',
  trailing_data: 'Something stands behind the end of the evidence.',
  unreadable_event: 'This is not an event.',
} as const;

export type ReaderNoteKind = keyof typeof READER_NOTES;

export interface ReaderNote {
  readonly kind: ReaderNoteKind;
  /** Line of the file, from 1. */
  readonly line?: number;
  readonly detail?: string;
}

export interface SealedRecord {
  readonly event_id: string;
  /** Canonical type. */
  readonly event: string;
  /** The event as it was journalled, brought to the current version. */
  readonly journal: JournalEvent;
  /** The journal line: verbatim, or in its canonical form where the file was written anew. */
  readonly text: string;
  /** The same, parsed and as it was. */
  readonly raw: AnyEvent;
  /** Line of the sealed file, from 1; where the file was written anew, the line that it would be. */
  readonly line: number;
}

export interface SealedSession {
  /** Everything before and after the events; empty where it cannot be read. */
  readonly header: AnyEvent;
  readonly footer: AnyEvent;
  /** As they stand in the file; '' where it was written anew or ends before. */
  readonly headerLine: string;
  readonly footerLine: string;
  readonly sizeBytes: number;
  readonly notes: readonly ReaderNote[];
  /** Streams the events. `onBytes` gets all bytes between the first and the last line, as the digest covers them. */
  events(onBytes?: (bytes: Uint8Array) => void): Generator<SealedRecord>;
  close(): void;
}

/** A file that was written anew is parsed as a whole, so it must fit into memory several times. */
const MAX_REFORMATTED_BYTES = 64 * 1024 * 1024;
/** A header has some hundred bytes. */
const MAX_HEADER_BYTES = 64 * 1024;
/** A journal line, and before it a type that may be as long. */
const MAX_LINE_BYTES = 2 * 64 * 1024 * 1024 + 1_024;
const MAX_NOTES = 1_000;
const CHUNK_BYTES = 1 << 20;
/** Metrics, notes and what could not be read; all but the lists of names are bounded. */
const MAX_FOOTER_BYTES = 256 * 1024 * 1024;
const FOOTER_START = '\n],';
const HEADER_END = ',"events":[';
const ID_START = Buffer.from('{"event_id":"evt_');
const TYPE_START = Buffer.from('","event":"');
const NEWLINE = 10;
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING_BRACE = 123;

/**
 * Opens sealed evidence of any size. Content never makes it throw: whatever is wrong is noted, beside what could be read. Only a file
 * that is not there or cannot be opened is an error. Close it when done.
 */
export function openSealedSession(path: string): SealedSession {
  const file = openPlainFile(path);
  if (!file) {
    throw new CritiqorError('unknown_run', `There is no evidence at ${path}.`, {
      remedy: 'Name a run, a run directory, or a session.json.',
    });
  }
  const { fd } = file;
  const close = (): void => closeSync(fd);
  try {
    const sizeBytes = file.stats.size;
    const session = openInLines(fd, sizeBytes) ?? openReformatted(fd, sizeBytes);
    return { ...session, sizeBytes, close };
  } catch (cause) {
    close();
    throw cause;
  }
}

type OpenedSession = Omit<SealedSession, 'close' | 'sizeBytes'>;

/** Opens a file in the layout of the seal, or returns null when it does not begin like one. */
function openInLines(fd: number, size: number): OpenedSession | null {
  const headerBytes = readHeaderLine(fd, size);
  const headerLine = headerBytes?.toString('utf8') ?? '';
  const header = parseObject(`${headerLine}]}`);
  if (!headerBytes || !header) return null;
  const { events: _, ...members } = header;
  const notes: ReaderNote[] = [];
  const eventsStart = headerBytes.length + 1;
  const footerStart = findFooter(fd, eventsStart - 1, size);
  const footerBytes = footerStart === -1 ? Buffer.alloc(0) : readFooterLine(fd, footerStart, size, notes);
  const footerLine = footerBytes.toString('utf8');
  const footer = parseObject(`{"events":[${footerLine}`);
  if (!footer)
    notes.push({ kind: 'truncated', detail: 'The end, with metrics and integrity, is missing or cannot be read.' });
  if (!isUtf8(headerBytes) || !isUtf8(footerBytes))
    notes.push({ kind: 'reformatted', detail: 'It holds bytes that are not UTF-8.' });
  const { events: __, ...footerMembers } = footer ?? {};
  const eventsEnd = footerStart === -1 ? size : footerStart;
  return {
    header: members,
    footer: footerMembers,
    headerLine,
    footerLine,
    notes,
    events: (onBytes = () => {}) => readEventLines(fd, eventsStart, eventsEnd, notes, onBytes),
  };
}

function readHeaderLine(fd: number, size: number): Buffer | null {
  const head = Buffer.allocUnsafe(Math.min(size, MAX_HEADER_BYTES));
  const length = readFully(fd, head, 0);
  const line = head.subarray(0, Math.max(head.subarray(0, length).indexOf(NEWLINE), 0));
  return line.subarray(-HEADER_END.length).toString('latin1') === HEADER_END ? line : null;
}

/** Looks for the last line from the end: no text in JSON holds an end of line, so this one ends the events. */
function findFooter(fd: number, from: number, size: number): number {
  const block = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - from));
  for (let end = size; end > from; ) {
    const start = Math.max(from, end - CHUNK_BYTES);
    const length = readFully(fd, block.subarray(0, end - start), start);
    const found = block.subarray(0, length).lastIndexOf(FOOTER_START);
    if (found !== -1) return start + found + 1;
    if (start === from) return -1;
    // The blocks overlap, so that what lies across their border is found too.
    end = start + FOOTER_START.length - 1;
  }
  return -1;
}

function readFooterLine(fd: number, start: number, size: number, notes: ReaderNote[]): Buffer {
  const bytes = Buffer.alloc(Math.min(size - start, MAX_FOOTER_BYTES));
  readFully(fd, bytes, start);
  const end = bytes.indexOf(NEWLINE);
  if (end === -1) notes.push({ kind: 'truncated', detail: 'The last line has no end.' });
  else if (start + end + 1 < size) notes.push({ kind: 'trailing_data', detail: `${size - start - end - 1} bytes.` });
  return bytes.subarray(0, end === -1 ? bytes.length : end);
}

function* readEventLines(
  fd: number,
  from: number,
  to: number,
  notes: ReaderNote[],
  onBytes: (bytes: Uint8Array) => void,
): Generator<SealedRecord> {
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(to - from, 0)));
  let held: Buffer[] = [];
  let heldBytes = 0;
  let line = 1;
  const toLine = (bytes: Buffer, start: number, end: number): SealedRecord | null => {
    line += 1;
    const record = end - start > MAX_LINE_BYTES ? null : toRecord(bytes, start, end, line, notes);
    if (!record) addNote(notes, { kind: 'unreadable_event', line });
    return record;
  };
  const toHeldLine = (): SealedRecord | null => {
    const bytes = Buffer.concat(held);
    held = [];
    heldBytes = 0;
    return toLine(bytes, 0, bytes.length);
  };
  const hold = (part: Buffer): void => {
    // Of a line that is too long for any event, enough is held for it to be recognised as such.
    if (part.length > 0 && heldBytes <= MAX_LINE_BYTES) held.push(Buffer.from(part));
    heldBytes += part.length;
  };
  for (let position = from; position < to; ) {
    const length = readSync(fd, buffer, 0, Math.min(buffer.length, to - position), position);
    if (length === 0) break;
    position += length;
    const chunk = buffer.subarray(0, length);
    onBytes(chunk);
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      if (heldBytes > 0) hold(chunk.subarray(start, end));
      const record = heldBytes > 0 ? toHeldLine() : toLine(chunk, start, end);
      start = end + 1;
      if (record) yield record;
    }
    hold(chunk.subarray(start));
  }
  const last = heldBytes > 0 ? toHeldLine() : null;
  if (last) yield last;
}

/** Reads one event line, a part of a buffer, or returns null when it is none. */
function toRecord(
  bytes: Buffer,
  start: number,
  lineEnd: number,
  line: number,
  notes: ReaderNote[],
): SealedRecord | null {
  const end = bytes[lineEnd - 1] === COMMA ? lineEnd - 1 : lineEnd;
  const prefix = readPrefix(bytes, start, end);
  if (prefix) {
    // The comma behind the prefix becomes the brace that the seal took away.
    bytes[prefix.end - 1] = OPENING_BRACE;
    const text = bytes.toString('utf8', prefix.end - 1, end);
    bytes[prefix.end - 1] = COMMA;
    const raw = parseObject(text);
    const journal = raw && toJournalEvent(raw);
    // Said twice, an id would be one to us and another to the next reader.
    const isTwice = raw && (Object.hasOwn(raw, 'event_id') || Object.hasOwn(raw, 'event'));
    if (isTwice) return null;
    const event = journal && readType(prefix.typeJson, journal);
    if (journal && event !== null) return { event_id: prefix.event_id, event, journal, text, raw, line };
  }
  const parsed = parseObject(bytes.toString('utf8', start, end));
  const record = parsed && toReformattedRecord(parsed, line);
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

/** Some twenty bytes: comparing them here is cheaper than calling for it. */
function startsWith(bytes: Buffer, at: number, expected: Buffer): boolean {
  for (let index = 0; index < expected.length; index++) if (bytes[at + index] !== expected[index]) return false;
  return true;
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;

/** The type in front of an event; nearly always the one that belongs there. */
function readType(typeJson: string, journal: JournalEvent): string | null {
  const canonical = toCanonicalType(journal);
  if (typeJson === JSON.stringify(canonical)) return canonical;
  const type = parseValue(typeJson);
  return typeof type === 'string' ? type : null;
}

/** Whether an odd number of backslashes stands before a byte. */
function isEscaped(bytes: Buffer, at: number): boolean {
  let first = at;
  while (bytes[first - 1] === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

/** Opens a file that is JSON in another layout, as a whole. */
function openReformatted(fd: number, size: number): OpenedSession {
  const empty = { header: {}, footer: {}, headerLine: '', footerLine: '', events: function* () {} };
  if (size > MAX_REFORMATTED_BYTES) return { ...empty, notes: [{ kind: 'too_large' }] };
  const bytes = Buffer.alloc(size);
  const session = parseObject(bytes.toString('utf8', 0, readFully(fd, bytes, 0)));
  if (!session) return { ...empty, notes: [{ kind: 'unreadable' }] };
  const { events, metrics, integrity, ...header } = session;
  if (!Array.isArray(events) || header.events_file !== 'session.json') {
    return { ...empty, header, footer: { metrics }, notes: [{ kind: 'not_sealed' }] };
  }
  const notes: ReaderNote[] = [{ kind: 'reformatted' }];
  return {
    ...empty,
    header,
    footer: { metrics, integrity },
    notes,
    events: (onBytes) => readEventList(events, notes, onBytes),
  };
}

/** Events of a parsed file, each brought back to the line that it was. */
function* readEventList(
  events: readonly unknown[],
  notes: ReaderNote[],
  onBytes: (bytes: Uint8Array) => void = () => {},
): Generator<SealedRecord> {
  for (const [index, sealed] of events.entries()) {
    const line = index + 2;
    const isObject = typeof sealed === 'object' && sealed !== null && !Array.isArray(sealed);
    const record = isObject ? toReformattedRecord(sealed as AnyEvent, line) : null;
    if (!record) {
      addNote(notes, { kind: 'unreadable_event', line });
      continue;
    }
    const prefix = toEventPrefix(index + 1, JSON.stringify(record.event)).replace(
      toEventId(index + 1),
      record.event_id,
    );
    onBytes(Buffer.from(`${prefix}${record.text.slice(1)}${index < events.length - 1 ? ',' : ''}\n`));
    yield record;
  }
}

function toReformattedRecord({ event_id, event, ...raw }: AnyEvent, line: number): SealedRecord | null {
  const journal = toJournalEvent(raw);
  if (typeof event_id !== 'string' || typeof event !== 'string' || !journal) return null;
  const text = toLineText(raw);
  return text === null ? null : { event_id, event, journal, text, raw, line };
}

/** A journal line as a recorder writes it: in canonical form, the hash at its end. */
export function toLineText({ hash, ...covered }: Readonly<Record<string, unknown>>): string | null {
  try {
    return `${toCanonicalJson(covered).slice(0, -1)},"hash":${JSON.stringify(hash)}}`;
  } catch {
    // A stack overflow on hostile nesting; no recorder writes such a line.
    return null;
  }
}

function toJournalEvent(raw: AnyEvent): JournalEvent | null {
  const upgraded = upgradeEvent(raw);
  return 'event' in upgraded && isJournalEvent(upgraded.event) ? upgraded.event : null;
}

function addNote(notes: ReaderNote[], note: ReaderNote): void {
  if (notes.length < MAX_NOTES) notes.push(note);
}

function parseObject(text: string): AnyEvent | null {
  const value = parseValue(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as AnyEvent) : null;
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller notes it.
    return undefined;
  }
}
