import type { JournalEvent } from '@critiqor/evidence/event';
import type {
  Compaction,
  Execution,
  Message,
  ModelCall,
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
import { createTimeReader } from './read-time.ts';

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
    calls: new Map(),
    modelCalls: new Map(),
    compactions: new Map(),
    subagents: new Map(),
    lastRuns: new Map(),
  };
  const toTime = createTimeReader();
  const writers = new Map<string, Lines>();
  const toLines = (writer: string): Lines => {
    const known = writers.get(writer) ?? { writer, things: [], folds: [] };
    writers.set(writer, known);
    return known;
  };
  /** Of the writer of the last event: those of one writer mostly follow each other. */
  let lines = toLines('');
  let count = 0;
  const toPlace = (event: EvidenceEvent): Place => ({
    eventId: event.event_id,
    position: count - 1,
    at: toTime(event.timestamp),
  });
  return {
    add(event) {
      count += 1;
      if (event.redactions) {
        const place = toPlace(event);
        state.builder.parts.redactions.push({ ...place, eventType: event.event_type, redactions: event.redactions });
      }
      if (event.writer !== lines.writer) lines = toLines(event.writer);
      let thing = event.refines === undefined ? undefined : lines.things[event.refines];
      let fold = thing === undefined ? undefined : lines.folds[event.refines as number];
      if (thing && fold) fold(thing, event);
      else {
        const reader = READERS.get(event.event_type);
        if (!reader) return;
        thing = reader.begin(state, event, toPlace(event));
        fold = reader.fold;
      }
      if (!thing || !fold) return;
      lines.things[event.seq] = thing;
      lines.folds[event.seq] = fold;
    },
    toExecution: () => state.builder.build({ source: 'evidence', eventCount: count, task: null }),
  };
}

/** Of one writer, by seq: the thing that a line began, and how a refinement of that line is folded into it. */
interface Lines {
  readonly writer: string;
  readonly things: object[];
  readonly folds: Fold[];
}

type Fold<T = object> = (thing: T, event: JournalEvent) => void;

interface IntakeState {
  readonly builder: ExecutionBuilder;
  readonly calls: Map<Run, Map<string, ToolCallDraft>>;
  /** By number; by purpose and number for calls that have one. */
  readonly modelCalls: Map<Run, Map<string | number, Draft<ModelCall>>>;
  readonly compactions: Map<string, Draft<Compaction>>;
  readonly subagents: Map<string, Draft<Subagent>>;
  /** By conversation: the run that began last, for events that name none. */
  readonly lastRuns: Map<string, RunDraft>;
}

type Begin<T> = (state: IntakeState, event: JournalEvent, place: Place) => T;

interface Reader {
  /** Reads a line that stands for itself; gives the thing that it began, if other lines may add to that. */
  readonly begin: Begin<object | undefined>;
  readonly fold: Fold | undefined;
}

/** For a line that others may add to: they are folded into what it began, as it is itself unless `foldFirst` says otherwise. */
function toReader<T extends object>(begin: Begin<T | undefined>, fold: Fold<T>, foldFirst: Fold<T> = fold): Reader {
  const beginAndFold: Begin<object | undefined> = (state, event, place) => {
    const thing = begin(state, event, place);
    if (thing) foldFirst(thing, event);
    return thing;
  };
  // A fold is only ever given what its own reader began.
  return { begin: beginAndFold, fold: fold as Fold };
}

/** For a line that nothing is added to. */
function toPlainReader(read: Begin<void>): Reader {
  const begin: Reader['begin'] = (state, event, place) => {
    read(state, event, place);
    return undefined;
  };
  return { begin, fold: undefined };
}

const addNothing = (): void => {};

