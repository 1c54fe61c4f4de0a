import { closeSync, openSync, readSync } from 'node:fs';

/** Rows of one insert: enough for ClickHouse to work well, few enough for the memory of the hub. */
const BATCH_BYTES = 8 * 1024 * 1024;
const NEWLINE = 10;

/** Reads a file of rows in batches that end with a row. A row that is longer than a batch is a batch by itself. */
export function* readRowBatches(path: string, batchBytes = BATCH_BYTES): Generator<string> {
  const file = openSync(path, 'r');
  try {
    let rest = Buffer.alloc(0);
    for (;;) {
      const chunk = Buffer.allocUnsafe(batchBytes);
      const length = readSync(file, chunk, 0, batchBytes, null);
      if (length === 0) break;
      const bytes = rest.length === 0 ? chunk.subarray(0, length) : Buffer.concat([rest, chunk.subarray(0, length)]);
      const end = bytes.lastIndexOf(NEWLINE) + 1;
      rest = Buffer.from(bytes.subarray(end));
      if (end > 0) yield bytes.toString('utf8', 0, end);
    }
  } finally {
    closeSync(file);
  }
}
