import type { ToolCall } from '../model/execution.ts';
import { toArguments } from './tool-arguments.ts';

/** The text that a call hands to the person, such as the final answer or a chat message; null when it does something else. */
export function toToldText(call: ToolCall): string | null {
  return HANDS_IN.test(call.tool) || SENDS.test(call.tool) ? toSentText(call) : null;
}

/** The words of a call that sends some. */
export function toSentText(call: ToolCall): string | null {
  const args = toArguments(call.args);
  const text = TEXT_NAMES.map((name) => args[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? text : null;
}

const HANDS_IN = /^(?:submit|finish|end|done|complete(?:_task)?|task_complete|attempt_completion|final_answer)$/i;
const SENDS = /^message$/i;
const TEXT_NAMES = ['message', 'text', 'content', 'answer', 'result', 'body', 'summary'];
