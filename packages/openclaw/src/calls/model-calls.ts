import type { EventDraft } from '@critiqor/evidence/contract/event';
import { asArray, asNumber, asObject, asText, given, type HostObject } from '../host/host.ts';
import { idsOf, type ModelCall, type RecordEvent, type RunState } from './run-state.ts';

/**
 * Model calls of a run come one after the other, and up to three seams show each of them: the diagnostic stream (every start, a
 * little late), typed hooks (start and end, only in some entry points), and the assistant message with its tokens. Each seam
 * numbers the calls in the same order, so the n-th start of one is the n-th start of another: whichever comes first writes the
 * line, the others refine it.
 */

/** Calls whose details may still come; earlier ones are settled. */
const REMEMBERED_CALLS = 32;

interface CallStart {
  readonly source: string;
  readonly hostTs?: number | undefined;
  readonly payload: EventDraft['payload'];
}

interface CallEnd {
  readonly source: string;
  readonly outcome: NonNullable<EventDraft['outcome']>;
  readonly hostTs?: number | undefined;
  readonly durationMs?: number | undefined;
  readonly error?: string | undefined;
  readonly payload: EventDraft['payload'];
}

/** A start on the diagnostic stream. */
export function startFromDiagnostic(run: RunState, start: CallStart, record: RecordEvent): void {
  run.diagnosticStarts += 1;
  const call = callAt(run, run.diagnosticStarts, record);
  if (!call || call.started) return;
  writeStart(run, call, start, record);
  deriveDuration(run, call, start.source, record);
  const heldFailure = run.heldFailure;
  run.heldFailure = null;
  heldFailure?.();
}

/** A start shown by a hook, with the context budget and the host's own id of the call. */
export function startFromHook(run: RunState, callId: string | undefined, start: CallStart, record: RecordEvent): void {
  run.hookStarts += 1;
  const call = callAt(run, run.hookStarts, record);
  if (!call) return;
  call.callId = callId;
  if (call.started) refine('before_provider_request', run, call, call.startSeq, start, record);
  else writeStart(run, call, start, record);
}

/** An end shown by a hook: the only seam that measures the call itself. */
export function endFromHook(run: RunState, callId: string | undefined, end: CallEnd, record: RecordEvent): void {
  // Ids start again at every retry, so the newest call of that id is meant.
  const call = run.calls.findLast((candidate) => candidate.callId === callId) ?? openOrNextCall(run, record);
  call.failed = end.outcome !== 'completed';
  call.endedByHook = true;
  if (call.ended) refine('after_provider_response', run, call, call.endSeq, end, record);
  else writeEnd(run, call, end, record);
}

/** The host counts output tokens once a response is complete: that ends the call where no hook does. */
export function endFromOutputTokens(run: RunState, total: number, end: CallEnd, record: RecordEvent): void {
  const measured = lastEnded(run, (candidate) => candidate.endedByHook && !candidate.hasOutputTokens);
  const call = openCall(run) ?? measured ?? openOrNextCall(run, record);
  const output = Math.max(0, total - run.outputTokens);
  run.outputTokens = total;
  call.hasOutputTokens = true;
  const payload = { usage: { output } };
  if (call.ended) refine('after_provider_response', run, call, call.endSeq, { source: end.source, payload }, record);
  else writeEnd(run, call, { ...end, payload: { ...payload, concluded_from: 'output_tokens' } }, record);
}

/**
 * The assistant message of a call brings tokens and cost. Returns the number of the call, or undefined when no call stands
 * behind the message: the host writes messages of its own, for instance when it stops a run.
 */
export function describeFromMessage(
  run: RunState,
  message: HostObject,
  end: CallEnd,
  record: RecordEvent,
): number | undefined {
  const usage = usageOf(run, message);
  const isModelAnswer = usage !== undefined || /^(stop|toolUse|length)$/.test(asText(message.stopReason) ?? '');
  const ended = lastEnded(run, (candidate) => !candidate.hasMessage && (!candidate.failed || candidate.endedByHook));
  if (!isModelAnswer) return claimFailure(run);
  const call = openCall(run) ?? ended ?? openOrNextCall(run, record);
  call.hasMessage = true;
  call.hasUsage ||= usage !== undefined;
  const described = { ...end, payload: { ...end.payload, ...usage } };
  if (call.ended)
    refine('after_provider_response', run, call, call.endSeq, { ...described, outcome: undefined }, record);
  else writeEnd(run, call, described, record);
  return call.number;
}

