import type { ToolCall } from '../model/execution.ts';

/** A refusal says so at its beginning; what comes later is the tool's own output. */
const HEAD_CHARS = 400;

/** Whether the host says that there is no tool of this name. */
export function isUnknownTool(call: ToolCall): boolean {
  const { result } = call;
  if (!result) return false;
  if (result.blockedBy !== null) return result.blockedBy === 'unknown_tool';
  return result.outcome !== 'completed' && deniesTool(result.text.slice(0, HEAD_CHARS).toLowerCase(), call.tool);
}

const BEFORE_NAME =
  /(?:unknown|no such|invalid|undefined|unrecognized) (?:tool|function)(?: name)?(?: available)?:? ?["'`]?$/;
const TOOL_BEFORE_NAME = /\b(?:tool|function) ?["'`]?$/;
const AFTER_NAME =
  /^["'`]? ?(?:(?:is|was|does) )?(?:unknown|not (?:found|exist|available|registered|defined|recognized|supported|a valid|in the list))/;

/** Tools speak of missing files in the same words: what is denied must be the tool, by its name. */
function deniesTool(head: string, tool: string): boolean {
  const name = tool.toLowerCase();
  if (name === '') return false;
  for (let at = head.indexOf(name); at >= 0; at = head.indexOf(name, at + name.length)) {
    const before = head.slice(Math.max(0, at - 60), at);
    if (BEFORE_NAME.test(before)) return true;
    const after = head.slice(at + name.length, at + name.length + 60);
    if (TOOL_BEFORE_NAME.test(before) && AFTER_NAME.test(after)) return true;
  }
  return false;
}

/** Whether the call was refused because its arguments do not fit the tool's schema. */
export function hasRefusedArguments(call: ToolCall): boolean {
  const { result } = call;
  if (!result) return false;
  if (result.blockedBy !== null) return result.blockedBy === 'invalid_arguments';
  if (result.outcome === 'completed' && !result.outcomeFromText) return false;
  const head = result.text.slice(0, HEAD_CHARS);
  return BY_HOST.test(head) || (!isShell(call) && BY_TOOL.test(head));
}

/** Words of the hosts' own validation. */
const BY_HOST =
  /\bInputValidationError\b|\bValidation failed for tool\b|<tool_use_error>Invalid \w+ parameter\b|\bInvalid arguments for tool\b|<tool_use_error>No changes to make: old_string and new_string are exactly the same/;

/** Words of a tool about its parameters, or that two of them contradict each other. A shell prints what programs say about theirs: that is no refusal. */
const BY_TOOL =
  /^\W{0,20}(?:error:? ?|validation ?error:? ?){0,2}(?:invalid (?:arguments?|parameters?|params|input)\b|invalid value for (?:argument|parameter)|missing required (?:argument|parameter|property|field)|(?:argument|parameter|property|field) ["'`]?[\w.]{1,60}["'`]? (?:is required|is missing|must be)|must have required propert|unexpected (?:argument|parameter|keyword argument)|\d+ validation errors? for\b|(?:the )?(?:\w{1,30} )?(?:amount|number|length|count|total|size)s?\b[^\n]{0,60}\b(?:(?:should|must) (?:match|equal)|do(?:es)?(?: not|n't) (?:add up|match)))|\berror decoding JSON arguments\b/i;

const SHELLS = new Set(['bash', 'exec', 'shell', 'sh', 'run_command', 'terminal', 'execute_bash', 'run_shell', 'cmd']);

/** Whether the tool runs a command line. */
export function isShell({ tool }: ToolCall): boolean {
  return SHELLS.has(tool.toLowerCase());
}
