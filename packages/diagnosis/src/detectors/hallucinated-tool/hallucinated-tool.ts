import { toTimes } from '../../language/times.ts';
import type { Conversation, Message, Run, ToolCall } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import { isUnknownTool } from '../../tools/refusals.ts';
import type { Views } from '../../views/views.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { findShownResult, type ShownResult } from './invented-results.ts';

const THRESHOLDS = {
  insisting: {
    value: 3,
    because:
      'A model that tries out a name learns from the first refusal. No labelled trace decides it; a reported endless retry requires three at the latest.',
  },
  endless: {
    value: 6,
    because:
      'Set by judgement at twice the number that counts as insisting; a reported case repeated an unknown tool 17 times until the time limit.',
  },
  remembered: {
    value: 20,
    because:
      'Messages from others that are searched for a quoted result: what a person pastes is quoted soon or never.',
  },
} as const;

type MessageId = 'tried' | 'insisted' | 'invented_result';

/** Tools that do not exist, and results of calls that were never made. */
export const hallucinatedTool = defineDetector<
  MessageId,
  'source' | 'runs' | 'conversations' | 'messages' | 'contextReports' | 'reading'
>({
  meta: {
    id: 'hallucinated_tool',
    title: 'Hallucinated tool',
    why: 'A call to a tool that does not exist does nothing, and an answer built on an invented result is wrong however sure it sounds.',
    signals: ['tool_call'],
    revision: 1,
    messages: {
      tried: {
        says: 'The agent called {tools}, which it does not have, {times}; the host refused it.',
        remedy:
          'List the tools that exist in the instructions, or provide the one that the agent expects under the name {tools}.',
        verification: 'A new run of the same job contains no call to {tools}.',
      },
      insisted: {
        says: 'The agent called {tools}, which it does not have, {times}, although each call was refused.',
        remedy:
          'Remove {tools} from the prompts and skills that mention it, or provide such a tool. Limit how often a refused call may be repeated, or try a model that follows tool lists.',
        verification: 'A new run of the same job calls {tools} at most once.',
      },
      invented_result: {
        says: 'The agent shows the result of a call that was never made: “{quote}”.',
        remedy:
          'Do not use this answer. Check that tools are offered to the model in a form that it understands, and tell it to report only what a tool returned.',
        verification: 'In a new run, each quoted output belongs to a recorded tool result.',
      },
    },
  },
  needs: ['source', 'runs', 'conversations', 'messages', 'contextReports', 'reading'],
  thresholds: THRESHOLDS,
  detect({ source, runs, conversations, messages, contextReports, reading }) {
    // OpenClaw reports what it refuses; in a trace of another recorder only the list of tools may show it.
    const offered = source === 'trace' ? toOfferedTools(contextReports) : null;
    const showing = messages.filter((message) => isAnswer(message) && reading.text(findShownResult, message.text));
    const suspect = new Set(showing.map(({ run }) => run.conversation));
    return toOutcome([
      ...runs.filter(({ hidden, calls }) => !hidden && calls.length > 0).flatMap((run) => judgeRun(run, offered)),
      ...conversations
        .filter((conversation) => suspect.has(conversation))
        .flatMap((conversation) => judgeAnswers(conversation, reading)),
    ]);
  },
});

function judgeRun(run: Run, offered: ReadonlySet<string> | null): FindingDraft<MessageId>[] {
  const { calls } = run;
  const unknown = calls.filter((call) => isUnknownTool(call) || isNotOffered(call, offered));
  const [first] = unknown;
  if (!first) return [];
  const most = toMostCalled(unknown);
  const isInsisting = most >= THRESHOLDS.insisting.value;
  return [
    {
      message: isInsisting ? 'insisted' : 'tried',
      data: {
        tools: [...new Set(unknown.map(({ tool }) => tool))].slice(0, 3).join(', '),
        times: toTimes(unknown.length),
      },
      severity: toSeverity(run, calls, unknown, most),
      level: 'runtime_event',
      certainty: first.result?.blockedBy === 'unknown_tool' ? 1 : 0.95,
      events: unknown.map(({ eventId }) => eventId),
      beganAt: first.eventId,
      counts: { n: unknown.length },
      wasted: unknown.map(({ eventId }) => eventId),
    },
  ];
}

/** Names of the tools on offer, when the whole list is known. */
function toOfferedTools(reports: Views['contextReports']): ReadonlySet<string> | null {
  const tools = reports.find((report) => report.tools !== null)?.tools;
  return tools && tools.length > 0 ? new Set(tools) : null;
}

/** A call that worked was on offer, whatever the list says: tools come and go in the course of a run. */
function isNotOffered({ tool, result }: ToolCall, offered: ReadonlySet<string> | null): boolean {
  return offered !== null && !offered.has(tool) && (result === null || result.outcome === 'failed');
}

/** How often the tool was called that was called most. */
function toMostCalled(calls: readonly ToolCall[]): number {
  const counts = new Map<string, number>();
  for (const { tool } of calls) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  return Math.max(...counts.values());
}

function toSeverity(run: Run, calls: readonly ToolCall[], unknown: readonly ToolCall[], most: number): Severity {
  const hasEndedWell = run.end === null || run.end.ending === 'success' || run.end.ending === 'yielded';
  const isLast = calls.at(-1) === unknown.at(-1);
  if (most >= THRESHOLDS.endless.value || (most >= THRESHOLDS.insisting.value && isLast && !hasEndedWell))
    return 'critical';
  if (most >= THRESHOLDS.insisting.value) return 'high';
  const hasFailed = isLast && !hasEndedWell;
  return most > 1 || hasFailed ? 'medium' : 'low';
}

const isAnswer = ({ role, synthetic, run }: Message): boolean => role === 'assistant' && !synthetic && !run.hidden;

/** The first answer of a run that shows a result that no call returned and nobody else mentioned in the conversation. */
function judgeAnswers(conversation: Conversation, reading: Views['reading']): FindingDraft<MessageId>[] {
  const found = new Map<Run, FindingDraft<MessageId>>();
  const others: string[] = [];
  let hasCalls = false;
  for (const item of conversation.items) {
    if (item.kind === 'tool_call') hasCalls = true;
    if (item.kind !== 'message' || item.run.hidden) continue;
    if (item.role !== 'assistant') {
      others.push(item.text);
      if (others.length > THRESHOLDS.remembered.value) others.shift();
    } else if (isAnswer(item) && !found.has(item.run)) {
      const shown = reading.text(findShownResult, item.text);
      if (!shown || (hasCalls && !shown.isMarkup) || isKnown(shown, others)) continue;
      found.set(item.run, toInvented(item, shown.quote));
    }
  }
  return [...found.values()];
}

/** Whether the person pasted the result, or speaks of such markup. */
function isKnown({ quote, isMarkup }: ShownResult, others: readonly string[]): boolean {
  const start = quote.replace(/…$/, '');
  return others.some((text) => text.includes(start) || (isMarkup && ABOUT_MARKUP.test(text)));
}

const ABOUT_MARKUP = /<\/?(?:function|tool)_|\b(?:xml|markup|syntax|transcript|format)\b/i;

function toInvented(answer: Message, quote: string): FindingDraft<MessageId> {
  return {
    message: 'invented_result',
    data: { quote },
    severity: 'high',
    level: 'final_response',
    certainty: 0.8,
    events: [answer.eventId],
    beganAt: answer.eventId,
    counts: { n: 1 },
    wasted: [],
  };
}
