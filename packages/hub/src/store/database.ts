import { Readable } from 'node:stream';
import { type ClickHouseClient, ClickHouseError } from '@clickhouse/client';
import { DATABASE, toStoredTable } from './define-table.ts';

export type QueryValues = Readonly<Record<string, unknown>>;

/** ClickHouse, spoken to in one place: over its HTTP interface, with the official client. */
export interface Database {
  readonly cluster: string | null;
  rows<Row>(sql: string, values?: QueryValues): Promise<Row[]>;
  command(sql: string, values?: QueryValues): Promise<void>;
  /** Returns when the rows are stored. */
  insert(table: string, rows: readonly object[]): Promise<void>;
  /** The same for rows that are tab-separated lines already. */
  insertLines(
    table: string,
    columns: readonly string[],
    lines: Iterable<string | Buffer> | AsyncIterable<Buffer>,
  ): Promise<void>;
  /** Deletes rows of a project where they are stored. */
  erase(table: string, condition: string, values: QueryValues): Promise<void>;
}

/** Whether ClickHouse could not be asked at all; what it refuses has a number. */
export const isUnreachable = (cause: unknown): boolean =>
  !(cause instanceof ClickHouseError) &&
  cause instanceof Error &&
  /ECONN|ENOENT|EPIPE|socket hang up|Timeout/i.test(`${(cause as NodeJS.ErrnoException).code ?? ''} ${cause.message}`);

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
    async insert(table, rows) {
      if (rows.length === 0) return;
      await client.insert({ table: `${DATABASE}.${table}`, values: rows, format: 'JSONEachRow' });
    },
    async insertLines(table, columns, lines) {
      await client.insert({
        table: `${DATABASE}.${table}`,
        columns: columns as [string, ...string[]],
        values: Readable.from(lines, { objectMode: false }),
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
