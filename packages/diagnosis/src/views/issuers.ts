import type { ModelCall, Run, ToolCall } from '../model/execution.ts';

/** The model call that asked for each tool call of a run: the last one before it that does not write a summary. */
export function toIssuers({ items }: Run): ReadonlyMap<ToolCall, ModelCall> {
  const issuers = new Map<ToolCall, ModelCall>();
  let last: ModelCall | undefined;
  for (const item of items) {
    if (item.kind === 'model_call' && item.purpose === null) last = item;
    if (item.kind === 'tool_call' && last) issuers.set(item, last);
  }
  return issuers;
}
