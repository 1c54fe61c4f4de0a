import type { Database, QueryValues } from './database.ts';
import { DATABASE } from './define-table.ts';

/**
 * ClickHouse as one project sees it. This is the one place where a query is bound to its project: everything that answers a request gets this and
 * nothing else.
 */
export interface ProjectDatabase {
  readonly project: string;
  /** Every table in the statement needs `project = {project:String}`. */
  rows<Row>(sql: string, values?: QueryValues): Promise<Row[]>;
  /** The same for one column as bytes: each text and a line break. Where texts have line breaks, ask for one row. */
  lines(sql: string, values?: QueryValues): Promise<Buffer>;
  /** Stores rows of this project. */
  insert(table: string, rows: readonly object[]): Promise<void>;
  /** How every tab-separated line of this project begins. */
  readonly rowStart: string;
  /** The same for tab-separated lines. Each begins with `rowStart`; the other columns are named. */
  insertLines(table: string, columns: readonly string[], lines: Buffer): Promise<void>;
  /** Deletes rows of this project. */
  erase(table: string, condition: string, values: QueryValues): Promise<void>;
}

const TABLE = new RegExp(`\\b${DATABASE}\\.\\w+`, 'g');
const BOUND = /\bproject = \{project:String\}/g;

export function bindToProject(database: Database, project: string): ProjectDatabase {
  const rowStart = `${project}\t`;
  const start = Buffer.from(rowStart);
  return {
    project,
    rowStart,
    rows(sql, values = {}) {
      assertBound(sql);
      return database.rows(sql, { ...values, project });
    },
    lines(sql, values = {}) {
      assertBound(sql);
      return database.lines(sql, { ...values, project });
    },
    insert: (table, rows) =>
      database.insert(
        table,
        rows.map((row) => ({ ...row, project })),
      ),
    insertLines(table, columns, lines) {
      assertRows(lines, start);
      return database.insertLines(table, ['project', ...columns], lines);
    },
    erase: (table, condition, values) =>
      database.erase(table, `project = {project:String} AND (${condition})`, { ...values, project }),
  };
}

/** A query that forgets its project is a mistake in the program, whoever asks. */
function assertBound(sql: string): void {
  const tables = sql.match(TABLE)?.length ?? 0;
  const bound = sql.match(BOUND)?.length ?? 0;
  if (tables === 0 || tables !== bound || /\bOR\s+project\b/i.test(sql))
    throw new TypeError('This query is not bound to its project.');
}

const NEWLINE = 10;

/** Line breaks within values are escaped, so each one ends a row. */
function assertRows(lines: Buffer, start: Buffer): void {
  for (let at = 0; at < lines.length; ) {
    const end = lines.indexOf(NEWLINE, at);
    if (end - at < start.length || lines.compare(start, 0, start.length, at, at + start.length) !== 0)
      throw new TypeError('A row is not bound to its project.');
    at = end + 1;
  }
}
