import { closeCalls } from '../calls/call-lines.ts';
import * as modelCalls from '../calls/model-calls.ts';
import { idsOf, learnIds, type ObservedRun } from '../calls/observed-run.ts';
import { forgetContents } from '../calls/remembered-calls.ts';
import type { Seen } from '../calls/seen.ts';
import { endTool, judgeToolItem, startTool } from '../calls/tool-calls.ts';
import { writeTurnEnd } from '../calls/turns.ts';
import { asBoolean, asNumber, asObject, asText, given, type HostObject } from '../host/host.ts';
import { flushMessage, streamMessage } from './messages/observe-messages.ts';
import type { Observation } from './observation.ts';
import { triggerOf } from './run-trigger.ts';

/** Agent events and the diagnostic stream: the base layer, which every entry point delivers. */

export interface AgentEvent {
  readonly run: ObservedRun;
  readonly data: HostObject;
  readonly hostTs: number | undefined;
}

const seenBy = ({ run, hostTs }: AgentEvent, source: string, { record }: Observation): Seen => ({
  run,
  hostTs,
  source,
  record,
});

/** A run begins, tries again, or ends. */
export function observeLifecycle(event: AgentEvent, source: string, observation: Observation): void {
  const { data } = event;
  const seen = seenBy(event, source, observation);
  if (data.phase === 'start') startRun(seen, observation);
  else if (data.phase === 'model') beginResponse(seen, data);
  else if (data.phase === 'finishing') finishAttempt(seen, data);
  else if (data.phase === 'end' || data.phase === 'error') endRun(seen, data, observation);
}

/** The host announces a retry. */
export function observeRunStatus(event: AgentEvent, source: string, observation: Observation): void {
  const { data } = event;
  if (data.phase !== 'retrying') return;
  const retry = given({
    attempt: asNumber(data.attempt),
    max_attempts: asNumber(data.maxAttempts),
    delay_ms: asNumber(data.delayMs),
    reason: asText(data.reason),
  });
  modelCalls.noteRetry(seenBy(event, source, observation), retry);
}

/** Text of the answer as it streams: only its beginning is written, the whole comes with the transcript. */
export function observeAssistant(event: AgentEvent, source: string, observation: Observation): void {
  const { data } = event;
  const seen = seenBy(event, source, observation);
  if (data.replace === true) flushMessage(seen);
  streamMessage(seen, 'answer', asText(data.itemId), asText(data.text));
}

/** Items are tools and preambles (text before a tool call). */
export function observeItem(event: AgentEvent, source: string, observation: Observation): void {
  const { data } = event;
  const seen = seenBy(event, source, observation);
  if (data.kind === 'tool' && data.phase === 'end') judgeToolItem(seen, data);
  if (data.kind === 'preamble') streamMessage(seen, 'preamble', asText(data.itemId), asText(data.progressText));
}

export function observeTool(event: AgentEvent, source: string, observation: Observation): void {
  const { data } = event;
  const { processes } = observation;
  const seen = seenBy(event, source, observation);
  if (data.phase === 'start') processes.started(seen, startTool(seen, data));
  if (data.phase !== 'result') return;
  const ended = endTool(seen, data);
  if (ended) processes.returned(seen, ended, data);
}

/** Output tokens, cumulative per run: a response is complete. */
export function observeUsage(event: AgentEvent, source: string, observation: Observation): void {
  const total = asNumber(event.data.outputTokens);
  if (total !== undefined) modelCalls.endFromOutputTokens(seenBy(event, source, observation), total);
}

/** The start of a model call, which is one of the phases of a run on the diagnostic stream. */
export function observeExecutionPhase(event: HostObject, source: string, { runs, record }: Observation): void {
  const runId = asText(event.runId);
  if (!runId) return;
  const run = runs.of(runId);
  learnIds(run, event);
  const payload = given({ provider: asText(event.provider), model: asText(event.model) });
  modelCalls.startFromDiagnostic({ run, source, record, hostTs: asNumber(event.ts) }, { payload });
}

export function observeProcessEnd(event: HostObject, source: string, { processes }: Observation): void {
  processes.ended(event, source);
}

/** The host begins a message. It does so for its own messages too, so this alone does not show a call. */
function beginResponse(seen: Seen, data: HostObject): void {
  flushMessage(seen);
  seen.run.persistedText = undefined;
  seen.run.responseBegun = asText(data.provider) !== undefined;
}

