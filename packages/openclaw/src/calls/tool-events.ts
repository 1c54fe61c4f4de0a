import type { Outcome } from '@critiqor/evidence/contract/event';
import { asObject, asText, given, type HostObject } from '../host/host.ts';
import type { JudgedResult } from './judge-result.ts';
import { idsOf, type ObservedToolCall } from './observed-run.ts';
import type { Seen } from './seen.ts';

/** Events that are made from those of a tool: what a judge of memory or of skills asks for, without knowing tools. */

/** A call or a result, and the line that was written of it. */
interface ToolEvent {
  readonly id: string;
  readonly call: ObservedToolCall;
  readonly seq: number | null;
}

/** The copy of a call that searches or reads memory. */
export function copyMemoryCall(seen: Seen, { id, call, seq }: ToolEvent): void {
  const access = memoryAccessOf(call, undefined);
  if (access) writeMemoryEvent(seen, { id, call, seq }, access, { observed_as: 'tool_call' });
}

/** The copy of its result, with the outcome. */
export function copyMemoryResult(seen: Seen, event: ToolEvent, verdict: JudgedResult, details: HostObject): void {
  const access = memoryAccessOf(event.call, verdict.error);
  if (!access) return;
  const { results } = details;
  const payload = {
    observed_as: 'tool_result',
    ...given({
      result_status: access.isMissing ? 'unavailable' : memoryStatus(verdict, details),
      hits: Array.isArray(results) ? results.length : undefined,
      warning: asText(details.warning),
    }),
  };
  writeMemoryEvent(seen, event, access, payload, verdict.outcome);
}

function writeMemoryEvent(
  { run, record }: Seen,
  { id, call, seq }: ToolEvent,
  access: ObservedMemory,
  payload: HostObject,
  outcome?: Outcome,
): void {
  record({
    event_type: access.tool,
    source: 'recorder',
    ...idsOf(run),
    ...given({ derived_from: seq ?? undefined, outcome }),
    tool_name: call.name,
    tool_call_id: id,
    payload: { ...payload, ...given({ query: asText(access.input.query), path: asText(access.input.path) }) },
  });
}

interface ObservedMemory {
  readonly tool: 'memory_search' | 'memory_get';
  readonly input: HostObject;
  /** The host has no such tool: memory is switched off. */
  readonly isMissing: boolean;
}

/**
 * The access to memory behind a call. Deferred tools are called through a wrapper and show up as calls of their own; only when
 * the wrapper finds no such tool is the wrapper all there is.
 */
function memoryAccessOf(call: ObservedToolCall, error: string | undefined): ObservedMemory | undefined {
  const input = asObject(call.input);
  if (isMemoryTool(call.name)) return { tool: call.name, input, isMissing: false };
  const wrapped = asText(input.id)?.split(':').at(-1) ?? '';
  if (call.name !== 'tool_call' || !isMemoryTool(wrapped) || !error?.startsWith('Unknown tool')) return undefined;
  return { tool: wrapped, input: asObject(input.args), isMissing: true };
}

function isMemoryTool(name: string): name is ObservedMemory['tool'] {
  return name === 'memory_search' || name === 'memory_get';
}

function memoryStatus({ outcome, blockedBy }: JudgedResult, details: HostObject): string {
  if (blockedBy === 'unknown_tool' || details.disabled === true || details.unavailable === true) return 'unavailable';
  if (outcome !== 'completed') return 'error';
  if (details.status === 'not_found') return 'not_found';
  if (asText(details.error)) return 'unavailable';
  return Array.isArray(details.results) && details.results.length === 0 ? 'empty' : 'hit';
}

/** The host has no event for a skill: using one is reading its SKILL.md. */
export function deriveSkillRead({ run, record }: Seen, { id, call, seq }: ToolEvent, verdict: JudgedResult): void {
  const path = call.name === 'read' ? asText(asObject(call.input).path) : undefined;
  if (!path?.endsWith('SKILL.md')) return;
  const skill = /(?:^|[\\/])([^\\/]+)[\\/]SKILL\.md$/.exec(path)?.[1];
  if (skill === undefined) return;
  const notFound = /not found|no such file|ENOENT/i.test(verdict.error ?? '');
  record({
    event_type: 'skill_read',
    source: 'recorder',
    ...idsOf(run),
    ...given({ derived_from: seq ?? undefined }),
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
