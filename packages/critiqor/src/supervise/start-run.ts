import { existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  DIRECTORY_MODE,
  FILE_MODE,
  isRunId,
  type RunPaths,
  toRunPaths,
} from '@critiqor/evidence/contract/run-directory';
import { createRunRecord } from '../runs/run-lifecycle.ts';
import type { RunMetadata, RunRecord } from '../runs/run-record.ts';
import {
  type ActiveSession,
  findActive,
  listRunIds,
  removeTemporaries,
  runNumber,
  writeActive,
  writeRecord,
} from '../runs/runs-directory.ts';
import { CritiqorError, toRunsDirError } from '../system/errors.ts';
import { isAlive, type ProcessIdentity } from '../system/process-identity.ts';

/** Allocates the next run and makes it the active one: wholly, or not at all. To be called under the lock. */
export function startRun(
  runsDir: string,
  metadata: RunMetadata,
  at: string,
  supervisor: ProcessIdentity | null = null,
): { record: RunRecord; paths: RunPaths; active: ActiveSession } {
  const running = findActive(runsDir);
  if (running) throw refuseSecondStart(running.record, running.session);
  prepareRunsDir(runsDir);
  const runId = nextRunId(runsDir);
  const paths = toRunPaths(runsDir, runId);
  const record = createRunRecord(runId, metadata, at);
  const active = { run_id: runId, status: 'MONITORING', runs_dir: runsDir, supervisor, child: null, started_at: at };
  // The record comes first: a run that a crash cuts off here is one that can be finalized, not a directory that nobody explains.
  writeRecord(paths, record);
  try {
    // A key that stands there already is none that only this run knows.
    rmSync(paths.digestKey, { force: true });
    mkdirSync(paths.directory, { mode: DIRECTORY_MODE });
    writeActive(runsDir, active);
  } catch (cause) {
    rmSync(paths.record, { force: true });
    rmSync(paths.directory, { recursive: true, force: true });
    throw toRunsDirError(cause, runsDir);
  }
  return { record, paths, active };
}

/** Numbers of runs are never used again while anything of a run is there. */
function nextRunId(runsDir: string): string {
  const highest = listRunIds(runsDir).map(runNumber).at(-1) ?? 0;
  const next = `run_${String(highest + 1).padStart(3, '0')}`;
  if (isRunId(next)) return next;
  throw new CritiqorError('runs_dir_unusable', `${runsDir} holds run_${highest}, and there is no number after it.`, {
    remedy: 'Nothing numbers runs that high: move it away.',
  });
}

function prepareRunsDir(runsDir: string): void {
  try {
    mkdirSync(runsDir, { recursive: true, mode: DIRECTORY_MODE });
    for (const folder of [runsDir, join(runsDir, '.critiqor')]) if (existsSync(folder)) removeTemporaries(folder);
    keepOutOfCommits(runsDir);
  } catch (cause) {
    throw toRunsDirError(cause, runsDir);
  }
}

function keepOutOfCommits(runsDir: string): void {
  const path = join(resolve(runsDir), '.gitignore');
  if (lstatSync(path, { throwIfNoEntry: false })) return;
  writeFileSync(path, '# Evidence holds what was said and done; it does not belong into a repository.\n*\n', {
    mode: FILE_MODE,
    flag: 'wx',
  });
}

function refuseSecondStart(record: RunRecord, session: ActiveSession | null): CritiqorError {
  const isSupervised = session?.supervisor ? isAlive(session.supervisor) : false;
  const message = isSupervised
    ? `${record.run_id} is being monitored already (process ${session?.supervisor?.pid}).`
    : `${record.run_id} was never finalized: it is ${record.status}, and the process that monitored it has ended.`;
  return new CritiqorError('run_active', message, {
    remedy: 'critiqor finalize seals it, critiqor abort gives it up; then start again.',
  });
}
