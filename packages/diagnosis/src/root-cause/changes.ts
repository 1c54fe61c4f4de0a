import type { ToolCall } from '../model/execution.ts';
import { onlyLooks } from '../tools/commands.ts';
import { isLook } from '../tools/deeds.ts';
import { describeTool } from '../tools/describe-tool.ts';

/** Whether a call may change something: a command that does more than look, or a tool that does not say that it only looks. */
export function changesSomething(call: ToolCall): boolean {
  const { deed, command } = describeTool(call);
  return command === null ? !isLook(deed) : !onlyLooks(command);
}
