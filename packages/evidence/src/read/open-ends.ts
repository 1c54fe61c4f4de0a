import type { JournalEvent } from '../contract/event.ts';

/** What began and shows no end: runs, and calls in them. */
export function createOpenEnds() {
  const runs = createOpenRuns();
  const modelCalls = createOpenThings();
  const toolCalls = createOpenThings();
  /** A short name for each run, because many keys are made of it. */
  const runNumbers = new Map<string, number>();
  const toRunNumber = (run: string): number => {
    const number = runNumbers.get(run) ?? runNumbers.size + 1;
    runNumbers.set(run, number);
    return number;
  };
  return {
    add(event: JournalEvent): void {
      runs.add(event);
      // A refinement neither begins nor ends anything.
      if (event.refines !== undefined) return;
      const run = event.host_run_id ?? '';
      switch (event.event_type) {
        case 'before_provider_request':
          modelCalls.begin(`${toRunNumber(run)}#${toName(event.payload.model_call)}`);
          break;
        case 'after_provider_response':
          modelCalls.end(`${toRunNumber(run)}#${toName(event.payload.model_call)}`);
          break;
        case 'tool_call':
          toolCalls.begin(`${toRunNumber(run)}#${event.tool_call_id}`);
          break;
        case 'tool_result':
          toolCalls.end(`${toRunNumber(run)}#${event.tool_call_id}`);
          break;
      }
    },
    toOpen: () => ({
      open_runs: [...runs.open],
      open_model_calls: modelCalls.open.size,
      open_tool_calls: toolCalls.open.size,
    }),
  };
}

/** The runs that began and show no end. */
export function createOpenRuns() {
  const runs = createOpenThings();
  return {
    open: runs.open,
    add({ refines, event_type, host_run_id }: JournalEvent): void {
      if (refines !== undefined) return;
      if (event_type === 'agent_start') runs.begin(host_run_id ?? '');
      else if (event_type === 'agent_end') runs.end(host_run_id ?? '');
    },
  };
}

/** Keeps the set of things that have begun and not ended. The start of a model call may be shown after its end. */
function createOpenThings() {
  const open = new Set<string>();
  const endedEarly = new Set<string>();
  return {
    open: open as ReadonlySet<string>,
    begin(id: string): void {
      if (!endedEarly.delete(id)) open.add(id);
    },
    end(id: string): void {
      if (!open.delete(id)) endedEarly.add(id);
    },
  };
}

/** Payloads may hold anything, even what no text can be made of. */
export const toName = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : 'unknown';
