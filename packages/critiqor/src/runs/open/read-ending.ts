import { closeSync } from 'node:fs';
import { createLineSplitter } from '@critiqor/evidence/contract/line-splitter';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { openPlainFile, type PlainFile } from '../../system/open-plain-file.ts';

/** How a run without a supervisor ended, by its journal. */
export interface OpenEnding {
  /** Why the recorder closed the run, in its own word; null when it did not. */
  readonly closedBy: string | null;
  /** Turns of the host that began and were not settled: they were cut off. */
  readonly openTurns: number;
}

const CHUNK_BYTES = 1 << 20;
/** The lines that are looked for are short. */
const MAX_LINE_BYTES = 1 << 16;
const NEEDLES = ['"event_type":"agent_start"', '"event_type":"agent_end"', '"event_type":"recorder_status"'].map(
  (text) => Buffer.from(text),
);

/** Reads a journal once, and parses only the lines that say how it ended. */
export function readEnding({ journal }: Pick<RunPaths, 'journal'>): OpenEnding {
  const turns = new Set<unknown>();
  let closedBy: string | null = null;
  forEachLine(journal, (line) => {
    const event = parseObject(line);
    const { event_type, host_run_id, payload } = Object(event);
    if (event_type === 'agent_start') turns.add(host_run_id);
    if (event_type === 'agent_end') turns.delete(host_run_id);
    if (event_type === 'recorder_status' && typeof payload?.closed_by === 'string') closedBy = payload.closed_by;
  });
  return { closedBy, openTurns: turns.size };
}

function forEachLine(path: string, visit: (line: string) => void): void {
  const file = openOrNull(path);
  if (!file) return;
  try {
    const lines = createLineSplitter(MAX_LINE_BYTES, ({ buffer, start, end, isTerminated, isOversized }) => {
      if (!isTerminated || isOversized) return;
      const line = buffer.subarray(start, end);
      if (NEEDLES.some((needle) => line.includes(needle))) visit(line.toString('utf8'));
    });
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, file.stats.size));
    for (let position = 0; position < file.stats.size; ) {
      const read = readFully(file.fd, chunk, position);
      if (read === 0) return;
      position += read;
      lines.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(file.fd);
  }
}

function openOrNull(path: string): PlainFile | null {
  try {
    return openPlainFile(path);
  } catch {
    // Something else is in its place; the seal notes it.
    return null;
  }
}
