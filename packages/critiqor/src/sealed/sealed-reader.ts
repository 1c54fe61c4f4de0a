import { isUtf8 } from 'node:buffer';
import { closeSync } from 'node:fs';
import type { AnyEvent } from '@critiqor/evidence/contract/upgrade-event';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { CritiqorError } from '../system/errors.ts';
import { openPlainFile } from '../system/open-plain-file.ts';
import { addNote, type ReaderNote } from './reader-notes.ts';
import { readEventLines } from './sealed-lines.ts';
import { type SealedRecord, toReformattedRecord } from './sealed-record.ts';

export interface SealedSession {
  /** Everything before and after the events; empty where it cannot be read. */
  readonly header: AnyEvent;
  readonly footer: AnyEvent;
  /** As they are in the file; '' if it was reformatted or truncated. */
  readonly headerLine: string;
  readonly footerLine: string;
  readonly sizeBytes: number;
  readonly notes: readonly ReaderNote[];
  /** Streams the events. `onBytes` receives all bytes between the first and the last line, which the digest covers. */
  events(onBytes?: (bytes: Uint8Array) => void): Generator<SealedRecord>;
  close(): void;
}

/** A reformatted file is parsed as a whole, so it must fit into memory several times. */
const MAX_REFORMATTED_BYTES = 64 * 1024 * 1024;
/** A header has a few hundred bytes. */
const MAX_HEADER_BYTES = 64 * 1024;
/** Metrics, notes and what could not be read; all but the lists of names are bounded. */
const MAX_FOOTER_BYTES = 256 * 1024 * 1024;
const CHUNK_BYTES = 1 << 20;
const FOOTER_START = '\n],';
const HEADER_END = ',"events":[';
const NEWLINE = 10;

/**
 * Opens sealed evidence of any size. Content never makes it throw: problems are noted next to what could be read. Only a missing file or
 * one that cannot be opened is an error. Close it when done.
 */
export function openSealedSession(path: string): SealedSession {
  const file = openPlainFile(path);
  if (!file) {
    throw new CritiqorError('unknown_run', `There is no evidence at ${path}.`, {
      remedy: 'Name a run, a run directory or a session.json.',
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

/** Opens a file in the sealed layout; null when it does not start like one. */
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
    notes.push({ kind: 'truncated', detail: 'The footer with metrics and integrity is missing or unreadable.' });
  if (!isUtf8(headerBytes) || !isUtf8(footerBytes))
    notes.push({ kind: 'reformatted', detail: 'It contains bytes that are not UTF-8.' });
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

/** Finds the last line from the end: JSON strings contain no line breaks, so this one ends the events. */
function findFooter(fd: number, from: number, size: number): number {
  const block = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - from));
  for (let end = size; end > from; ) {
    const start = Math.max(from, end - CHUNK_BYTES);
    const length = readFully(fd, block.subarray(0, end - start), start);
    const found = block.subarray(0, length).lastIndexOf(FOOTER_START);
    if (found !== -1) return start + found + 1;
    if (start === from) return -1;
    // The blocks overlap, so that a match across their border is found too.
    end = start + FOOTER_START.length - 1;
  }
  return -1;
}

function readFooterLine(fd: number, start: number, size: number, notes: ReaderNote[]): Buffer {
  const bytes = Buffer.alloc(Math.min(size - start, MAX_FOOTER_BYTES));
  readFully(fd, bytes, start);
  const end = bytes.indexOf(NEWLINE);
  if (end === -1) notes.push({ kind: 'truncated', detail: 'The last line is incomplete.' });
  else if (start + end + 1 < size) notes.push({ kind: 'trailing_data', detail: `${size - start - end - 1} bytes.` });
  return bytes.subarray(0, end === -1 ? bytes.length : end);
}

/** Opens a file that is JSON in another layout, by parsing it as a whole. */
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

/** Events of a parsed file, each converted back to its line. */
function* readEventList(
  events: readonly unknown[],
  notes: ReaderNote[],
  onBytes: (bytes: Uint8Array) => void = () => {},
): Generator<SealedRecord> {
  for (const [index, sealed] of events.entries()) {
    const line = index + 2;
    const isObject = typeof sealed === 'object' && sealed !== null && !Array.isArray(sealed);
    const record = isObject ? toReformattedRecord(sealed as AnyEvent, { line, offset: -1, bytes: 0 }) : null;
    if (!record) {
      addNote(notes, { kind: 'unreadable_event', line });
      continue;
    }
    const prefix = `{"event_id":${JSON.stringify(record.event_id)},"event":${JSON.stringify(record.event)},`;
    onBytes(Buffer.from(`${prefix}${record.text.slice(1)}${index < events.length - 1 ? ',' : ''}\n`));
    yield record;
  }
}
