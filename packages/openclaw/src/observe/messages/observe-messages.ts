import { setBounded } from '../../calls/bounded-map.ts';
import { openCall } from '../../calls/call-lines.ts';
import { describeFromMessage } from '../../calls/model-calls.ts';
import { isHostMessage, reasoningOf } from '../../calls/model-usage.ts';
import { idsOf, idsOfConversation, learnIds, type ObservedRun } from '../../calls/observed-run.ts';
import type { Seen } from '../../calls/seen.ts';
import { asNumber, asObject, asText, given, type HostObject, textOf, toolCallsOf } from '../../host/host.ts';
import type { Observation } from '../observation.ts';
import { triggerOf } from '../run-trigger.ts';
import { rememberStored } from './stored-messages.ts';

/** Messages: as they stream, and as they are stored. */

/** Conversations whose message waits for its run to begin. */
const MAX_WAITING_INPUTS = 256;

/** A message was persisted. */
export function observeTranscript(update: HostObject, source: string, observation: Observation): void {
  const message = asObject(update.message);
  if (message.role === 'user') recordInput(update, message, source, observation);
  else if (message.role === 'assistant') recordAnswer(update, message, source, observation);
}

function recordInput(update: HostObject, message: HostObject, source: string, observation: Observation): void {
  const sessionKey = asText(update.sessionKey);
  const run = observation.runs.activeIn(sessionKey);
  if (run) Object.assign(run, { hasInput: true, prompt: undefined });
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
  const stopReason = asText(message.stopReason);
  const messageId = asText(update.messageId);
  const description = given({
    provider: asText(message.provider),
    model: asText(message.model),
    stop_reason: stopReason,
    message_id: messageId,
  });
  if (run) learnIds(run, update);
  const modelCall = run && describeFromMessage({ run, source, record }, message, description);
  const text = textOf(message.content);
  if (run && !isHostMessage(message)) {
    run.pendingMessage = null;
    run.persistedText = text;
  }
  const calls = toolCallsOf(message);
  // A failed attempt ends before its message is stored.
  const flushed = run?.unstored.get(modelCall ?? 0);
  run?.unstored.delete(modelCall ?? 0);
  const seq = record({
    event_type: 'message_end',
    source,
    ...(run ? idsOf(run) : idsOfConversation(update)),
    ...given({ refines: flushed, host_ts: asNumber(message.timestamp) }),
    payload: {
      text,
      ...(flushed === undefined ? {} : { partial: false }),
      ...given({ stop_reason: stopReason, message_id: messageId, model_call: modelCall }),
      ...(calls.length > 0 ? { tool_calls: calls } : {}),
      ...(modelCall === undefined ? { synthetic: true } : {}),
      ...describeReasoning(message, observation),
    },
  });
  if (run) rememberStored(run, message, { seq: flushed ?? seq, text, calls });
}

/** Its length always, its text only where everything is captured: models think at length, and say things that they do not mean. */
function describeReasoning(message: HostObject, { keepsReasoning }: Observation) {
  const reasoning = reasoningOf(message);
  if (reasoning === '') return {};
  return { reasoning_chars: reasoning.length, ...(keepsReasoning ? { reasoning } : {}) };
}

/** Remembers the text so far; the first of a message is written as its beginning. */
export function streamMessage(
  { run, source, record, hostTs }: Seen,
  kind: 'answer' | 'preamble',
  itemId: string | undefined,
  text: string | undefined,
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
  run.pendingMessage = { itemId, text, modelCall: streamingCall(run) };
  record({
    event_type: 'message_start',
    source,
    ...idsOf(run),
    ...given({ host_ts: hostTs }),
    payload: { item_id: itemId, kind },
  });
}

/** The call whose response streams: the open one, one whose start is still on its way, or the last, whose text may come late. */
function streamingCall(run: ObservedRun): number {
  return openCall(run)?.number ?? run.callCount + (run.responseBegun ? 1 : 0);
}

/** Text that was streamed and never persisted is written as far as it came, under the call that it came from. */
export function flushMessage({ run, source, record }: Seen): void {
  const pending = run.pendingMessage;
  run.pendingMessage = null;
  if (!pending) return;
  const seq = record({
    event_type: 'message_end',
    source,
    ...idsOf(run),
    payload: { text: pending.text, partial: true, ...given({ model_call: pending.modelCall || undefined }) },
  });
  if (seq !== null) run.unstored.set(pending.modelCall, seq);
}
