import { asArray, asNumber, asObject, asText, given, type HostObject } from '../host/host.ts';
import {
  type CallEnd,
  type CallStart,
  callAt,
  lastEnded,
  openCall,
  openOrNextCall,
  refineEnd,
  refineStart,
  writeEnd,
  writeStart,
} from './call-lines.ts';
import {
  failureOf,
  isErrorMessage,
  isHostMessage,
  isModelMessage,
  isNonsense,
  refusalOf,
  usageOf,
} from './model-usage.ts';
import type { ObservedModelCall, ObservedRun } from './observed-run.ts';
import type { Seen } from './seen.ts';

/**
 * Model calls of a run come one after the other, and up to three seams show each of them: the diagnostic stream (every start, a
 * little late), typed hooks (start and end, only in some entry points), and the assistant message with its tokens. Each seam
 * numbers the calls in the same order, so the n-th start of one is the n-th start of another: whichever comes first writes the
 * line, the others refine it.
 */

/** A start on the diagnostic stream. */
export function startFromDiagnostic(seen: Seen, start: CallStart): void {
  const { run } = seen;
  run.diagnosticStarts += 1;
  const call = callAt(seen, run.diagnosticStarts);
  // A hook that came first gave no time.
  if (call) call.startedAt ??= seen.hostTs;
  if (!call || call.started) return;
  writeStart(seen, call, start);
  deriveDuration(seen, call);
  const heldFailure = run.heldFailure;
  run.heldFailure = null;
  heldFailure?.();
}

/** A start shown by a hook, with the context budget and the host's own id of the call. */
export function startFromHook(seen: Seen, callId: string | undefined, start: CallStart): void {
  const { run } = seen;
  run.hookStarts += 1;
  const call = callAt(seen, run.hookStarts);
  if (!call) return;
  call.callId = callId;
  if (call.started) refineStart(seen, call, start);
  else writeStart(seen, call, start);
}

/** An end shown by a hook: the only seam that measures the call itself. */
export function endFromHook(seen: Seen, callId: string | undefined, end: CallEnd): void {
  // Ids start again at every retry, so this is the newest call with that id.
  const call = seen.run.calls.findLast((candidate) => candidate.callId === callId) ?? openOrNextCall(seen);
  call.failed = end.outcome !== 'completed';
  call.endedByHook = true;
  if (!call.ended) writeEnd(seen, call, end);
  else if (end.durationMs === undefined) refineEnd(seen, call, end);
  else refineEnd(seen, call, { ...end, payload: { duration_source: 'host', ...end.payload } });
}

/** The host counts output tokens once a response is complete: that ends the call where no hook does. */
export function endFromOutputTokens(seen: Seen, total: number): void {
  const { run } = seen;
  const measured = lastEnded(run, (candidate) => candidate.endedByHook && !candidate.hasOutputTokens);
  const call = openCall(run) ?? measured ?? openOrNextCall(seen);
  const output = total - run.outputTokens;
  run.outputTokens = total;
  call.hasOutputTokens = true;
  const payload = isNonsense(output) ? { reported_usage: { output } } : { usage: { output } };
  if (call.ended) refineEnd(seen, call, { payload });
  else writeEnd(seen, call, { outcome: 'completed', payload: { ...payload, concluded_from: 'output_tokens' } });
}

/**
 * The assistant message of a call has tokens and cost. Returns the number of the call, or undefined if no call is
 * behind the message: the host writes messages of its own, for instance when it stops a run.
 */
export function describeFromMessage(seen: Seen, message: HostObject, payload: CallEnd['payload']): number | undefined {
  if (isHostMessage(message)) return undefined;
  const { run } = seen;
  const usage = usageOf(message, run);
  const isError = isErrorMessage(message);
  const isModelAnswer = usage !== undefined || isModelMessage(message);
  if (!isModelAnswer) return claimFailure(seen, message);
  const call = openCall(run) ?? endedCallOf(run, message) ?? openOrNextCall(seen);
  call.hasMessage = true;
  call.hasUsage ||= usage !== undefined;
  const described = {
    ...payload,
    ...usage,
    ...given({ tool_calls_refused: isError ? refusalOf(message) : undefined }),
  };
  if (call.ended) refineEnd(seen, call, { payload: described });
  // If nothing else shows the end, it was at the last event that the host reported about the run.
  else
    writeEnd({ ...seen, hostTs: run.lastHostTs }, call, {
      outcome: isError ? 'failed' : 'completed',
      payload: described,
    });
  return call.number;
}

/**
 * The call that has ended and still lacks its message. After a failure the next message is mostly that of another call, whose start may
 * still be on its way; the message of the failed call itself is one that says so, or that is older than the failure.
 */
