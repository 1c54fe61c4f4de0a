import type { ToolCall } from '../model/execution.ts';
import { describeTool } from './describe-tool.ts';
import { isIdle } from './idle-calls.ts';

/** Thoughts, plans and lists that agents keep for themselves, and looks at the clock: they always succeed and achieve nothing by themselves. */
export function isBookkeeping(call: Pick<ToolCall, 'tool' | 'args'>): boolean {
  return describeTool(call).deed === 'think' || isIdle(call);
}

/** The calls that do something. */
export function withoutBookkeeping(calls: readonly ToolCall[]): readonly ToolCall[] {
  return calls.some(isBookkeeping) ? calls.filter((call) => !isBookkeeping(call)) : calls;
}
