import { toCleanName } from '@critiqor/evidence/contract/clean-name';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { Mutable } from '@critiqor/evidence/contract/mutable';
import { toName, toNumber, toText } from '@critiqor/evidence/contract/payload-values';
import type { ModelCallFact, ToolCallFact } from '@critiqor/evidence/read/facts/recorded-fact';
import { toTokenTotal } from '@critiqor/evidence/read/facts/token-usage';
import { toBoundedValue, toCallKey, toExcerpt, toResultDigest } from '../model/excerpt.ts';
import type { ModelCall, ToolResult } from '../model/execution.ts';
import { type ToolCallDraft, toCallForm, toToolCall } from './execution-builder.ts';
import { type IntakeState, toRunOf } from './intake-state.ts';
import { toPlainText } from './plain-text.ts';

export function readModelCall(state: IntakeState, fact: ModelCallFact): void {
  const { event, step } = state;
  const known = state.made[fact.number] as Mutable<ModelCall> | undefined;
  const call = known ?? addModelCall(state, fact);
  if (step === 'ended') call.endEventId = state.toPlace().eventId;
  const { payload } = event;
  call.provider = toName(payload.provider) ?? call.provider;
  call.model = fact.model === null ? null : toCleanName(fact.model);
  call.attempt = toNumber(payload.attempt) ?? call.attempt;
  call.contextBudget = fact.contextBudget;
  if (step === 'ended' || step === 'ending_refined') applyModelCallEnd(call, fact, event);
}

function addModelCall(state: IntakeState, fact: ModelCallFact): Mutable<ModelCall> {
  const place = state.toPlace();
  // Written out, as UNREPORTED has it: spreading two objects for every call is slow.
  const call: Mutable<ModelCall> = {
    kind: 'model_call',
    eventId: place.eventId,
    position: place.position,
    at: place.at,
    run: toRunOf(state, fact.run),
    number: fact.index,
    provider: null,
    model: null,
    purpose: fact.purpose,
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
  state.made[fact.number] = call;
  state.builder.add(call);
  return call;
}

function applyModelCallEnd(call: Mutable<ModelCall>, fact: ModelCallFact, { payload, error }: JournalEvent): void {
  call.outcome = fact.outcome ?? 'unknown';
  call.failure = toText(payload.failure) ?? call.failure;
  call.error = error === undefined ? call.error : toExcerpt(error, 1_000);
  call.httpStatus = toNumber(payload.http_status) ?? call.httpStatus;
  if (typeof payload.retry === 'object' && payload.retry !== null) call.retried = true;
  if (typeof payload.usage === 'object' && payload.usage !== null) {
    const { input, output, cacheRead, cacheWrite } = fact;
    call.usage = { input, output, cacheRead, cacheWrite, total: toTokenTotal(fact) };
  }
  call.costUsd = fact.costUsd;
  call.contextUsed = fact.contextUsed;
  call.durationMs = fact.durationMs;
  call.stopReason = toText(payload.stop_reason) ?? call.stopReason;
}

export function readToolCall(state: IntakeState, fact: ToolCallFact): void {
  const { event, step } = state;
  const known = state.made[fact.number] as ToolCallDraft | undefined;
  switch (step) {
    case 'began':
      addToolCall(state, fact);
      break;
    case 'beginning_refined':
      if (known && event.payload.executed_input !== undefined)
        known.executedArgs = toBoundedValue(event.payload.executed_input);
      break;
    case 'wrapped':
      if (known) known.isWrapper = true;
      break;
    case 'ended':
      endToolCall(state, known ?? addCallWithoutStart(state, fact), fact);
      break;
    case 'ending_refined':
      if (known?.result) applyToolResult(state, known.result, fact);
  }
}

function addToolCall(state: IntakeState, fact: ToolCallFact): void {
  const args = toBoundedValue(state.event.payload.input ?? null);
  const tool = toTool(fact);
  keepToolCall(
    state,
    fact,
    toToolCall(
      state.toPlace(),
      toRunOf(state, fact.run),
      tool,
      args,
      state.builder.toForm(toCallKey(tool, args)),
      fact,
    ),
  );
}

/** A result whose call was lost: the call is known by its result only. */
function addCallWithoutStart(state: IntakeState, fact: ToolCallFact): ToolCallDraft {
  const place = state.toPlace();
  const tool = toTool(fact);
  // Nothing says that two calls with unknown arguments are equal.
  const key = `${tool} unknown arguments at ${place.eventId}`;
  return keepToolCall(state, fact, toToolCall(place, toRunOf(state, fact.run), tool, null, toCallForm(key), fact));
}

function keepToolCall(state: IntakeState, fact: ToolCallFact, call: ToolCallDraft): ToolCallDraft {
  call.isWrapper = fact.isWrapper;
  state.made[fact.number] = call;
  state.builder.add(call);
  return call;
}

const UNNAMED = 'unknown';
const toTool = ({ tool }: ToolCallFact): string => (tool === null ? UNNAMED : toCleanName(tool));

function endToolCall(state: IntakeState, call: ToolCallDraft, fact: ToolCallFact): void {
  const place = state.toPlace();
  const result: Mutable<ToolResult> = {
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
  applyToolResult(state, result, fact);
}

function applyToolResult(state: IntakeState, result: Mutable<ToolResult>, fact: ToolCallFact): void {
  const { event } = state;
  const { payload } = event;
  result.outcome = fact.outcome ?? 'unknown';
  if (event.error !== undefined) result.error = toExcerpt(event.error, 1_000);
  result.exitCode = event.exit_code ?? result.exitCode;
  result.blockedBy = toText(payload.blocked_by) ?? result.blockedBy;
  result.durationMs = fact.durationMs;
  const given = toText(payload.text) ?? toResultText(payload.result);
  if (given === null) return;
  const text = toPlainText(given);
  result.text = toExcerpt(text);
  result.chars = toNumber(payload.result_chars) ?? Math.max(given.length, result.chars);
  result.digest = toResultDigest(text);
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
