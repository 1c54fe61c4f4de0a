import { mkdirSync, rmSync } from 'node:fs';
import { DIRECTORY_MODE, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { highestRunNumber, prepareRunsDir, toRunId } from '../runs/allocate/prepare-runs-dir.ts';
import { createRunRecord } from '../runs/run-lifecycle.ts';
import type { RunMetadata, RunRecord } from '../runs/run-record.ts';
import { type ActiveSession, findActive, writeActive, writeRecord } from '../runs/runs-directory.ts';
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
  const runId = toRunId(runsDir, highestRunNumber(runsDir) + 1);
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

function refuseSecondStart(record: RunRecord, session: ActiveSession | null): CritiqorError {
  const isSupervised = session?.supervisor ? isAlive(session.supervisor) : false;
  const message = isSupervised
    ? `${record.run_id} is already being monitored (process ${session?.supervisor?.pid}).`
    : `${record.run_id} was never finalized: it is ${record.status}, and the process that monitored it has ended.`;
  return new CritiqorError('run_active', message, {
    remedy: 'Seal it with critiqor finalize or discard it with critiqor abort, then start again.',
  });
}
