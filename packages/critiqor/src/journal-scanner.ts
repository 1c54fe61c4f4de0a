import { isUtf8 } from 'node:buffer';
import { expectedHash } from '@critiqor/evidence/chain';
import type { ChainProblem } from '@critiqor/evidence/chain-follower';
import { isJournalEvent, type JournalEvent } from '@critiqor/evidence/event';
import type { NoteKind } from '@critiqor/evidence/journal-reader';
import { type AnyEvent, upgradeEvent } from '@critiqor/evidence/upgrade-event';
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

export interface JournalScanner {
  /** Takes the next bytes of the file; what is reported points into them. */
  push(chunk: Buffer): void;
  /** The file is over: what has no end of line is looked at as it is. */
  end(): void;
}

/** As in the journal reader. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const MAX_WRITER_CHARS = 64;
const LINE_START =
  /\{(?:"derived_from":\d+,)?(?:"duration_ms":[^,"]{1,30},)?(?:"error":"(?:[^"\\]|\\.){0,4000}",)?"event_type":"/g;
const MAX_LINE_STARTS = 32;
/** Of a line that is too long to be read, so much is kept to show what it was. */
const OVERSIZED_HEAD_BYTES = 64 * 1024;
/** What only sealed events have; a line that had them too would say everything twice. */
const SEALED_MEMBERS = ['event_id', 'event'];

/**
 * Reads a journal as `readJournal` does and notes the same things, but synchronously, from bytes that are pushed as they come, and
 * with the place of everything: sealing reads lines again by their place, the live session goes on where the file grows.
 */
export function createJournalScanner({ chains, visitor, foreignWriters = [], maxLineBytes = MAX_LINE_BYTES }: ScanOptions): JournalScanner {
  /** What earlier chunks have of the line at hand; of an oversized one only its head. */
  let held: Buffer[] = [];
  let heldBytes = 0;
  let offset = 0;
  let line = 1;

  const note = (kind: NoteKind, place: LinePlace, about: AnyEvent, detail?: string): void => {
    const { writer, seq } = about;
    visitor.onNote(
      {
        kind,
        ...(typeof writer === 'string' && writer.length <= MAX_WRITER_CHARS ? { writer } : {}),
        ...(typeof seq === 'number' ? { seq } : {}),
        ...(detail ? { detail } : {}),
      },
      place,
    );
  };
  const refuse = (kind: NoteKind, place: LinePlace, bytes: Buffer, about: AnyEvent = {}, detail?: string): void => {
    note(kind, place, about, detail);
    visitor.onUnreadable(kind, place, bytes);
  };

  const readEvent = (text: string, parsed: AnyEvent, place: LinePlace, bytes: Buffer, isDamaged: boolean): void => {
    const upgraded = upgradeEvent(parsed);
    if ('refused' in upgraded) return refuse(upgraded.kind, place, bytes, parsed, upgraded.refused);
    const { event } = upgraded;
    if (!isJournalEvent(event)) return refuse('garbage_line', place, bytes, parsed);
    if (SEALED_MEMBERS.some((name) => Object.hasOwn(parsed, name))) {
      return refuse('garbage_line', place, bytes, parsed, 'The line has members that only sealed events have.');
    }
    if (foreignWriters.includes(event.writer)) {
      return refuse('garbage_line', place, bytes, parsed, `Lines of ${event.writer} do not stand in a journal.`);
    }
    const problem: ChainProblem | null = chains.follow(event, hashOf(text, parsed));
    if (problem?.kind === 'duplicate_line') return refuse('duplicate_line', place, bytes, parsed);
    if (problem) note(problem.kind, place, parsed, problem.detail);
    if (isDamaged) visitor.onUnreadable('invalid_utf8', place, bytes);
    visitor.onEvent(event, place, isDamaged);
  };

  const readBytes = (bytes: Buffer, place: LinePlace, isWhole: boolean): void => {
    const text = bytes.toString('utf8');
    const parsed = parseObject(text);
    const isDamaged = !isUtf8(bytes);
    if (parsed) {
      if (isDamaged) note('invalid_utf8', place, parsed);
      return readEvent(text, parsed, place, bytes, isDamaged);
    }
    const next = findGluedLine(bytes);
    if (next > 0) {
      readPart(bytes.subarray(0, next), place, false);
      return readPart(bytes.subarray(next), { ...place, offset: place.offset + next }, isWhole);
    }
    if (!isWhole && text.startsWith('{')) return refuse('torn_line', place, bytes);
    return refuse(isDamaged ? 'invalid_utf8' : 'garbage_line', place, bytes);
  };

  const readPart = (bytes: Buffer, { line, offset }: LinePlace, isWhole: boolean): void => {
    const [from, to] = withoutSpace(bytes);
    if (from < to) readBytes(bytes.subarray(from, to), { line, offset: offset + from, length: to - from }, isWhole);
  };

  /** Looks at a line; `rest` is what the present chunk has of it. */
  const take = (rest: Buffer, isTerminated: boolean): void => {
    hold(rest, false);
    if (heldBytes > maxLineBytes) {
      refuse('oversized_line', { line, offset, length: heldBytes }, toHead(held));
    } else if (heldBytes > 0) {
      const bytes = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held);
      readPart(bytes, { line, offset, length: heldBytes }, isTerminated);
    }
    offset += heldBytes + 1;
    line += 1;
    held = [];
    heldBytes = 0;
  };

  /** Adds to the line at hand; a copy where the chunk does not last as long as the line. */
  const hold = (rest: Buffer, needsCopy: boolean): void => {
    if (rest.length === 0) return;
    const wasOversized = heldBytes > maxLineBytes;
    heldBytes += rest.length;
    if (wasOversized) return;
    held.push(needsCopy ? Buffer.from(rest) : rest);
    if (heldBytes > maxLineBytes) held = [toHead(held)];
  };

  return {
    push(chunk) {
      let start = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
        take(chunk.subarray(start, end), true);
        start = end + 1;
      }
      hold(chunk.subarray(start), true);
    },
    end() {
      if (heldBytes > 0) take(Buffer.alloc(0), false);
    },
  };
}

/** The first bytes, as a copy of their own. */
function toHead(parts: readonly Buffer[]): Buffer {
  return Buffer.from(Buffer.concat(parts.map((part) => part.subarray(0, OVERSIZED_HEAD_BYTES))).subarray(0, OVERSIZED_HEAD_BYTES));
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

/** The hash that the line should carry, or '' when it is nested too deeply to be brought into canonical form. */
export function hashOf(text: string, event: AnyEvent): string {
  try {
    return expectedHash(text, event);
  } catch {
    // A stack overflow on hostile nesting; no recorder writes such a line.
    return '';
  }
}
