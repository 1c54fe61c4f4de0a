import { closeSync, readSync } from 'node:fs';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { createLineSplitter } from '@critiqor/evidence/contract/line-splitter';
import { openPlainFile, type PlainFile } from '../system/open-plain-file.ts';
import { beganAt } from '../system/process-identity.ts';

/** A process that writes or wrote a journal, as its first line says. */
export interface WriterProcess {
  readonly writer: string;
  readonly pid: number;
  readonly startedAt: number;
  readonly entryPoint: string;
}

const HEADER = Buffer.from('"event_type":"recorder_start"');
const CHUNK_BYTES = 1 << 20;
/** First lines are short; a longer line is not one. */
const MAX_HEADER_BYTES = 1 << 16;

/** The writers of a journal. Reads the file once and parses only first lines. */
export function readWriters(journalPath: string): WriterProcess[] {
  const writers: WriterProcess[] = [];
  forEachLineWith(journalPath, HEADER, (line) => {
    const writer = toWriter(line);
    if (writer) writers.push(writer);
  });
  return writers;
}

export function isLiving({ pid, startedAt }: WriterProcess): boolean {
  return beganAt(pid, startedAt);
}

/** The process behind a writer's first line; null for every other line. */
export function toWriterProcess({
  event_type,
  writer,
  payload,
}: Pick<JournalEvent, 'event_type' | 'writer' | 'payload'>): WriterProcess | null {
  if (event_type !== 'recorder_start') return null;
  const { pid, entry_point, clock } = payload as Readonly<Record<string, unknown>>;
  const { wall, monotonic } = Object(clock) as { readonly wall?: unknown; readonly monotonic?: unknown };
  return Number.isInteger(pid)
    ? { writer, pid: Number(pid), startedAt: Number(wall) - Number(monotonic), entryPoint: String(entry_point) }
    : null;
}

function toWriter(line: string): WriterProcess | null {
  try {
    return toWriterProcess(JSON.parse(line));
  } catch {
    // A damaged first line; the seal notes it.
    return null;
  }
}

function forEachLineWith(path: string, needle: Buffer, visit: (line: string) => void): void {
  const file = openOrNull(path);
  if (file === null) return;
  const { fd, stats } = file;
  try {
    const lines = createLineSplitter(MAX_HEADER_BYTES, ({ buffer, start, end, isTerminated, isOversized }) => {
      if (!isTerminated || isOversized) return;
      if (buffer.subarray(start, end).includes(needle)) visit(buffer.toString('utf8', start, end));
    });
    const chunk = Buffer.alloc(CHUNK_BYTES);
    // No further than it was long when it was opened: somebody may append faster than we read.
    for (let position = 0; position < stats.size; ) {
      const read = readSync(fd, chunk, 0, CHUNK_BYTES, position);
      if (read === 0) return;
      position += read;
      lines.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(fd);
  }
}

function openOrNull(path: string): PlainFile | null {
  try {
    return openPlainFile(path);
  } catch {
    // Something else is in its place, which names no writers; the seal notes it.
    return null;
  }
}