function startRun(seen: Seen, observation: Observation): void {
  const { run, source, record } = seen;
  const { waitingInputs } = observation;
  if (run.started) {
    // Where summaries are written under the run's own id, the next attempt is the first sign that a compaction is over.
    if (observation.summarizesInRun) observation.endCompaction(run.sessionKey, 'next_attempt', source);
    run.attempt += 1;
    run.ended = false;
    run.heldFailure = null;
    record({
      event_type: 'agent_start',
      source,
      ...idsOf(run),
      ...given({ refines: run.startSeq ?? undefined }),
      payload: { attempt: run.attempt },
    });
    return;
  }
  writeRunStart(seen, {});
  const input = waitingInputs.get(run.sessionKey ?? '');
  if (input === undefined) return;
  waitingInputs.delete(run.sessionKey ?? '');
  run.hasInput = true;
  record({ event_type: 'input', source, ...idsOf(run), refines: input, payload: triggerOf(run) });
}

function writeRunStart({ run, source, record, hostTs }: Seen, concluded: { readonly concluded_from?: string }): void {
  run.started = true;
  run.startedAt = hostTs;
  run.startSeq = record({
    event_type: 'agent_start',
    source,
    ...idsOf(run),
    ...given({ host_ts: hostTs }),
    duration_ms: null,
    payload: { attempt: 1, ...triggerOf(run), ...given({ job_id: run.jobId }), ...concluded },
  });
}

/** A run that ended before its first model call may not have stored the message that it was to answer: its prompt is all that shows it. */
function writeUnstoredInput({ run, record }: Seen): void {
  if (run.hasInput || run.prompt === undefined) return;
  run.hasInput = true;
  const payload = { text: run.prompt, stored: false, ...triggerOf(run) };
  record({ event_type: 'input', source: 'hook.llm_input', ...idsOf(run), payload });
}

/** An attempt is over; if it failed, the run may continue with another. */
function finishAttempt(seen: Seen, data: HostObject): void {
  const { run } = seen;
  run.recoveredError = data.error === undefined ? run.attemptError : undefined;
  run.attemptError = asText(data.error);
  if (data.error === undefined) return;
  flushMessage(seen);
  const payload = given({ failure: failureOf(data) });
  modelCalls.failFromRun(seen, { outcome: 'failed', error: asText(data.error), payload });
}

function endRun(seen: Seen, data: HostObject, observation: Observation): void {
  const { run, source, record, hostTs } = seen;
  // 2026.7 reports the error of an earlier attempt also when a later one has succeeded.
  const isRecovered = run.recoveredError !== undefined && data.error === run.recoveredError;
  const ending = endingOf(isRecovered ? { ...data, phase: 'end' } : data);
  const outcome =
    ending === 'aborted' ? 'cancelled' : ending === 'success' || ending === 'yielded' ? 'completed' : 'failed';
  const startedAt = asNumber(data.startedAt);
  const endedAt = asNumber(data.endedAt);
  // A run that is refused before it begins, for instance by a cooldown of its provider, shows only its end.
  if (!run.started) writeRunStart({ ...seen, hostTs: startedAt ?? hostTs }, { concluded_from: 'run_end' });
  if (run.callCount === 0) writeUnstoredInput(seen);
  flushMessage(seen);
  const error = isRecovered ? undefined : asText(data.error);
  const callOutcome = outcome === 'completed' ? 'unknown' : outcome;
  closeCalls(seen, { outcome: callOutcome, error, payload: { concluded_from: 'run_end' } });
  run.heldFailure = null;
  writeTurnEnd(seen, 'run_end');
  observation.endCompaction(run.sessionKey, 'run_end', source);
  const seq = record({
    event_type: 'agent_end',
    source,
    ...idsOf(run),
    ...given({
      refines: run.endSeq ?? undefined,
      host_ts: hostTs,
      error,
      duration_ms: startedAt !== undefined && endedAt !== undefined ? endedAt - startedAt : undefined,
    }),
    outcome,
    payload: {
      ending,
      settled: data.executionSettled === true,
      ...given({
        stop_reason: asText(data.stopReason),
        liveness: asText(data.livenessState),
        aborted: asBoolean(data.aborted),
        timeout_phase: asText(data.timeoutPhase),
        failure: failureOf(data),
        reply: asText(asObject(data.terminalReply).disposition),
        reported_error: isRecovered ? run.recoveredError : undefined,
      }),
    },
  });
  run.endSeq ??= seq;
  run.ended = true;
  run.outcome = outcome;
  forgetContents(run);
  if (data.executionSettled === true) observation.reportStatus('run_ended');
}

/** What really ended a run. `success` of the host's hooks is not that: it is true for a run that failed for good. */
function endingOf(data: HostObject): string {
  if (data.aborted === true) return 'aborted';
  if (data.timeoutPhase !== undefined) return 'timeout';
  if (data.phase === 'error') return 'error';
  if (data.yielded === true) return 'yielded';
  // A timeout during a tool looks like an end, but the run stopped where it should have continued.
  if (data.stopReason === 'toolUse' && data.livenessState === 'paused') return 'timeout';
  return 'success';
}

function failureOf(data: HostObject): string | undefined {
  const observed = asObject(data.errorObservation);
  return asText(observed.failoverReason) ?? asText(observed.providerRuntimeFailureKind);
}
