import type { Execution, MemoryAccess, Run, ToolCall } from '../execution.ts';

/** What findings cite, found again in the execution. */
export interface CitedEvents {
  /** The run of a cited event, and its place among all events. */
  place(eventId: string): { readonly run: Run; readonly position: number } | undefined;
  /** The tool call whose call or result this event is. */
  call(eventId: string): ToolCall | undefined;
  memory(eventId: string): MemoryAccess | undefined;
  text(eventId: string): string | undefined;
}

/** Looks up a set of events in one pass. */
export function findCitedEvents(execution: Execution, eventIds: Iterable<string>): CitedEvents {
  const wanted = new Set(eventIds);
  const places = new Map<string, { readonly run: Run; readonly position: number }>();
  const calls = new Map<string, ToolCall>();
  const memories = new Map<string, MemoryAccess>();
  const texts = new Map<string, string>();
  const note = (eventId: string | null | undefined, run: Run, position: number): boolean => {
    if (!eventId || !wanted.has(eventId)) return false;
    if (!places.has(eventId)) places.set(eventId, { run, position });
    return true;
  };
  for (const run of execution.runs) {
    note(run.eventId, run, run.position);
    if (run.end) note(run.end.eventId, run, run.end.position);
    for (const item of run.items) {
      if (note(item.eventId, run, item.position)) {
        if (item.kind === 'tool_call') calls.set(item.eventId, item);
        if (item.kind === 'message') texts.set(item.eventId, item.text);
      }
      if (item.kind === 'tool_call' && item.result && note(item.result.eventId, run, item.result.position))
        calls.set(item.result.eventId, item);
      if (item.kind === 'model_call' || item.kind === 'compaction') note(item.endEventId, run, item.position);
    }
  }
  for (const access of execution.memory)
    if (note(access.eventId, access.run, access.position)) memories.set(access.eventId, access);
  for (const list of [execution.skillOffers, execution.skillReads, execution.contextReports, execution.subagents])
    for (const { eventId, run, position } of list) note(eventId, run, position);
  for (const { endEventId, run, position } of execution.subagents) note(endEventId, run, position);
  return {
    place: (eventId) => places.get(eventId),
    call: (eventId) => calls.get(eventId),
    memory: (eventId) => memories.get(eventId),
    text: (eventId) => texts.get(eventId),
  };
}
