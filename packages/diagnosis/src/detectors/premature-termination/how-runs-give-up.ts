import { findClaim, mentionsTrouble } from '../../language/claims.ts';
import { toContentWords } from '../../language/content-words.ts';
import { findOpenPlan } from '../../language/plans.ts';
import { readRequestMessage } from '../../language/requests/read-request.ts';
import { isQuestion } from '../../language/requests.ts';
import { readStatements } from '../../language/statements/read-statements.ts';
import type { Act } from '../../language/statements/statement.ts';
import type { Message, Run, ToolCall } from '../../model/execution.ts';
import { withoutBookkeeping } from '../../tools/bookkeeping.ts';
import { hasCallFailed, leftRunning } from '../../tools/call-outcome.ts';
import { isClosing } from '../../tools/closing-calls.ts';
import { limitsItsTime, onlyLooks } from '../../tools/command-purpose.ts';
import { type Deed, isLook } from '../../tools/deeds.ts';
import { describeTool, toCommand, toWrittenPath } from '../../tools/describe-tool.ts';
import { toBaseName } from '../../tools/targets.ts';
import { findAnnouncement, findProgress } from './announcements.ts';
import type { Stop, Surroundings } from './stop.ts';

/** The run came to an end by itself, but its work did not. */
export function findGivenUp(run: Run, surroundings: Surroundings): Stop | null {
  const calls = withoutBookkeeping(run.calls);
  const ending = run.end === null ? [] : [run.end.eventId];
  return (
    findUnresolvedError(calls, surroundings, ending) ??
    (surroundings.answer === null
      ? findEmptyReply(run, calls, surroundings, ending)
      : findWords(run, calls, surroundings.answer, surroundings, ending)) ??
    null
  );
}

/** The last call that should change something failed, and nobody mentions it. A false claim of success is another failure type. */
function findUnresolvedError(
  calls: readonly ToolCall[],
  { answer, reading }: Surroundings,
  ending: readonly string[],
): Stop | null {
  if (!calls.some(hasCallFailed)) return null;
  const last = calls.findLast((call) => !reading.call(isReading, call));
  if (
    !last?.result ||
    !hasCallFailed(last) ||
    calls.some((call) => call.index > last.index && toCommand(call) !== null)
  )
    return null;
  const isWrite = toWrittenPath(last) !== null;
  // An exit code alone is often the answer to a question.
  if (!isWrite && toCommand(last) !== null && !SAYS_ERROR.test(last.result.text)) return null;
  if (
    answer &&
    (tellsTrouble(answer.text, reading) ||
      echoesError(answer.text, last) ||
      (!isWrite && reading.text(findClaim, answer.text) !== null))
  )
    return null;
  const path = toWrittenPath(last);
  return {
    reason: 'unresolved_error',
    severity: isWrite ? 'high' : 'medium',
    certainty: 0.75,
    data: { about: path === null ? last.tool : `${last.tool} on ${toBaseName(path)}` },
    events: [last.eventId, last.result.eventId, ...(answer ? [answer.eventId] : ending)],
  };
}

/** An agent that names its failure, asks back or corrects itself hides nothing. */
function tellsTrouble(text: string, reading: Surroundings['reading']): boolean {
  return (
    reading.text(mentionsTrouble, text) || reading.text(readStatements, text).some(({ act }) => TELLS_TROUBLE.has(act))
  );
}

/** Whether an answer takes up words of the error that the call itself did not have: then it speaks of it, in whatever form. */
function echoesError(text: string, { args, result }: ToolCall): boolean {
  const given = new Set(toContentWords(JSON.stringify(args) ?? ''));
  const said = new Set(toContentWords(text.slice(0, ERROR_CHARS)));
  return toContentWords((result?.text ?? '').slice(0, ERROR_CHARS)).some((word) => said.has(word) && !given.has(word));
}

const ERROR_CHARS = 1_000;

const TELLS_TROUBLE: ReadonlySet<Act> = new Set<Act>([
  'failed',
  'not_done',
  'partial',
  'correction',
  'conditional',
  'question',
]);

const SAYS_ERROR = /\b(?:errors?|fatal|denied|not found|traceback|exception|cannot|failed|refused|exceeded|invalid)\b/i;

function isReading(call: ToolCall): boolean {
  const command = toCommand(call);
  if (command !== null) return onlyLooks(command) || limitsItsTime(command);
  return isLook(describeTool(call).deed);
}

/** A person asked and nobody answered. What was said through a tool, or left to a subagent, is an answer. */
function findEmptyReply(
  run: Run,
  calls: readonly ToolCall[],
  { isTrace }: Surroundings,
  ending: readonly string[],
): Stop | null {
  const isEmpty = isTrace && run.end === null ? endsUnanswered(run, calls) : run.end?.reply === 'empty';
  if (!isEmpty || (run.end !== null && run.end.ending !== 'success') || run.trigger !== 'user') return null;
  if (calls.some((call) => ANSWERS.has(describeTool(call).deed))) return null;
  const asked = run.items.findLast((item) => item.kind === 'message' && item.role === 'user');
  const events = [...(asked ? [asked.eventId] : []), ...ending];
  return { reason: 'empty_reply', severity: 'medium', certainty: 0.8, data: {}, events };
}

/**
 * A trace says nothing about replies: the last message is empty, or the record ends with a result, while the agent neither handed anything in
 * nor said anything along with its last call.
 */
