import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bindParameters } from './bind-parameters.ts';

/** One statement as the HTTP interface of ClickHouse receives it. */
export interface EngineStatement {
  readonly sql: string;
  /** The rows of an INSERT. */
  readonly data: Buffer | null;
  readonly params: ReadonlyMap<string, string>;
  readonly settings: ReadonlyMap<string, string>;
  readonly format: string;
}

interface StatementResult {
  readonly bytes: Uint8Array;
  readonly readRows: number;
  readonly writtenRows: number;
}

export interface EmbeddedDatabase {
  run(statement: EngineStatement): Promise<StatementResult>;
  /** Waits for what is running: closing a connection in use aborts the engine. */
  close(): Promise<void>;
}

/** As much of the package `chdb` as is used. */
interface Chdb {
  readonly Session: new (path: string) => ChdbSession;
  drainPending(): Promise<void>;
}

interface ChdbSession {
  queryAsync(sql: string, options: { readonly format: string }): Promise<{ bytes(): Uint8Array; rowsRead: number }>;
  insert(options: {
    readonly table: string;
    readonly columns?: readonly string[];
    readonly values: Buffer;
    readonly format: string;
    readonly settings?: Readonly<Record<string, string>>;
  }): Promise<{ readonly rowsWritten: number; readonly rowsSent?: number }>;
  close(): void;
}

/** Statements that run at the same time; each has a connection of its own. Node's pool has four threads. */
const CONNECTIONS = 4;
const INSERT = /^\s*INSERT\s+INTO\s+([\w.]+)\s*(?:\(([^()]*)\))?\s*FORMAT\s+(\w+)\s*$/i;
const SETTING_NAME = /^\w+$/;

/** Opens a data directory with the engine that is installed in a folder. */
export function openEmbeddedDatabase(engineFolder: string, dataFolder: string): EmbeddedDatabase {
  const chdb = createRequire(join(engineFolder, 'package.json'))('chdb') as Chdb;
  const open = (): ChdbSession => new chdb.Session(dataFolder);
  const free = Array.from({ length: CONNECTIONS }, open);
  const waiting: ((session: ChdbSession) => void)[] = [];
  const take = (): Promise<ChdbSession> => {
    const session = free.pop();
    return session ? Promise.resolve(session) : new Promise((resolve) => waiting.push(resolve));
  };
  // What a statement had found before it failed would be in the next answer on its connection, whoever asks.
  const renew = (failed: ChdbSession): ChdbSession => {
    failed.close();
    return open();
  };
  const giveBack = (session: ChdbSession): void => {
    const next = waiting.shift();
    if (next) next(session);
    else free.push(session);
  };
  return {
    async run(statement) {
      const session = await take();
      try {
        const result = await runOn(session, statement);
        giveBack(session);
        return result;
      } catch (cause) {
        giveBack(renew(session));
        throw cause;
      }
    },
    async close() {
      const sessions = await Promise.all(Array.from({ length: CONNECTIONS }, take));
      for (const session of sessions) session.close();
      await chdb.drainPending();
    },
  };
}

async function runOn(session: ChdbSession, statement: EngineStatement): Promise<StatementResult> {
  const { data, settings, format } = statement;
  if (data) return insertRows(session, statement, data);
  const sql = `${bindParameters(statement.sql, statement.params)}${toSettingsClause(settings)}`;
  const result = await session.queryAsync(sql, { format });
  return { bytes: result.bytes(), readRows: result.rowsRead, writtenRows: 0 };
}

async function insertRows(
  session: ChdbSession,
  { sql, settings }: EngineStatement,
  values: Buffer,
): Promise<StatementResult> {
  const [, table = '', columns, format = ''] = INSERT.exec(sql) ?? [];
  if (table === '')
    throw new Error(`Code: 62. DB::Exception: Rows need a statement such as INSERT INTO t FORMAT f. (SYNTAX_ERROR)`);
  const { rowsWritten, rowsSent } = await session.insert({
    table,
    ...(columns ? { columns: columns.split(',').map((name) => name.trim().replaceAll('`', '')) } : {}),
    values,
    format,
    ...(settings.size > 0 ? { settings: Object.fromEntries(settings) } : {}),
  });
  // A row that the engine took for something else, such as a header, must not count as stored.
  if (rowsSent !== undefined && rowsWritten !== rowsSent) {
    throw new Error(
      `Code: 27. DB::Exception: ${rowsWritten} of ${rowsSent} rows could be read as rows of ${table}. (CANNOT_PARSE_INPUT_ASSERTION_FAILED)`,
    );
  }
  return { bytes: new Uint8Array(0), readRows: 0, writtenRows: rowsWritten };
}

function toSettingsClause(settings: ReadonlyMap<string, string>): string {
  const parts = [...settings].map(([name, value]) => {
    if (!SETTING_NAME.test(name)) throw new Error('Code: 115. DB::Exception: Unknown setting. (UNKNOWN_SETTING)');
    return `${name} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  });
  return parts.length === 0 ? '' : `\nSETTINGS ${parts.join(', ')}`;
}
