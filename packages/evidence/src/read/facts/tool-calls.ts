import type { JournalEvent, Outcome } from '../../contract/event.ts';
import type { Mutable } from '../../contract/mutable.ts';
import { toText } from '../../contract/payload-values.ts';
import {
  countCall,
  type FactState,
  learnOutcome,
  noteLine,
  type OpenRun,
  takeNumber,
  toFactOutcome,
  toOpenRun,
} from './fact-state.ts';
import { takeOut } from './fact-totals.ts';
import type { ToolCallFact } from './recorded-fact.ts';

/** A tool call begins. An id that was used before is another call. */
export function beginToolCall(state: FactState, event: JournalEvent): void {
  const run = toOpenRun(state, event);
  const call = addToolCall(state, run, event);
  call.hasBegun = true;
  noteLine(state, call, false, event);
  state.listener.toolCall?.(call, 'began', event);
  resolveWrapper(state, run, event);
}

/** Its result; of a call that was never shown, the result is all that is known. */
export function endToolCall(state: FactState, event: JournalEvent): void {
  const run = toOpenRun(state, event);
  const known = event.tool_call_id === undefined ? undefined : run.tools?.get(event.tool_call_id);
  const call = known ?? addToolCall(state, run, event);
  learnEnd(state, call, toFactOutcome(event), event);
  if (!call.isWrapper) run.lastCall = call;
  noteLine(state, call, true, event);
  state.listener.toolCall?.(call, 'ended', event);
  if (!known) resolveWrapper(state, run, event);
}

/** The call that a line names. */
export const findToolCall = (state: FactState, event: JournalEvent): ToolCallFact | undefined =>
  event.tool_call_id === undefined ? undefined : toOpenRun(state, event).tools?.get(event.tool_call_id);

/** A line adds to the one that began or ended the call. */
export function refineToolCall(
  state: FactState,
  call: Mutable<ToolCallFact>,
  event: JournalEvent,
  isEnd: boolean,
): void {
  if (isEnd) learnEnd(state, call, event.outcome ?? call.outcome, event);
}

function learnEnd(
  { writer: { sums } }: FactState,
  call: Mutable<ToolCallFact>,
  outcome: Outcome | null,
  { duration_ms }: JournalEvent,
): void {
  learnOutcome(call.isWrapper ? null : sums.tools, call, outcome, duration_ms);
}

function addToolCall(state: FactState, run: OpenRun, event: JournalEvent): Mutable<ToolCallFact> {
  const callId = event.tool_call_id ?? null;
  const call: Mutable<ToolCallFact> = {
    kind: 'tool_call',
    number: takeNumber(state),
    writer: state.writer.name,
    hasBegun: false,
    hasEnded: false,
    outcome: null,
    run: run.fact,
    tool: event.tool_name ?? toText(event.payload.toolName),
    callId,
    isWrapper: callId !== null && run.wrappers?.delete(callId) === true,
    memory: null,
    durationMs: null,
  };
  if (callId !== null) {
    run.tools ??= new Map();
    run.tools.set(callId, call);
  }
  if (!call.isWrapper) {
    countCall(state.writer.sums.tools);
    countTool(state, call, 1);
  }
  return call;
}

/** A deferred tool is called through a wrapper, which either of the two may show first. */
function resolveWrapper(state: FactState, run: OpenRun, event: JournalEvent): void {
  const { parent_tool_call_id: id } = event;
  if (id === undefined || id === event.tool_call_id) return;
  const wrapper = run.tools?.get(id);
  if (!wrapper) {
    run.wrappers ??= new Set();
    run.wrappers.add(id);
    return;
  }
  if (wrapper.isWrapper) return;
  takeOut(state.writer.sums.tools, wrapper);
  countTool(state, wrapper, -1);
  wrapper.isWrapper = true;
  if (run.lastCall === wrapper) run.lastCall = null;
  state.listener.toolCall?.(wrapper, 'wrapped', event);
}

function countTool({ callsByTool }: FactState, { tool }: ToolCallFact, by: 1 | -1): void {
  const name = tool ?? '';
  callsByTool.set(name, (callsByTool.get(name) ?? 0) + by);
}
