import type { Execution, ModelCall, ToolCall } from '../execution.ts';

/** The model call that asked for each tool call: the last one before it in its run that does not write a summary. */
export function toIssuers(execution: Execution): ReadonlyMap<ToolCall, ModelCall> {
  const issuers = new Map<ToolCall, ModelCall>();
  for (const run of execution.runs) {
    let last: ModelCall | undefined;
    for (const item of run.items) {
      if (item.kind === 'model_call' && item.purpose === null) last = item;
      if (item.kind === 'tool_call' && last) issuers.set(item, last);
    }
  }
  return issuers;
}
