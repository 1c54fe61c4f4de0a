import type { Message, ModelCall, ProcessRecord, Run, ToolCall } from '../../execution.ts';
import type { Severity } from '../../failure-types.ts';
import { findActions } from '../../text/actions.ts';
import { findAnnouncement, findProgress, findRequestToProceed, isPlan } from '../../text/announcements.ts';
import { isBookkeeping } from '../../text/bookkeeping.ts';
import { hasFailed, leftRunning, toBaseName, toCommand, toWrittenPath } from '../../text/call-kinds.ts';
import { findClaim, mentionsTrouble } from '../../text/claims.ts';
import { limitsItsTime, onlyLooks } from '../../text/commands.ts';
import { findOpenPlan } from '../../text/plans.ts';

export type StopReason =
  | 'killed'
  | 'failed'
  | 'timed_out'
  | 'aborted'
  | 'announced'
  | 'not_begun'
  | 'plan_open'
  | 'progress_report'
  | 'unresolved_error'
  | 'gave_up'
  | 'empty_reply';

/** How a run stopped before its time, with the events that show it, where it began first. */
export interface Stop {
  readonly reason: StopReason;
  readonly severity: Severity;
  readonly certainty: number;
  readonly data: Readonly<Record<string, string | number>>;
  readonly events: readonly string[];
}

export interface Surroundings {
  readonly answer: Message | null;
  /** How the agent's process ended, if it did. */
  readonly ended: ProcessRecord | null;
  readonly isTrace: boolean;
  /** Whether tools are known to have been offered. */
  readonly isOffered: boolean;
}

/** How a run stopped before its time; null when it came to its end. Housekeeping, and runs in which nothing happened, are nobody's. */
export function findStop(run: Run, surroundings: Surroundings): Stop | null {
  if (run.hidden || !run.items.some(isWork)) return null;
  if (run.end === null)
    return findCut(run, surroundings) ?? (surroundings.isTrace ? findGivenUp(run, surroundings) : null);
  const { ending, error, failure, eventId } = run.end;
  const open = toOpenWork(run);
  const doing = open?.doing ?? 'it was between two steps';
  const events = [...(open ? [open.eventId] : []), eventId];
  const data = { doing, about: failure ?? 'no class given', quote: toLine(error ?? failure ?? 'no reason given') };
  if (ending === 'error') return { reason: 'failed', severity: 'high', certainty: 0.95, data, events };
  if (ending === 'timeout') return { reason: 'timed_out', severity: 'high', certainty: 1, data, events };
  if (ending === 'aborted') return { reason: 'aborted', severity: 'medium', certainty: 1, data, events };
  return ending === 'yielded' ? null : findGivenUp(run, surroundings);
}

const isWork = ({ kind }: Run['items'][number]): boolean => kind === 'message' || kind === 'tool_call';

/** An error's text as part of a sentence. */
const toLine = (text: string): string => (text.split('\n', 1)[0] ?? '').replace(/[\s.!]+$/, '');

