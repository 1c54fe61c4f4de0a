import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const toIndexFolder = (runsDir: string): string => join(runsDir, '.critiqor', 'index');

export const toIndexPath = (runsDir: string, runId: string): string => join(toIndexFolder(runsDir), `${runId}.sqlite`);

/** The name of an index while it is being built. */
export const toIndexDraftPath = (path: string, pid: number): string => `${path}.building-${pid}`;

/** Removes the index of a run and its drafts: it contains text, so it must not outlive the run. */
export function removeIndex(runsDir: string, runId: string): void {
  removeFiles(runsDir, (name) => name.startsWith(`${runId}.sqlite`));
}

/** Removes drafts of processes that have ended. */
export function removeDeadDrafts(runsDir: string, isAlive: (pid: number) => boolean): void {
  removeFiles(runsDir, (name) => {
    const pid = /\.building-(\d{1,10})(?:-journal)?$/.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
}

function removeFiles(runsDir: string, isMeant: (name: string) => boolean): void {
  const folder = toIndexFolder(runsDir);
  try {
    for (const name of readdirSync(folder)) if (isMeant(name)) rmSync(join(folder, name), { force: true });
  } catch {
    // No such folder, or no permission.
  }
}
