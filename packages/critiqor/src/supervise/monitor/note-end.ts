import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { tryReadRecord } from '../../runs/open/read-record.ts';
import { type ActiveSession, readActive } from '../../runs/runs-directory.ts';
import type { AgentEnd } from '../supervise-agent.ts';
import type { OwnRecord } from './own-record.ts';

export type Closing = NonNullable<ActiveSession['closing']>;

/** Records how the agent's process ended and, if it did not end well, why. */
export function noteEnd(own: OwnRecord, end: AgentEnd, closedBy: Closing | null): void {
  const { pid, exitCode, signal, timedOut, interruptedBy, durationMs } = end;
  const payload = {
    ...(pid === undefined ? {} : { pid }),
    duration: durationMs / 1_000,
    ...(exitCode === null ? {} : { exit_code: exitCode }),
    ...(signal ? { signal } : {}),
  };
  const failed = exitCode !== 0;
  own.add({ event_type: 'process_end', outcome: failed ? 'failed' : 'completed', payload });
  if (!failed && !timedOut && !interruptedBy && !closedBy) return;
  const [source, message] = timedOut
    ? ['timeout', 'the time limit was reached']
    : closedBy
      ? [closedBy, `ended by critiqor ${closedBy}`]
      : interruptedBy
        ? ['interrupt', `interrupted by ${interruptedBy}`]
        : signal
          ? ['signal', `ended by ${signal}`]
          : ['exit', `ended with exit code ${exitCode}`];
  own.add({ event_type: 'error_event', status: 'error', payload: { source, message } });
}

/** The command that has closed the run, or is waiting for our agent to end so that it can. */
export function closedByOther(paths: RunPaths, runId: string): Closing | null {
  const active = readActive(paths.runsDir);
  if (active?.run_id === runId && active.closing) return active.closing;
  const status = tryReadRecord(paths)?.status ?? 'MONITORING';
  return status === 'MONITORING' ? null : status === 'ABORTED' ? 'abort' : 'finalize';
}
