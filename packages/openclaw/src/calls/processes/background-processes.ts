import { asArray, asNumber, asObject, asText, given, type HostObject } from '../../host/host.ts';
import { setBounded } from '../bounded-map.ts';
import { idsOf, type RecordEvent } from '../observed-run.ts';
import type { Seen } from '../seen.ts';
import { type NamedCall, refineResult } from '../tool-calls.ts';
import { createForegroundCommands } from './foreground-commands.ts';
import { isProcessGone, type ProcessEnd, toProcessEnd } from './process-end.ts';

/**
 * A command that outlives its call ends elsewhere, and the event that reports it names neither the call nor the process. An end
 * is assigned to a call only if no other call is possible: by the id of its process where the system shows whether it is alive, by
 * the moment of its start, or by its name where the agent asks for it. Otherwise the outcome is unknown, and the event says so.
 */
export interface BackgroundProcesses {
  /** A call begins. */
  started(seen: Seen, called: NamedCall): void;
  /** It has a result: its command has ended, or continues. */
  returned(seen: Seen, called: NamedCall, data: HostObject): void;
  /** The host reports the end of a process. */
  ended(event: HostObject, source: string): void;
  /** Writes the ends that still wait for a call to return. */
  flush(): void;
}

interface BackgroundProcess extends NamedCall {
  readonly seen: Seen;
  readonly pid: number | undefined;
  /** When the process began; if the host does not say, when its call did, which is no later. */
  readonly startedAt: number;
  readonly isExact: boolean;
  /** What became of it is known. */
  isKnown: boolean;
  exitCode?: number | undefined;
  doubt?: Doubt | undefined;
}

/** Ends that each belong to one of several processes; it is unknown to which. */
interface Doubt {
  readonly members: Set<BackgroundProcess>;
  readonly ends: ProcessEnd[];
}

const MAX_PROCESSES = 256;
/** Ends of which it is not yet clear whether they are those of a command that has not returned. */
const MAX_EARLY_ENDS = 256;
/** Between the exit of a process and the event that reports it, the host cleans up: mostly within a few milliseconds. */
const NEAR_MS = 100;

