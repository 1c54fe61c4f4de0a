import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the index of a run that an older version has left: it contains text, so it must not outlive the run. */
export function removeIndex(runsDir: string, runId: string): void {
  const folder = join(runsDir, '.critiqor', 'index');
  try {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(`${runId}.sqlite`)) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // No such folder, or no permission.
  }
}
