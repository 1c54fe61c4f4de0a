import type { ToolCall } from '../model/execution.ts';
import { toCommand } from '../tools/call-kinds.ts';
import { onlyLooks } from '../tools/commands.ts';

/** Words in the name of a tool that only looks or thinks. */
const LOOKS =
  /^(?:get|find|list|search|read|fetch|look|lookup|view|show|query|check|describe|inspect|count|think|thinking|calculate|browse|status|open|ls|cat|grep|glob)$/;

/** Whether a call may change something: a command that does more than look, or a tool whose name does not say that it only looks. */
export function changesSomething(call: ToolCall): boolean {
  const command = toCommand(call);
  if (command !== null) return !onlyLooks(command);
  return !toNameWords(call.tool).some((word) => LOOKS.test(word));
}

/** `getUserDetails`, `github__list_issues`: the words of a name. */
function toNameWords(tool: string): string[] {
  return tool
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
