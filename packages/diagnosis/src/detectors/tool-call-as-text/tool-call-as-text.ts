import { toTimes } from '../../language/times.ts';
import type { Conversation, Item, Message, Run } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import type { Views } from '../../views/views.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { countBareArguments } from './bare-arguments.ts';
import { findTextCalls, type TextCalls } from './text-calls.ts';

const THRESHOLDS = {
  repeated: {
    value: 3,
    because:
      'Set by judgement: once may be a slip that the next turn corrects; at three, the model does not know how to call tools here. A reported case printed four in one turn.',
  },
} as const;

type MessageId = 'printed' | 'answer_is_call';

interface Printed {
  readonly message: Message;
  readonly calls: TextCalls;
}

/** A tool call that was written into the conversation and never executed. */
export const toolCallAsText = defineDetector<MessageId, 'runs' | 'contextReports' | 'source'>({
  meta: {
    id: 'tool_call_as_text',
    title: 'Tool call as text',
    why: 'The model believes that it acted, the person reads markup, and nothing happened.',
    signals: ['assistant_message'],
    revision: 3,
    messages: {
      answer_is_call: {
        says: 'The answer is a call to {tool} written as text ({times} in this run): nothing was executed.',
        remedy:
          'Use a model and a connector that agree on the format of tool calls; with a local model, check its chat template and tool parser.',
        verification: 'A new run of the same job shows a real call to {tool}, and no answer contains call markup.',
      },
      printed: {
        says: 'The agent wrote a call to {tool} as text {times} before it continued; nothing was executed.',
        remedy: 'If it recurs, check the model’s chat template and tool parser: some of its calls are not recognised.',
        verification: 'A new run of the same job has no call markup in its messages.',
      },
    },
  },
  needs: ['runs', 'contextReports', 'source'],
  thresholds: THRESHOLDS,
  detect: ({ runs, contextReports, source }) => {
    const offers = toOffers(contextReports);
    const judged = runs.filter(({ hidden }) => !hidden);
    return toOutcome(
      judged.flatMap((run) => judgeRun(run, offers.get(run.conversation) ?? NO_TOOLS, source === 'trace')),
    );
  },
});

const NO_TOOLS: ReadonlySet<string> = new Set();

/** The tools on offer in each conversation, where the host names all of them. */
function toOffers(reports: Views['contextReports']): ReadonlyMap<Conversation, ReadonlySet<string>> {
  const offers = new Map<Conversation, Set<string>>();
  const latest = new Map<Conversation, readonly string[]>();
  for (const { run, tools, toolCount } of reports) {
    // Reports with the same tools share one list.
    if (!tools || tools.length !== toolCount || latest.get(run.conversation) === tools) continue;
    latest.set(run.conversation, tools);
    const known = offers.get(run.conversation) ?? new Set();
    for (const tool of tools) known.add(tool);
    offers.set(run.conversation, known);
  }
  return offers;
}

function judgeRun(run: Run, tools: ReadonlySet<string>, isTrace: boolean): FindingDraft<MessageId>[] {
  const named = toPrinted(run.items, tools);
  const printed = named.length > 0 ? named : toBareArguments(run, tools);
  const [first] = printed;
  const last = printed.at(-1);
  if (!first || !last) return [];
  const rest = run.items.slice(run.items.indexOf(last.message) + 1);
  const isAnswer = !rest.some(
    (item) => item.kind === 'tool_call' || (isAnswerOfModel(item) && item.text.trim() !== ''),
  );
  // A trace without any call may have been recorded by a host that reads calls off the text.
  if (isTrace && !isAnswer && run.calls.length === 0) return [];
  const calls = printed.reduce((sum, found) => sum + found.calls.count, 0);
  const hasActed = run.items.some(({ kind }) => kind === 'tool_call');
  const tool = printed.find((found) => found.calls.tool !== null)?.calls.tool ?? 'a tool';
  const events = printed.map(({ message }) => message.eventId);
  return [
    {
      message: isAnswer ? 'answer_is_call' : 'printed',
      data: { tool, times: toTimes(calls) },
      severity: toSeverity(calls, isAnswer, hasActed),
      level: 'runtime_event',
      certainty: tools.has(tool) ? 0.95 : first.calls.form === 'markup' ? 0.9 : 0.7,
      events,
      beganAt: first.message.eventId,
      counts: { n: calls },
      wasted: [],
    },
  ];
}

/** Messages of the model that print a call that was not executed and that nobody asked to see. */
function toPrinted(items: readonly Item[], tools: ReadonlySet<string>): Printed[] {
  const printed: Printed[] = [];
  let request = '';
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as Item;
    if (item.kind !== 'message') continue;
    if (item.role === 'user') request = item.text;
    if (!isAnswerOfModel(item) || (item.toolCallCount ?? 0) > 0 || isFollowedByCall(items, index)) continue;
    const calls = findTextCalls(item.text);
    if (calls && !isAskedFor(calls, request, tools)) printed.push({ message: item, calls });
  }
  return printed;
}

/** Arguments without a name are a call where tools were on offer and not one was called. */
function toBareArguments({ items, calls }: Run, tools: ReadonlySet<string>): Printed[] {
  if (calls.length > 0 || tools.size === 0) return [];
  return items.filter(isAnswerOfModel).flatMap((message) => {
    const count = countBareArguments(message.text);
    return count > 0 ? [{ message, calls: { count, tool: null, form: 'json' as const } }] : [];
  });
}

const isAnswerOfModel = (item: Item): item is Message =>
  item.kind === 'message' && item.role === 'assistant' && !item.synthetic;

/** Some hosts parse calls from the text: then the call comes next. */
function isFollowedByCall(items: readonly Item[], index: number): boolean {
  for (let i = index + 1; i < items.length; i += 1) {
    const kind = items[i]?.kind;
    if (kind === 'tool_call') return true;
    if (kind === 'message') return false;
  }
  return false;
}

const ABOUT_CALLS = /<\/?(?:function|tool|invoke)|\b(?:tool|function)[-_ ]?call|\baction input\b/i;
const ABOUT_JSON = /\bjson\b|\bformat|\bschema\b|\bpayload\b/i;

/** Whether the person speaks of such syntax. An object with a name and arguments is data when no tool on offer has that name. */
function isAskedFor({ form, tool }: TextCalls, request: string, tools: ReadonlySet<string>): boolean {
  if (ABOUT_CALLS.test(request)) return true;
  return form === 'json' && (ABOUT_JSON.test(request) || (tools.size > 0 && !tools.has(tool ?? '')));
}

function toSeverity(calls: number, isAnswer: boolean, hasActed: boolean): Severity {
  const isRepeated = calls >= THRESHOLDS.repeated.value;
  if (isAnswer) return isRepeated && !hasActed ? 'critical' : 'high';
  return isRepeated ? 'medium' : 'low';
}
