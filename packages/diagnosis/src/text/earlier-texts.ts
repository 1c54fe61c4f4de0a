import type { Conversation, Item } from '../execution.ts';

/** Where a long text was cut when it was read. */
const CUT = '\n…\n';

/**
 * Whether something stands in what the agent was given before an event: messages of others, results, and arguments of calls that
 * worked. Null when a text was cut and it may have stood there. Reads the conversation once: ask only about the few things that matter.
 */
export function wasGiven(
  conversation: Conversation,
  before: number,
  value: string,
  task: string | null,
): boolean | null {
  const wanted = value.toLowerCase();
  let isCut = false;
  for (const item of conversation.items) {
    if (item.position >= before) break;
    const text = toGivenText(item);
    if (text.toLowerCase().includes(wanted)) return true;
    isCut ||= text.includes(CUT);
  }
  if (task?.toLowerCase().includes(wanted)) return true;
  return isCut ? null : false;
}

function toGivenText(item: Item): string {
  if (item.kind === 'message') return item.role === 'assistant' ? '' : item.text;
  if (item.kind !== 'tool_call' || !item.result) return '';
  const args = item.result.outcome === 'completed' ? (JSON.stringify(item.args) ?? '') : '';
  return `${args}\n${item.result.text}`;
}
