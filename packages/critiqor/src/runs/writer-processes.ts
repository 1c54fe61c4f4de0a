import { closeSync, openSync, readSync } from 'node:fs';
import { createLineSplitter } from '@critiqor/evidence/contract/line-splitter';
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

function toWriter(line: string): WriterProcess | null {
  try {
    const { writer, payload } = JSON.parse(line) as {
      writer: string;
      payload: { pid: number; entry_point: string; clock: { wall: number; monotonic: number } };
    };
    const { pid, entry_point, clock } = payload;
    return Number.isInteger(pid)
      ? { writer, pid, startedAt: clock.wall - clock.monotonic, entryPoint: entry_point }
      : null;
  } catch {
    // A damaged first line; the seal notes it.
    return null;
  }
}

function forEachLineWith(path: string, needle: Buffer, visit: (line: string) => void): void {
  const fd = openOrNull(path);
  if (fd === null) return;
  try {
    const lines = createLineSplitter(MAX_HEADER_BYTES, ({ buffer, start, end, isTerminated, isOversized }) => {
      if (!isTerminated || isOversized) return;
      if (buffer.subarray(start, end).includes(needle)) visit(buffer.toString('utf8', start, end));
    });
    const chunk = Buffer.alloc(CHUNK_BYTES);
    for (let position = 0; ; ) {
      const read = readSync(fd, chunk, 0, CHUNK_BYTES, position);
      if (read === 0) return;
      position += read;
      lines.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(fd);
  }
}

function openOrNull(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch {
    // No journal: no recorder has attached.
    return null;
  }
}
