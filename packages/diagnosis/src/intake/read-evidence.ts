import type { JournalEvent } from '@critiqor/evidence/event';
import type {
  Compaction,
  Execution,
  Message,
  ModelCall,
  Outcome,
  Place,
  Run,
  RunEnd,
  Subagent,
  ToolResult,
  Trigger,
  Usage,
} from '../execution.ts';
import { toBoundedValue, toDigest, toExcerpt } from './excerpt.ts';
import {
  createExecutionBuilder,
  type Draft,
  type ExecutionBuilder,
  emptyEnd,
  type RunDraft,
  type ToolCallDraft,
  toToolCall,
} from './execution-builder.ts';

/** One event of sealed evidence: a journal line with the id that the seal gave it. */
export type EvidenceEvent = JournalEvent & { readonly event_id: string };

export interface EvidenceIntake {
  add(event: EvidenceEvent): void;
  toExecution(): Execution;
}

/**
 * Reads sealed events one by one, in their order, keeping only what judging needs. What an event adds later (`refines`) is folded into
 * the thing that the first one began.
 */
export function createEvidenceIntake(): EvidenceIntake {
  const state: IntakeState = {
    builder: createExecutionBuilder(),
    writers: new Map(),
    calls: new Map(),
    modelCalls: new Map(),
    compactions: new Map(),
    subagents: new Map(),
    lastRuns: new Map(),
    count: 0,
  };
  return {
    add(event) {
      const place: Place = { eventId: event.event_id, position: state.count, at: toTime(event.timestamp) };
      state.count += 1;
      if (event.redactions)
        state.builder.parts.redactions.push({ ...place, eventType: event.event_type, redactions: event.redactions });
      const refined = event.refines === undefined ? undefined : state.writers.get(event.writer)?.[event.refines];
      const target = refined ?? { apply: READERS.get(event.event_type)?.(state, event, place) };
      if (refined) refined.apply?.(event);
      if (!target.apply) return;
      const lines = state.writers.get(event.writer) ?? [];
      lines[event.seq] = target;
      state.writers.set(event.writer, lines);
    },
    toExecution: () => state.builder.build({ source: 'evidence', eventCount: state.count, task: null }),
  };
}

/** Folds a later event into the thing that an earlier one began. */
type Apply = (event: JournalEvent) => void;

interface IntakeState {
  readonly builder: ExecutionBuilder;
  /** Per writer, by seq: what a refinement of that line is folded into. */
  readonly writers: Map<string, { readonly apply: Apply | undefined }[]>;
  readonly calls: Map<string, ToolCallDraft>;
  readonly modelCalls: Map<string, Draft<ModelCall>>;
  readonly compactions: Map<string, Draft<Compaction>>;
  readonly subagents: Map<string, Draft<Subagent>>;
  /** By conversation: the run that began last, for events that name none. */
  readonly lastRuns: Map<string, RunDraft>;
  count: number;
}

type Reader = (state: IntakeState, event: JournalEvent, place: Place) => Apply | undefined;

