import type { ToolCall } from '../model/execution.ts';
import { onlyLooks } from '../tools/command-purpose.ts';
import { isLook } from '../tools/deeds.ts';
import { describeTool } from '../tools/describe-tool.ts';

/** Whether a call may change something: a command that does more than look, or a tool that is not known to look only. */
export function changesSomething(call: ToolCall): boolean {
  const { command, deed, domain } = describeTool(call);
  if (command !== null) return domain === 'code' || !onlyLooks(command);
  return !isLook(deed);
}
