import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import { DIRECTORY_MODE, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { findOpenRun } from '../runs/open/open-runs.ts';
import { readRecord } from '../runs/open/read-record.ts';
import { isAbortMessage, toAbortMessage, transition } from '../runs/run-lifecycle.ts';
import { isActive, type RunRecord } from '../runs/run-record.ts';
import { type ActiveSession, findActive, readActive, writeActive, writeRecord } from '../runs/runs-directory.ts';
import { withFinalizeLock, withRunsLock } from '../runs/runs-lock.ts';
import type { SealSummary } from '../seal/seal-evidence.ts';
import { CritiqorError, toRunsDirError } from '../system/errors.ts';
import { isAlive, type ProcessIdentity } from '../system/process-identity.ts';
import { agentProcesses } from './agent-processes.ts';
import { closeSealed, type FinalizedRun, type FinalizeOptions, sealRun, tryJudge } from './seal-run.ts';
import { endProcesses } from './supervise-agent.ts';

const FINALIZE_MESSAGE = 'finalize requested';
const STOP_GRACE_MS = 10_000;
const SUPERVISOR_GRACE_MS = 5_000;
/** An agent may be launched between two looks, once; what changes more often is changed by somebody. */
const MAX_ROUNDS = 20;

/** Seals the active run. Safe to repeat after a crash at any point: it produces the same bytes. */
export async function finalizeRun(runsDir: string, options: FinalizeOptions = {}): Promise<FinalizedRun> {
  return withFinalizeLock(runsDir, () => closeRun(runsDir, FINALIZE_MESSAGE, options));
}

/** Aborts the active run. What was captured is sealed anyway. */
export async function abortRun(
  runsDir: string,
  options: FinalizeOptions & { readonly message?: string } = {},
): Promise<FinalizedRun> {
  const { message, ...rest } = options;
  return withFinalizeLock(runsDir, () => closeRun(runsDir, toAbortMessage(message), { stop: true, ...rest }));
}

async function closeRun(runsDir: string, message: string, options: FinalizeOptions): Promise<FinalizedRun> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { paths, record, session } = findRun(runsDir, options.runId);
    assertOwnDirectory(paths);
    assertNotOpen(paths);
    if (!isActive(record.status)) {
      const judged = tryJudge(paths, record, options);
      return { record, seal: await checkClosedRun(paths, record), diagnosis: judged?.diagnosis ?? null };
    }
    if (options.stop && session) withRunsLock(runsDir, () => announceClosing(runsDir, session.run_id, message));
    await makeQuiet(paths, session, options.stop ?? false);
    const finalizing = withRunsLock(runsDir, () => beginFinalizing(paths, session, message));
    if (!finalizing) continue;
    const seal = await sealRun(paths, finalizing, options);
    const judged = tryJudge(paths, finalizing, options);
    return withRunsLock(runsDir, () => closeSealed(paths, seal, judged, options.signingKey));
  }
  throw new CritiqorError('run_active', `Another process keeps changing active_session.json in ${runsDir}.`, {
    remedy: 'Find and end it, then run the command again.',
  });
}

/** Tells the supervisor why its agent is about to end. */
function announceClosing(runsDir: string, runId: string, message: string): void {
  const active = readActive(runsDir);
  const closing = isAbortMessage(message) ? 'abort' : 'finalize';
  if (active?.run_id === runId && active.status === 'MONITORING') writeActive(runsDir, { ...active, closing });
}

function findRun(runsDir: string, runId: string | undefined) {
  const active = findActive(runsDir);
  if (active && (runId === undefined || active.record.run_id === runId)) {
    return { ...active, paths: toRunPaths(runsDir, active.record.run_id) };
  }
  if (runId !== undefined) {
    const paths = toRunPaths(runsDir, runId);
    return { paths, record: readRecord(paths), session: null };
  }
  const named = readActive(runsDir);
  const paths = named && toRunPaths(runsDir, named.run_id);
  // An active run with an unreadable record is not the same as no run.
  if (paths && existsSync(paths.record)) readRecord(paths);
  throw new CritiqorError('no_active_run', `No run is being monitored in ${runsDir}.`, {
    remedy: 'List the runs with critiqor runs, or choose another directory with --runs-dir or CRITIQOR_RUNS_DIR.',
  });
}