const READER_BY_TYPE: Readonly<Record<string, Reader>> = {
  agent_start(state, event, place) {
    const run = toRun(state, event, place);
    const apply: Apply = ({ payload }) => {
      run.attempts = Math.max(run.attempts, toNumber(payload.attempt) ?? 1);
      const trigger = toTrigger(payload.trigger);
      if (trigger !== 'unknown') run.trigger = trigger;
      run.hidden = run.trigger === 'memory';
    };
    apply(event);
    return apply;
  },
  agent_end(state, event, place) {
    const run = toRun(state, event, place);
    const end: Draft<RunEnd> = emptyEnd(place);
    run.end = end;
    const apply: Apply = ({ payload, error }) => {
      end.ending = ENDINGS.find((name) => name === payload.ending) ?? end.ending;
      end.stopReason = toText(payload.stop_reason) ?? end.stopReason;
      end.reply = toText(payload.reply) ?? end.reply;
      end.failure = toText(payload.failure) ?? end.failure;
      end.error = error === undefined ? end.error : toExcerpt(error);
    };
    apply(event);
    return apply;
  },
  input: (state, event, place) => addMessage(state, event, place, 'user'),
  message_end: (state, event, place) => addMessage(state, event, place, 'assistant'),
  before_provider_request(state, event, place) {
    const call = toModelCall(state, event, place);
    return applyTo(call, applyModelCallStart, event);
  },
  after_provider_response(state, event, place) {
    const call = toModelCall(state, event, place);
    call.endEventId = place.eventId;
    return applyTo(call, applyModelCallEnd, event);
  },
  tool_call(state, event, place) {
    const run = toRun(state, event, place);
    const args = toBoundedValue(event.payload.input ?? null);
    const tool = event.tool_name ?? toText(event.payload.toolName) ?? 'unknown';
    const call = toToolCall(place, run, tool, args, toCallKey(tool, args), { callId: event.tool_call_id ?? null });
    state.builder.add(call);
    if (event.tool_call_id !== undefined) state.calls.set(`${run.id}\n${event.tool_call_id}`, call);
    const wrapper = event.parent_tool_call_id && state.calls.get(`${run.id}\n${event.parent_tool_call_id}`);
    if (wrapper) wrapper.isWrapper = true;
    return ({ payload }) => {
      if (payload.executed_input !== undefined) call.executedArgs = toBoundedValue(payload.executed_input);
    };
  },
  tool_result(state, event, place) {
    const run = toRun(state, event, place);
    const known = state.calls.get(`${run.id}\n${event.tool_call_id}`);
    const call = known ?? addCallWithoutStart(state, event, place, run);
    const result: Draft<ToolResult> = { ...NO_RESULT, ...place };
    call.result = result;
    return applyTo(result, applyToolResult, event);
  },
  memory_search: (state, event, place) => addMemory(state, event, place, 'search'),
  memory_get: (state, event, place) => addMemory(state, event, place, 'get'),
  skill_available(state, event, place) {
    const names = Array.isArray(event.payload.skills) ? event.payload.skills : [];
    const descriptions = Array.isArray(event.payload.descriptions) ? event.payload.descriptions : [];
    const skills = names.map((skill, index) => ({
      name: toText((skill as { name?: unknown } | null)?.name) ?? '',
      description: toExcerpt(toText(descriptions[index]) ?? '', 500),
    }));
    state.builder.parts.skillOffers.push({ ...place, run: toRun(state, event, place), skills });
    return undefined;
  },
  skill_read(state, event, place) {
    const { skill, result_status } = event.payload;
    const status = result_status === 'read' || result_status === 'not_found' ? result_status : 'failed';
    state.builder.parts.skillReads.push({
      ...place,
      run: toRun(state, event, place),
      skill: toText(skill) ?? '',
      status,
    });
    return undefined;
  },
  context_report(state, event, place) {
    const { system_prompt_chars, tool_count, tools } = event.payload;
    state.builder.parts.contextReports.push({
      ...place,
      run: toRun(state, event, place),
      systemPromptChars: toNumber(system_prompt_chars),
      toolCount: toNumber(tool_count),
      tools: Array.isArray(tools) ? tools.filter((tool) => typeof tool === 'string') : null,
    });
    return undefined;
  },
  compaction_start(state, event, place) {
    const run = toRun(state, event, place);
    const compaction: Draft<Compaction> = { ...NO_COMPACTION, kind: 'compaction', ...place, run };
    compaction.tokensBefore = toNumber(event.payload.tokens);
    compaction.messagesBefore = toNumber(event.payload.messages);
    state.compactions.set(run.conversation.key, compaction);
    state.builder.add(compaction);
    return () => {};
  },
  compaction_end(state, event, place) {
    const run = toRun(state, event, place);
    const begun = state.compactions.get(run.conversation.key);
    const compaction: Draft<Compaction> = begun ?? { ...NO_COMPACTION, kind: 'compaction', ...place, run };
    if (!begun) state.builder.add(compaction);
    state.compactions.delete(run.conversation.key);
    compaction.endEventId = place.eventId;
    return applyTo(compaction, applyCompactionEnd, event);
  },
  subagent_spawned(state, event, place) {
    const subagent: Draft<Subagent> = {
      ...place,
      run: toRun(state, event, place),
      childRunId: toText(event.payload.child_run_id),
      childSessionKey: toText(event.payload.child_session_key),
      label: toText(event.payload.label),
      mode: toText(event.payload.mode),
      endEventId: null,
      endPosition: null,
      ending: null,
    };
    state.builder.parts.subagents.push(subagent);
    if (subagent.childSessionKey) state.subagents.set(subagent.childSessionKey, subagent);
    return () => {};
  },
  subagent_ended(state, event, place) {
    const subagent = state.subagents.get(toText(event.payload.child_session_key) ?? '');
    // A reset of the conversation ends its subagents once more.
    if (!subagent || subagent.endEventId !== null) return undefined;
    subagent.endEventId = place.eventId;
    subagent.endPosition = place.position;
    subagent.ending = toText(event.payload.ending);
    return () => {};
  },
  process_start: (state, event, place) => addProcess(state, event, place, 'start'),
  process_end: (state, event, place) => addProcess(state, event, place, 'end'),
  error_event: (state, event, place) => addProcess(state, event, place, 'trouble'),
  recorder_fault(state, { payload }, place) {
    state.builder.parts.gaps.push({
      ...place,
      reason: toText(payload.reason) ?? 'unknown',
      lostEvents: toNumber(payload.lost_events) ?? 0,
    });
    return undefined;
  },
};