/** Tokens of calls whose message was never persisted, found in the messages of the attempt once it is over. */
export function describeFromAttempt(
  run: RunState,
  messages: readonly unknown[],
  source: string,
  record: RecordEvent,
): void {
  if (run.calls.every((call) => call.hasUsage || !call.ended)) return;
  for (const value of messages) {
    const message = asObject(value);
    if (message.role !== 'assistant') continue;
    const toolCallId = asArray(message.content)
      .map((part) => asText(asObject(part).id))
      .find((id) => id && run.tools.has(id));
    const number = toolCallId ? run.tools.get(toolCallId)?.modelCall : undefined;
    const call = run.calls.find((candidate) => candidate.number === number);
    const usage = call && !call.hasUsage ? usageOf(run, message) : undefined;
    if (!call || !usage) continue;
    call.hasUsage = true;
    refine('after_provider_response', run, call, call.endSeq, { source, payload: usage }, record);
  }
}

/** The last message of an attempt: tokens of a call that was refused, and details of its failure. */
export function describeFromLastMessage(run: RunState, message: HostObject, source: string, record: RecordEvent): void {
  const call = lastEnded(run, () => true);
  // A call that was cut off leaves no message; the last one is then that of an earlier call.
  const isOfFailure = /^(error|aborted)$/.test(asText(message.stopReason) ?? '');
  if (!call || (call.failed && !isOfFailure)) return;
  const usage = call.hasUsage ? undefined : usageOf(run, message);
  const { error, ...details } = call.failed ? failureOf(message) : {};
  const payload = { ...usage, ...details };
  if (error === undefined && Object.values(payload).every((value) => value === undefined)) return;
  call.hasUsage ||= usage !== undefined;
  refine('after_provider_response', run, call, call.endSeq, { source, error, payload }, record);
}

/** The run reports a failure: it ends the open call, or says more about the one that has just ended. */
export function failFromRun(run: RunState, end: CallEnd, record: RecordEvent): void {
  const open = openCall(run);
  if (open) {
    writeEnd(run, open, { ...end, payload: { ...end.payload, concluded_from: 'run_failure' } }, record);
    return;
  }
  // A response that never became a message was refused by the host, for instance because its tool call was malformed.
  const refused = lastEnded(run, (call) => call.failed || (!call.endedByHook && !call.hasMessage));
  // Hooks show a call before its response begins, so with them there is no other call that the failure could be of.
  const isOfLastCall = !run.responseBegun || run.hookStarts > 0;
  if (refused && isOfLastCall) {
    const outcome = refused.failed ? undefined : end.outcome;
    refused.failed = true;
    refine('after_provider_response', run, refused, refused.endSeq, { ...end, outcome }, record);
    return;
  }
  // In entry points without hooks the start may still be on its way; if it never comes, the failure was not a model call's.
  if (!isOfLastCall) run.heldFailure = () => failFromRun(run, end, record);
}

/** The host is going to try again. */
export function noteRetry(run: RunState, source: string, retry: HostObject, record: RecordEvent): void {
  const { heldFailure } = run;
  if (heldFailure) {
    run.heldFailure = () => {
      heldFailure();
      noteRetry(run, source, retry, record);
    };
    return;
  }
  const call = lastEnded(run, () => true);
  if (call) refine('after_provider_response', run, call, call.endSeq, { source, payload: { retry } }, record);
}

/** A call that is still open has ended, whether or not anything said so. */
export function closeCalls(run: RunState, end: CallEnd, record: RecordEvent): void {
  for (const call of run.calls) if (call.started && !call.ended) writeEnd(run, call, end, record);
}

/** A call whose response was complete before its start was shown has its duration only now. */
function deriveDuration(run: RunState, call: ModelCall, source: string, record: RecordEvent): void {
  const { startedAt, endedAt } = call;
  if (!call.ended || call.endedByHook || startedAt === undefined || endedAt === undefined) return;
  const payload = { duration_source: 'derived' };
  refine(
    'after_provider_response',
    run,
    call,
    call.endSeq,
    { source, durationMs: endedAt - startedAt, payload },
    record,
  );
}

/** Token counts and cost of an assistant message, or undefined when the provider reported none: zero is not "free". */
function usageOf(run: RunState, message: HostObject): EventDraft['payload'] | undefined {
  const usage = asObject(message.usage);
  const input = asNumber(usage.input) ?? 0;
  const cacheRead = asNumber(usage.cacheRead) ?? 0;
  const cacheWrite = asNumber(usage.cacheWrite) ?? 0;
  const output = asNumber(usage.output) ?? 0;
  if (input + cacheRead + cacheWrite + output === 0) return undefined;
  const cost = asNumber(asObject(usage.cost).total);
  return given({
    usage: {
      input,
      output,
      cache_read: cacheRead,
      cache_write: cacheWrite,
      total: input + output + cacheRead + cacheWrite,
    },
    cost_usd: cost === 0 ? undefined : cost,
    context_used: input + cacheRead + cacheWrite,
    context_budget: run.contextBudget,
  });
}