/** A map, because the name comes from the evidence: no member that every object has may answer to it. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'agent_start',
    toReader(toRun, (run, { payload }) => {
      run.attempts = Math.max(run.attempts, toNumber(payload.attempt) ?? 1);
      const trigger = toTrigger(payload.trigger);
      if (trigger !== 'unknown') run.trigger = trigger;
      run.hidden = run.trigger === 'memory';
    }),
  ],
  ['agent_end', toReader(addRunEnd, applyRunEnd)],
  ['input', toReader((state, event, place) => addMessage(state, event, place, 'user'), applyMessage)],
  ['message_end', toReader((state, event, place) => addMessage(state, event, place, 'assistant'), applyMessage)],
  ['before_provider_request', toReader(toModelCall, applyModelCallStart)],
  ['after_provider_response', toReader(endModelCall, applyModelCallEnd)],
  ['tool_call', toReader(addToolCall, applyExecutedArguments, addNothing)],
  ['tool_result', toReader(addToolResult, applyToolResult)],
  ['memory_search', toPlainReader((state, event, place) => addMemory(state, event, place, 'search'))],
  ['memory_get', toPlainReader((state, event, place) => addMemory(state, event, place, 'get'))],
  ['skill_available', toPlainReader(addSkillOffer)],
  ['skill_read', toPlainReader(addSkillRead)],
  ['context_report', toPlainReader(addContextReport)],
  ['compaction_start', toReader(addCompaction, addNothing)],
  ['compaction_end', toReader(endCompaction, applyCompactionEnd)],
  ['subagent_spawned', toReader(addSubagent, addNothing)],
  ['subagent_ended', toReader(endSubagent, addNothing)],
  ['process_start', toPlainReader((state, event, place) => addProcess(state, event, place, 'start'))],
  ['process_end', toPlainReader((state, event, place) => addProcess(state, event, place, 'end'))],
  ['error_event', toPlainReader((state, event, place) => addProcess(state, event, place, 'trouble'))],
  ['recorder_fault', toPlainReader(addGap)],
]);

const ENDINGS = ['success', 'error', 'timeout', 'aborted', 'yielded'] as const;
const TRIGGERS = ['user', 'heartbeat', 'cron', 'memory', 'subagent'] as const;
const OUTCOMES = ['completed', 'failed', 'blocked', 'cancelled', 'running', 'unknown'] as const;

/** The run of an event: the one that it names, else the last that began in its conversation. */
function toRun(state: IntakeState, event: JournalEvent, place: Place): RunDraft {
  const named = event.openclaw_run_id === undefined ? undefined : state.builder.findRun(event.openclaw_run_id);
  if (named) return named;
  const { openclaw_session_key, openclaw_session_id: sessionId } = event;
  const key = openclaw_session_key ?? sessionId ?? 'default';
  // A reset keeps the key and changes the id: what came before is no longer in the context.
  const conversationKey = sessionId === undefined ? key : `${key} ${sessionId}`;
  const isNamed = event.openclaw_run_id !== undefined && sessionId !== undefined;
  const last = isNamed
    ? undefined
    : (state.lastRuns.get(conversationKey) ?? (sessionId === undefined ? state.lastRuns.get(key) : undefined));
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

function addRunEnd(state: IntakeState, event: JournalEvent, place: Place): Draft<RunEnd> {
  const end = emptyEnd(place);
  toRun(state, event, place).end = end;
  return end;
}

function applyRunEnd(end: Draft<RunEnd>, { payload, error }: JournalEvent): void {
  end.ending = ENDINGS.find((name) => name === payload.ending) ?? end.ending;
  end.stopReason = toText(payload.stop_reason) ?? end.stopReason;
  end.reply = toText(payload.reply) ?? end.reply;
  end.failure = toText(payload.failure) ?? end.failure;
  end.error = error === undefined ? end.error : toExcerpt(error);
}

function addMessage(state: IntakeState, event: JournalEvent, place: Place, role: Message['role']): Draft<Message> {
  const run = toRun(state, event, place);
  const { payload } = event;
  const message: Draft<Message> = {
    kind: 'message',
    eventId: place.eventId,
    position: place.position,
    at: place.at,
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
  return message;
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
  const key = purpose ? `${purpose}\n${number}` : number;
  const calls = toOwn(state.modelCalls, run);
  const known = calls.get(key);
  if (known && (known.endEventId === null || event.event_type === 'before_provider_request')) return known;
  const call: Draft<ModelCall> = {
    kind: 'model_call',
    eventId: place.eventId,
    position: place.position,
    at: place.at,
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
  calls.set(key, call);
  state.builder.add(call);
  return call;
}

function endModelCall(state: IntakeState, event: JournalEvent, place: Place): Draft<ModelCall> {
  const call = toModelCall(state, event, place);
  call.endEventId = place.eventId;
  return call;
}

/** What belongs to a run, by names that only the run knows. */
function toOwn<K, V>(all: Map<Run, Map<K, V>>, run: Run): Map<K, V> {
  const known = all.get(run);
  if (known) return known;
  const own = new Map<K, V>();
  all.set(run, own);
  return own;
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

function addToolCall(state: IntakeState, event: JournalEvent, place: Place): ToolCallDraft {
  const run = toRun(state, event, place);
  const args = toBoundedValue(event.payload.input ?? null);
  const tool = event.tool_name ?? toText(event.payload.toolName) ?? 'unknown';
  const call = toToolCall(place, run, tool, args, toCallKey(tool, args), { callId: event.tool_call_id ?? null });
  state.builder.add(call);
  if (event.tool_call_id !== undefined) toOwn(state.calls, run).set(event.tool_call_id, call);
  const wrapper = event.parent_tool_call_id && state.calls.get(run)?.get(event.parent_tool_call_id);
  if (wrapper) wrapper.isWrapper = true;
  return call;
}

function applyExecutedArguments(call: ToolCallDraft, { payload }: JournalEvent): void {
  if (payload.executed_input !== undefined) call.executedArgs = toBoundedValue(payload.executed_input);
}

function addToolResult(state: IntakeState, event: JournalEvent, place: Place): Draft<ToolResult> {
  const run = toRun(state, event, place);
  const known = state.calls.get(run)?.get(`${event.tool_call_id}`);
  const call = known ?? addCallWithoutStart(state, event, place, run);
  const result: Draft<ToolResult> = {
    eventId: place.eventId,
    position: place.position,
    at: place.at,
    outcome: 'unknown',
    text: '',
    chars: 0,
    digest: '',
    exitCode: null,
    error: null,
    blockedBy: null,
    durationMs: null,
    outcomeFromText: false,
  };
  call.result = result;
  return result;
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

function addMemory(state: IntakeState, event: JournalEvent, place: Place, operation: 'search' | 'get'): void {
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

function addSkillOffer(state: IntakeState, event: JournalEvent, place: Place): void {
  const names = Array.isArray(event.payload.skills) ? event.payload.skills : [];
  const descriptions = Array.isArray(event.payload.descriptions) ? event.payload.descriptions : [];
  const skills = names.map((skill, index) => ({
    name: toText((skill as { name?: unknown } | null)?.name) ?? '',
    description: toExcerpt(toText(descriptions[index]) ?? '', 500),
  }));
  state.builder.parts.skillOffers.push({ ...place, run: toRun(state, event, place), skills });
}

function addSkillRead(state: IntakeState, event: JournalEvent, place: Place): void {
  const { skill, result_status } = event.payload;
  const status = result_status === 'read' || result_status === 'not_found' ? result_status : 'failed';
  state.builder.parts.skillReads.push({
    ...place,
    run: toRun(state, event, place),
    skill: toText(skill) ?? '',
    status,
  });
}

function addContextReport(state: IntakeState, event: JournalEvent, place: Place): void {
  const { system_prompt_chars, tool_count, tools } = event.payload;
  state.builder.parts.contextReports.push({
    ...place,
    run: toRun(state, event, place),
    systemPromptChars: toNumber(system_prompt_chars),
    toolCount: toNumber(tool_count),
    tools: Array.isArray(tools) ? toTexts(tools) : null,
  });
}

function toCompaction(place: Place, run: Run): Draft<Compaction> {
  return {
    kind: 'compaction',
    ...place,
    run,
    endEventId: null,
    outcome: 'unknown',
    tokensBefore: null,
    tokensAfter: null,
    messagesBefore: null,
    messagesAfter: null,
  };
}

function addCompaction(state: IntakeState, event: JournalEvent, place: Place): Draft<Compaction> {
  const run = toRun(state, event, place);
  const compaction = toCompaction(place, run);
  compaction.tokensBefore = toNumber(event.payload.tokens);
  compaction.messagesBefore = toNumber(event.payload.messages);
  state.compactions.set(run.conversation.key, compaction);
  state.builder.add(compaction);
  return compaction;
}

function endCompaction(state: IntakeState, event: JournalEvent, place: Place): Draft<Compaction> {
  const run = toRun(state, event, place);
  const begun = state.compactions.get(run.conversation.key);
  const compaction = begun ?? toCompaction(place, run);
  if (!begun) state.builder.add(compaction);
  state.compactions.delete(run.conversation.key);
  compaction.endEventId = place.eventId;
  return compaction;
}

function applyCompactionEnd(compaction: Draft<Compaction>, { payload, outcome }: JournalEvent): void {
  compaction.outcome = outcome ?? compaction.outcome;
  compaction.tokensAfter = toNumber(payload.tokens) ?? compaction.tokensAfter;
  compaction.messagesAfter = toNumber(payload.messages) ?? compaction.messagesAfter;
}

function addSubagent(state: IntakeState, event: JournalEvent, place: Place): Draft<Subagent> {
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
  return subagent;
}

function endSubagent(state: IntakeState, event: JournalEvent, place: Place): Draft<Subagent> | undefined {
  const subagent = state.subagents.get(toText(event.payload.child_session_key) ?? '');
  // A reset of the conversation ends its subagents once more.
  if (!subagent || subagent.endEventId !== null) return undefined;
  subagent.endEventId = place.eventId;
  subagent.endPosition = place.position;
  subagent.ending = toText(event.payload.ending);
  return subagent;
}

function addGap(state: IntakeState, { payload }: JournalEvent, place: Place): void {
  state.builder.parts.gaps.push({
    ...place,
    reason: toText(payload.reason) ?? 'unknown',
    lostEvents: toNumber(payload.lost_events) ?? 0,
  });
}

function addProcess(
  state: IntakeState,
  { payload }: JournalEvent,
  place: Place,
  what: 'start' | 'end' | 'trouble',
): void {
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

const isText = (value: unknown): value is string => typeof value === 'string';
/** The list itself when it holds nothing else: lists of tools are long and come with every run. */
const toTexts = (values: readonly unknown[]): readonly string[] =>
  values.every(isText) ? values : values.filter(isText);
const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const toNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const toTrigger = (value: unknown): Trigger => TRIGGERS.find((name) => name === value) ?? 'unknown';
