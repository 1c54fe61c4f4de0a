import { findClaim } from '../../language/claims.ts';
import type { Conversation, Message, Run, ToolCall } from '../../model/execution.ts';
import { withoutBookkeeping } from '../../tools/bookkeeping.ts';
import type { Reading } from '../../views/reading.ts';

/** The last answer of a run, and the record to hold it against. */
export interface ClaimInRun {
  readonly run: Run;
  readonly answer: Answer;
  /** The sentence that says the work is done; null when none does. */
  readonly claim: string | null;
  /** What was called in this run, without the agent's notes to itself. */
  readonly calls: readonly ToolCall[];
  /** Calls of the same conversation before this run, the latest ones; few claims ask for them. */
  readonly earlier: () => readonly ToolCall[];
  /** What the person wrote. */
  readonly asked: string;
  readonly reading: Reading;
}

/** What the agent told the person at the end: a message, or the report that it handed in through a tool. */
export interface Answer {
  readonly eventId: string;
  readonly text: string;
}

export const EARLIER_CALLS = {
  value: 200,
  because:
    'An answer may speak of what was done some runs ago. Longer memory would make reading long conversations slow.',
};
/** Enough to see which words the person used. */
const ASKED_CHARS = 8_000;

/** The answers of a conversation with what the record holds against each. Housekeeping and runs without an answer have none. */
export function toClaims(
  conversation: Conversation,
  answers: ReadonlyMap<Run, Message>,
  reading: Reading,
): ClaimInRun[] {
  const claims: ClaimInRun[] = [];
  const known: ToolCall[] = [];
  for (const run of conversation.runs) {
    const calls = withoutBookkeeping(run.calls);
    const message = answers.get(run);
    const report = message ? null : findReport(run);
    const answer = message?.partial ? null : (message ?? report?.answer);
    if (answer && !run.hidden) {
      const before = report ? calls.filter(({ index }) => index < report.call.index) : calls;
      const claim = reading.text(findClaim, answer.text);
      const end = known.length;
      const earlier = (): ToolCall[] => known.slice(Math.max(0, end - EARLIER_CALLS.value), end);
      claims.push({ run, answer, claim, calls: before, earlier, asked: toAsked(run), reading });
    }
    for (const call of calls) known.push(call);
  }
  return claims;
}

/** Some agents hand their work in through a tool, with the answer as its text. */
function findReport(run: Run): { readonly answer: Answer; readonly call: ToolCall } | null {
  for (const call of run.calls) {
    if (!HANDS_IN.test(call.tool)) continue;
    const text = Object.values(call.args ?? {}).find((value) => typeof value === 'string');
    if (text !== undefined) return { answer: { eventId: call.eventId, text }, call };
  }
  return null;
}

const HANDS_IN = /^(?:submit|finish|end|done|complete(?:_task)?|task_complete|attempt_completion|final_answer)$/i;

function toAsked(run: Run): string {
  let asked = '';
  for (const item of run.items) {
    if (item.kind === 'message' && item.role === 'user') asked += `\n${item.text}`;
    if (asked.length > ASKED_CHARS) break;
  }
  return asked;
}
