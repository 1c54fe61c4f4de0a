import type { KeyObject } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import { DIRECTORY_MODE, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { diagnoseRun, toDiagnosisText, withDiagnosis } from '../judge/diagnose-run.ts';
import { listSeal } from '../runs/list-seal.ts';
import { transition } from '../runs/run-lifecycle.ts';
import { isActive, lifecycleEvents, type RunRecord } from '../runs/run-record.ts';
import {
  type ActiveSession,
  findActive,
  readActive,
  readRecord,
  removeActive,
  removeTemporaries,
  writeActive,
  writeFileAtomically,
  writeRecord,
} from '../runs/runs-directory.ts';
import { withFinalizeLock, withRunsLock } from '../runs/runs-lock.ts';
import { withEventLog } from '../runs/with-event-log.ts';
import { type SealSummary, sealEvidence } from '../seal/seal-evidence.ts';
import type { WitnessAbsence } from '../sealed/sealed-witness.ts';
import { CritiqorError, toRunsDirError } from '../system/errors.ts';
import { isAlive, type ProcessIdentity } from '../system/process-identity.ts';
import { toAbsentWitness, type WitnessStatement } from '../witness/statement.ts';
import { readStatement } from '../witness/statement-file.ts';
import { agentProcesses } from './agent-processes.ts';
import { endProcesses } from './supervise-agent.ts';

export interface FinalizeOptions {
  /** The run to finalize; a closed one is only checked. Default: the active run. */
  readonly runId?: string;
  /** End the agent first if it is still running. */
  readonly stop?: boolean;
  readonly signingKey?: KeyObject;
  /** Scoring profile of the diagnosis. */
  readonly profile?: Profile;
  /** What this process witnessed itself; otherwise what the supervisor left in a file. */
  readonly witness?: WitnessStatement;
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
}

export interface FinalizedRun {
  readonly record: RunRecord;
  readonly seal: SealSummary;
  /** Null when the diagnosis failed; the evidence is sealed anyway and can be diagnosed later. */
  readonly diagnosis: Diagnosis | null;
}

const FINALIZE_MESSAGE = 'finalize requested';
const ABORT_MESSAGE = 'abort requested';
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
  const reason = message ? `${ABORT_MESSAGE}: ${message}` : ABORT_MESSAGE;
  return withFinalizeLock(runsDir, () => closeRun(runsDir, reason, { stop: true, ...rest }));
}

async function closeRun(runsDir: string, message: string, options: FinalizeOptions): Promise<FinalizedRun> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { paths, record, session } = findRun(runsDir, options.runId);
    assertOwnDirectory(paths);
    if (!isActive(record.status)) {
      return { record, seal: await checkClosedRun(paths, record), diagnosis: tryDiagnose(paths, record, options) };
    }
    if (options.stop && session) withRunsLock(runsDir, () => announceClosing(runsDir, session.run_id, message));
    await makeQuiet(paths, session, options.stop ?? false);
    const finalizing = withRunsLock(runsDir, () => beginFinalizing(paths, session, message));
    if (!finalizing) continue;
    const seal = await sealRun(paths, finalizing, options);
    const diagnosis = tryDiagnose(paths, finalizing, options);
    return withRunsLock(runsDir, () => endFinalizing(paths, seal, diagnosis, options.signingKey));
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

function sealRun(paths: RunPaths, record: RunRecord, options: FinalizeOptions): Promise<SealSummary> {
  return sealEvidence({
    paths,
    lifecycle: lifecycleEvents(record),
    createdAt: record.timestamps.created_at,
    ...(record.session_id ? { sessionId: record.session_id } : {}),
    record: { started_at: record.timestamps.started_at, metadata: { ...record.metadata } },
    sealedAt: record.lifecycle.find(({ state }) => state === 'FINALIZING')?.timestamp ?? '',
    witness: options.witness ?? readStatement(paths.witness) ?? toAbsentWitness(whyNotWitnessed(record)),
    ...(options.signingKey ? { signingKey: options.signingKey } : {}),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
  });
}

/** A supervisor leaves a statement when its agent ends, even that it was told not to witness. */
function whyNotWitnessed(record: RunRecord): WitnessAbsence {
  const types = new Set(lifecycleEvents(record).map(({ event_type }) => event_type));
  if (!types.has('process_start')) return 'no_supervisor';
  return types.has('process_end') ? 'statement_lost' : 'supervisor_lost';
}

/**
 * Diagnoses the evidence. An existing diagnosis is never used: the agent itself may have put it there. A failure must not keep the run from
 * being closed: `critiqor diagnose` can try again.
 */
function tryDiagnose(
  paths: RunPaths,
  record: RunRecord,
  { signingKey, profile }: Pick<FinalizeOptions, 'signingKey' | 'profile'>,
): Diagnosis | null {
  try {
    return diagnoseRun(paths, record, { signingKey, ...(profile ? { profile } : {}) });
  } catch {
    return null;
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

function endFinalizing(
  paths: RunPaths,
  seal: SealSummary,
  made: Diagnosis | null,
  signingKey: KeyObject | undefined,
): FinalizedRun {
  const diagnosis = made && tryStore(paths, made) ? made : null;
  const record = readRecord(paths);
  const isAborted = lifecycleEvents(record).some(({ payload }) => isAbortMessage(payload?.message));
  const at = new Date().toISOString();
  const closed = transition(record, isAborted ? 'ABORTED' : 'COMPLETED', at, 'evidence sealed');
  const sealed = withEventLog({ ...closed, timestamps: { ...closed.timestamps, finalized_at: at } }, seal);
  const finalized = diagnosis ? withDiagnosis(sealed, diagnosis) : sealed;
  // Before the record says that the run is closed: whoever is killed here finalizes again and lists it once more.
  const text = diagnosis && toDiagnosisText(diagnosis);
  listSeal(
    paths,
    { record: finalized, diagnosis: text && diagnosis ? { text, made: diagnosis } : null },
    at,
    signingKey,
  );
  // The active file goes first: it must never name a closed run, and an active run is found without it.
  removeActive(paths.runsDir);
  writeRecord(paths, finalized);
  for (const folder of [paths.runsDir, paths.directory, paths.state]) removeTemporaries(folder);
  return { record: finalized, seal, diagnosis };
}

/** A full disk or a directory in its place must not keep the run from being closed: the diagnosis can be made again. */
function tryStore(paths: RunPaths, diagnosis: Diagnosis): boolean {
  try {
    rmSync(paths.diagnosis, { force: true });
    writeFileAtomically(paths.diagnosis, toDiagnosisText(diagnosis));
    return true;
  } catch {
    return false;
  }
}

const isAbortMessage = (message: unknown): boolean => typeof message === 'string' && message.startsWith(ABORT_MESSAGE);
