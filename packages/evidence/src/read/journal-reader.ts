import { closeSync } from 'node:fs';
import type { JournalEvent } from '../contract/event.ts';
import { openPlain } from '../contract/plain-file.ts';
import type { ChainHead } from './chain-follower.ts';
import { readFully } from './file-blocks.ts';
import { type Complaint, createJournalScanner, type LinePlace } from './journal-scanner.ts';
import type { NoteKind } from './note-kinds.ts';
import { createWriterChains } from './writer-chains.ts';

interface JournalNote extends Complaint {
  /** Line number, from 1. */
  readonly line: number;
  /** Byte at which the line begins. */
  readonly offset: number;
}

export interface JournalReport {
  readonly events: number;
  readonly lines: number;
  /** Bytes read, ends of lines included. */
  readonly bytes: number;
  /** The first notes, in the order of the file; `noteCounts` counts all of them. */
  readonly notes: readonly JournalNote[];
  readonly noteCounts: Partial<Readonly<Record<NoteKind, number>>>;
  /** The last line of each writer: what a later check can hold a truncated file against. */
  readonly heads: ReadonlyMap<string, ChainHead>;
}

interface ReadJournalOptions {
  /** Longer lines are passed over without being held in memory. */
  readonly maxLineBytes?: number;
  /** The last known line of each writer: a file must contain exactly that line, or it was cut or rewritten. */
  readonly expectedHeads?: ReadonlyMap<string, ChainHead>;
}

const CHUNK_BYTES = 1 << 20;
/** A file of garbage must not fill the memory with notes about it. */
const MAX_NOTES = 1_000;

/**
 * Reads a journal file from beginning to end with the scanner, and holds it against what is known of its writers. Content never makes it
 * throw: whatever is wrong is noted in the report. Only a file that cannot be opened or read at all is an error.
 */
export function readJournal(
  path: string,
  onEvent: (event: JournalEvent, place: LinePlace) => void,
  { maxLineBytes, expectedHeads = new Map() }: ReadJournalOptions = {},
): JournalReport {
  const chains = createWriterChains();
  const notes: JournalNote[] = [];
  const noteCounts: Partial<Record<NoteKind, number>> = {};
  let events = 0;
  let notedLine = 0;
  const note = (complaint: Complaint, { line, offset }: Pick<LinePlace, 'line' | 'offset'>): void => {
    notedLine = line;
    noteCounts[complaint.kind] = (noteCounts[complaint.kind] ?? 0) + 1;
    if (notes.length < MAX_NOTES) notes.push({ ...complaint, line, offset });
  };
  const scanner = createJournalScanner({
    chains,
    ...(maxLineBytes === undefined ? {} : { maxLineBytes }),
    visitor: {
      onEvent(event, place) {
        events += 1;
        const { writer, seq, hash } = event;
        const expected = expectedHeads.get(writer);
        const isReplaced = expected?.seq === seq && expected.hash !== hash && notedLine !== place.line;
        if (isReplaced) note({ kind: 'replaced_line', writer, seq }, place);
        onEvent(event, place);
      },
      onNote: note,
      onUnreadable() {},
    },
  });
  const bytes = pushFile(path, scanner.push);
  scanner.end();
  for (const [writer, { seq }] of expectedHeads) {
    const reached = chains.heads.get(writer)?.seq ?? 0;
    if (reached >= seq) continue;
    const detail = `The file ends at ${reached}; the writer had reached ${seq}.`;
    note({ kind: 'missing_tail', writer, seq, detail }, { line: scanner.lines + 1, offset: bytes });
  }
  return { events, lines: scanner.lines, bytes, notes, noteCounts, heads: chains.heads };
}

/** The same with all events in memory; for small files. */
export async function readWholeJournal(
  path: string,
  options: ReadJournalOptions = {},
): Promise<{ readonly events: JournalEvent[]; readonly report: JournalReport }> {
  const events: JournalEvent[] = [];
  const report = readJournal(path, (event) => events.push(event), options);
  return { events, report };
}

/** Pushes a file through one buffer, and returns how many bytes it has. */
function pushFile(path: string, push: (chunk: Buffer) => void): number {
  const { fd } = openPlain(path);
  try {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let position = 0; ; ) {
      const length = readFully(fd, buffer, position);
      if (length === 0) return position;
      position += length;
      push(buffer.subarray(0, length));
    }
  } finally {
    closeSync(fd);
  }
}
