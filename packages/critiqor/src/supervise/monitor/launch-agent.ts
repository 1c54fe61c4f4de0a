import type { ChildProcess } from 'node:child_process';
import { basename } from 'node:path';
import { readRecord } from '../../runs/open/read-record.ts';
import { type ActiveSession, writeActive } from '../../runs/runs-directory.ts';
import { withRunsLock } from '../../runs/runs-lock.ts';
import { CritiqorError, isSystemError } from '../../system/errors.ts';
import { identityOf } from '../../system/process-identity.ts';
import { abortRun } from '../finalize-run.ts';
import type { OwnRecord } from './own-record.ts';
import type { Troubles } from './troubles.ts';

/**
 * Starts the agent and records its process in one step, as seen by other commands: none of them finds a run with an unknown agent, and a
 * run that was aborted in the meantime gets no agent.
 */
export function launchAgent(
  own: OwnRecord,
  active: ActiveSession,
  commandLine: readonly string[],
  start: () => ChildProcess,
  troubles: Troubles,
): ChildProcess {
  const { paths } = own;
  return withRunsLock(paths.runsDir, () => {
    const record = readRecord(paths);
    if (record.status !== 'MONITORING') {
      throw new CritiqorError('run_active', `${record.run_id} was aborted before its agent was launched.`, {
        remedy: 'Another command aborted it; start again.',
      });
    }
    const child = start();
    const { pid } = child;
    if (pid === undefined) return child;
    troubles.attempt(() => writeActive(paths.runsDir, { ...active, child: identityOf(pid) }));
    const started = { event_type: 'process_start', payload: { command: commandLine, pid } } as const;
    troubles.attempt(() => own.addLocked(started));
    return child;
  });
}

/** A failure before the agent runs must not leave an active run that blocks the next one. */
export async function abortOnFailure<Result>(
  own: OwnRecord,
  say: (text: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const runId = basename(own.paths.directory);
    try {
      const message = (cause as Error).message;
      own.add({ event_type: 'error_event', status: 'error', payload: { source: 'launch', message } });
      await abortRun(own.paths.runsDir, { runId, message: 'the agent could not be launched' });
    } catch (trouble) {
      say(`critiqor: ${runId} could not be closed: ${(trouble as Error).message}\n  Close it with: critiqor abort`);
    }
    throw isSystemError(cause) ? toLaunchError(cause) : cause;
  }
}

function toLaunchError(cause: Error): CritiqorError {
  return new CritiqorError('launch_failed', `OpenClaw could not be launched: ${cause.message}.`, {
    remedy: 'Check that the --cwd folder exists and that the command works on its own.',
    cause,
  });
}
