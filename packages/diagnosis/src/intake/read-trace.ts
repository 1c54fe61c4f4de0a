import { toCleanName } from '@critiqor/evidence/contract/clean-name';
import type { Mutable } from '@critiqor/evidence/contract/mutable';
import { toTokenTotal } from '@critiqor/evidence/read/facts/token-usage';
import { toBoundedValue, toCallKey, toExcerpt, toResultDigest } from '../model/excerpt.ts';
import type { CitedPlace, Execution, Message, ModelCall, Outcome, ToolResult, Usage } from '../model/execution.ts';
import {
  createExecutionBuilder,
  type ExecutionBuilder,
  emptyEnd,
  type RunDraft,
  type ToolCallDraft,
  toToolCall,
} from './execution-builder.ts';
import { toPlainText } from './plain-text.ts';
import { readFault, readFaultLine } from './read-fault.ts';
import { readOutcome } from './read-outcome.ts';
import { addFailedCall, addFault, SAYS_MODEL_FAILED, toEndOfLastWords } from './trace-faults.ts';

/** One event of a `critiqor.trace.v1` trace; what a source did not have is absent. */
export interface TraceEvent {
  readonly i: number;
  readonly type: string;
  readonly text?: string;
  readonly tool?: string;
  readonly tools?: readonly string[];
  readonly args?: unknown;
  readonly call_id?: string;
  readonly is_error?: boolean;
  readonly exit_code?: number;
  readonly actor?: string;
  readonly usage?: Readonly<Record<string, number | null>>;
  readonly ts?: string | number;
  readonly subtype?: string;
  readonly cost_usd?: number;
}

/** A recorded run of some agent, in one conversation. */
export interface Trace {
  readonly task?: string;
  readonly model?: string;
  readonly events: readonly TraceEvent[];
}

/** The id that findings cite for event `i` of a trace. */
export function toTraceEventId(i: number): string {
  return `evt_${String(i + 1).padStart(6, '0')}`;
}

/** Reads a trace: one conversation, one run. */
export function readTrace(trace: Trace): Execution {
  const builder = createExecutionBuilder();
  const pending = createPendingCalls();
  let run: RunDraft | undefined;
  for (const [i, event] of trace.events.entries()) {
    const place: CitedPlace = { eventId: toTraceEventId(i), position: i, at: toTime(event.ts) };
    run ??= builder.addRun('run', builder.conversation('conversation', null), place);
    run.trigger = 'user';
    if (event.usage)
      builder.add(toModelCall(event, place, run, builder.parts.modelCalls.length + 1, trace.model ?? null));
    READERS.get(event.type)?.({ builder, run, pending }, event, place);
  }
  if (run && run.end === null) run.end = toEndOfLastWords(run, builder);
  return builder.build({ source: 'trace', eventCount: trace.events.length, task: trace.task ?? null });
}

interface TraceState {
  readonly builder: ExecutionBuilder;
  readonly run: RunDraft;
  readonly pending: PendingCalls;
}

type Reader = (state: TraceState, event: TraceEvent, place: CitedPlace) => void;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'system',
    ({ builder, run }, event, place) => {
      if (event.tools)
        builder.parts.contextReports.push({
          ...place,
          run,
          systemPromptChars: null,
          toolCount: event.tools.length,
          tools: event.tools.map(toCleanName),
        });
      if (event.text) builder.add(toMessage(event, place, run, 'system'));
      if (SAYS_COMPACTED.test(event.text ?? '')) addCompaction(place, run, builder);
      const fault = SAYS_MODEL_FAILED.test(event.text ?? '') ? readFault(event.text ?? '') : null;
      if (fault) addFailedCall(fault, event.text ?? '', place, run, builder);
    },
  ],
  ['user_message', ({ builder, run }, event, place) => builder.add(toMessage(event, place, run, 'user'))],
  ['assistant_message', ({ builder, run }, event, place) => builder.add(toMessage(event, place, run, 'assistant'))],
  [
    'tool_call',
    ({ builder, run, pending }, event, place) => {
      const args = toBoundedValue(event.args ?? null);
      const tool = toCleanName(event.tool ?? 'unknown');
      const about = { actor: toActor(event), callId: event.call_id ?? null };
      const call = toToolCall(place, run, tool, args, builder.toForm(toCallKey(tool, args)), about);
      builder.add(call);
      pending.add(call);
    },
  ],
  [
    'tool_result',
    ({ pending }, event, place) => {
      const call = pending.take(event);
      if (call) call.result = toResult(event, place);
    },
  ],
  [
    'run_end',
    ({ builder, run }, event, place) => {
      const end = emptyEnd(place);
      end.stopReason = event.subtype ?? null;
      end.ending = 'success';
      if (event.is_error === true || ABNORMAL.test(event.subtype ?? '')) {
        const text = event.text ?? '';
        addFault(end, readFault(text) ?? readFault(event.subtype ?? ''), text, run, builder);
      }
      run.end = end;
    },
  ],
]);

