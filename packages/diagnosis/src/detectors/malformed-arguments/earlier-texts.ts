import type { Conversation, Item } from '../../model/execution.ts';

/** Where a long text was cut when it was read. */
const CUT = '\n…\n';

/** Whether something occurs in what the agent was given before an event; null if that cannot be known. */
export type GivenTexts = (conversation: Conversation, before: number, value: string) => boolean | null;

/**
 * Looks in messages of others, in results, and in arguments of calls that worked. The result is unknown if a text was cut and may have
 * contained it, and after too many lookups: each reads a whole conversation.
 */
export function createGivenTexts(task: string | null, maxLookups: number): GivenTexts {
  let lookups = 0;
  return (conversation, before, value) => {
    lookups += 1;
    return lookups > maxLookups ? null : wasGiven(conversation, before, value.toLowerCase(), task?.toLowerCase() ?? '');
  };
}

function wasGiven(conversation: Conversation, before: number, wanted: string, task: string): boolean | null {
  if (task.includes(wanted)) return true;
  let isCut = false;
  for (const item of conversation.items) {
    if (item.position >= before) break;
    const text = toGivenText(item);
    if (text.toLowerCase().includes(wanted)) return true;
    isCut ||= text.includes(CUT);
  }
  return isCut ? null : false;
}

function toGivenText(item: Item): string {
  if (item.kind === 'message') return item.role === 'assistant' ? '' : item.text;
  if (item.kind !== 'tool_call' || !item.result) return '';
  const args = item.result.outcome === 'completed' ? (JSON.stringify(item.args) ?? '') : '';
  return `${args}\n${item.result.text}`;
}
