import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';

interface StoredRun {
  readonly seal: string;
  readonly agent: string;
  readonly month: string;
  readonly run_id: string;
  readonly events: number;
  readonly erased: boolean;
}

/** What the project has of these seals, erased ones included. */
export async function findRuns(database: ProjectDatabase, seals: readonly string[]): Promise<StoredRun[]> {
  const rows = await database.rows<Omit<StoredRun, 'erased'> & { readonly erased: number }>(
    `SELECT seal, agent, month, run_id, events, erased FROM ${DATABASE}.runs FINAL
     WHERE project = {project:String} AND seal IN {seals:Array(String)}`,
    { seals },
  );
  return rows.map((row) => ({ ...row, erased: row.erased === 1 }));
}
