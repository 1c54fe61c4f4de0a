import type { ToolCall } from '../model/execution.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import type { CitedEvents } from './cited-events.ts';
import { type Join, toIds, toSharedCalls } from './joins.ts';

/** The agent ended the run by itself. */
const GIVEN_UP: ReadonlySet<string> = new Set([
  'announced',
  'plan_open',
  'progress_report',
  'unresolved_error',
  'gave_up',
  'one_try',
  'empty_reply',
]);
/** Something ended the run while it was at work. */
const STOPPED: ReadonlySet<string> = new Set(['killed', 'failed', 'timed_out', 'aborted']);

/** The last call that the cause cites, when it is the last of the run whose end the effect is about. */
function toLastWork(from: GradedFinding, to: GradedFinding, cited: CitedEvents): readonly ToolCall[] {
  const last = cited.calls(from).at(-1);
  if (!last || last.run.calls.at(-1) !== last) return [];
  return to.draft.events.some((id) => cited.place(id)?.run === last.run) ? [last] : [];
}

export const LAST_FAILURE: Join = {
  fact: 'the last failing call, which the end is about or after which the agent gave up',
  find(from, to, cited) {
    if (GIVEN_UP.has(to.draft.message)) return toIds(toLastWork(from, to, cited));
    return to.draft.message === 'failed' ? toIds(toSharedCalls(from, to, cited)) : null;
  },
};

export const LAST_ROUND: Join = {
  fact: 'the last call of the loop, which is the last of the run that was stopped',
  find: (from, to, cited) => (STOPPED.has(to.draft.message) ? toIds(toLastWork(from, to, cited)) : null),
};

export const LAST_MESSAGE: Join = {
  fact: 'the printed call, which is the last message of the run',
  find(from, to, cited) {
    const printed = from.draft.message === 'answer_is_call' ? from.draft.events.at(-1) : undefined;
    if (printed === undefined || !GIVEN_UP.has(to.draft.message)) return null;
    if (to.draft.events.includes(printed)) return [printed];
    const end = to.draft.events.find((id) => cited.place(printed)?.run.end?.eventId === id);
    return end === undefined ? null : [printed, end];
  },
};
