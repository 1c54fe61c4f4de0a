import { isUtf8 } from 'node:buffer';
import { isJournalEvent, type JournalEvent } from '@critiqor/evidence/event';
import type { NoteKind } from '@critiqor/evidence/journal-reader';
import { type AnyEvent, upgradeEvent } from '@critiqor/evidence/upgrade-event';
import { toNoted } from './evidence-notes.ts';
import { hashOf } from './line-hash.ts';
import { createLineSplitter, type LineSplitter } from './line-splitter.ts';
import type { WriterChains } from './writer-chains.ts';

/** Where a line, or the part of it that is meant, stands. */
export interface LinePlace {
  /** Number of the line, from 1. */
  readonly line: number;
  /** Byte at which it begins, and how many it has, white space around it left out. */
  readonly offset: number;
  readonly length: number;
}

export interface Complaint {
  readonly kind: NoteKind;
  readonly writer?: string;
  readonly seq?: number;
  readonly detail?: string;
}

export interface ScanVisitor {
  /** An event. `isDamaged`: its bytes are not UTF-8, so what was read is not quite what stands there. */
  onEvent(event: JournalEvent, place: LinePlace, isDamaged: boolean): void;
  onNote(complaint: Complaint, place: LinePlace): void;
  /** Bytes that are in no event, or not as they stand; of an oversized line only the first. */
  onUnreadable(kind: NoteKind, place: LinePlace, bytes: Buffer): void;
}

export interface ScanOptions {
  readonly chains: WriterChains;
  readonly visitor: ScanVisitor;
  /** Writers whose lines do not belong here, whatever they say. */
  readonly foreignWriters?: readonly string[];
  readonly maxLineBytes?: number;
}

/** As in the journal reader. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const LINE_START =
  /\{(?:"derived_from":\d+,)?(?:"duration_ms":[^,"]{1,30},)?(?:"error":"(?:[^"\\]|\\.){0,4000}",)?"event_type":"/g;
const MAX_LINE_STARTS = 32;

/**
 * Reads a journal as `readJournal` does and notes the same things, but synchronously, from bytes that are pushed as they come, and
 * with the place of everything: sealing reads lines again by their place, the live session goes on where the file grows.
 */
export function createJournalScanner(options: ScanOptions): LineSplitter {
  const { chains, visitor, foreignWriters = [], maxLineBytes = MAX_LINE_BYTES } = options;

  const note = (kind: NoteKind, place: LinePlace, about: AnyEvent, detail?: string): void =>
    visitor.onNote({ kind, ...toNoted(about), ...(detail ? { detail } : {}) }, place);

  const readEvent = (line: ParsedLine, place: LinePlace): void => {
    const { parsed, bytes, isDamaged } = line;
    const readable = toReadable(parsed, foreignWriters);
    const problem = 'event' in readable ? chains.follow(readable.event, hashOf(line.text, parsed)) : readable;
    if (problem) note(problem.kind, place, parsed, problem.detail);
    const event = 'event' in readable && problem?.kind !== 'duplicate_line' ? readable.event : null;
    if (isDamaged || !event)
      visitor.onUnreadable(event ? 'invalid_utf8' : (problem?.kind ?? 'garbage_line'), place, bytes);
    if (event) visitor.onEvent(event, place, isDamaged);
  };

  const readBytes = (bytes: Buffer, place: LinePlace, isWhole: boolean): void => {
    const text = bytes.toString('utf8');
    const parsed = parseObject(text);
    const isDamaged = !isUtf8(bytes);
    const next = parsed ? -1 : findGluedLine(bytes);
    if (parsed) {
      if (isDamaged) note('invalid_utf8', place, parsed);
      readEvent({ parsed, text, bytes, isDamaged }, place);
    } else if (next > 0) {
      readPart(bytes.subarray(0, next), place.line, place.offset, false);
      readPart(bytes.subarray(next), place.line, place.offset + next, isWhole);
    } else {
      const isTorn = !isWhole && text.startsWith('{');
      const kind = isTorn ? 'torn_line' : isDamaged ? 'invalid_utf8' : 'garbage_line';
      note(kind, place, {});
      visitor.onUnreadable(kind, place, bytes);
    }
  };

  const readPart = (bytes: Buffer, line: number, offset: number, isWhole: boolean): void => {
    const [from, to] = withoutSpace(bytes);
    // Two writers may both end the torn line of a third; an empty line says nothing.
    if (from < to) readBytes(bytes.subarray(from, to), { line, offset: offset + from, length: to - from }, isWhole);
  };

  return createLineSplitter(maxLineBytes, ({ bytes, line, offset, length, isTerminated, isOversized }) => {
    if (!isOversized) {
      readPart(bytes, line, offset, isTerminated);
      return;
    }
    note('oversized_line', { line, offset, length }, {});
    visitor.onUnreadable('oversized_line', { line, offset, length }, bytes);
  });
}

interface ParsedLine {
  readonly parsed: AnyEvent;
  readonly text: string;
  readonly bytes: Buffer;
  readonly isDamaged: boolean;
}

interface Refusal {
  readonly kind: NoteKind;
  readonly detail?: string;
}

/** The event of a line, or why it is none. */
function toReadable(parsed: AnyEvent, foreignWriters: readonly string[]): { readonly event: JournalEvent } | Refusal {
  const upgraded = upgradeEvent(parsed);
  if ('refused' in upgraded) return { kind: upgraded.kind, detail: upgraded.refused };
  const { event } = upgraded;
  if (!isJournalEvent(event)) return { kind: 'garbage_line' };
  if (Object.hasOwn(parsed, 'event_id') || Object.hasOwn(parsed, 'event')) {
    // Sealed, it would say them twice.
    return { kind: 'garbage_line', detail: 'The line has members that only sealed events have.' };
  }
  if (foreignWriters.includes(event.writer)) {
    return { kind: 'garbage_line', detail: `Lines of ${event.writer} do not stand in a journal.` };
  }
  return { event };
}

/** From where to where a line says something: JSON allows space around it, and a sealed event has none. */
function withoutSpace(bytes: Buffer): [from: number, to: number] {
  let from = 0;
  let to = bytes.length;
  while (from < to && isSpace(bytes[from])) from += 1;
  while (to > from && isSpace(bytes[to - 1])) to -= 1;
  return [from, to];
}

const isSpace = (byte: number | undefined): boolean => byte === 32 || byte === 9 || byte === 13;

/** Where a whole line begins behind another that has no end, or -1. Read byte by byte, so that the place is one of the file. */
function findGluedLine(bytes: Buffer): number {
  const starts: number[] = [];
  for (const { index } of bytes.toString('latin1').matchAll(LINE_START)) {
    starts.push(index);
    if (starts.length > MAX_LINE_STARTS) starts.shift();
  }
  return starts.findLast((start) => start > 0 && parseObject(bytes.subarray(start).toString('utf8')) !== null) ?? -1;
}

function parseObject(text: string): AnyEvent | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as AnyEvent) : null;
  } catch {
    // Not JSON: the caller notes the line.
    return null;
  }
}
