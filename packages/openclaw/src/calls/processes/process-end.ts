import { existsSync } from 'node:fs';
import type { Outcome } from '@critiqor/evidence/contract/event';
import { asNumber, asText, type HostObject } from '../../host/host.ts';

/** What the diagnostic stream reports about the end of a process: everything but the call and the process. */
export interface ProcessEnd {
  readonly source: string;
  readonly endedAt: number;
  /** Never before the process began: the host's work between its exit and this event is included. */
  readonly beganAt: number;
  readonly durationMs: number;
  readonly commandLength: number | undefined;
  readonly sessionKey: string | undefined;
  readonly exitCode: number | undefined;
  readonly outcome: Outcome;
  readonly mode: string | undefined;
}

export function toProcessEnd(event: HostObject, source: string): ProcessEnd | undefined {
  const durationMs = asNumber(event.durationMs);
  const endedAt = asNumber(event.ts);
  if (durationMs === undefined || endedAt === undefined) return undefined;
  const exitCode = asNumber(event.exitCode);
  return {
    source,
    endedAt,
    beganAt: endedAt - durationMs,
    durationMs,
    commandLength: asNumber(event.commandLength),
    sessionKey: asText(event.sessionKey),
    exitCode,
    outcome: exitCode === 0 ? 'completed' : event.failureKind === 'aborted' ? 'cancelled' : 'failed',
    mode: asText(event.mode),
  };
}

let hasProcesses: boolean | undefined;

/** Whether a process is gone, by what the system shows of it; undefined where it shows nothing. */
export function isProcessGone(pid: number): boolean | undefined {
  hasProcesses ??= existsSync(`/proc/${process.pid}`);
  return hasProcesses ? !existsSync(`/proc/${pid}`) : undefined;
}
