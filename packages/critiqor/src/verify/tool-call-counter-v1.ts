import type { JournalEvent } from '@critiqor/evidence/contract/event';

/** Under which calls are counted for which the host gave no name of a tool. */
const UNNAMED = '(unnamed)';
/** What is known of a call by its id: the tool under which it was counted, or why it was not. */
const NOT_SEEN_YET = Symbol('only its inner call has been seen');
const NOT_COUNTED = Symbol('its inner call was counted instead');
type KnownCall = string | typeof NOT_SEEN_YET | typeof NOT_COUNTED;

/**
 * Frozen with the figures of seals without a `rule`. Counts calls per tool. A deferred tool is called through a wrapper: there the inner call counts, and the wrapper only if it
 * never led to one. Ids of calls are unique within a run of the host, not beyond.
 */
export function createToolCallCounter() {
  const counts = new Map<string, number>();
  const runs = new Map<string, Map<string, KnownCall>>();
  const count = (tool: string, by: number): void => void counts.set(tool, (counts.get(tool) ?? 0) + by);

  const addRun = (run: string): Map<string, KnownCall> => {
    const calls = new Map<string, KnownCall>();
    runs.set(run, calls);
    return calls;
  };
  const dropWrapper = (calls: Map<string, KnownCall>, id: string): void => {
    const known = calls.get(id);
    if (typeof known === 'string') count(known, -1);
    calls.set(id, known === undefined ? NOT_SEEN_YET : NOT_COUNTED);
  };

  return {
    /** Adds a call. Refinements and copies are the caller's to leave out. */
    add(event: JournalEvent): void {
      const run = toRunKey(event);
      const calls = runs.get(run) ?? addRun(run);
      const { tool_call_id: id, parent_tool_call_id: parent, tool_name: tool = UNNAMED } = event;
      if (parent !== undefined && parent !== id) dropWrapper(calls, parent);
      if (id !== undefined && calls.get(id) === NOT_SEEN_YET) {
        calls.set(id, NOT_COUNTED);
        return;
      }
      count(tool, 1);
      if (id !== undefined) calls.set(id, tool);
    },
    /** The run is over: its ids need not be remembered any longer. */
    endRun(event: JournalEvent): void {
      runs.delete(toRunKey(event));
    },
    /** Calls per tool; 0 for a tool that turned out to be only a wrapper. */
    counts: counts as ReadonlyMap<string, number>,
  };
}

const toRunKey = ({ writer, host_run_id }: JournalEvent): string => `${writer}\n${host_run_id ?? ''}`;
