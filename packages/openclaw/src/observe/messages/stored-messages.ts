import { setBounded } from '../../calls/bounded-map.ts';
import { isErrorMessage } from '../../calls/model-usage.ts';
import { idsOf, type ObservedRun, type StoredMessage } from '../../calls/observed-run.ts';
import { isSameValue } from '../../calls/same-arguments.ts';
import type { Seen } from '../../calls/seen.ts';
import { refineResult } from '../../calls/tool-calls.ts';
import { asNumber, asObject, asText, given, type HostObject, textOf, toolCallsOf } from '../../host/host.ts';

/**
 * Plugins may rewrite or drop a message before it is stored, and the transcript shows only what was stored. What the model said is in
 * the messages of the attempt, after it has ended. What the model receives next is another matter: the host continues with what was said.
 */

const MAX_STORED = 256;
/** Messages of an attempt that are looked at, from its end: the list holds the whole conversation. */
const MAX_COMPARED = 1_024;

/** A message of the run as it was stored, for the comparison with what the model said. */
export function rememberStored(run: ObservedRun, message: HostObject, stored: StoredMessage): void {
  const key = asNumber(message.timestamp) ?? `${stored.seq}`;
  setBounded(run.stored, key, stored, MAX_STORED);
}

/** Holds what the model said in this attempt against what was stored. */
export function compareWithStored(seen: Seen, messages: readonly unknown[]): void {
  const { run } = seen;
  for (const message of saidMessages(run, messages)) {
    const writtenAt = asNumber(message.timestamp) ?? 0;
    if (run.compared.has(writtenAt)) continue;
    run.compared.add(writtenAt);
    const stored = run.stored.get(writtenAt);
    if (!stored) noteUnstored(seen, message);
    else if (stored.seq !== null) noteRewritten(seen, message, stored, stored.seq);
  }
}

/** The messages that the model wrote in this run, the oldest first. */
function saidMessages(run: ObservedRun, messages: readonly unknown[]): HostObject[] {
  const said: HostObject[] = [];
  for (let index = messages.length - 1; index >= 0 && messages.length - index <= MAX_COMPARED; index--) {
    const message = asObject(messages[index]);
    const writtenAt = asNumber(message.timestamp);
    if (writtenAt !== undefined && writtenAt < (run.startedAt ?? 0)) break;
    if (message.role === 'assistant' && writtenAt !== undefined) said.push(message);
  }
  return said.reverse();
}

function noteRewritten(
  { run, source, record }: Seen,
  message: HostObject,
  stored: StoredMessage,
  refines: number,
): void {
  const text = textOf(message.content);
  const calls = toolCallsOf(message);
  const isSameText = text === stored.text;
  if (isSameText && isSameValue(calls, stored.calls)) return;
  record({
    event_type: 'message_end',
    source,
    ...idsOf(run),
    refines,
    payload: {
      rewritten: true,
      ...(isSameText ? {} : { text, stored_text: stored.text }),
      ...(calls.length > 0 ? { tool_calls: calls } : {}),
    },
  });
}

/** A message that is in no transcript: dropped by a plugin, or by the host because it asks for a tool that there is not. */
function noteUnstored({ run, source, record }: Seen, message: HostObject): void {
  const text = textOf(message.content);
  const calls = toolCallsOf(message);
  if (text === '' && calls.length === 0) return;
  const modelCall = callOf(run, message, calls);
  const refines = modelCall === undefined ? undefined : run.unstored.get(modelCall);
  record({
    event_type: 'message_end',
    source,
    ...idsOf(run),
    ...given({ refines, host_ts: asNumber(message.timestamp) }),
    payload: {
      text,
      stored: false,
      // Of a response that broke off, the attempt holds as much as was streamed.
      ...(isErrorMessage(message) ? { partial: true } : refines === undefined ? {} : { partial: false }),
      ...given({ stop_reason: asText(message.stopReason), model_call: modelCall }),
      ...(calls.length > 0 ? { tool_calls: calls } : {}),
    },
  });
}

/** The call that a message came from: the one that its tools were called by, or that had begun last when it was written. */
function callOf(run: ObservedRun, message: HostObject, calls: readonly HostObject[]): number | undefined {
  for (const { id } of calls) {
    const number = run.tools.get(asText(id) ?? '')?.modelCall;
    if (number) return number;
  }
  const writtenAt = asNumber(message.timestamp) ?? 0;
  return run.calls.findLast(({ startedAt }) => startedAt !== undefined && startedAt <= writtenAt)?.number;
}

/** What is stored of a result of a tool, where it is not what the tool gave. */
export function noteStoredResult(seen: Seen, message: HostObject): void {
  const id = asText(message.toolCallId) ?? '';
  const call = seen.run.tools.get(id);
  const text = call?.resultText;
  if (!call || text === undefined) return;
  call.resultText = undefined;
  const storedText = textOf(message.content);
  if (storedText !== text) refineResult(seen, { id, call }, {}, { stored_text: storedText });
}
