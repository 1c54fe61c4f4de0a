import { existsSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRunId, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { hasRecord } from '../runs-directory.ts';

/** Older than any moment between two steps of a recorder. */
const ABANDONED_MS = 60_000;

/** Removes the empty directories of runs whose recorder was killed right after it had taken the number. */
export function removeAbandoned(runsDir: string): void {
  if (!existsSync(dirname(toRunPaths(runsDir, 'run_001').openEntry))) return;
  const names = new Set(readdirSync(runsDir));
  for (const name of names) {
    if (!isRunId(name) || names.has(`${name}.json`)) continue;
    const paths = toRunPaths(runsDir, name);
    try {
      const isOld = Date.now() - statSync(paths.directory).mtimeMs >= ABANDONED_MS;
      // Only an empty directory can be removed in this way.
      if (isOld && !hasRecord(paths)) rmdirSync(paths.directory);
    } catch {
      // It holds something, or somebody else has removed it.
    }
  }
}