/** A run without a supervisor is ended by its own recorder, and sealed in another way. */
function assertNotOpen(paths: RunPaths): void {
  const open = findOpenRun(paths);
  if (!open) return;
  const { run_id, process: recorder, idle_ms } = open.entry;
  throw new CritiqorError('writer_alive', `${run_id} is being recorded by process ${recorder.pid}.`, {
    remedy: `It ends by itself: when its conversation is reset or has been idle for ${Math.round(idle_ms / 60_000)} minutes, or when the gateway stops.`,
  });
}

/** A crash may have come before the directory was made. A link in its place is refused: we never write elsewhere. */
function assertOwnDirectory({ directory }: RunPaths): void {
  const existing = lstatSync(directory, { throwIfNoEntry: false });
  if (existing?.isDirectory()) return;
  if (existing) {
    throw new CritiqorError('runs_dir_unusable', `${directory} is not a directory.`, {
      remedy: 'Critiqor did not create it; move it away.',
    });
  }
  try {
    mkdirSync(directory, { mode: DIRECTORY_MODE });
  } catch (cause) {
    throw toRunsDirError(cause, directory);
  }
}

/** A run that another process has closed in the meantime: its seal is only read. */
function checkClosedRun(paths: RunPaths, record: RunRecord): Promise<SealSummary> {
  if (existsSync(paths.session)) return sealRun(paths, record, {});
  throw new CritiqorError('evidence_invalid', `${record.run_id} is ${record.status}, but ${paths.session} is missing.`);
}

/** Whether another process has allocated the run but not launched its agent yet. */
function isBeingStarted(session: ActiveSession | null): boolean {
  const { supervisor, child, status } = session ?? {};
  return status === 'MONITORING' && !child && !!supervisor && supervisor.pid !== process.pid && isAlive(supervisor);
}

/** Makes sure that nothing writes evidence any more, or refuses. */
async function makeQuiet(paths: RunPaths, session: ActiveSession | null, stop: boolean): Promise<void> {
  if (!isBeingStarted(session)) {
    await assertNobodyWrites(paths, session?.child ?? null, stop);
    await waitForSupervisor(session?.supervisor ?? null);
    return;
  }
  // Aborting needs no stop: the starting process checks again before it launches anything.
  if (stop) return;
  throw new CritiqorError(
    'writer_alive',
    `${session?.run_id} is just starting (process ${session?.supervisor?.pid}).`,
    {
      remedy: 'Wait for it to end, or abort it with: critiqor abort',
    },
  );
}

/** Evidence is never sealed while a writer is alive or about to attach. */
async function assertNobodyWrites(paths: RunPaths, child: ProcessIdentity | null, stop: boolean): Promise<void> {
  const living = [...agentProcesses(paths, true), ...(child && isAlive(child) ? [child.pid] : [])];
  if (living.length === 0) return;
  if (!stop) {
    throw new CritiqorError('writer_alive', `The agent is still running (process ${living.join(', ')}).`, {
      remedy: 'Wait for it to end, or stop it with: critiqor finalize --stop',
    });
  }
  await endProcesses([...new Set(living)], STOP_GRACE_MS);
}

/** A supervisor whose agent has just ended still records how it ended; it gets a moment to do so. */
async function waitForSupervisor(supervisor: ProcessIdentity | null): Promise<void> {
  const isOther = supervisor !== null && supervisor.pid !== process.pid;
  for (const until = Date.now() + SUPERVISOR_GRACE_MS; isOther && isAlive(supervisor) && Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Null when an agent was launched since `seen` was read: then everything must be checked again. */
function beginFinalizing(paths: RunPaths, seen: ActiveSession | null, message: string): RunRecord | null {
  const record = readRecord(paths);
  if (record.status === 'FINALIZING') return record;
  const active = readActive(paths.runsDir);
  // A note about another run, which an agent may have put there, says nothing about this one.
  const session = active?.run_id === record.run_id ? active : null;
  if (session?.child && session.child.start !== seen?.child?.start) return null;
  const finalizing = transition(record, 'FINALIZING', new Date().toISOString(), message);
  writeRecord(paths, finalizing);
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
