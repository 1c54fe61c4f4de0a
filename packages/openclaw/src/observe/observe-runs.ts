import { setBounded } from '../calls/bounded-map.ts';
import * as modelCalls from '../calls/model-calls.ts';
import { idsOf, idsOfConversation, learnIds, type RunState } from '../calls/run-state.ts';
import { endProcess, endTool, forgetInputs, judgeToolItem, startTool } from '../calls/tool-calls.ts';
import { asArray, asBoolean, asNumber, asObject, asText, given, type HostObject, textOf } from '../host/host.ts';
import type { Observation } from './observation.ts';

/** Conversations whose message waits for its run to begin. */
const MAX_WAITING_INPUTS = 256;

/** Agent events, transcript updates and the diagnostic stream: the base layer, which every entry point delivers. */

export interface AgentEvent {
  readonly run: RunState;
  readonly data: HostObject;
  readonly hostTs: number | undefined;
}

/** A run begins, tries again, or ends. */
export function observeLifecycle({ run, data, hostTs }: AgentEvent, source: string, observation: Observation): void {
  const phase = data.phase;
  if (phase === 'start') startRun(run, hostTs, source, observation);
  else if (phase === 'model') beginResponse(run, data, source, observation);
  else if (phase === 'finishing' && data.error !== undefined) failAttempt(run, data, hostTs, source, observation);
  else if (phase === 'end' || phase === 'error') endRun(run, data, hostTs, source, observation);
}

/** The host announces a retry. */
export function observeRunStatus({ run, data }: AgentEvent, source: string, { record }: Observation): void {
  if (data.phase !== 'retrying') return;
  const retry = given({
    attempt: asNumber(data.attempt),
    max_attempts: asNumber(data.maxAttempts),
    delay_ms: asNumber(data.delayMs),
    reason: asText(data.reason),
  });
  modelCalls.noteRetry(run, source, retry, record);
}

/** Text of the answer as it streams: only its beginning is written, the whole comes with the transcript. */
export function observeAssistant({ run, data, hostTs }: AgentEvent, source: string, observation: Observation): void {
  if (data.replace === true) flushMessage(run, source, observation);
  streamMessage(run, asText(data.itemId), asText(data.text), 'answer', hostTs, source, observation);
}

/** Items are tools and preambles (text before a tool call). */
export function observeItem({ run, data, hostTs }: AgentEvent, source: string, observation: Observation): void {
  if (data.kind === 'tool' && data.phase === 'end') judgeToolItem(run, data, source, observation.record);
  if (data.kind !== 'preamble') return;
  streamMessage(run, asText(data.itemId), asText(data.progressText), 'preamble', hostTs, source, observation);
}

export function observeTool({ run, data, hostTs }: AgentEvent, source: string, { record }: Observation): void {
  if (data.phase === 'start') startTool(run, data, hostTs, source, record);
  else if (data.phase === 'result') endTool(run, data, hostTs, source, record);
}

/** Output tokens, cumulative per run: a response is complete. */
export function observeUsage({ run, data, hostTs }: AgentEvent, source: string, { record }: Observation): void {
  const total = asNumber(data.outputTokens);
  if (total === undefined) return;
  const end = { source, outcome: 'completed', hostTs, payload: {} } as const;
  modelCalls.endFromOutputTokens(run, total, end, record);
}

/** A message was persisted. */
export function observeTranscript(update: HostObject, source: string, observation: Observation): void {
  const message = asObject(update.message);
  if (message.role === 'user') recordInput(update, message, source, observation);
  else if (message.role === 'assistant') recordAnswer(update, message, source, observation);
}

/** The start of a model call, which is one of the phases of a run on the diagnostic stream. */
export function observeExecutionPhase(event: HostObject, source: string, { runs, record }: Observation): void {
  const runId = asText(event.runId);
  if (!runId) return;
  const run = runs.of(runId);
  learnIds(run, event);
  const payload = given({ provider: asText(event.provider), model: asText(event.model) });
  modelCalls.startFromDiagnostic(run, { source, hostTs: asNumber(event.ts), payload }, record);
}

