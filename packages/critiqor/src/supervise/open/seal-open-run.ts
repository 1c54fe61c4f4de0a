import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DIRECTORY_MODE, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { toOpenRecord } from '../../runs/open/open-record.ts';
import { type FoundOpenRun, findOpenRun, listOpenRuns } from '../../runs/open/open-runs.ts';
import { type OpenEnding, readEnding } from '../../runs/open/read-ending.ts';
import { tryReadRecord } from '../../runs/open/read-record.ts';
import { removeAbandoned } from '../../runs/open/remove-abandoned.ts';
import { addLifecycleEvent, transition } from '../../runs/run-lifecycle.ts';
import { isActive, type RunRecord } from '../../runs/run-record.ts';
import { writeRecord } from '../../runs/runs-directory.ts';
import { withFinalizeLock, withRunsLock } from '../../runs/runs-lock.ts';
import { CritiqorError } from '../../system/errors.ts';
import { toAbsentWitness } from '../../witness/statement.ts';
import { closeSealed, type FinalizedRun, type FinalizeOptions, sealRun, tryJudge } from '../seal-run.ts';

type SealOptions = Pick<FinalizeOptions, 'signingKey' | 'profile' | 'onProgress'>;

/**
 * Seals and judges a run without a supervisor that has ended, or whose recorder is gone. Null when it is open, or when somebody else has closed
 * it. Safe to repeat after a crash at any point, and for two processes at once: the second finds nothing to do.
 */
export function sealOpenRun(runsDir: string, runId: string, options: SealOptions = {}): Promise<FinalizedRun | null> {
  return withFinalizeLock(runsDir, async () => {
    const paths = toRunPaths(runsDir, runId);
    const record = withRunsLock(runsDir, () => beginSealing(paths));
    if (!record) return null;
    const witness = toAbsentWitness('no_supervisor');
    const seal = await sealRun(paths, record, { ...options, witness });
    const judged = tryJudge(paths, record, options);
    return withRunsLock(runsDir, () => closeSealed(paths, seal, judged, options.signingKey));
  });
}

interface Leftovers {
  readonly sealed: readonly string[];
  /** Runs that could not be sealed now, and why. */
  readonly failed: readonly { readonly runId: string; readonly message: string }[];
}

/**
 * Seals everything that has ended, oldest first. What one command cannot seal another may; that never stops the command that called this.
 */
export async function sealLeftovers(
  runsDir: string,
  options: SealOptions & { readonly onRun?: (done: number, total: number) => void } = {},
): Promise<Leftovers> {
  const waiting = listOpenRuns(runsDir).filter(({ state }) => state !== 'open');
  const sealed: string[] = [];
  const failed: { runId: string; message: string }[] = [];
  for (const [index, { entry }] of waiting.entries()) {
    options.onRun?.(index, waiting.length);
    try {
      if (await sealOpenRun(runsDir, entry.run_id, options)) sealed.push(entry.run_id);
    } catch (cause) {
      failed.push({ runId: entry.run_id, message: (cause as Error).message });
      if (cause instanceof CritiqorError && HOPELESS.has(cause.code)) break;
    }
  }
  if (waiting.length > 0) options.onRun?.(waiting.length, waiting.length);
  removeAbandoned(runsDir);
  return { sealed, failed };
}

/** Another command is sealing at this moment and will do the rest; or nothing can be written here. */
const HOPELESS: ReadonlySet<string> = new Set(['lock_busy', 'runs_dir_unusable']);

/** The record with which the run is sealed; from here on it is no longer open. */
function beginSealing(paths: RunPaths): RunRecord | null {
  const found = findOpenRun(paths);
  if (!found || found.state === 'open') return null;
  const stored = existsSync(paths.record) ? tryReadRecord(paths) : null;
  if (stored && !isActive(stored.status)) {
    // Closed by a command that was killed before it removed the entry.
    for (const entry of [paths.openEntry, paths.endedEntry]) rmSync(entry, { force: true });
    return null;
  }
  if (found.state === 'lost') {
    mkdirSync(dirname(paths.endedEntry), { recursive: true, mode: DIRECTORY_MODE });
    renameSync(paths.openEntry, paths.endedEntry);
  }
  if (stored?.status === 'FINALIZING') return stored;
  const record = toFinalizing(found, readEnding(paths));
  writeRecord(paths, record);
  return record;
}

/** What the words of a recorder mean. */
const CLOSED_BY: Readonly<Record<string, string>> = {
  idle: 'the conversation was idle',
  reset: 'the conversation was reset',
  session_end: 'the conversation ended',
  finished: 'the job was done',
  gateway_stop: 'the gateway stopped',
  reload: 'the gateway reloaded its configuration',
  exit: 'the process ended',
  limit: 'too many runs were open at once',
};

/** The record of a run that is being sealed, with everything that its journal cannot say itself. */
function toFinalizing({ entry }: FoundOpenRun, { closedBy, openTurns }: OpenEnding): RunRecord {
  const at = new Date().toISOString();
  const why = closedBy === null ? 'the recorder ended without closing the run' : (CLOSED_BY[closedBy] ?? closedBy);
  const record = toOpenRecord(entry);
  const turns = openTurns === 1 ? 'a turn was' : `${openTurns} turns were`;
  const payload =
    closedBy === null
      ? { source: 'signal', message: `The process was killed or crashed while ${turns} in progress.` }
      : { source: 'interrupt', message: `The run was closed while ${turns} in progress: ${why}.` };
  const told =
    openTurns > 0 ? addLifecycleEvent(record, { event_type: 'error_event', status: 'error', payload }, at) : record;
  return transition(told, 'FINALIZING', at, why);
}