export function createBackgroundProcesses(record: RecordEvent, isGone = isProcessGone): BackgroundProcesses {
  const foreground = createForegroundCommands();
  const running = new Map<BackgroundProcess, true>();
  const byName = new Map<string, BackgroundProcess>();
  const earlyEnds = new Set<ProcessEnd>();

  const settle = (process: BackgroundProcess, end: ProcessEnd, foundBy: string, isTimed = true): void => {
    running.delete(process);
    const { call, isKnown } = process;
    const change = isKnown && call.outcome === end.outcome ? {} : { outcome: end.outcome, exitCode: end.exitCode };
    const time = isTimed ? { durationMs: end.durationMs, hostTs: end.endedAt } : {};
    process.isKnown = true;
    process.exitCode = end.exitCode;
    call.outcome = end.outcome;
    const payload = { process_end: foundBy, ...(isTimed ? { duration_source: 'host' } : {}) };
    refineResult({ ...process.seen, source: end.source }, process, { ...change, ...time }, payload);
    leaveDoubt(process);
  };

  /** One of those in doubt is known now: perhaps only one possibility is left for the others. */
  const leaveDoubt = (process: BackgroundProcess): void => {
    const { doubt } = process;
    process.doubt = undefined;
    doubt?.members.delete(process);
    if (doubt) resolve(doubt);
  };

  /** As many ends as processes: all are over, and what is the same for all of them is known of each. */
  const resolve = ({ members, ends }: Doubt): void => {
    const [first] = ends;
    if (!first || members.size > ends.length) return;
    const isSame = ends.every(({ outcome, exitCode }) => outcome === first.outcome && exitCode === first.exitCode);
    for (const member of [...members]) {
      running.delete(member);
      if (!isSame) continue;
      member.doubt = undefined;
      members.delete(member);
      settle(member, first, 'elimination', ends.length === 1);
    }
  };

  const doubt = (candidates: readonly BackgroundProcess[], end: ProcessEnd): void => {
    const earlier = new Set(candidates.flatMap((candidate) => candidate.doubt ?? []));
    const joined: Doubt = {
      members: new Set([...candidates, ...[...earlier].flatMap(({ members }) => [...members])]),
      ends: [end, ...[...earlier].flatMap(({ ends }) => ends)],
    };
    writeEnd(end, [...joined.members]);
    for (const member of joined.members) {
      member.doubt = joined;
      if (member.call.outcome !== 'running') continue;
      member.call.outcome = 'unknown';
      const seen = { ...member.seen, source: end.source };
      refineResult(seen, member, { outcome: 'unknown' }, { process_end: 'ambiguous' });
    }
    resolve(joined);
  };

  /** An end that belongs to no known call, or to one of several. */
  const writeEnd = (end: ProcessEnd, candidates: readonly BackgroundProcess[]): void => {
    const [first] = candidates;
    record({
      event_type: 'tool_execution_end',
      source: end.source,
      ...(first ? idsOf(first.seen.run) : given({ conversation_key: end.sessionKey })),
      ...given({ host_ts: end.endedAt, exit_code: end.exitCode }),
      outcome: end.outcome,
      duration_ms: end.durationMs,
      payload: {
        candidates: candidates.map(({ id }) => id),
        duration_source: 'host',
        ...given({ command_chars: end.commandLength, mode: end.mode }),
      },
    });
  };

  /** An end that may be that of a command whose call has not returned. */
  const keepEarly = (end: ProcessEnd): void => {
    const [oldest] = earlyEnds.size >= MAX_EARLY_ENDS ? earlyEnds : [];
    if (oldest) writeEnd(oldest, []);
    if (oldest) earlyEnds.delete(oldest);
    earlyEnds.add(end);
  };

  const assign = (end: ProcessEnd): boolean => {
    const [found, foundBy] = findCandidates(running.keys(), end, isGone);
    const [only] = found;
    if (!only) return false;
    if (found.length === 1) settle(only, end, foundBy);
    else doubt(found, end);
    return true;
  };

  /** The `process` tool names a process and says what became of it. */
  const tell = (source: string, details: HostObject): void => {
    const process = byName.get(asText(details.sessionId) ?? '');
    const isOver = details.status === 'completed' || details.status === 'failed';
    if (!process || process.isKnown || !isOver) return;
    const exitCode = asNumber(details.exitCode);
    const isStopped = details.exitReason === 'manual-cancel';
    const outcome = exitCode === 0 ? 'completed' : isStopped ? 'cancelled' : 'failed';
    process.isKnown = true;
    process.exitCode = exitCode;
    process.call.outcome = outcome;
    const seen = { ...process.seen, source };
    refineResult(seen, process, { outcome, exitCode }, { process_end: 'process_name' });
    const own = process.doubt?.ends.findIndex((end) => end.exitCode === exitCode) ?? -1;
    if (own === -1) return;
    process.doubt?.ends.splice(own, 1);
    running.delete(process);
    leaveDoubt(process);
  };

  return {
    started: (seen, { call }) => foreground.started(seen, call),
    returned(seen, { id, call }, data) {
      const details = asObject(asObject(data.result).details);
      if (call.name === 'process')
        for (const told of [details, ...asArray(details.sessions)]) tell(seen.source, asObject(told));
      foreground.returned(seen, call, details);
      if (call.outcome === 'running' && call.name !== 'process') {
        const began = asNumber(details.startedAt);
        const startedAt = began ?? call.startedAt ?? 0;
        const pid = asNumber(details.pid);
        const process = { seen, id, call, pid, startedAt, isExact: began !== undefined, isKnown: false };
        setBounded(running, process, true, MAX_PROCESSES);
        setBounded(byName, asText(details.sessionId) ?? '', process, MAX_PROCESSES);
      }
      for (const end of earlyEnds) {
        const isOver = foreground.claims(end) || assign(end);
        if (!isOver && foreground.mayClaim(end)) continue;
        earlyEnds.delete(end);
        if (!isOver) writeEnd(end, []);
      }
    },
    ended(event, source) {
      const end = toProcessEnd(event, source);
      if (!end || foreground.claims(end) || assign(end)) return;
      if (foreground.mayClaim(end)) keepEarly(end);
      else writeEnd(end, []);
    },
    flush() {
      for (const end of earlyEnds) writeEnd(end, []);
      earlyEnds.clear();
    },
  };
}

/** The processes that an end may belong to, and how that was recognised. */
function findCandidates(
  running: Iterable<BackgroundProcess>,
  end: ProcessEnd,
  isGone: typeof isProcessGone,
): readonly [found: readonly BackgroundProcess[], by: string] {
  const possible: BackgroundProcess[] = [];
  const gone = new Set<BackgroundProcess>();
  for (const process of running) {
    if (!isPossible(process, end)) continue;
    const isOver = process.pid === undefined ? undefined : isGone(process.pid);
    if (isOver !== false) possible.push(process);
    if (isOver) gone.add(process);
  }
  if (possible.length === 1 && gone.size === 1) return [possible, 'process_id'];
  const near = possible.filter(({ startedAt, isExact }) => isExact && end.beganAt - startedAt <= NEAR_MS);
  if (near.length > 0) return [near, 'start_time'];
  return [possible.filter((process) => gone.has(process) || !process.isExact), 'start_time'];
}

function isPossible({ call, seen, startedAt, isKnown, exitCode }: BackgroundProcess, end: ProcessEnd): boolean {
  const { sessionKey } = seen.run;
  return (
    (end.commandLength === undefined || end.commandLength === call.commandLength) &&
    (end.sessionKey === undefined || sessionKey === undefined || end.sessionKey === sessionKey) &&
    (!isKnown || exitCode === end.exitCode) &&
    startedAt <= end.beganAt + 1
  );
}
