import { randomUUID } from 'node:crypto';
import type { Database } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';

/** Asks for a piece of work; true for one replica only. */
export type ClaimWork = (work: string) => Promise<boolean>;

/** Whoever claimed work and has not done it by then has died; somebody else may do it. */
const LIFE_SECONDS = 120;

/** Work that one of several replicas must do: whoever has claimed it first, by the clock of the database. */
export function createClaim(database: Database): ClaimWork {
  const replica = randomUUID();
  return async (work) => {
    await database.insert('claims', [{ work, replica }]);
    const [first] = await database.rows<{ readonly replica: string }>(
      `SELECT replica FROM ${DATABASE}.claims WHERE work = {work:String} AND at > now64(9) - INTERVAL ${LIFE_SECONDS} SECOND
       ORDER BY at, replica LIMIT 1`,
      { work },
    );
    return first?.replica === replica;
  };
}
