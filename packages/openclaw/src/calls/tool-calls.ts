import type { EventDraft } from '@critiqor/evidence/contract/event';
import { asNumber, asObject, asText, given, type HostObject, textOf } from '../host/host.ts';
import { setBounded } from './bounded-map.ts';
import { idsOf, type RecordEvent, type RunState, type ToolCall } from './run-state.ts';

/** Tool calls that are remembered per run, for late refinements. */
const REMEMBERED_TOOLS = 256;
/** The host cuts the text of a result in its events; from here on the hook may have more. */
const FIRST_LINE_CHARS = 500;
/** How far apart the start of a process and of its call may lie. */
const PROCESS_START_TOLERANCE_MS = 5_000;

type Outcome = NonNullable<EventDraft['outcome']>;

/** The model calls a tool. */
export function startTool(
  run: RunState,
  data: HostObject,
  hostTs: number | undefined,
  source: string,
  record: RecordEvent,
): void {
  const name = asText(data.name) ?? 'unknown';
  const id = asText(data.toolCallId) ?? '';
  const input = data.args;
  const parent = asText(data.parentToolCallId);
  const callSeq = record({
    event_type: 'tool_call',
    source,
    ...idsOf(run),
    ...given({ host_ts: hostTs, parent_tool_call_id: parent }),
    tool_name: name,
    tool_call_id: id,
    duration_ms: null,
    payload: { toolName: name, toolCallId: id, input },
  });
  const call: ToolCall = {
    name,
    callSeq,
    startedAt: hostTs,
    input,
    commandLength: String(asObject(input).command ?? '').length,
    modelCall: run.callCount,
    resultSeq: null,
    resultChars: 0,
  };
  setBounded(run.tools, id, call, REMEMBERED_TOOLS);
  copyMemoryEvent(run, id, call, 'tool_call', callSeq, {}, record);
}

/** The result of a tool call, with the outcome by what really happened. */
export function endTool(
  run: RunState,
  data: HostObject,
  hostTs: number | undefined,
  source: string,
  record: RecordEvent,
): void {
  const id = asText(data.toolCallId) ?? '';
  const call = run.tools.get(id);
  const name = asText(data.name) ?? call?.name ?? 'unknown';
  const result = asObject(data.result);
  const details = asObject(result.details);
  const text = textOf(result.content);
  const verdict = judgeResult(data.isError === true, text, details);
  const parent = asText(data.parentToolCallId);
  const durationMs = hostTs !== undefined && call?.startedAt !== undefined ? hostTs - call.startedAt : undefined;
  const resultSeq = record({
    event_type: 'tool_result',
    source,
    ...idsOf(run),
    ...given({
      host_ts: hostTs,
      parent_tool_call_id: parent,
      duration_ms: verdict.outcome === 'running' ? null : durationMs,
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
        duration_source: durationMs === undefined ? undefined : 'derived',
        blocked_by: verdict.blockedBy,
        process: verdict.outcome === 'running' ? asText(details.sessionId) : undefined,
      }),
    },
  });
  if (!call) return;
  call.resultSeq = resultSeq;
  call.resultChars = text.length;
  call.outcome = verdict.outcome;
  copyMemoryEvent(run, id, call, 'tool_result', resultSeq, { ...verdict, details }, record);
  deriveSkillRead(run, id, call, verdict, resultSeq, record);
}

/** The host's own verdict on a call: it knows whether the call was executed at all. */
export function judgeToolItem(run: RunState, data: HostObject, source: string, record: RecordEvent): void {
  const id = asText(data.toolCallId) ?? '';
  const call = run.tools.get(id);
  const status = asText(data.status);
  if (!call?.outcome || (status !== 'blocked' && status !== 'failed')) return;
  const isSettled = call.outcome === 'cancelled' || call.outcome === 'running' || call.outcome === status;
  if (isSettled) return;
  call.outcome = status;
  refineResult(run, id, call, source, { outcome: status, error: asText(data.error) }, {}, record);
}