function endsUnanswered(run: Run, calls: readonly ToolCall[]): boolean {
  const last = run.items.findLast(({ kind }) => kind !== 'model_call');
  if (last?.kind === 'message') return last.role === 'assistant' && last.text.trim() === '';
  if (last?.kind !== 'tool_call' || last.result === null || isClosing(last)) return false;
  const asked = run.items.findLastIndex((item) => item.kind === 'message' && item.role === 'user');
  const isSpoken = run.items.slice(asked).some((item) => item.kind === 'message' && item.role === 'assistant');
  return !isSpoken && asked >= 0 && calls.length > 0;
}

/** What was said through a tool, or left to a helper. */
const ANSWERS: ReadonlySet<Deed> = new Set<Deed>(['send', 'tell', 'delegate']);

function findWords(
  run: Run,
  calls: readonly ToolCall[],
  answer: Message,
  { isOffered, isTrace, reading }: Surroundings,
  ending: readonly string[],
): Stop | null {
  const { text } = answer;
  const answeredBy = run.items.at(-1);
  // The conversation continued: the person had the last word.
  const isAnswered = isTrace && answeredBy?.kind === 'message' && answeredBy.role === 'user';
  const events = [answer.eventId, ...ending];
  const announcement = isAnswered ? null : reading.text(findAnnouncement, text);
  if (announcement !== null && !calls.some(leftRunning)) {
    const severity = calls.length === 0 || isOffered ? 'high' : 'medium';
    return { reason: 'announced', severity, certainty: 0.8, data: { quote: announcement }, events };
  }
  const plan = reading.text(findClaim, text) === null ? findOpenPlan(run) : null;
  if (plan) {
    const data = { quote: plan.open[0] ?? '', open: plan.open.length, total: plan.total };
    const severity = plan.open.length > 1 ? 'high' : 'medium';
    return { reason: 'plan_open', severity, certainty: 0.8, data, events: [plan.call.eventId, ...events] };
  }
  const progress = reading.text(findProgress, text);
  if (progress && !calls.some(leftRunning) && !isQuestion(toAsked(run))) {
    const data = { quote: progress.sentence, done: progress.done, total: progress.total };
    return {
      reason: 'progress_report',
      severity: run.trigger === 'user' ? 'medium' : 'high',
      certainty: 0.75,
      data,
      events,
    };
  }
  return (
    findGivingUp(run, calls, answer, ending) ??
    findOneTry(calls, answer, reading, ending) ??
    findLeftRunning(run, calls, answer, reading, ending)
  );
}

/** Nothing is at the one place that was tried. It is told, so it is a slight matter. */
function findOneTry(
  calls: readonly ToolCall[],
  answer: Message,
  reading: Surroundings['reading'],
  ending: readonly string[],
): Stop | null {
  const [only] = calls;
  if (calls.length !== 1 || !only?.result || !hasCallFailed(only) || !reading.call(isReading, only)) return null;
  if (!NOT_THERE.test(only.result.text.slice(0, ERROR_CHARS)) || !tellsTrouble(answer.text, reading)) return null;
  const events = [only.eventId, only.result.eventId, answer.eventId, ...ending];
  return { reason: 'one_try', severity: 'low', certainty: 0.65, data: { about: only.tool }, events };
}

const NOT_THERE = /not found|no such|does ?n[o']t exist|cannot (?:find|access)|ENOENT|\b404\b/i;

/** What was started last still runs, and the person wants to know how it ends. */
function findLeftRunning(
  run: Run,
  calls: readonly ToolCall[],
  answer: Message,
  reading: Surroundings['reading'],
  ending: readonly string[],
): Stop | null {
  // Looking at other things meanwhile brings its end no nearer.
  const last = calls.findLast((call) => leftRunning(call) || !reading.call(isReading, call));
  if (!last?.result || !leftRunning(last)) return null;
  const { wishes } = reading.text(readRequestMessage, toAsked(run));
  // Who only wants something started has it.
  if (!wishes.has('look') && !wishes.has('check')) return null;
  const events = [last.eventId, last.result.eventId, answer.eventId, ...ending];
  return { reason: 'left_running', severity: 'low', certainty: 0.65, data: { about: last.tool }, events };
}

function toAsked(run: Run): string {
  return run.items.find((item): item is Message => item.kind === 'message' && item.role === 'user')?.text ?? '';
}

/** One call, one failure, and several things that were asked for. */
function findGivingUp(run: Run, calls: readonly ToolCall[], answer: Message, ending: readonly string[]): Stop | null {
  const last = calls.at(-1);
  if (!last?.result || !hasCallFailed(last) || calls.slice(0, -1).some(hasCallFailed)) return null;
  const parts = countParts(toAsked(run));
  if (parts < LEAST_PARTS.value || calls.length >= parts) return null;
  const events = [last.eventId, last.result.eventId, answer.eventId, ...ending];
  return { reason: 'gave_up', severity: 'medium', certainty: 0.65, data: { about: last.tool }, events };
}

export const LEAST_PARTS = {
  value: 3,
  because:
    'Two parts are often one job said in two ways. Chosen on the incident, with four parts, and on the recorded scenarios, with one.',
};

/** How many things a request asks for: entries of a list, or steps joined by "then". */
function countParts(text: string): number {
  const entries = text.split('\n').filter((line) => /^\s*(?:\d+[.)]|[-*•])\s/.test(line)).length;
  const steps = (text.match(/\b(?:then|after that|afterwards|finally)\b/gi)?.length ?? 0) + 1;
  return Math.max(entries, steps);
}
