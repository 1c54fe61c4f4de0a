import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import type { JournalEvent } from '../contract/event.ts';
import type { AnyEvent } from '../contract/upgrade-event.ts';
import { expectedHash } from '../write/chain.ts';
import { type ChainHead, createChainFollower } from './chain-follower.ts';
import { findGluedLine, type LineProblem, MAX_LINE_BYTES, parseObject, toEvent, toNoted } from './journal-line.ts';

/** What can be wrong with a line, in words for people; the keys are for machines. */
export const NOTE_KINDS = {
  torn_line: 'The line ends in the middle: the writer was stopped while it wrote.',
  garbage_line: 'The line is not an event.',
  oversized_line: 'The line is longer than any event may be and was passed over.',
  invalid_utf8: 'The line holds bytes that are not UTF-8.',
  future_version: 'The line was written by a newer recorder.',
  altered_line: 'The line is not what its hash says: it was changed after it was written.',
  broken_chain: 'The line does not follow the one before it: a line was replaced or inserted.',
  replaced_line: 'Another line is known to have stood here: the lines of this writer were written anew.',
  missing_lines: 'Lines of this writer are missing before this one.',
  missing_tail: 'The last lines of this writer are missing.',
  duplicate_line: 'The line repeats one that has been read already.',
  reordered_line: 'The line stands in the wrong place.',
} as const;

export type NoteKind = keyof typeof NOTE_KINDS;

export interface JournalNote {
  readonly kind: NoteKind;
  /** Line number, from 1. */
  readonly line: number;
  /** Byte at which the line begins. */
  readonly offset: number;
  readonly writer?: string;
  readonly seq?: number;
  readonly detail?: string;
}

export interface JournalRecord {
  readonly event: JournalEvent;
  /** The line exactly as it stands in the file. */
  readonly text: string;
  readonly line: number;
}

export interface JournalReport {
  events: number;
  lines: number;
  /** Bytes read, ends of lines included. */
  bytes: number;
  /** The first notes, in the order of the file; `noteCounts` counts all of them. */
  readonly notes: JournalNote[];
  readonly noteCounts: Partial<Record<NoteKind, number>>;
  /** The last line of each writer: what a later check can hold a truncated file against. */
  readonly heads: Map<string, ChainHead>;
}

export interface ReadJournalOptions {
  /** Longer lines are passed over without being held in memory. */
  readonly maxLineBytes?: number;
  /** Where each writer is known to have arrived: a file must hold exactly that line, or it was cut or written anew. */
  readonly expectedHeads?: ReadonlyMap<string, ChainHead>;
}

const CHUNK_BYTES = 1 << 20;
/** A file of garbage must not fill the memory with notes about it. */
const MAX_NOTES = 1_000;

export function createJournalReport(): JournalReport {
  return { events: 0, lines: 0, bytes: 0, notes: [], noteCounts: {}, heads: new Map() };
}

/**
 * Streams the events of a journal and follows every writer's chain. Content never makes it throw: whatever is wrong is noted in
 * the report, beside the events that could be read. Only a file that cannot be opened or read at all is an error.
 */
export async function* readJournal(
  path: string,
  report: JournalReport,
  options: ReadJournalOptions = {},
): AsyncGenerator<JournalRecord> {
  const expectedHeads = options.expectedHeads ?? new Map<string, ChainHead>();
  const parse = createLineParser(report, expectedHeads);
  const lines = splitLines(readChunks(path), options.maxLineBytes ?? MAX_LINE_BYTES);
  for await (const line of lines) yield* parse(line);
  noteMissingTails(report, expectedHeads);
}

/** Reads a whole journal into memory; for tests and small files. */
export async function readWholeJournal(
  path: string,
  options: ReadJournalOptions = {},
): Promise<{ readonly events: JournalEvent[]; readonly report: JournalReport }> {
  const report = createJournalReport();
  const events: JournalEvent[] = [];
  for await (const { event } of readJournal(path, report, options)) events.push(event);
  return { events, report };
}