/** A map, because the name comes from the evidence: no member that every object has may answer to it. */
const READERS: ReadonlyMap<string, Reader> = new Map(Object.entries(READER_BY_TYPE));

const ENDINGS = ['success', 'error', 'timeout', 'aborted', 'yielded'] as const;
const TRIGGERS = ['user', 'heartbeat', 'cron', 'memory', 'subagent'] as const;
const OUTCOMES = ['completed', 'failed', 'blocked', 'cancelled', 'running', 'unknown'] as const;

const NO_RESULT = {
  outcome: 'unknown' as Outcome,
  text: '',
  chars: 0,
  digest: '',
  exitCode: null,
  error: null,
  blockedBy: null,
  durationMs: null,
  outcomeFromText: false,
};

const NO_COMPACTION = {
  endEventId: null,
  outcome: 'unknown' as Outcome,
  tokensBefore: null,
  tokensAfter: null,
  messagesBefore: null,
  messagesAfter: null,
};

/** Applies the first event and returns the function that applies those which refine it. */
function applyTo<T>(target: T, apply: (target: T, event: JournalEvent) => void, first: JournalEvent): Apply {
  apply(target, first);
  return (event) => apply(target, event);
}

/** The run of an event: the one that it names, else the last that began in its conversation. */
function toRun(state: IntakeState, event: JournalEvent, place: Place): RunDraft {
  const named = event.openclaw_run_id === undefined ? undefined : state.builder.findRun(event.openclaw_run_id);
  if (named) return named;
  const { openclaw_session_key, openclaw_session_id: sessionId } = event;
  const key = openclaw_session_key ?? sessionId ?? 'default';
  // A reset keeps the key and changes the id: what came before is no longer in the context.
  const conversationKey = sessionId === undefined ? key : `${key} ${sessionId}`;
  const last = state.lastRuns.get(conversationKey) ?? (sessionId === undefined ? state.lastRuns.get(key) : undefined);
  if (event.openclaw_run_id === undefined && last) return last;
  const conversation =
    sessionId === undefined && last
      ? last.conversation
      : state.builder.conversation(conversationKey, event.openclaw_agent_id ?? null);
  const run = state.builder.addRun(event.openclaw_run_id ?? `run of ${conversationKey}`, conversation, place);
  state.lastRuns.set(conversationKey, run);
  state.lastRuns.set(key, run);
  return run;
}