/** Ends that a host names without calling them an error. */
const ABNORMAL = /^(?:\w+_)?(?:abort|cancel|interrupt|kill|time_?out|timed_out|error|fail|max_|limit)/i;
/** The line with which hosts say that the history was summarised. */
const SAYS_COMPACTED =
  /^\W{0,4}(?:(?:auto|context|conversation|history|session|earlier|previous)\b[^\n]{0,60}\b(?:compact|summari[sz]|condens|truncat|trimm)|compact(?:ed|ion)\b)/i;

function addCompaction(place: CitedPlace, run: RunDraft, builder: ExecutionBuilder): void {
  builder.add({
    kind: 'compaction',
    ...place,
    run,
    endEventId: place.eventId,
    outcome: 'completed',
    tokensBefore: null,
    tokensAfter: null,
    messagesBefore: null,
    messagesAfter: null,
  });
}

interface PendingCalls {
  add(call: ToolCallDraft): void;
  /** The call that a result belongs to: the one with its id, else the oldest of its tool, or of any, that has none yet. */
  take(result: TraceEvent): ToolCallDraft | undefined;
}

function createPendingCalls(): PendingCalls {
  const byId = new Map<string, ToolCallDraft>();
  const queues = new Map<string, { calls: ToolCallDraft[]; head: number }>();
  const enqueue = (name: string, call: ToolCallDraft): void => {
    const queue = queues.get(name) ?? { calls: [], head: 0 };
    queue.calls.push(call);
    queues.set(name, queue);
  };
  const dequeue = (name: string): ToolCallDraft | undefined => {
    const queue = queues.get(name);
    if (!queue) return undefined;
    while (queue.calls[queue.head]?.result) queue.head += 1;
    return queue.calls[queue.head];
  };
  return {
    add(call) {
      if (call.callId !== null) byId.set(call.callId, call);
      enqueue('', call);
      enqueue(`tool ${call.tool}`, call);
    },
    take: ({ call_id, tool }) =>
      call_id === undefined ? dequeue(tool === undefined ? '' : `tool ${toCleanName(tool)}`) : byId.get(call_id),
  };
}

const toActor = ({ actor }: TraceEvent): string | null => (actor === undefined ? null : toCleanName(actor));

function toMessage(event: TraceEvent, place: CitedPlace, run: RunDraft, role: Message['role']): Message {
  return {
    kind: 'message',
    ...place,
    run,
    role,
    actor: toActor(event),
    text: toExcerpt(event.text ?? ''),
    trigger: 'user',
    partial: false,
    // What the host says in place of the agent is no answer.
    synthetic: role === 'assistant' && readFaultLine(event.text ?? '') !== null,
    stopReason: null,
    toolCallCount: null,
  };
}

function toResult(event: TraceEvent, place: CitedPlace): Mutable<ToolResult> {
  const text = toPlainText(event.text ?? '');
  const said: Outcome | null =
    event.exit_code !== undefined
      ? event.exit_code === 0
        ? 'completed'
        : 'failed'
      : event.is_error === undefined
        ? null
        : event.is_error
          ? 'failed'
          : 'completed';
  const read = said ?? readOutcome(text);
  return {
    ...place,
    outcome: read,
    text: toExcerpt(text),
    chars: text.length,
    digest: toResultDigest(text),
    exitCode: event.exit_code ?? null,
    error: read === 'failed' ? toExcerpt(text, 1_000) : null,
    blockedBy: null,
    durationMs: null,
    outcomeFromText: said === null,
  };
}

function toModelCall(
  event: TraceEvent,
  place: CitedPlace,
  run: RunDraft,
  number: number,
  model: string | null,
): ModelCall {
  const kinds = {
    input: event.usage?.input ?? null,
    output: event.usage?.output ?? null,
    cacheRead: event.usage?.cacheRead ?? null,
    cacheWrite: event.usage?.cacheWrite ?? null,
  };
  const usage: Usage = { ...kinds, total: toTokenTotal({ ...kinds, reportedTotal: null }) };
  // Some recorders write zeros where they know nothing.
  const isKnown = Object.values(usage).some((tokens) => tokens !== null && tokens > 0);
  const contextUsed = (usage.input ?? 0) + (usage.cacheRead ?? 0) + (usage.cacheWrite ?? 0);
  return {
    kind: 'model_call',
    ...place,
    run,
    number,
    provider: null,
    model,
    purpose: null,
    endEventId: place.eventId,
    outcome: 'completed',
    failure: null,
    error: null,
    httpStatus: null,
    retried: false,
    attempt: 1,
    usage: isKnown ? usage : null,
    costUsd: null,
    contextUsed: isKnown ? contextUsed : null,
    contextBudget: null,
    durationMs: null,
    stopReason: null,
  };
}

function toTime(ts: string | number | undefined): number | null {
  const time = typeof ts === 'number' ? ts : typeof ts === 'string' ? Date.parse(ts) : Number.NaN;
  return Number.isFinite(time) ? time : null;
}
