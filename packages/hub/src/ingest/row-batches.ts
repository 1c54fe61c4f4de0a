import { closeSync, openSync, readSync } from 'node:fs';

/** Rows of one insert: enough for ClickHouse to work well, few enough for the memory of the hub. */
const BATCH_BYTES = 4 * 1024 * 1024;
const NEWLINE = 10;

/**
 * Reads a file of rows in batches that end with a row. A row that is longer than a batch is a batch by itself. All batches share their memory: one is
 * gone when the next is asked for.
 */
export function* readRowBatches(path: string, batchBytes = BATCH_BYTES): Generator<Buffer> {
  const file = openSync(path, 'r');
  try {
    let buffer = Buffer.allocUnsafe(batchBytes);
    for (let held = 0; ; ) {
      if (held === buffer.length) buffer = Buffer.concat([buffer], 2 * buffer.length);
      const length = readSync(file, buffer, held, buffer.length - held, null);
      if (length === 0) return;
      held += length;
      const end = buffer.lastIndexOf(NEWLINE, held - 1) + 1;
      if (end === 0) continue;
      yield buffer.subarray(0, end);
      buffer.copyWithin(0, end, held);
      held -= end;
    }
  } finally {
    closeSync(file);
  }
}