function addMessage(state: IntakeState, event: JournalEvent, place: Place, role: Message['role']): Apply {
  const run = toRun(state, event, place);
  const { payload } = event;
  const message: Draft<Message> = {
    kind: 'message',
    ...place,
    run,
    role,
    actor: null,
    text: '',
    trigger: toTrigger(payload.trigger),
    partial: false,
    synthetic: payload.synthetic === true,
    stopReason: null,
    toolCallCount: null,
  };
  state.builder.add(message);
  return applyTo(message, applyMessage, event);
}

function applyMessage(message: Draft<Message>, { payload }: JournalEvent): void {
  if (typeof payload.text === 'string') message.text = toExcerpt(payload.text);
  if (payload.partial === true) message.partial = true;
  message.stopReason = toText(payload.stop_reason) ?? message.stopReason;
  if (Array.isArray(payload.tool_calls)) message.toolCallCount = payload.tool_calls.length;
}

/** The summary calls of a compaction are numbered on their own. */
function toModelCall(state: IntakeState, event: JournalEvent, place: Place): Draft<ModelCall> {
  const run = toRun(state, event, place);
  const number = toNumber(event.payload.model_call) ?? 0;
  const purpose = toText(event.payload.purpose);
  const key = `${run.id}\n${purpose ?? ''}\n${number}`;
  const known = state.modelCalls.get(key);
  if (known && (known.endEventId === null || event.event_type === 'before_provider_request')) return known;
  const call: Draft<ModelCall> = {
    kind: 'model_call',
    ...place,
    run,
    number,
    provider: null,
    model: null,
    purpose,
    endEventId: null,
    outcome: 'running',
    failure: null,
    error: null,
    httpStatus: null,
    retried: false,
    attempt: 1,
    usage: null,
    costUsd: null,
    contextUsed: null,
    contextBudget: null,
    durationMs: null,
    stopReason: null,
  };
  state.modelCalls.set(key, call);
  state.builder.add(call);
  return call;
}

function applyModelCallStart(call: Draft<ModelCall>, { payload }: JournalEvent): void {
  call.provider = toText(payload.provider) ?? call.provider;
  call.model = toText(payload.model) ?? call.model;
  call.attempt = toNumber(payload.attempt) ?? call.attempt;
  call.contextBudget = toNumber(payload.context_budget) ?? call.contextBudget;
}

function applyModelCallEnd(call: Draft<ModelCall>, event: JournalEvent): void {
  const { payload } = event;
  applyModelCallStart(call, event);
  call.outcome = event.outcome ?? (call.outcome === 'running' ? 'unknown' : call.outcome);
  call.failure = toText(payload.failure) ?? call.failure;
  call.error = event.error === undefined ? call.error : toExcerpt(event.error, 1_000);
  call.httpStatus = toNumber(payload.http_status) ?? call.httpStatus;
  if (typeof payload.retry === 'object' && payload.retry !== null) call.retried = true;
  call.usage = toUsage(payload.usage, call.usage);
  call.costUsd = toNumber(payload.cost_usd) ?? call.costUsd;
  call.contextUsed = toNumber(payload.context_used) ?? call.contextUsed;
  call.durationMs = event.duration_ms ?? call.durationMs;
  call.stopReason = toText(payload.stop_reason) ?? call.stopReason;
}

