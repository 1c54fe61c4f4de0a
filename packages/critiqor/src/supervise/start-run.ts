import { accessSync, constants, existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  DIRECTORY_MODE,
  FILE_MODE,
  isRunId,
  type RunPaths,
  toRunPaths,
} from '@critiqor/evidence/contract/run-directory';
import { readSealList } from '../ledger/seal-list.ts';
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

/** Allocates the next run and makes it active, completely or not at all. Call it under the lock. */
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
  // The record comes first: after a crash here there is a run to finalize, not an unexplained directory.
  writeRecord(paths, record);
  try {
    // A key that already exists may be known to others.
    rmSync(paths.digestKey, { force: true });
    rmSync(paths.witness, { force: true });
    mkdirSync(paths.directory, { mode: DIRECTORY_MODE });
    writeActive(runsDir, active);
  } catch (cause) {
    rmSync(paths.record, { force: true });
    rmSync(paths.directory, { recursive: true, force: true });
    throw toRunsDirError(cause, runsDir);
  }
  return { record, paths, active };
}

/** A run number is never reused while anything of that run exists, or once it is in the list of seals. */
function nextRunId(runsDir: string): string {
  const listed = [...readSealList(toRunPaths(runsDir, 'run_001').seals).runs.keys()].filter(isRunId);
  const present = listRunIds(runsDir).map(runNumber).at(-1) ?? 0;
  const highest = listed.map(runNumber).reduce((most, number) => Math.max(most, number), present);
  const next = `run_${String(highest + 1).padStart(3, '0')}`;
  if (isRunId(next)) return next;
  throw new CritiqorError('runs_dir_unusable', `${runsDir} contains run_${highest}, the highest possible number.`, {
    remedy: 'Critiqor did not create it; move it away.',
  });
}

function prepareRunsDir(runsDir: string): void {
  try {
    mkdirSync(runsDir, { recursive: true, mode: DIRECTORY_MODE });
    // The run could not be listed at its end; better said before the agent starts.
    const { seals } = toRunPaths(runsDir, 'run_001');
    if (lstatSync(seals, { throwIfNoEntry: false })) accessSync(seals, constants.W_OK);
    for (const folder of [runsDir, join(runsDir, '.critiqor')]) if (existsSync(folder)) removeTemporaries(folder);
    keepOutOfCommits(runsDir);
  } catch (cause) {
    throw toRunsDirError(cause, runsDir);
  }
}

function keepOutOfCommits(runsDir: string): void {
  const path = join(resolve(runsDir), '.gitignore');
  if (lstatSync(path, { throwIfNoEntry: false })) return;
  writeFileSync(path, '# Evidence contains prompts and outputs; keep it out of repositories.\n*\n', {
    mode: FILE_MODE,
    flag: 'wx',
  });
}

function refuseSecondStart(record: RunRecord, session: ActiveSession | null): CritiqorError {
  const isSupervised = session?.supervisor ? isAlive(session.supervisor) : false;
  const message = isSupervised
    ? `${record.run_id} is already being monitored (process ${session?.supervisor?.pid}).`
    : `${record.run_id} was never finalized: it is ${record.status}, and the process that monitored it has ended.`;
  return new CritiqorError('run_active', message, {
    remedy: 'Seal it with critiqor finalize or discard it with critiqor abort, then start again.',
  });
}
