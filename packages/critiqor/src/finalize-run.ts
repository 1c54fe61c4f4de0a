import type { KeyObject } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/run-directory';
import { CritiqorError } from './errors.ts';
import { isLiving, readWriters } from './journal-writers.ts';
import { isAlive, type ProcessIdentity } from './process-identity.ts';
import { lifecycleEvents, type RunRecord, transition } from './run-record.ts';
import { findActive, readRecord, removeActive, writeActive, writeRecord } from './runs-directory.ts';
import { withFinalizeLock, withRunsLock } from './runs-lock.ts';
import { type SealSummary, sealEvidence } from './seal-evidence.ts';
import { endProcesses } from './supervise-agent.ts';

export interface FinalizeOptions {
  /** End the agent first if it still runs. */
  readonly stop?: boolean;
  readonly signingKey?: KeyObject;
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
}

export interface FinalizedRun {
  readonly record: RunRecord;
  readonly seal: SealSummary;
}

const FINALIZE_MESSAGE = 'finalize requested';
const ABORT_MESSAGE = 'abort requested';
const STOP_GRACE_MS = 10_000;
const SUPERVISOR_GRACE_MS = 5_000;

/** Seals the active run. Safe to repeat after a crash at any point: the same bytes come out. */
export async function finalizeRun(runsDir: string, options: FinalizeOptions = {}): Promise<FinalizedRun> {
  return withFinalizeLock(runsDir, () => closeRun(runsDir, FINALIZE_MESSAGE, options));
}

/** Gives the active run up. What was captured is sealed all the same. */
export async function abortRun(
  runsDir: string,
  options: FinalizeOptions & { readonly message?: string } = {},
): Promise<FinalizedRun> {
  const { message, ...rest } = options;
  const reason = message ? `${ABORT_MESSAGE}: ${message}` : ABORT_MESSAGE;
  return withFinalizeLock(runsDir, () => closeRun(runsDir, reason, { stop: true, ...rest }));
}

async function closeRun(runsDir: string, message: string, options: FinalizeOptions): Promise<FinalizedRun> {
  const active = findActive(runsDir);
  if (!active) {
    throw new CritiqorError('no_active_run', `No run is being monitored in ${runsDir}.`, {
      remedy: 'critiqor runs lists what is there; --runs-dir or CRITIQOR_RUNS_DIR names another directory.',
    });
  }
  const paths = toRunPaths(runsDir, active.record.run_id);
  await assertNobodyWrites(paths, active.session?.child ?? null, options.stop ?? false);
  await waitForSupervisor(active.session?.supervisor ?? null);
  const finalizing = withRunsLock(runsDir, () => beginFinalizing(paths, message));
  const sealedAt = finalizing.lifecycle.find(({ state }) => state === 'FINALIZING')?.timestamp ?? '';
  const seal = await sealEvidence({
    paths,
    lifecycle: lifecycleEvents(finalizing),
    createdAt: finalizing.timestamps.created_at,
    sealedAt,
    ...(options.signingKey ? { signingKey: options.signingKey } : {}),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
  });
  const record = withRunsLock(runsDir, () => endFinalizing(paths, seal));
  return { record, seal };
}

/** Evidence is never sealed under a living writer. */
async function assertNobodyWrites(paths: RunPaths, child: ProcessIdentity | null, stop: boolean): Promise<void> {
  const living = [
    ...readWriters(paths.journal)
      .filter(isLiving)
      .map(({ pid }) => pid),
    ...(child && isAlive(child) ? [child.pid] : []),
  ];
  if (living.length === 0) return;
  if (!stop) {
    throw new CritiqorError('writer_alive', `The agent is still running (process ${living.join(', ')}).`, {
      remedy: 'Let it end, or end it with: critiqor finalize --stop',
    });
  }
  await endProcesses([...new Set(living)], STOP_GRACE_MS);
}

/** A supervisor whose agent has just ended still notes how; what it has not noted by then is left out. */
async function waitForSupervisor(supervisor: ProcessIdentity | null): Promise<void> {
  const isOther = supervisor !== null && supervisor.pid !== process.pid;
  for (const until = Date.now() + SUPERVISOR_GRACE_MS; isOther && isAlive(supervisor) && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function beginFinalizing(paths: RunPaths, message: string): RunRecord {
  const record = readRecord(paths);
  if (record.status === 'FINALIZING') return record;
  const finalizing = transition(record, 'FINALIZING', new Date().toISOString(), message);
  writeRecord(paths, finalizing);
  const session = findActive(paths.runsDir)?.session;
  writeActive(paths.runsDir, {
    run_id: record.run_id,
    status: 'FINALIZING',
    runs_dir: paths.runsDir,
    supervisor: session?.supervisor ?? null,
    child: session?.child ?? null,
    started_at: record.timestamps.started_at,
  });
  return finalizing;
}

function endFinalizing(paths: RunPaths, seal: SealSummary): RunRecord {
  const record = readRecord(paths);
  const isAborted = lifecycleEvents(record).some(({ payload }) => String(payload.message).startsWith(ABORT_MESSAGE));
  const at = new Date().toISOString();
  const closed =
    record.status === 'FINALIZING'
      ? transition(record, isAborted ? 'ABORTED' : 'COMPLETED', at, 'evidence sealed')
      : record;
  const finalized: RunRecord = {
    ...closed,
    timestamps: { ...closed.timestamps, finalized_at: at },
    event_log: seal.compactLog,
  };
  writeRecord(paths, finalized);
  removeActive(paths.runsDir);
  rmSync(paths.digestKey, { force: true });
  return finalized;
}