/** Reads a file through one buffer: a chunk is good until the next one is asked for. */
async function* readChunks(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

interface RawLine {
  /** Without its end; nothing for an oversized line. */
  readonly bytes: Buffer;
  readonly length: number;
  readonly number: number;
  readonly offset: number;
  readonly terminated: boolean;
  readonly oversized: boolean;
}

/** Cuts a stream of bytes into lines; of a line beyond the limit only its place is kept. */
async function* splitLines(chunks: AsyncIterable<Buffer>, maxLineBytes: number): AsyncGenerator<RawLine> {
  let parts: Buffer[] = [];
  let length = 0;
  let offset = 0;
  let number = 1;
  const take = (terminated: boolean): RawLine => {
    const oversized = length > maxLineBytes;
    const bytes = oversized ? Buffer.alloc(0) : parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
    const line = { bytes, length, number, offset, terminated, oversized };
    offset += length + 1;
    number += 1;
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      parts.push(chunk.subarray(start, end));
      length += end - start;
      start = end + 1;
      yield take(true);
    }
    length += chunk.length - start;
    if (length <= maxLineBytes) parts.push(Buffer.from(chunk.subarray(start)));
    else parts = [];
  }
  if (length > 0) yield take(false);
}

/** Makes the function that turns raw lines into events and notes what is wrong with them. */
function createLineParser(
  report: JournalReport,
  expectedHeads: ReadonlyMap<string, ChainHead>,
): (line: RawLine) => JournalRecord[] {
  const follow = createChainFollower(report.heads);
  const check = (event: JournalEvent, expectedHash: string): LineProblem | null => {
    const problem = follow(event, expectedHash);
    if (problem) return problem;
    const expected = expectedHeads.get(event.writer);
    return expected?.seq === event.seq && expected.hash !== event.hash ? { kind: 'replaced_line' } : null;
  };
  const readEvent = (text: string, parsed: AnyEvent, line: RawLine): JournalRecord[] => {
    const read = toEvent(parsed);
    if (!('event' in read)) return addNote(report, line, read.kind, parsed, read.detail);
    const problem = check(read.event, hashOf(text, parsed));
    if (problem) addNote(report, line, problem.kind, parsed, problem.detail);
    if (problem?.kind === 'duplicate_line') return [];
    report.events += 1;
    return [{ event: read.event, text, line: line.number }];
  };
  const readText = (text: string, line: RawLine, isWhole: boolean): JournalRecord[] => {
    const parsed = parseObject(text);
    const isDamaged = !isUtf8(line.bytes);
    if (parsed) {
      if (isDamaged) addNote(report, line, 'invalid_utf8', parsed);
      return readEvent(text, parsed, line);
    }
    const next = findGluedLine(text);
    if (next > 0) return [...readText(text.slice(0, next), line, false), ...readText(text.slice(next), line, isWhole)];
    if (!isWhole && /^[\t\n\r ]*\{/.test(text)) return addNote(report, line, 'torn_line');
    return addNote(report, line, isDamaged ? 'invalid_utf8' : 'garbage_line');
  };
  return (line) => {
    report.lines += 1;
    report.bytes = line.offset + line.length + (line.terminated ? 1 : 0);
    if (line.oversized) return addNote(report, line, 'oversized_line');
    // Two writers may both end the torn line of a third; an empty line says nothing.
    return line.length === 0 ? [] : readText(line.bytes.toString('utf8'), line, line.terminated);
  };
}

/** Notes what is wrong with a line; returns no records, for the caller to hand on. */
function addNote(report: JournalReport, line: RawLine, kind: NoteKind, about: AnyEvent = {}, detail?: string): [] {
  report.noteCounts[kind] = (report.noteCounts[kind] ?? 0) + 1;
  if (report.notes.length >= MAX_NOTES) return [];
  const place = { line: line.number, offset: line.offset };
  report.notes.push({ kind, ...place, ...toNoted(about), ...(detail ? { detail } : {}) });
  return [];
}

/** The hash that the line should carry, or '' when it is nested too deeply to be brought into canonical form. */
function hashOf(text: string, event: AnyEvent): string {
  try {
    return expectedHash(text, event);
  } catch {
    // A stack overflow on hostile nesting; no recorder writes such a line.
    return '';
  }
}

function noteMissingTails(report: JournalReport, expected: ReadonlyMap<string, ChainHead>): void {
  for (const [writer, head] of expected) {
    const reached = report.heads.get(writer)?.seq ?? 0;
    if (reached >= head.seq) continue;
    report.noteCounts.missing_tail = (report.noteCounts.missing_tail ?? 0) + 1;
    report.notes.push({
      kind: 'missing_tail',
      line: report.lines + 1,
      offset: report.bytes,
      writer,
      seq: head.seq,
      detail: `The file ends at ${reached}; the writer had reached ${head.seq}.`,
    });
  }
}
