import { Readable } from 'node:stream';
import { type ClickHouseClient, ClickHouseError } from '@clickhouse/client';
import { DATABASE, toStoredTable } from './define-table.ts';

export type QueryValues = Readonly<Record<string, unknown>>;

/** ClickHouse, spoken to in one place: over its HTTP interface, with the official client. */
export interface Database {
  readonly cluster: string | null;
  rows<Row>(sql: string, values?: QueryValues): Promise<Row[]>;
  /** One column as bytes: each text and a line break. Where texts have line breaks, ask for one row. */
  lines(sql: string, values?: QueryValues): Promise<Buffer>;
  command(sql: string, values?: QueryValues): Promise<void>;
  /** Returns when the rows are stored. */
  insert(table: string, rows: readonly object[]): Promise<void>;
  /** The same for rows that are tab-separated lines already. */
  insertLines(table: string, columns: readonly string[], lines: Buffer): Promise<void>;
  /** Deletes rows of a project where they are stored. */
  erase(table: string, condition: string, values: QueryValues): Promise<void>;
}

/** Whether ClickHouse could not be asked at all; what it refuses has a number. */
const isUnreachable = (cause: unknown): boolean =>
  !(cause instanceof ClickHouseError) &&
  cause instanceof Error &&
  /ECONN|ENOENT|EPIPE|socket hang up|Timeout/i.test(`${(cause as NodeJS.ErrnoException).code ?? ''} ${cause.message}`);

/** Errors of ClickHouse that pass: whoever sends a run should send it again later. */
const PASSING: Readonly<Record<string, string>> = {
  '159': 'ClickHouse takes too long at the moment.',
  '202': 'ClickHouse has too much to do at the moment.',
  '241': 'ClickHouse has too little memory at the moment.',
  '243': 'ClickHouse has no room left on its disk.',
  '252': 'ClickHouse has too much to do at the moment.',
};

/** Why ClickHouse, or the disk of the hub, cannot do it now; null where waiting would not help. */
export function toPassingProblem(cause: unknown): string | null {
  if (isUnreachable(cause)) return 'ClickHouse does not answer at the moment.';
  const { code, message } = Object(cause) as { readonly code?: unknown; readonly message?: unknown };
  if (code === 'ENOSPC') return 'The hub has no room left on its disk.';
  if (/No space left on device/.test(String(message))) return PASSING['243'] ?? null;
  return cause instanceof ClickHouseError ? (PASSING[String(code)] ?? null) : null;
}

/** Higher than the version that a row has, whatever the clock of this machine says. */
export const toNextVersion = (version: unknown): string => `${Math.max(Date.now(), Number(version ?? 0) + 1)}`;

export function toDatabase(client: ClickHouseClient, cluster: string | null): Database {
  const command = async (sql: string, values: QueryValues = {}): Promise<void> => {
    await client.command({ query: sql, query_params: { ...values } });
  };
  return {
    cluster,
    command,
    async rows<Row>(sql: string, values: QueryValues = {}) {
      const result = await client.query({ query: sql, query_params: { ...values }, format: 'JSONEachRow' });
      return result.json<Row>();
    },
    async lines(sql, values = {}) {
      const { stream } = await client.exec({
        query: `${sql}\nFORMAT TabSeparatedRaw`,
        query_params: { ...values },
        clickhouse_settings: {
          // Otherwise an error in the middle would be part of the texts.
          wait_end_of_query: 1,
          // A page is small: more threads cost more processor time than they save.
          max_threads: 1,
        },
      });
      const pieces: Buffer[] = [];
      for await (const piece of stream as AsyncIterable<Buffer>) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    async insert(table, rows) {
      if (rows.length === 0) return;
      await client.insert({ table: `${DATABASE}.${table}`, values: rows, format: 'JSONEachRow' });
    },
    async insertLines(table, columns, lines) {
      await client.insert({
        table: `${DATABASE}.${table}`,
        columns: columns as [string, ...string[]],
        values: Readable.from([lines], { objectMode: false }),
        format: 'TabSeparated',
        // Otherwise a first row that does not fit would be taken for a header.
        clickhouse_settings: { input_format_tsv_detect_header: 0 },
      });
    },
    erase: (table, condition, values) =>
      command(`DELETE FROM ${toStoredTable(table, cluster)} WHERE ${condition}`, values),
  };
}

/** A moment as columns take it; every one of them is in UTC. */
export const toStoredTime = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').replace('Z', '');

/** The same as the rest of the product writes it. */
export const fromStoredTime = (text: string): string => `${text.replace(' ', 'T')}Z`;
