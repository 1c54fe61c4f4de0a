import type { EventDraft, Outcome } from '@critiqor/evidence/contract/event';
import { asNumber, asObject, asText, given, type HostObject, textOf } from '../host/host.ts';
import { type JudgedResult, judgeResult, toErrorText } from './judge-result.ts';
import { idsOf, type ObservedToolCall } from './observed-run.ts';
import { rememberCall, rememberResult } from './remembered-calls.ts';
import { isSameValue } from './same-arguments.ts';
import type { Seen } from './seen.ts';
import { copyMemoryCall, copyMemoryResult, deriveSkillRead } from './tool-events.ts';

/** A call, and the host's id of it. */
export interface NamedCall {
  readonly id: string;
  readonly call: ObservedToolCall;
}

/** The model calls a tool. */
export function startTool(seen: Seen, data: HostObject): NamedCall {
  const { run, source, record, hostTs } = seen;
  const name = asText(data.name) ?? 'unknown';
  const id = asText(data.toolCallId) ?? '';
  const input = data.args;
  const callSeq = record({
    event_type: 'tool_call',
    source,
    ...idsOf(run),
    ...given({ host_ts: hostTs, parent_tool_call_id: asText(data.parentToolCallId) }),
    tool_name: name,
    tool_call_id: id,
    duration_ms: null,
    payload: { toolName: name, toolCallId: id, input },
  });
  const call: ObservedToolCall = {
    id,
    name,
    callSeq,
    startedAt: hostTs,
    input,
    commandLength: commandLengthOf(input),
    modelCall: run.callCount,
    resultSeq: null,
    resultChars: 0,
    hasHostDuration: false,
  };
  rememberCall(run, call);
  copyMemoryCall(seen, { id, call, seq: callSeq });
  return { id, call };
}

/** The result of a tool call, with the outcome by what really happened. */
export function endTool(seen: Seen, data: HostObject): NamedCall | undefined {
  const { run, source, record, hostTs } = seen;
  const id = asText(data.toolCallId) ?? '';
  const call = run.tools.get(id);
  const name = asText(data.name) ?? call?.name ?? 'unknown';
  const result = asObject(data.result);
  const details = asObject(result.details);
  const text = textOf(result.content);
  const verdict = judgeResult(data.isError === true, text, details);
  const { durationMs, durationSource } = durationOf(details, call?.startedAt, hostTs);
  const isRunning = verdict.outcome === 'running';
  const resultSeq = record({
    event_type: 'tool_result',
    source,
    ...idsOf(run),
    ...given({
      host_ts: hostTs,
      parent_tool_call_id: asText(data.parentToolCallId),
      duration_ms: isRunning ? null : durationMs,
      exit_code: asNumber(details.exitCode),
      error: verdict.error,
    }),
    tool_name: name,
    tool_call_id: id,
    outcome: verdict.outcome,
    payload: {
      toolName: name,
      toolCallId: id,
      result: data.result,
      result_chars: text.length,
      ...given({
        duration_source: isRunning ? undefined : durationSource,
        blocked_by: verdict.blockedBy,
        approval: details.status === 'approval-pending' ? 'pending' : undefined,
        process: isRunning ? asText(details.sessionId) : undefined,
        process_id: isRunning ? asNumber(details.pid) : undefined,
      }),
    },
  });
  if (!call) return undefined;
  call.resultSeq = resultSeq;
  call.resultChars = text.length;
  call.hasHostDuration = durationSource === 'host';
  call.outcome = verdict.outcome;
  tellWhatFollows(seen, { id, call }, verdict, details);
  rememberResult(run, call, text);
  return { id, call };
}

function tellWhatFollows(seen: Seen, { id, call }: NamedCall, verdict: JudgedResult, details: HostObject): void {
  const event = { id, call, seq: call.resultSeq };
  copyMemoryResult(seen, event, verdict, details);
  deriveSkillRead(seen, event, verdict);
}

/** The host's own verdict on a call: it knows whether the call was executed at all. */
export function judgeToolItem(seen: Seen, data: HostObject): void {
  const id = asText(data.toolCallId) ?? '';
  const call = seen.run.tools.get(id);
  const { status } = data;
  const isNews =
    (status === 'failed' && call?.outcome === 'completed') ||
    (status === 'blocked' && (call?.outcome === 'completed' || call?.outcome === 'failed'));
  if (!call || !isNews) return;
  call.outcome = status;
  const error = asText(data.error);
  refineResult(seen, { id, call }, { outcome: status, error: error && toErrorText(error) }, {});
}

/** The hook sees the whole result where the host's events cut it, and the arguments as they were executed. */
export function completeTool(seen: Seen, event: HostObject): void {
  const { run, source, record } = seen;
  const id = asText(event.toolCallId) ?? '';
  const call = run.tools.get(id);
  if (!call) return;
  const executed = event.params;
  if (call.callSeq !== null && isRewritten(call.input, executed)) {
    call.commandLength = commandLengthOf(executed);
    record({
      event_type: 'tool_call',
      source,
      ...idsOf(run),
      refines: call.callSeq,
      tool_name: call.name,
      tool_call_id: id,
      duration_ms: null,
      payload: { executed_input: executed },
    });
  }
  const result = asObject(event.result);
  const aggregated = asText(asObject(result.details).aggregated) ?? '';
  const content = textOf(result.content);
  const text = aggregated.length > content.length ? aggregated : content;
  if (call.outcome === undefined || text.length <= call.resultChars) return;
  call.resultChars = text.length;
  rememberResult(run, call, text);
  const isTimed = call.outcome === 'running' || call.hasHostDuration;
  const durationMs = isTimed ? undefined : asNumber(event.durationMs);
  const payload = {
    text,
    result_chars: text.length,
    ...given({ duration_source: durationMs === undefined ? undefined : 'host' }),
  };
  refineResult(seen, { id, call }, { durationMs }, payload);
}

interface ResultChange {
  readonly outcome?: Outcome | undefined;
  readonly error?: string | undefined;
  readonly exitCode?: number | undefined;
  readonly durationMs?: number | undefined;
  readonly hostTs?: number | undefined;
}

/** Adds to the result of a call what was shown later. */
export function refineResult(
  { run, source, record }: Seen,
  { id, call }: NamedCall,
  change: ResultChange,
  payload: EventDraft['payload'],
): void {
  record({
    event_type: 'tool_result',
    source,
    ...idsOf(run),
    ...given({
      refines: call.resultSeq ?? undefined,
      host_ts: change.hostTs,
      outcome: change.outcome,
      error: change.error,
      exit_code: change.exitCode,
      duration_ms: change.durationMs,
    }),
    tool_name: call.name,
    tool_call_id: id,
    payload,
  });
}

const commandLengthOf = (input: unknown): number => String(asObject(input).command ?? '').length;

/** The host's own measurement if there is one; otherwise the time between its two events. */
function durationOf(
  details: HostObject,
  startedAt: number | undefined,
  endedAt: number | undefined,
): { readonly durationMs?: number; readonly durationSource?: 'host' | 'derived' } {
  const measured = asNumber(details.durationMs);
  if (measured !== undefined && measured >= 0) return { durationMs: measured, durationSource: 'host' };
  if (startedAt === undefined || endedAt === undefined || endedAt < startedAt) return {};
  return { durationMs: endedAt - startedAt, durationSource: 'derived' };
}

/** Whether the host or a plugin changed arguments before they were executed. */
function isRewritten(sent: unknown, executed: unknown): boolean {
  return sent !== undefined && executed !== undefined && !isSameValue(sent, executed);
}
