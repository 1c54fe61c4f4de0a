import { openBlockReader } from './block-reader.ts';

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
const TAB = 9;
const NEWLINE = 10;
const BACKSLASH = 92;

/**
 * The rows of verified evidence, tab-separated, in batches: the columns that `checkUpload` wrote, each with its line from the evidence. The bytes are
 * copied and never become texts. Batches take turns in the same memory: one is gone when as many more as are in use were asked for.
 */
export function* readEventRows(path: string, columnsPath: string, options: EventRowsOptions): Generator<Buffer> {
  const { rowStart, agent, seal, month, expires, headerLine, batchBytes = BATCH_BYTES, batches = 1 } = options;
  const start = Buffer.from(`${rowStart}${toField(agent)}\t${toField(seal)}\t${month}\t${expires}\t`);
  const memory = Array.from({ length: batches }, () => Buffer.allocUnsafe(batchBytes));
  const evidence = openBlockReader(path);
  const columns = openBlockReader(columnsPath);
  let turn = 0;
  let rows = memory[turn] ?? Buffer.alloc(0);
  let held = 0;
  try {
    let lineAt = Buffer.byteLength(headerLine) + 1;
    let columnAt = 0;
    for (let seq = 1; ; seq += 1) {
      const column = columns.line(columnAt);
      if (column === null) break;
      columnAt += column.length + 1;
      const tab = column.indexOf(TAB);
      const length = Number(column.toString('latin1', 0, tab));
      const most = start.length + column.length + 2 * length + MAX_NUMBER_CHARS;
      if (held > 0 && held + most > rows.length) {
        yield rows.subarray(0, held);
        turn = (turn + 1) % batches;
        rows = memory[turn] ?? rows;
        held = 0;
      }
      if (most > rows.length) memory[turn] = rows = Buffer.allocUnsafe(most);
      held += start.copy(rows, held);
      held += rows.write(`${seq}`, held, 'latin1');
      held += column.copy(rows, held, tab);
      rows[held++] = TAB;
      held = copyField(evidence.bytes(lineAt, length), rows, held);
      rows[held++] = NEWLINE;
      lineAt += length + ',\n'.length;
    }
    if (held > 0) yield rows.subarray(0, held);
  } finally {
    evidence.close();
    columns.close();
  }
}

/** The number of an event, and the tab and the line break around its line. */
const MAX_NUMBER_CHARS = 20;

const SPECIAL = /[\\\t\n\r\0]/;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' };
const ESCAPED_BYTES = Uint8Array.from(
  { length: 256 },
  (_, byte) => ESCAPED[String.fromCharCode(byte)]?.charCodeAt(1) ?? 0,
);

/** A field of a tab-separated line. */
export const toField = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r\0]/g, (character) => ESCAPED[character] ?? character) : text;

/** The same for bytes; gives the place after it. */
export function copyField(from: Buffer, to: Buffer, at: number): number {
  let place = at;
  for (let index = 0; index < from.length; index += 1) {
    const byte = from[index] as number;
    const escaped = ESCAPED_BYTES[byte] as number;
    if (escaped !== 0) to[place++] = BACKSLASH;
    to[place++] = escaped || byte;
  }
  return place;
}