/** The hook sees the whole result where the host's events cut it, and the arguments as they were executed. */
export function completeTool(run: RunState, event: HostObject, source: string, record: RecordEvent): void {
  const id = asText(event.toolCallId) ?? '';
  const call = run.tools.get(id);
  if (!call) return;
  const executed = event.params;
  if (call.callSeq !== null && isCoerced(call.input, executed)) {
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
  const durationMs = call.outcome === 'running' ? undefined : asNumber(event.durationMs);
  const payload = {
    text,
    result_chars: text.length,
    ...given({ duration_source: durationMs === undefined ? undefined : 'host' }),
  };
  refineResult(run, id, call, source, { durationMs }, payload, record);
}

/**
 * A process has ended. The host does not say which call started it, so a call that was still running is recognised by the length
 * of its command and the time of its start.
 */
export function endProcess(runs: Iterable<RunState>, event: HostObject, source: string, record: RecordEvent): void {
  const durationMs = asNumber(event.durationMs);
  const endedAt = asNumber(event.ts);
  const length = asNumber(event.commandLength);
  if (durationMs === undefined || endedAt === undefined) return;
  const match = runningCall(runs, endedAt - durationMs, length);
  if (!match) return;
  const { run, id, call } = match;
  const exitCode = asNumber(event.exitCode);
  const outcome: Outcome = exitCode === 0 ? 'completed' : 'failed';
  call.outcome = outcome;
  refineResult(
    run,
    id,
    call,
    source,
    { outcome, exitCode, durationMs, hostTs: endedAt },
    { duration_source: 'host' },
    record,
  );
}

/** A run is over: what its calls were given is needed no more, and may be large. */
export function forgetInputs(run: RunState): void {
  for (const call of run.tools.values()) call.input = undefined;
}

/** The call that is still running and began nearest to a time, if it is near enough. */
function runningCall(
  runs: Iterable<RunState>,
  startedAt: number,
  commandLength: number | undefined,
): { readonly run: RunState; readonly id: string; readonly call: ToolCall } | undefined {
  let nearest: ReturnType<typeof runningCall>;
  let nearestMs = PROCESS_START_TOLERANCE_MS;
  for (const run of runs) {
    for (const [id, call] of run.tools) {
      if (call.outcome !== 'running' || call.commandLength !== commandLength) continue;
      const distanceMs = Math.abs(startedAt - (call.startedAt ?? 0));
      if (distanceMs >= nearestMs) continue;
      nearestMs = distanceMs;
      nearest = { run, id, call };
    }
  }
  return nearest;
}

/** Outcome of a result. A failing command is no error to the host, and a call that was never executed looks like a failed one. */
function judgeResult(
  isError: boolean,
  text: string,
  details: HostObject,
): { readonly outcome: Outcome; readonly error?: string; readonly blockedBy?: string } {
  const exitCode = asNumber(details.exitCode);
  const status = asText(details.status);
  if (status === 'blocked') {
    const blockedBy = details.deniedReason === 'tool-loop' ? 'tool_loop' : 'host';
    return { outcome: 'blocked', error: firstLine(text), blockedBy };
  }
  if (!isError) {
    if (status === 'running') return { outcome: 'running' };
    return { outcome: exitCode !== undefined && exitCode !== 0 ? 'failed' : 'completed' };
  }
  if (text === 'Aborted') return { outcome: 'cancelled', error: text };
  const error = asText(details.error) ?? firstLine(text);
  if (/^Tool \S+ not found\b/.test(text)) return { outcome: 'blocked', error, blockedBy: 'unknown_tool' };
  if (text.startsWith('Validation failed for tool'))
    return { outcome: 'blocked', error, blockedBy: 'invalid_arguments' };
  if (/blocked because \w+ hook failed/.test(error)) return { outcome: 'blocked', error, blockedBy: 'hook' };
  return { outcome: 'failed', error };
}

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0]?.slice(0, FIRST_LINE_CHARS) ?? '';
}

/** Whether the host changed arguments before it executed them; only top-level values are compared. */
function isCoerced(sent: unknown, executed: unknown): boolean {
  if (sent === undefined || executed === undefined || executed === sent) return false;
  const before = asObject(sent);
  const after = asObject(executed);
  return Object.keys(after).some((name) => typeof after[name] !== 'object' && after[name] !== before[name]);
}

