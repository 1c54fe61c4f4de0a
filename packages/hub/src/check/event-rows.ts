import { openBlockReader } from './block-reader.ts';
import { copyBytes, copyField, copyNumber, toField } from './copy-bytes.ts';

/** The columns of a stored event, after its project. */
export const EVENT_ROW_COLUMNS = [
  'agent',
  'seal',
  'month',
  'expires',
  'seq',
  'at',
  'type',
  'tool',
  'status',
  'line',
] as const;

/** What all rows of a run have in common. */
interface EventRowsOptions {
  /** As the database wants it. */
  readonly rowStart: string;
  readonly agent: string;
  readonly seal: string;
  readonly month: string;
  readonly expires: string;
  /** The first line of the evidence; its events come after it. */
  readonly headerLine: string;
  /** Rows of one insert: enough for ClickHouse to work well, few enough for the memory of the hub. */
  readonly batchBytes?: number;
  /** Batches that are in use at the same time. */
  readonly batches?: number;
}

const BATCH_BYTES = 4 * 1024 * 1024;
/** More than the columns of an event: their texts are cut. */
const MAX_COLUMNS_BYTES = 4 * 1024;
const TAB = 9;
const NEWLINE = 10;
const ZERO = 48;

/**
 * The rows of verified evidence, tab-separated, in batches: the columns that `checkUpload` wrote, each with its line from the evidence. The bytes are
 * copied and never become texts. Batches take turns in the same memory: one is gone when as many more as are in use were asked for.
 */
export function* readEventRows(path: string, columnsPath: string, options: EventRowsOptions): Generator<Buffer> {
  const { batchBytes = BATCH_BYTES, batches = 1 } = options;
  const memory = Array.from({ length: batches }, () => Buffer.allocUnsafe(batchBytes));
  const rows = openRows(path, columnsPath, options);
  try {
    for (let turn = 0; ; turn = (turn + 1) % batches) {
      const needed = rows.next();
      if (needed === 0) return;
      const batch = memory[turn];
      const room = batch && batch.length >= needed ? batch : Buffer.allocUnsafe(needed);
      memory[turn] = room;
      yield room.subarray(0, rows.fill(room));
    }
  } finally {
    rows.close();
  }
}

/** Where the reading of rows is. */
function openRows(path: string, columnsPath: string, options: EventRowsOptions) {
  const { rowStart, agent, seal, month, expires, headerLine } = options;
  const start = Buffer.from(`${rowStart}${toField(agent)}\t${toField(seal)}\t${month}\t${expires}\t`);
  const evidence = openBlockReader(path);
  const columns = openBlockReader(columnsPath);
  let seq = 0;
  let lineAt = Buffer.byteLength(headerLine) + 1;
  let columnsAt = 0;
  // Of the next row: the length of its line, and where its other columns are in their block, from the tab after the length.
  let length = 0;
  let columnsFrom = 0;
  let tab = 0;
  let end = 0;
  /** Finds the next row; gives the bytes that it may need, and 0 when there is none. */
  function next(): number {
    columnsFrom = columns.seek(columnsAt, MAX_COLUMNS_BYTES);
    const last = columns.end();
    if (columnsFrom === last) return 0;
    const { block } = columns;
    length = 0;
    for (tab = columnsFrom; tab < last && block[tab] !== TAB; tab += 1)
      length = length * 10 + (block[tab] as number) - ZERO;
    for (end = tab; end < last && block[end] !== NEWLINE; ) end += 1;
    if (end === last) throw new Error('The columns of an upload are not whole.');
    return start.length + (end - columnsFrom) + 2 * length + MAX_NUMBER_CHARS;
  }
  /** Writes the row that was found, and all after it that surely fit; gives their size. */
  function fill(rows: Buffer): number {
    let held = 0;
    for (let needed = 1; needed > 0 && (held === 0 || held + needed <= rows.length); needed = next()) {
      rows.set(start, held);
      held = copyNumber(++seq, rows, held + start.length);
      held = copyBytes(columns.block, tab, end, rows, held);
      rows[held++] = TAB;
      const line = evidence.seek(lineAt, length);
      held = copyField(evidence.block, line, Math.min(line + length, evidence.end()), rows, held);
      rows[held++] = NEWLINE;
      lineAt += length + ',\n'.length;
      columnsAt += end + 1 - columnsFrom;
    }
    return held;
  }
  function close(): void {
    evidence.close();
    columns.close();
  }
  return { next, fill, close };
}

/** The number of an event, and the tab and the line break around its line. */
const MAX_NUMBER_CHARS = 20;
