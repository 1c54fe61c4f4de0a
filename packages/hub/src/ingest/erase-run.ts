import { toStoredTime } from '../store/database.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { findRuns } from './find-runs.ts';
import { dropParts } from './upload-parts.ts';

/** Higher than every other version: whatever arrives later, the run stays erased. */
const LAST_VERSION = '18446744073709551615';
const NEVER = '2100-01-01 00:00:00';

/** Erases a run for good: first it is hidden, then its rows are deleted. False when the project does not have it. */
export async function eraseRun(database: ProjectDatabase, seal: string): Promise<boolean> {
  const [run] = await findRuns(database, [seal]);
  if (!run) return false;
  const { agent, month } = run;
  const erased_at = toStoredTime(Date.now());
  await database.insert('runs', [
    { agent, seal, month, version: LAST_VERSION, erased: 1, received_at: erased_at, expires: NEVER },
  ]);
  await eraseRows(database, seal);
  return true;
}

/** Deletes what belongs to a seal, and the row of the run that the tombstone replaces. */
export async function eraseRows(database: ProjectDatabase, seal: string): Promise<void> {
  for (const table of ['events', 'findings', 'diagnoses'])
    await database.erase(table, 'seal = {seal:String}', { seal });
  await database.erase('runs', 'seal = {seal:String} AND erased = 0', { seal });
  await dropParts(database, seal);
}
