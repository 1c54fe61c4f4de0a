import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunId, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { followSeals } from '../../ledger/listed-seals.ts';
import { tryReadPlainText } from '../../system/open-plain-file.ts';
import { markNumbers } from '../allocate/prepare-runs-dir.ts';
import { listDeletions } from '../list-seal.ts';
import { writeFileAtomically } from '../runs-directory.ts';
import { removeIndex } from './remove-index.ts';

/**
 * Deletes runs and everything of them. Call it under the lock. What is about to be deleted is noted first: whoever is killed here leaves no files
 * of a run that has a tombstone, because the next deletion finishes it.
 */
export function deleteRuns(runsDir: string, runIds: readonly string[], at: string, why: 'rm' | 'retention'): void {
  finishDeletions(runsDir);
  if (runIds.length === 0) return;
  markNumbers(runsDir);
  const note = toNotePath(runsDir);
  writeFileAtomically(note, `${JSON.stringify(runIds)}\n`);
  listDeletions(runsDir, runIds, at, why);
  for (const runId of runIds) removeFiles(runsDir, runId);
  rmSync(note, { force: true });
}

/** Finishes what a killed process began. An agent can write the note too: only runs that have a tombstone are touched. */
function finishDeletions(runsDir: string): void {
  const note = toNotePath(runsDir);
  const text = tryReadPlainText(note);
  if (text === null) return;
  const { runs } = followSeals(toRunPaths(runsDir, 'run_001').seals);
  for (const runId of toIds(text)) if (runs.get(runId)?.isDeleted) removeFiles(runsDir, runId);
  rmSync(note, { force: true });
}

const toNotePath = (runsDir: string): string => join(runsDir, '.critiqor', 'deleting.json');

function toIds(text: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string' && isRunId(id)) : [];
  } catch {
    // It was cut off, so nothing was deleted yet.
    return [];
  }
}

/** The record goes last: while it exists, a failed deletion can be repeated. */
function removeFiles(runsDir: string, runId: string): void {
  const paths = toRunPaths(runsDir, runId);
  removeIndex(runsDir, runId);
  for (const path of [paths.directory, paths.digestKey, paths.record]) rmSync(path, { recursive: true, force: true });
}
