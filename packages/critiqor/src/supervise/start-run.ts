import { mkdirSync, rmSync } from 'node:fs';
import { DIRECTORY_MODE, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { highestRunNumber, prepareRunsDir, toRunId } from '../runs/allocate/prepare-runs-dir.ts';
import { createRunRecord } from '../runs/run-lifecycle.ts';
import type { RunMetadata, RunRecord } from '../runs/run-record.ts';
import { type ActiveSession, findActive, writeActive, writeRecord } from '../runs/runs-directory.ts';
import { CritiqorError, toRunsDirError } from '../system/errors.ts';
import { isAlive, type ProcessIdentity } from '../system/process-identity.ts';

interface StartedRun {
  readonly record: RunRecord;
  readonly paths: RunPaths;
  readonly active: ActiveSession;
}

/** Allocates the next run and makes it active, completely or not at all. Call it under the lock. */
export function startRun(
  runsDir: string,
  metadata: RunMetadata,
  at: string,
  supervisor: ProcessIdentity | null = null,
): StartedRun {
  const running = findActive(runsDir);
  if (running) throw refuseSecondStart(running.record, running.session);
  prepareRunsDir(runsDir);
  return begin(runsDir, highestRunNumber(runsDir) + 1, metadata, at, supervisor);
}

/** Recorders take numbers without the lock, by making the directory: when one was faster, the next number is ours. */
function begin(
  runsDir: string,
  number: number,
  metadata: RunMetadata,
  at: string,
  supervisor: ProcessIdentity | null,
): StartedRun {
  const runId = toRunId(runsDir, number);
  const paths = toRunPaths(runsDir, runId);
  const record = createRunRecord(runId, metadata, at);
  const active = { run_id: runId, status: 'MONITORING', runs_dir: runsDir, supervisor, child: null, started_at: at };
  // The record comes first: after a crash here there is a run to finalize, not an unexplained directory.
  writeRecord(paths, record);
  let isMade = false;
  try {
    mkdirSync(paths.directory, { mode: DIRECTORY_MODE });
    isMade = true;
    // A key that already exists may be known to others.
    rmSync(paths.digestKey, { force: true });
    rmSync(paths.witness, { force: true });
    writeActive(runsDir, active);
  } catch (cause) {
    rmSync(paths.record, { force: true });
    if (isMade) rmSync(paths.directory, { recursive: true, force: true });
    else if ((cause as NodeJS.ErrnoException).code === 'EEXIST')
      return begin(runsDir, number + 1, metadata, at, supervisor);
    throw toRunsDirError(cause, runsDir);
  }
  return { record, paths, active };
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