export function observeProcessEnd(event: HostObject, source: string, { runs, record }: Observation): void {
  endProcess(runs.all(), event, source, record);
}

/** The host begins a message. It does so for messages of its own too, so this shows no call by itself. */
function beginResponse(run: RunState, data: HostObject, source: string, observation: Observation): void {
  flushMessage(run, source, observation);
  run.persistedText = undefined;
  run.responseBegun = asText(data.provider) !== undefined;
}

function startRun(run: RunState, hostTs: number | undefined, source: string, observation: Observation): void {
  const { record, waitingInputs } = observation;
  if (run.started) {
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
  run.started = true;
  run.startSeq = record({
    event_type: 'agent_start',
    source,
    ...idsOf(run),
    ...given({ host_ts: hostTs }),
    duration_ms: null,
    payload: { attempt: 1, ...triggerOf(run), ...given({ job_id: run.jobId }) },
  });
  const input = waitingInputs.get(run.sessionKey ?? '');
  if (input === undefined) return;
  waitingInputs.delete(run.sessionKey ?? '');
  record({ event_type: 'input', source, ...idsOf(run), refines: input, payload: triggerOf(run) });
}

/** An attempt failed; the run may go on. */
function failAttempt(
  run: RunState,
  data: HostObject,
  hostTs: number | undefined,
  source: string,
  observation: Observation,
): void {
  flushMessage(run, source, observation);
  const end = {
    source,
    outcome: 'failed',
    hostTs,
    error: asText(data.error),
    payload: given({ failure: failureOf(data) }),
  } as const;
  modelCalls.failFromRun(run, end, observation.record);
}

function endRun(
  run: RunState,
  data: HostObject,
  hostTs: number | undefined,
  source: string,
  observation: Observation,
): void {
  const { record } = observation;
  const ending = endingOf(data);
  const outcome =
    ending === 'aborted' ? 'cancelled' : ending === 'success' || ending === 'yielded' ? 'completed' : 'failed';
  flushMessage(run, source, observation);
  const callOutcome = outcome === 'completed' ? 'unknown' : outcome;
  const callEnd = {
    source,
    outcome: callOutcome,
    hostTs,
    error: asText(data.error),
    payload: { concluded_from: 'run_end' },
  } as const;
  modelCalls.closeCalls(run, callEnd, record);
  run.heldFailure = null;
  observation.endCompaction(run.sessionKey, 'run_end', source);
  const startedAt = asNumber(data.startedAt);
  const endedAt = asNumber(data.endedAt);
  const seq = record({
    event_type: 'agent_end',
    source,
    ...idsOf(run),
    ...given({
      refines: run.endSeq ?? undefined,
      host_ts: hostTs,
      error: asText(data.error),
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
      }),
    },
  });
  run.endSeq ??= seq;
  run.ended = true;
  forgetInputs(run);
  if (data.executionSettled === true) observation.reportStatus('run_ended');
}

/** What really ended a run. `success` of the host's hooks is not that: it is true for a run that failed for good. */
function endingOf(data: HostObject): string {
  if (data.aborted === true) return 'aborted';
  if (data.timeoutPhase !== undefined) return 'timeout';
  if (data.phase === 'error') return 'error';
  if (data.yielded === true) return 'yielded';
  // A timeout during a tool looks like an end, but the run stopped where it was to go on.
  if (data.stopReason === 'toolUse' && data.livenessState === 'paused') return 'timeout';
  return 'success';
}

function failureOf(data: HostObject): string | undefined {
  const observed = asObject(data.errorObservation);
  return asText(observed.failoverReason) ?? asText(observed.providerRuntimeFailureKind);
}