function endedCallOf(run: ObservedRun, message: HostObject): ObservedModelCall | undefined {
  const writtenAt = asNumber(message.timestamp);
  return lastEnded(run, (call) => {
    if (call.hasMessage) return false;
    if (!call.failed || call.endedByHook || isErrorMessage(message)) return true;
    return writtenAt !== undefined && call.endedAt !== undefined && writtenAt < call.endedAt;
  });
}

/** Tokens of calls whose message was never stored, found in the messages of the attempt after it has ended. */
export function describeFromAttempt(seen: Seen, messages: readonly unknown[]): void {
  const { run } = seen;
  if (run.calls.every((call) => call.hasUsage || !call.ended)) return;
  for (const value of messages) {
    const message = asObject(value);
    if (message.role !== 'assistant') continue;
    const toolCallId = asArray(message.content)
      .map((part) => asText(asObject(part).id))
      .find((id) => id && run.tools.has(id));
    const number = toolCallId ? run.tools.get(toolCallId)?.modelCall : undefined;
    const call = run.calls.find((candidate) => candidate.number === number);
    const usage = call && !call.hasUsage ? usageOf(message, run) : undefined;
    if (!call || !usage) continue;
    call.hasUsage = true;
    refineEnd(seen, call, { payload: usage });
  }
}

/** The last message of an attempt: tokens of a call that was refused, and details of its failure. */
export function describeFromLastMessage(seen: Seen, message: HostObject): void {
  const { run } = seen;
  const call = lastEnded(run, () => true);
  // A call that was cut off leaves no message; the last one is then that of an earlier call.
  if (!call || (call.failed && !isErrorMessage(message))) return;
  const usage = call.hasUsage ? undefined : usageOf(message, run);
  const { error, ...details } = call.failed ? failureOf(message) : {};
  const payload = { ...usage, ...details };
  if (error === undefined && Object.values(payload).every((value) => value === undefined)) return;
  call.hasUsage ||= usage !== undefined;
  refineEnd(seen, call, { error, payload });
}

/** The run reports a failure: it ends the open call, or says more about the one that has just ended. */
export function failFromRun(seen: Seen, end: CallEnd): void {
  const { run } = seen;
  const open = openCall(run);
  if (open) {
    writeEnd(seen, open, { ...end, payload: { ...end.payload, concluded_from: 'run_failure' } });
    return;
  }
  // A response that never became a message was refused by the host, for instance because its tool call was malformed.
  const refused = lastEnded(run, (call) => call.failed || (!call.endedByHook && !call.hasMessage));
  // Hooks show a call before its response begins, so with them the failure cannot belong to another call.
  const isOfLastCall = !run.responseBegun || run.hookStarts > 0;
  if (refused && isOfLastCall) {
    const outcome = refused.failed ? undefined : end.outcome;
    refused.failed = true;
    refineEnd(seen, refused, { ...end, outcome });
    return;
  }
  // In entry points without hooks the start may still be on its way; if it never comes, the failure was not a model call's.
  if (!isOfLastCall) run.heldFailure = () => failFromRun(seen, end);
}

/** The host is going to try again. */
export function noteRetry(seen: Seen, retry: HostObject): void {
  const { run } = seen;
  const { heldFailure } = run;
  if (heldFailure) {
    run.heldFailure = () => {
      heldFailure();
      noteRetry(seen, retry);
    };
    return;
  }
  const call = lastEnded(run, () => true);
  if (call) refineEnd(seen, call, { payload: { retry } });
}

/** A call whose response was complete before its start was shown has its duration only now. */
function deriveDuration(seen: Seen, call: ObservedModelCall): void {
  const { startedAt, endedAt } = call;
  if (!call.ended || call.endedByHook || startedAt === undefined || endedAt === undefined || endedAt < startedAt)
    return;
  refineEnd(seen, call, { durationMs: endedAt - startedAt, payload: { duration_source: 'derived' } });
}

/**
 * The message of a failed call mostly says nothing that the failure has not said; it only names the call. Before 2026.9 the hook calls every
 * call completed, and only this message says that it failed: such a call has shown neither tokens nor an answer.
 */
function claimFailure(seen: Seen, message: HostObject): number | undefined {
  const call = lastEnded(seen.run, ({ hasMessage }) => !hasMessage);
  const isUnnoticed =
    call && !call.failed && call.endedByHook && !call.hasOutputTokens && message.stopReason === 'error';
  if (!call || !(call.failed || isUnnoticed)) return undefined;
  call.hasMessage = true;
  if (isUnnoticed) {
    call.failed = true;
    const { error, ...details } = failureOf(message);
    refineEnd(seen, call, { outcome: 'failed', error, payload: { ...details, concluded_from: 'error_message' } });
  }
  return call.number;
}
