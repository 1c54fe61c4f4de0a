import type { ModelCall, Run, ToolCall } from '../../model/execution.ts';
import { isLimit } from '../../model/is-limit.ts';
import { findGivenUp } from './how-runs-give-up.ts';
import type { Stop, Surroundings } from './stop.ts';

/** How a run stopped too early; null if it ended normally. Housekeeping, and runs in which nothing happened, do not count. */
export function findStop(run: Run, surroundings: Surroundings): Stop | null {
  if (run.hidden || !run.items.some(isWork)) return null;
  if (run.end === null)
    return findCut(run, surroundings) ?? (surroundings.isTrace ? findGivenUp(run, surroundings) : null);
  const { ending, error, failure, eventId } = run.end;
  // Whoever reached a limit did not stop early: the provider's detector names the limit.
  if (ending === 'yielded' || isLimit(failure)) return null;
  if (ending !== 'error' && ending !== 'timeout' && ending !== 'aborted') return findGivenUp(run, surroundings);
  const open = toOpenWork(run);
  const doing = open?.doing ?? 'it was between two steps';
  const events = [...(open ? [open.eventId] : []), eventId];
  const data = { doing, about: failure ?? 'no class given', quote: toLine(error ?? failure ?? 'no reason given') };
  if (ending === 'error') return { reason: 'failed', severity: 'high', certainty: 0.95, data, events };
  const isOverTime = ending === 'timeout' || surroundings.cut?.source === 'timeout';
  if (isOverTime) return { reason: 'timed_out', severity: 'high', certainty: 1, data, events };
  return { reason: 'aborted', severity: 'medium', certainty: 1, data, events };
}

const isWork = ({ kind }: Run['items'][number]): boolean => kind === 'message' || kind === 'tool_call';

/** An error's text as part of a sentence. */
const toLine = (text: string): string => (text.split('\n', 1)[0] ?? '').replace(/[\s.!]+$/, '');

/** The record breaks off. Signals that a person sends are the person's; a trace may also have been cut by who made it. */
function findCut(run: Run, { ended, cut, isTrace }: Surroundings): Stop | null {
  const open = toOpenWork(run);
  if (!open || (isTrace && !endsInCall(run))) return null;
  if (cut) {
    const known = { certainty: 1, data: { doing: open.doing }, events: [open.eventId, cut.eventId] };
    if (cut.source === 'timeout') return { reason: 'timed_out', severity: 'high', ...known };
    return { reason: 'aborted', severity: 'medium', ...known };
  }
  const isAsked = ended?.signal === 'SIGINT' || ended?.signal === 'SIGTERM';
  const about = ended === null ? 'cause unknown' : (ended.signal ?? `exit code ${ended.exitCode}`);
  return {
    reason: 'killed',
    severity: isTrace || isAsked ? 'medium' : ended === null ? 'high' : 'critical',
    certainty: isTrace ? 0.6 : ended === null ? 0.8 : 0.95,
    data: { doing: open.doing, about },
    events: [open.eventId, ...(ended === null ? [] : [ended.eventId])],
  };
}

/** A trace without an end says little, unless its last event is a call whose result is missing, where others have theirs. */
function endsInCall({ items }: Run): boolean {
  const last = items.at(-1);
  return (
    last?.kind === 'tool_call' &&
    last.result === null &&
    items.some((item) => item.kind === 'tool_call' && item.result !== null)
  );
}

interface OpenWork {
  readonly doing: string;
  readonly eventId: string;
}

/** What was running when the run stopped. */
function toOpenWork({ items }: Run): OpenWork | null {
  const last = items.findLast((item) => item.kind !== 'compaction');
  const call = items.findLast((item): item is ToolCall => item.kind === 'tool_call');
  if (call && (call.result === null || call.result.outcome === 'cancelled'))
    return { doing: `the tool ${call.tool} was running`, eventId: call.eventId };
  const model = items.findLast((item): item is ModelCall => item.kind === 'model_call');
  if (model && UNFINISHED.has(model.outcome) && model.purpose === null)
    return { doing: 'the model was running', eventId: model.eventId };
  if (last?.kind === 'message' && (last.role === 'user' || last.partial))
    return { doing: 'an answer was pending', eventId: last.eventId };
  if (last?.kind === 'tool_call') return { doing: 'an answer was pending', eventId: last.eventId };
  return null;
}

const UNFINISHED: ReadonlySet<string> = new Set(['running', 'cancelled', 'failed']);
