import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { createLineSplitter, MAX_LINE_BYTES } from '@critiqor/evidence/contract/line-splitter';

/** A line of a file: its number from 1, its first byte, and its text, or null when it is too long or was never finished. */
export interface SourceLine {
  readonly number: number;
  readonly offset: number;
  readonly end: number;
  readonly text: string | null;
  /** The last line without its end: a process may still be writing it. */
  readonly isTerminated: boolean;
}

const CHUNK_BYTES = 1 << 20;

/** The lines of a file between two bytes, one chunk in memory at a time. Blank ones are left out. */
export function* readFileLines(path: string, from = 0, to = Number.POSITIVE_INFINITY): Generator<SourceLine> {
  const fd = openSync(path, 'r');
  try {
    const size = Math.min(fstatSync(fd).size, to);
    let found: SourceLine[] = [];
    const lines = createLineSplitter(MAX_LINE_BYTES, ({ buffer, start, end, line, offset, length, ...rest }) => {
      const text = rest.isOversized ? null : buffer.toString('utf8', start, end);
      if (text?.trim() === '') return;
      const { isTerminated } = rest;
      found.push({ number: line, offset: from + offset, end: from + offset + length + 1, text, isTerminated });
    });
    const chunk = Buffer.alloc(CHUNK_BYTES);
    for (let position = from; position < size; ) {
      const length = readSync(fd, chunk, 0, Math.min(chunk.length, size - position), position);
      if (length === 0) break;
      position += length;
      lines.push(chunk.subarray(0, length));
      yield* found;
      found = [];
    }
    lines.end();
    yield* found;
  } finally {
    closeSync(fd);
  }
}
