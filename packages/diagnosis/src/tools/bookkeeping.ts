import type { ToolCall } from '../model/execution.ts';

const BOOKKEEPING_TOOL = /^(?:think|thinking|todo_?(?:write|read)|(?:update|write)_?(?:plan|todos?)|plan)$/i;

/** Thoughts, plans and lists that agents keep for themselves: they always succeed and achieve nothing by themselves. */
export function isBookkeeping({ tool }: Pick<ToolCall, 'tool'>): boolean {
  return BOOKKEEPING_TOOL.test(tool);
}

/** The calls that do something. */
export function withoutBookkeeping(calls: readonly ToolCall[]): readonly ToolCall[] {
  return calls.some(isBookkeeping) ? calls.filter((call) => !isBookkeeping(call)) : calls;
}