function refineResult(
  run: RunState,
  id: string,
  call: ToolCall,
  source: string,
  change: {
    readonly outcome?: Outcome;
    readonly error?: string | undefined;
    readonly exitCode?: number | undefined;
    readonly durationMs?: number | undefined;
    readonly hostTs?: number | undefined;
  },
  payload: EventDraft['payload'],
  record: RecordEvent,
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

/** Memory searches and reads get a copy of their own, so that a judge of memory need not know tools. */
function copyMemoryEvent(
  run: RunState,
  id: string,
  call: ToolCall,
  observedAs: 'tool_call' | 'tool_result',
  derivedFrom: number | null,
  ended: {
    readonly outcome?: Outcome;
    readonly blockedBy?: string;
    readonly error?: string;
    readonly details?: HostObject;
  },
  record: RecordEvent,
): void {
  const access = memoryAccessOf(call, ended.error);
  if (!access) return;
  const details = ended.details ?? {};
  const results = details.results;
  record({
    event_type: access.tool,
    source: 'recorder',
    ...idsOf(run),
    ...given({ derived_from: derivedFrom ?? undefined, outcome: ended.outcome }),
    tool_name: call.name,
    tool_call_id: id,
    payload: {
      observed_as: observedAs,
      ...given({
        query: asText(access.input.query),
        path: asText(access.input.path),
        result_status:
          ended.outcome && (access.isMissing ? 'unavailable' : memoryStatus(ended.outcome, ended.blockedBy, details)),
        hits: Array.isArray(results) ? results.length : undefined,
        warning: asText(details.warning),
      }),
    },
  });
}

interface MemoryAccess {
  readonly tool: 'memory_search' | 'memory_get';
  readonly input: HostObject;
  /** The host has no such tool: memory is switched off. */
  readonly isMissing: boolean;
}

/**
 * The access to memory behind a call. Deferred tools are called through a wrapper and show up as calls of their own; only when
 * the wrapper finds no such tool is the wrapper all there is.
 */
function memoryAccessOf(call: ToolCall, error: string | undefined): MemoryAccess | undefined {
  const input = asObject(call.input);
  if (isMemoryTool(call.name)) return { tool: call.name, input, isMissing: false };
  const wrapped = asText(input.id)?.split(':').at(-1) ?? '';
  if (call.name !== 'tool_call' || !isMemoryTool(wrapped) || !error?.startsWith('Unknown tool')) return undefined;
  return { tool: wrapped, input: asObject(input.args), isMissing: true };
}

function isMemoryTool(name: string): name is MemoryAccess['tool'] {
  return name === 'memory_search' || name === 'memory_get';
}

function memoryStatus(outcome: Outcome, blockedBy: string | undefined, details: HostObject): string {
  if (blockedBy === 'unknown_tool' || details.disabled === true || details.unavailable === true) return 'unavailable';
  if (outcome !== 'completed') return 'error';
  if (details.status === 'not_found') return 'not_found';
  if (asText(details.error)) return 'unavailable';
  return Array.isArray(details.results) && details.results.length === 0 ? 'empty' : 'hit';
}

/** The host has no event for a skill: using one is reading its SKILL.md. */
function deriveSkillRead(
  run: RunState,
  id: string,
  call: ToolCall,
  verdict: { readonly outcome: Outcome; readonly error?: string },
  derivedFrom: number | null,
  record: RecordEvent,
): void {
  const path = call.name === 'read' ? asText(asObject(call.input).path) : undefined;
  const skill = /(?:^|[\\/])([^\\/]+)[\\/]SKILL\.md$/.exec(path ?? '')?.[1];
  if (path === undefined || skill === undefined) return;
  const notFound = /not found|no such file|ENOENT/i.test(verdict.error ?? '');
  record({
    event_type: 'skill_read',
    source: 'recorder',
    ...idsOf(run),
    ...given({ derived_from: derivedFrom ?? undefined }),
    outcome: verdict.outcome,
    tool_name: call.name,
    tool_call_id: id,
    payload: {
      skill,
      path,
      result_status: verdict.outcome === 'completed' ? 'read' : notFound ? 'not_found' : 'failed',
    },
  });
}
