import type { ToolCall } from '../model/execution.ts';
import { describeTool } from './describe-tool.ts';
import { toArguments } from './tool-arguments.ts';

/** Whether a call only ends the work: it hands the answer in, or sends it. */
export function isClosing(call: ToolCall): boolean {
  const { deed, command } = describeTool(call);
  if (deed === 'tell' || deed === 'send') return true;
  return command === null ? CLOSING_TOOL.test(call.tool) : CLOSING_COMMAND.test(command.slice(0, HEAD_CHARS));
}

const HEAD_CHARS = 400;
const CLOSING_TOOL = /^(?:submit|finish|done|complete|exit|end|final)/i;
/** Harnesses in which everything is a command end with an agreed word. */
const CLOSING_COMMAND = /\b(?:submit|complete[_ ]task|task[_ ]complete|final[_ ](?:output|answer))/i;

/** The text that is handed in; null when there is none. */
export function toClosingText(call: ToolCall): string | null {
  const texts = Object.values(toArguments(call.args)).filter((value) => typeof value === 'string');
  const [longest] = texts.sort((left, right) => right.length - left.length);
  return longest === undefined || longest.trim() === '' || describeTool(call).command !== null ? null : longest;
}