/** The record breaks off. Signals that a person sends are the person's; a trace may also have been cut by who made it. */
function findCut(run: Run, { ended, isTrace }: Surroundings): Stop | null {
  const open = toOpenWork(run);
  if (!open || (isTrace && !endsInCall(run))) return null;
  const isAsked = ended?.signal === 'SIGINT' || ended?.signal === 'SIGTERM';
  const about = ended === null ? 'nothing shows what' : (ended.signal ?? `exit code ${ended.exitCode}`);
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

/** What was under way when the run stopped. */
function toOpenWork({ items }: Run): OpenWork | null {
  const last = items.findLast((item) => item.kind !== 'compaction');
  const call = items.findLast((item): item is ToolCall => item.kind === 'tool_call');
  if (call && (call.result === null || call.result.outcome === 'cancelled'))
    return { doing: `the tool ${call.tool} was at work`, eventId: call.eventId };
  const model = items.findLast((item): item is ModelCall => item.kind === 'model_call');
  if (model && UNFINISHED.has(model.outcome) && model.purpose === null)
    return { doing: 'the model was at work', eventId: model.eventId };
  if (last?.kind === 'message' && (last.role === 'user' || last.partial))
    return { doing: 'an answer was due', eventId: last.eventId };
  if (last?.kind === 'tool_call') return { doing: 'an answer was due', eventId: last.eventId };
  return null;
}

const UNFINISHED: ReadonlySet<string> = new Set(['running', 'cancelled', 'failed']);

/** The run came to an end by itself, but its work did not. */
function findGivenUp(run: Run, surroundings: Surroundings): Stop | null {
  const calls = run.items.filter((item): item is ToolCall => item.kind === 'tool_call' && !isBookkeeping(item));
  const ending = run.end === null ? [] : [run.end.eventId];
  return (
    findUnresolvedError(calls, surroundings.answer, ending) ??
    (surroundings.answer === null
      ? findEmptyReply(run, calls, ending)
      : findWords(run, calls, surroundings.answer, surroundings, ending)) ??
    null
  );
}

/** A call that was to change something failed last, and nobody says so. What claims success meanwhile is another failure's. */
function findUnresolvedError(
  calls: readonly ToolCall[],
  answer: Message | null,
  ending: readonly string[],
): Stop | null {
  const last = calls.findLast((call) => !isReading(call));
  if (!last?.result || !hasFailed(last) || calls.some((call) => call.index > last.index && toCommand(call) !== null))
    return null;
  const isWrite = toWrittenPath(last) !== null;
  if (answer && (mentionsTrouble(answer.text) || (!isWrite && findClaim(answer.text) !== null))) return null;
  const path = toWrittenPath(last);
  return {
    reason: 'unresolved_error',
    severity: isWrite ? 'high' : 'medium',
    certainty: 0.75,
    data: { about: path === null ? last.tool : `${last.tool} on ${toBaseName(path)}` },
    events: [last.eventId, last.result.eventId, ...(answer ? [answer.eventId] : ending)],
  };
}

const READING = /read|get|list|search|glob|grep|find|view|output|status|fetch|memory|browser|web/i;

function isReading(call: ToolCall): boolean {
  const command = toCommand(call);
  if (command !== null) return onlyLooks(command) || limitsItsTime(command);
  return toWrittenPath(call) === null && READING.test(call.tool);
}

/** A person asked and nobody answered. What was said through a tool, or left to a helper, is an answer. */
function findEmptyReply(run: Run, calls: readonly ToolCall[], ending: readonly string[]): Stop | null {
  if (run.end?.ending !== 'success' || run.end.reply !== 'empty' || run.trigger !== 'user') return null;
  if (calls.some(({ tool }) => /message|send|reply|spawn|yield|notify/i.test(tool))) return null;
  const asked = run.items.findLast((item) => item.kind === 'message' && item.role === 'user');
  const events = [...(asked ? [asked.eventId] : []), ...ending];
  return { reason: 'empty_reply', severity: 'medium', certainty: 0.8, data: {}, events };
}

function findWords(
  run: Run,
  calls: readonly ToolCall[],
  answer: Message,
  { isOffered, isTrace }: Surroundings,
  ending: readonly string[],
): Stop | null {
  const { text } = answer;
  const answeredBy = run.items.at(-1);
  // A conversation that went on: the person had the last word.
  const isAnswered = isTrace && answeredBy?.kind === 'message' && answeredBy.role === 'user';
  const events = [answer.eventId, ...ending];
  const announcement = isAnswered || calls.some(leftRunning) ? null : findAnnouncement(text);
  if (announcement !== null) {
    const severity = calls.length === 0 || isOffered ? 'high' : 'medium';
    return { reason: 'announced', severity, certainty: 0.8, data: { quote: announcement }, events };
  }
  const plan = findClaim(text) === null ? findOpenPlan(run) : null;
  if (plan) {
    const data = { quote: plan.open[0] ?? '', open: plan.open.length, total: plan.total };
    const severity = plan.open.length > 1 ? 'high' : 'medium';
    return { reason: 'plan_open', severity, certainty: 0.8, data, events: [plan.call.eventId, ...events] };
  }
  const progress = calls.some(leftRunning) ? null : findProgress(text);
  if (progress) {
    const data = { quote: progress.sentence, done: progress.done, total: progress.total };
    return { reason: 'progress_report', severity: 'high', certainty: 0.75, data, events };
  }
  const leave = calls.length === 0 && isOffered && isPlan(text) ? findRequestToProceed(text) : null;
  if (leave !== null && findActions(text).length === 0)
    return { reason: 'not_begun', severity: 'low', certainty: 0.6, data: { quote: leave }, events };
  return findGivingUp(run, calls, answer, ending);
}

/** One call, one failure, and several things that were asked for. */
function findGivingUp(run: Run, calls: readonly ToolCall[], answer: Message, ending: readonly string[]): Stop | null {
  const last = calls.at(-1);
  if (!last?.result || !hasFailed(last) || calls.slice(0, -1).some(hasFailed)) return null;
  const asked = run.items.find((item): item is Message => item.kind === 'message' && item.role === 'user');
  const parts = asked === undefined ? 0 : countParts(asked.text);
  if (parts < LEAST_PARTS || calls.length >= parts) return null;
  const events = [last.eventId, last.result.eventId, answer.eventId, ...ending];
  return { reason: 'gave_up', severity: 'medium', certainty: 0.65, data: { about: last.tool }, events };
}

/** Fewer parts than this are often one job said in two ways. */
const LEAST_PARTS = 3;

/** How many things a request asks for: entries of a list, or steps joined by "then". */
function countParts(text: string): number {
  const entries = text.split('\n').filter((line) => /^\s*(?:\d+[.)]|[-*•])\s/.test(line)).length;
  const steps = (text.match(/\b(?:then|after that|afterwards|finally)\b/gi)?.length ?? 0) + 1;
  return Math.max(entries, steps);
}
