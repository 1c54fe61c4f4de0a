import { HubError } from '../hub-error.ts';
import { type Database, toStoredTime } from './database.ts';
import {
  type AddedColumns,
  DATABASE,
  type TableDefinition,
  toAddStatements,
  toCreateDatabase,
  toCreateStatements,
} from './define-table.ts';
import { RUN_TABLES } from './migrations/001-runs.ts';
import { FAILURE_STATE_TABLES } from './migrations/002-failure-states.ts';
import { ALERT_TABLES } from './migrations/003-alerts.ts';
import { SESSION_TABLES } from './migrations/004-sessions.ts';
import { PROMPT_AND_TOOL_COLUMNS } from './migrations/005-prompts-and-tools.ts';
import { MESSAGE_COLUMNS } from './migrations/006-messages.ts';

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly tables?: readonly TableDefinition[];
  readonly added?: readonly AddedColumns[];
}

/** In order; a published one never changes. */
export const MIGRATIONS: readonly Migration[] = [
  { number: 1, name: 'runs', tables: RUN_TABLES },
  { number: 2, name: 'failure-states', tables: FAILURE_STATE_TABLES },
  { number: 3, name: 'alerts', tables: ALERT_TABLES },
  { number: 4, name: 'sessions', tables: SESSION_TABLES },
  { number: 5, name: 'prompts-and-tools', added: PROMPT_AND_TOOL_COLUMNS },
  { number: 6, name: 'messages', added: MESSAGE_COLUMNS },
];

export const toMigrationStatements = (
  { tables = [], added = [] }: Migration,
  cluster: string | null,
): readonly string[] => [
  ...tables.flatMap((table) => toCreateStatements(table, cluster)),
  ...added.flatMap((columns) => toAddStatements(columns, cluster)),
];

const APPLIED: TableDefinition = {
  name: 'migrations',
  columns: ['number UInt32', 'name String', "applied_at DateTime64(3, 'UTC')"],
  replacedBy: 'none',
  orderBy: ['number'],
  shardBy: 'number',
};

/**
 * Brings the tables to the newest version. Several replicas may do it at once: every statement can run twice, and a migration counts only when all
 * its statements have.
 */
export async function migrate(database: Database, cluster: string | null): Promise<void> {
  for (const statement of [toCreateDatabase(cluster), ...toCreateStatements(APPLIED, cluster)])
    await database.command(statement);
  const applied = await database.rows<{ readonly number: number }>(
    `SELECT DISTINCT number FROM ${DATABASE}.migrations`,
  );
  const newest = Math.max(0, ...applied.map(({ number }) => number));
  if (newest > MIGRATIONS.length) {
    throw new HubError(
      'store_unavailable',
      `The tables are of version ${newest}; this hub knows ${MIGRATIONS.length}.`,
      {
        remedy: 'A newer hub has used them: install that version of critiqor-hub.',
      },
    );
  }
  for (const migration of MIGRATIONS.filter(({ number }) => number > newest)) {
    const { number, name } = migration;
    for (const statement of toMigrationStatements(migration, cluster)) await database.command(statement);
    await database.insert('migrations', [{ number, name, applied_at: toStoredTime(Date.now()) }]);
  }
}