function toUsage(value: unknown, known: Usage | null): Usage | null {
  if (typeof value !== 'object' || value === null) return known;
  const usage = value as Record<string, unknown>;
  return {
    input: toNumber(usage.input) ?? known?.input ?? null,
    output: toNumber(usage.output) ?? known?.output ?? null,
    cacheRead: toNumber(usage.cache_read) ?? known?.cacheRead ?? null,
    cacheWrite: toNumber(usage.cache_write) ?? known?.cacheWrite ?? null,
  };
}

/** A result whose call was lost: the call is known by its result only. */
function addCallWithoutStart(state: IntakeState, event: JournalEvent, place: Place, run: Run): ToolCallDraft {
  const tool = event.tool_name ?? toText(event.payload.toolName) ?? 'unknown';
  // Nothing says that two calls with unknown arguments are equal.
  const key = `${tool} unknown arguments at ${place.eventId}`;
  const call = toToolCall(place, run, tool, null, key, { callId: event.tool_call_id ?? null });
  state.builder.add(call);
  return call;
}

function applyToolResult(result: Draft<ToolResult>, event: JournalEvent): void {
  const { payload } = event;
  result.outcome = OUTCOMES.find((name) => name === event.outcome) ?? result.outcome;
  if (event.error !== undefined) result.error = toExcerpt(event.error, 1_000);
  result.exitCode = event.exit_code ?? result.exitCode;
  result.blockedBy = toText(payload.blocked_by) ?? result.blockedBy;
  result.durationMs = event.duration_ms ?? result.durationMs;
  const text = toText(payload.text) ?? toResultText(payload.result);
  if (text === null) return;
  result.text = toExcerpt(text);
  result.chars = toNumber(payload.result_chars) ?? Math.max(text.length, result.chars);
  result.digest = toDigest(text);
}

/** The texts of a result, as the model was given them. */
function toResultText(result: unknown): string | null {
  if (typeof result === 'string') return result;
  if (typeof result !== 'object' || result === null) return null;
  const { content } = result as { content?: unknown };
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return JSON.stringify(toBoundedValue(result));
  const texts = content.map((part) => toText((part as { text?: unknown } | null)?.text) ?? '');
  return texts.join('\n');
}

function addMemory(state: IntakeState, event: JournalEvent, place: Place, operation: 'search' | 'get'): undefined {
  const { payload } = event;
  if (payload.observed_as !== 'tool_result') return;
  state.builder.parts.memory.push({
    ...place,
    run: toRun(state, event, place),
    operation,
    query: toExcerpt(toText(payload.query) ?? toText(payload.path) ?? '', 500),
    status: MEMORY_STATUSES.find((name) => name === payload.result_status) ?? 'error',
    hits: toNumber(payload.hits),
    warning: toText(payload.warning),
  });
}

const MEMORY_STATUSES = ['hit', 'empty', 'unavailable', 'not_found', 'error'] as const;

function applyCompactionEnd(compaction: Draft<Compaction>, { payload, outcome }: JournalEvent): void {
  compaction.outcome = outcome ?? compaction.outcome;
  compaction.tokensAfter = toNumber(payload.tokens) ?? compaction.tokensAfter;
  compaction.messagesAfter = toNumber(payload.messages) ?? compaction.messagesAfter;
}

function addProcess(
  state: IntakeState,
  { payload }: JournalEvent,
  place: Place,
  what: 'start' | 'end' | 'trouble',
): undefined {
  state.builder.parts.processes.push({
    ...place,
    what,
    exitCode: toNumber(payload.exit_code),
    signal: toText(payload.signal),
    source: toText(payload.source),
    message: toText(payload.message),
  });
}

export function toCallKey(tool: string, boundedArgs: unknown): string {
  const text = `${tool} ${JSON.stringify(boundedArgs)}`;
  return text.length <= 300 ? text : `${text.slice(0, 200)} ${toDigest(text)}`;
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const toNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const toTrigger = (value: unknown): Trigger => TRIGGERS.find((name) => name === value) ?? 'unknown';

function toTime(timestamp: string): number | null {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? null : time;
}
