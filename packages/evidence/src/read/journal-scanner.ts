import { isUtf8 } from 'node:buffer';
import type { JournalEvent } from '../contract/event.ts';
import { createLineSplitter, type LineSplitter, MAX_LINE_BYTES } from '../contract/line-splitter.ts';
import type { AnyEvent } from '../contract/upgrade-event.ts';
import { breaksOff, findGluedLine, type LineProblem, parseObject, toEvent, toNoted } from './journal-line.ts';
import { canonicalHashOf, isAsWritten, isWrittenAt } from './line-hash.ts';
import type { NoteKind } from './note-kinds.ts';
import type { WriterChains } from './writer-chains.ts';

/** Where a line, or a part of it, is. */
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
  /** An event. `isDamaged`: its bytes are not UTF-8, so what was read differs slightly from the file. */
  onEvent(event: JournalEvent, place: LinePlace, isDamaged: boolean): void;
  onNote(complaint: Complaint, place: LinePlace): void;
  /** Bytes that are in no event, or not unchanged; only the first of an oversized line. */
  onUnreadable(kind: NoteKind, place: LinePlace, bytes: Buffer): void;
}

export interface ScanOptions {
  readonly chains: WriterChains;
  readonly visitor: ScanVisitor;
  /** Writers whose lines do not belong here, whatever they say. */
  readonly foreignWriters?: readonly string[];
  readonly maxLineBytes?: number;
}

/** Replaces bytes that are not UTF-8 in a text; without one, nothing needs to be checked again. */
const REPLACEMENT = '\ufffd';

/**
 * The one reader of journals: it turns bytes, pushed as they come, into events, follows every writer's chain and notes whatever is wrong,
 * with the place of everything. Sealing reads lines again by position, the live session continues where the file grows.
 */
export function createJournalScanner(options: ScanOptions): LineSplitter {
  const { chains, visitor, foreignWriters = [], maxLineBytes = MAX_LINE_BYTES } = options;

  const note = (kind: NoteKind, place: LinePlace, about: AnyEvent, detail?: string): void =>
    visitor.onNote({ kind, ...toNoted(about), ...(detail ? { detail } : {}) }, place);

  const follow = (event: JournalEvent, parsed: AnyEvent, text: string, part: LinePart): LineProblem | null => {
    const { buffer, start, place } = part;
    const isVerbatim = text.includes(REPLACEMENT)
      ? isAsWritten(text, parsed)
      : isWrittenAt(buffer, start, start + place.length, parsed);
    const problem = chains.follow(event, isVerbatim ? event.hash : canonicalHashOf(parsed));
    return problem ?? (isVerbatim ? null : { kind: 'rewritten_line' });
  };

  const readEvent = (parsed: AnyEvent, text: string, part: LinePart, isDamaged: boolean): void => {
    const { place } = part;
    const readable = toReadable(parsed, foreignWriters);
    const problem = 'event' in readable ? follow(readable.event, parsed, text, part) : readable;
    if (problem) note(problem.kind, place, parsed, problem.detail);
    const event = 'event' in readable && problem?.kind !== 'duplicate_line' ? readable.event : null;
    if (isDamaged || !event)
      visitor.onUnreadable(event ? 'invalid_utf8' : (problem?.kind ?? 'garbage_line'), place, toBytes(part));
    if (event) visitor.onEvent(event, place, isDamaged);
  };

  const readPart = (part: LinePart): void => {
    const { buffer, start, place, isWhole } = part;
    const text = buffer.toString('utf8', start, start + place.length);
    const parsed = parseObject(text);
    const isDamaged = text.includes(REPLACEMENT) && !isUtf8(toBytes(part));
    const glued = parsed ? -1 : findGluedPart(toBytes(part));
    if (parsed) {
      if (isDamaged) note('invalid_utf8', place, parsed);
      readEvent(parsed, text, part, isDamaged);
    } else if (glued > 0) {
      readTrimmed(buffer, start, start + glued, place.line, place.offset, false);
      readTrimmed(buffer, start + glued, start + place.length, place.line, place.offset + glued, isWhole);
    } else {
      const isTorn = isWhole ? breaksOff(text) : text.startsWith('{');
      const kind = isTorn ? 'torn_line' : isDamaged ? 'invalid_utf8' : 'garbage_line';
      note(kind, place, {});
      visitor.onUnreadable(kind, place, toBytes(part));
    }
  };

  /** JSON allows white space around a line; a sealed event has none. */
  const readTrimmed = (
    buffer: Buffer,
    from: number,
    to: number,
    line: number,
    offset: number,
    isWhole: boolean,
  ): void => {
    let start = from;
    let end = to;
    while (start < end && isSpace(buffer[start])) start += 1;
    while (end > start && isSpace(buffer[end - 1])) end -= 1;
    // Two writers may both end the torn line of a third; an empty line says nothing.
    if (start === end) return;
    readPart({ buffer, start, place: { line, offset: offset + start - from, length: end - start }, isWhole });
  };

  return createLineSplitter(maxLineBytes, ({ buffer, start, end, line, offset, length, isTerminated, isOversized }) => {
    if (!isOversized) {
      readTrimmed(buffer, start, end, line, offset, isTerminated);
      return;
    }
    note('oversized_line', { line, offset, length }, {});
    visitor.onUnreadable('oversized_line', { line, offset, length }, buffer.subarray(start, end));
  });
}

/** A line, or one of two that share a line. */
interface LinePart {
  readonly buffer: Buffer;
  readonly start: number;
  readonly place: LinePlace;
  /** Whether its end is the end of a line. */
  readonly isWhole: boolean;
}

const toBytes = ({ buffer, start, place }: LinePart): Buffer => buffer.subarray(start, start + place.length);

/** The event of a line that may be in a journal, or why it is not one. */
function toReadable(
  parsed: AnyEvent,
  foreignWriters: readonly string[],
): { readonly event: JournalEvent } | LineProblem {
  const read = toEvent(parsed);
  if (!('event' in read)) return read;
  if (Object.hasOwn(parsed, 'event_id') || Object.hasOwn(parsed, 'event')) {
    // Sealed, it would say them twice.
    return { kind: 'garbage_line', detail: 'The line has members that only sealed events have.' };
  }
  const { writer } = read.event;
  return foreignWriters.includes(writer)
    ? { kind: 'garbage_line', detail: `Lines of ${writer} do not belong in a journal.` }
    : read;
}

const isSpace = (byte: number | undefined): boolean => byte === 32 || byte === 9 || byte === 13;

/** As in a text, but byte by byte, so that the place is one of the file. */
function findGluedPart(bytes: Buffer): number {
  return findGluedLine(bytes.toString('latin1'), (start) => bytes.subarray(start).toString('utf8'));
}
