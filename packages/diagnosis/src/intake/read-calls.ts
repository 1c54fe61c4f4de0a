import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { Draft } from '../model/draft.ts';
import { toBoundedValue, toCallKey, toDigest, toExcerpt } from '../model/excerpt.ts';
import type { ModelCall, Place, Run, ToolResult, Usage } from '../model/execution.ts';
import { type ToolCallDraft, toToolCall } from './execution-builder.ts';
import { type IntakeState, toRun, toRunState } from './intake-state.ts';
import { toNumber, toText } from './payload-values.ts';

/** The summary calls of a compaction are numbered on their own. */
export function toModelCall(state: IntakeState, event: JournalEvent, place: Place): Draft<ModelCall> {
  const run = toRun(state, event, place);
  const number = toNumber(event.payload.model_call) ?? 0;
  const purpose = toText(event.payload.purpose);
  const key = purpose ? `${purpose}\n${number}` : number;
  const calls = toRunState(state, run).modelCalls;
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

export function endModelCall(state: IntakeState, event: JournalEvent, place: Place): Draft<ModelCall> {
  const call = toModelCall(state, event, place);
  call.endEventId = place.eventId;
  return call;
}

export function applyModelCallStart(call: Draft<ModelCall>, { payload }: JournalEvent): void {
  call.provider = toText(payload.provider) ?? call.provider;
  call.model = toText(payload.model) ?? call.model;
  call.attempt = toNumber(payload.attempt) ?? call.attempt;
  call.contextBudget = toNumber(payload.context_budget) ?? call.contextBudget;
}

export function applyModelCallEnd(call: Draft<ModelCall>, event: JournalEvent): void {
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

export function addToolCall(state: IntakeState, event: JournalEvent, place: Place): ToolCallDraft {
  const run = toRun(state, event, place);
  const args = toBoundedValue(event.payload.input ?? null);
  const tool = event.tool_name ?? toText(event.payload.toolName) ?? 'unknown';
  const call = toToolCall(place, run, tool, args, toCallKey(tool, args), { callId: event.tool_call_id ?? null });
  state.builder.add(call);
  const { calls } = toRunState(state, run);
  if (event.tool_call_id !== undefined) calls.set(event.tool_call_id, call);
  const wrapper = event.parent_tool_call_id && calls.get(event.parent_tool_call_id);
  if (wrapper) wrapper.isWrapper = true;
  return call;
}

export function applyExecutedArguments(call: ToolCallDraft, { payload }: JournalEvent): void {
  if (payload.executed_input !== undefined) call.executedArgs = toBoundedValue(payload.executed_input);
}

export function addToolResult(state: IntakeState, event: JournalEvent, place: Place): Draft<ToolResult> {
  const run = toRun(state, event, place);
  const known = toRunState(state, run).calls.get(`${event.tool_call_id}`);
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

export function applyToolResult(result: Draft<ToolResult>, event: JournalEvent): void {
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

const OUTCOMES = ['completed', 'failed', 'blocked', 'cancelled', 'running', 'unknown'] as const;
