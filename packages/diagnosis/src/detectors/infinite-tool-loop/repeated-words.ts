import type { Message, Run } from '../../model/execution.ts';

/** Messages in which the agent says the same, at least `least` times in a row, without a call and without a word of anybody in between. */
export function findRepeatedWords({ items }: Run, least: number): (readonly Message[])[] {
  const found: Message[][] = [];
  let row: Message[] = [];
  let said = '';
  const close = (): void => {
    if (row.length >= least) found.push(row);
    row = [];
  };
  for (const item of items) {
    if (item.kind === 'tool_call' || (item.kind === 'message' && item.role === 'user')) close();
    if (item.kind !== 'message' || item.role !== 'assistant' || item.synthetic) continue;
    if (item.text === '') continue;
    if (item.text !== said) close();
    said = item.text;
    row.push(item);
  }
  close();
  return found;
}