function recordInput(update: HostObject, message: HostObject, source: string, observation: Observation): void {
  const sessionKey = asText(update.sessionKey);
  const run = observation.runs.activeIn(sessionKey);
  const seq = observation.record({
    event_type: 'input',
    source,
    ...idsOfConversation(update),
    ...(run ? idsOf(run) : {}),
    ...given({ host_ts: asNumber(message.timestamp) }),
    payload: {
      text: textOf(message.content),
      ...triggerOf(run ?? { sessionKey, trigger: undefined }),
      ...given({ message_id: asText(update.messageId) }),
    },
  });
  if (!run && sessionKey && seq !== null) setBounded(observation.waitingInputs, sessionKey, seq, MAX_WAITING_INPUTS);
}

function recordAnswer(update: HostObject, message: HostObject, source: string, observation: Observation): void {
  const { runs, record } = observation;
  const runId = asText(update.runId) ?? asText(asObject(message.__openclaw).runId);
  const run = runId ? runs.of(runId) : runs.activeIn(asText(update.sessionKey));
  if (run) learnIds(run, update);
  const stopReason = asText(message.stopReason);
  const messageId = asText(update.messageId);
  const hostTs = asNumber(message.timestamp);
  const end = {
    source,
    outcome: 'completed',
    payload: given({
      provider: asText(message.provider),
      model: asText(message.model),
      stop_reason: stopReason,
      message_id: messageId,
    }),
  } as const;
  const modelCall = run && modelCalls.describeFromMessage(run, message, end, record);
  const text = textOf(message.content);
  if (run) {
    run.pendingMessage = null;
    run.persistedText = text;
  }
  const calls = asArray(message.content).flatMap((part) => {
    const { type, id, name } = asObject(part);
    return type === 'toolCall' ? [given({ id: asText(id), name: asText(name) })] : [];
  });
  record({
    event_type: 'message_end',
    source,
    ...(run ? idsOf(run) : idsOfConversation(update)),
    ...given({ host_ts: hostTs }),
    payload: {
      text,
      ...given({ stop_reason: stopReason, message_id: messageId, model_call: modelCall }),
      ...(calls.length > 0 ? { tool_calls: calls } : {}),
      ...(modelCall === undefined ? { synthetic: true } : {}),
    },
  });
}

/** Remembers the text so far; the first of a message is written as its beginning. */
function streamMessage(
  run: RunState,
  itemId: string | undefined,
  text: string | undefined,
  kind: string,
  hostTs: number | undefined,
  source: string,
  { record }: Observation,
): void {
  if (itemId === undefined || text === undefined) return;
  if (run.pendingMessage?.itemId === itemId) {
    run.pendingMessage.text = text;
    return;
  }
  // A preamble's last update arrives after its message has been persisted under the same item. When another plugin may still
  // revise answers, the whole answer does.
  if (run.lastItemId === itemId || run.persistedText === text) return;
  run.lastItemId = itemId;
  run.pendingMessage = { itemId, text };
  record({
    event_type: 'message_start',
    source,
    ...idsOf(run),
    ...given({ host_ts: hostTs }),
    payload: { item_id: itemId, kind },
  });
}

/** Text that was streamed and never persisted is written as far as it came. */
function flushMessage(run: RunState, source: string, { record }: Observation): void {
  const pending = run.pendingMessage;
  run.pendingMessage = null;
  if (!pending) return;
  record({
    event_type: 'message_end',
    source,
    ...idsOf(run),
    payload: { text: pending.text, partial: true, ...given({ model_call: run.callCount || undefined }) },
  });
}

/** Why a run began. Some conversations exist for one purpose, and their key says which. */
function triggerOf({ sessionKey = '', trigger }: Pick<RunState, 'sessionKey' | 'trigger'>): Record<string, string> {
  const purpose = /:subagent:/.test(sessionKey)
    ? 'subagent'
    : /:cron:/.test(sessionKey)
      ? 'cron'
      : /:internal-session-effects:/.test(sessionKey)
        ? 'memory'
        : undefined;
  if (trigger && (trigger !== 'user' || !purpose)) return { trigger, trigger_source: 'host' };
  return purpose ? { trigger: purpose, trigger_source: 'conversation_key' } : {};
}
