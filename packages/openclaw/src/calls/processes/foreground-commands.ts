import { asNumber, type HostObject } from '../../host/host.ts';
import { setBounded } from '../bounded-map.ts';
import type { ObservedToolCall } from '../observed-run.ts';
import type { Seen } from '../seen.ts';
import type { ProcessEnd } from './process-end.ts';

/**
 * Commands that end within their call. Their results describe their ends completely, so the event that reports such an end again only has
 * to be recognised, whichever of the two comes first.
 */
interface ForegroundCommands {
  started(seen: Seen, call: ObservedToolCall): void;
  /** The call has returned: with the end of its command, or while it runs on. */
  returned(seen: Seen, call: ObservedToolCall, details: HostObject): void;
  /** Whether an end is that of a command whose call has returned with it. Each command has one end. */
  claims(end: ProcessEnd): boolean;
  /** Whether a call that has not returned may have started the process. */
  mayClaim(end: ProcessEnd): boolean;
}

interface Command {
  readonly startedAt: number;
  readonly sessionKey: string | undefined;
  /** As the host measured it; absent where a command could not even start. */
  readonly durationMs?: number | undefined;
  readonly returnedAt?: number;
}

/** Commands that are remembered, running and returned each. */
const MAX_COMMANDS = 1_024;
/** The end of a process and the result of its call are reported one after the other. */
const RETURN_MS = 100;

export function createForegroundCommands(): ForegroundCommands {
  const running = new Map<ObservedToolCall, Command>();
  const returned = new Map<ObservedToolCall, Command>();
  return {
    started({ run, hostTs = 0 }, call) {
      if (call.commandLength > 0)
        setBounded(running, call, { startedAt: hostTs, sessionKey: run.sessionKey }, MAX_COMMANDS);
    },
    returned({ hostTs = Number.POSITIVE_INFINITY }, call, details) {
      const command = running.get(call);
      running.delete(call);
      // What was blocked has started no process.
      if (!command || call.outcome === 'running' || call.outcome === 'blocked') return;
      const durationMs = asNumber(details.durationMs);
      setBounded(returned, call, { ...command, durationMs, returnedAt: hostTs }, MAX_COMMANDS);
    },
    claims(end) {
      for (const [call, command] of returned) {
        const { durationMs, returnedAt = 0 } = command;
        const isOwn = durationMs === undefined ? end.endedAt <= returnedAt + RETURN_MS : durationMs === end.durationMs;
        if (!isOwn || !isPossible(command, end)) continue;
        returned.delete(call);
        return true;
      }
      return false;
    },
    mayClaim(end) {
      for (const command of running.values()) if (isPossible(command, end)) return true;
      return false;
    },
  };
}

const isPossible = ({ startedAt, sessionKey }: Command, end: ProcessEnd): boolean =>
  startedAt <= end.beganAt + 1 &&
  (sessionKey === undefined || end.sessionKey === undefined || sessionKey === end.sessionKey);
