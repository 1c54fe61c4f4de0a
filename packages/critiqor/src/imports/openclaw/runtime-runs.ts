import { asObject, asText, type HostObject } from '../../../../openclaw/src/host/host.ts';
import { toTime } from '../to-time.ts';

/** What the runtime noted about one of its runs. */
interface RuntimeRun {
  readonly id: string;
  startedAt: number;
  endedAt: number | undefined;
  trigger: string | undefined;
  /** The last word on its end: `status`, `timedOut`, `aborted` and others. */
  end: HostObject | undefined;
}

export interface RuntimeRuns {
  /** The run that was going on at a time. */
  at(time: number): RuntimeRun | undefined;
  of(runId: string | undefined): RuntimeRun | undefined;
  /** Arguments of a call that the transcript does not hold, because its message was not stored. */
  argumentsOf(toolCallId: string): unknown;
}

/** The end is noted a moment after the last message. */
const SLACK_MS = 2_000;

/** Reads what the runtime noted. It is a rolling window: runs of long ago are missing. */
export function readRuntimeRuns(texts: Iterable<string>): RuntimeRuns {
  const runs = new Map<string, RuntimeRun>();
  const calls = new Map<string, unknown>();
  for (const text of texts) {
    const event = tryParse(text);
    const id = asText(event.runId);
    const time = toTime(event.ts);
    const data = asObject(event.data);
    if (event.type === 'tool.call') {
      const callId = asText(data.toolCallId);
      if (callId !== undefined) calls.set(callId, data.args);
    }
    if (id === undefined || time === undefined) continue;
    const known = runs.get(id);
    const run = known ?? { id, startedAt: time, endedAt: undefined, trigger: undefined, end: undefined };
    if (!known) runs.set(id, run);
    if (event.type === 'session.started') {
      run.trigger ??= asText(data.trigger);
      // Another attempt of the same run: what came before was not its end.
      run.endedAt = undefined;
      run.end = undefined;
    }
    if (event.type === 'session.ended') {
      run.endedAt = time;
      run.end = data;
    }
  }
  const ordered = [...runs.values()].sort((left, right) => left.startedAt - right.startedAt);
  return {
    at(time) {
      const index = lastAtOrBefore(ordered, time + SLACK_MS);
      const run = ordered[index];
      return run && (run.endedAt === undefined || run.endedAt + SLACK_MS >= time) ? run : undefined;
    },
    of: (runId) => (runId === undefined ? undefined : runs.get(runId)),
    argumentsOf: (callId) => calls.get(callId),
  };
}

function lastAtOrBefore(runs: readonly RuntimeRun[], time: number): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.startedAt ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function tryParse(text: string): HostObject {
  try {
    return asObject(JSON.parse(text));
  } catch {
    // A line that was cut: the transcript holds what matters.
    return {};
  }
}