/** What a failed assistant message says about the failure. */
function failureOf(message: HostObject): {
  readonly error?: string;
  readonly http_status?: number;
  readonly failure?: string;
} {
  const code = message.errorCode;
  const status =
    asNumber(code) ?? (/^\d{3}$/.test(String(code)) ? Number(code) : leadingStatus(asText(message.errorMessage)));
  return given({
    error: asText(message.errorMessage),
    http_status: status,
    failure: asText(message.errorType),
  });
}

/** Providers' errors begin with their status: "500 boom". */
function leadingStatus(error: string | undefined): number | undefined {
  const status = /^([45]\d\d)\b/.exec(error ?? '')?.[1];
  return status === undefined ? undefined : Number(status);
}

/** The message of a failed call says nothing that the failure has not said; it only names the call. */
function claimFailure(run: RunState): number | undefined {
  const failed = lastEnded(run, (call) => call.failed && !call.hasMessage);
  if (failed) failed.hasMessage = true;
  return failed?.number;
}

/** The n-th call of a run. A call that begins shows that the one before it has ended, whether or not anything said so. */
function callAt(run: RunState, number: number, record: RecordEvent): ModelCall | undefined {
  if (number <= run.callCount) return run.calls.find((call) => call.number === number);
  closeCalls(run, { source: 'recorder', outcome: 'unknown', payload: { concluded_from: 'next_model_call' } }, record);
  return addCall(run);
}

function openCall(run: RunState): ModelCall | undefined {
  return run.calls.find((call) => call.started && !call.ended);
}

/** The call that an end without an id belongs to: the open one, or one whose start is still on its way. */
function openOrNextCall(run: RunState, record: RecordEvent): ModelCall {
  return openCall(run) ?? callAt(run, run.callCount + 1, record) ?? addCall(run);
}

function addCall(run: RunState): ModelCall {
  run.callCount += 1;
  const call: ModelCall = {
    number: run.callCount,
    startSeq: null,
    started: false,
    ended: false,
    endSeq: null,
    endedByHook: false,
    failed: false,
    hasOutputTokens: false,
    hasUsage: false,
    hasMessage: false,
  };
  run.calls.push(call);
  if (run.calls.length > REMEMBERED_CALLS) run.calls.shift();
  return call;
}

/** The newest call that has ended, if it still fits. */
function lastEnded(run: RunState, fits: (call: ModelCall) => boolean): ModelCall | undefined {
  const call = run.calls.findLast((candidate) => candidate.ended);
  return call && fits(call) ? call : undefined;
}

function writeStart(run: RunState, call: ModelCall, start: CallStart, record: RecordEvent): void {
  call.started = true;
  call.startedAt = start.hostTs;
  call.startSeq = record({
    event_type: 'before_provider_request',
    source: start.source,
    ...idsOf(run),
    ...given({ host_ts: start.hostTs }),
    duration_ms: null,
    payload: { model_call: call.number, attempt: run.attempt, ...purposeOf(run), ...start.payload },
  });
}

function writeEnd(run: RunState, call: ModelCall, end: CallEnd, record: RecordEvent): void {
  call.ended = true;
  call.endedAt = end.hostTs;
  run.responseBegun = false;
  call.failed ||= end.outcome === 'failed';
  const derived = end.hostTs !== undefined && call.startedAt !== undefined ? end.hostTs - call.startedAt : undefined;
  const durationMs = end.durationMs ?? derived;
  const durationSource = durationMs === undefined ? undefined : end.durationMs === undefined ? 'derived' : 'host';
  call.endSeq = record({
    event_type: 'after_provider_response',
    source: end.source,
    ...idsOf(run),
    ...given({ host_ts: end.hostTs, error: end.error, duration_ms: durationMs }),
    outcome: end.outcome,
    payload: {
      model_call: call.number,
      ...purposeOf(run),
      ...given({ duration_source: durationSource }),
      ...end.payload,
    },
  });
}

type Refinement = Partial<Omit<CallEnd, 'outcome'>> & {
  readonly source: string;
  readonly outcome?: CallEnd['outcome'] | undefined;
};

function refine(
  type: 'before_provider_request' | 'after_provider_response',
  run: RunState,
  call: ModelCall,
  seq: number | null,
  addition: Refinement,
  record: RecordEvent,
): void {
  record({
    event_type: type,
    source: addition.source,
    ...idsOf(run),
    ...given({
      refines: seq ?? undefined,
      outcome: addition.outcome,
      error: addition.error,
      duration_ms: addition.durationMs,
    }),
    payload: { model_call: call.number, ...addition.payload },
  });
}

/** The summary calls of a compaction run under an id of their own. */
function purposeOf(run: RunState): EventDraft['payload'] {
  return run.id.includes(':compaction:') ? { purpose: 'compaction' } : {};
}
