import type { Item } from '../model/execution.ts';

/** Everything that an agent was given in a conversation, as one text in lower case: messages of others and results of calls. */
export interface RecordText {
  /** Whether something is written in what had been given before a position. */
  holds(text: string, before: number): boolean;
}

/** The latest texts; anything further back counts as not seen, and the first message is always kept. */
const MOST_CHARS = 400_000;

export function createRecordText(items: readonly Item[], task: string | null): RecordText {
  const pieces: { readonly text: string; readonly position: number }[] = [];
  let chars = 0;
  const add = (text: string, position: number): void => {
    if (text === '' || chars > MOST_CHARS) return;
    chars += text.length;
    pieces.push({ text: text.toLowerCase(), position });
  };
  for (let at = items.length - 1; at >= 0 && chars <= MOST_CHARS; at -= 1) {
    const item = items[at];
    if (item?.kind === 'message' && item.role !== 'assistant') add(item.text, item.position);
    if (item?.kind === 'tool_call' && item.result) add(item.result.text, item.result.position);
  }
  const first = items.find((item) => item.kind === 'message' && item.role === 'user');
  if (chars > MOST_CHARS && first?.kind === 'message')
    pieces.push({ text: first.text.toLowerCase(), position: first.position });
  if (task !== null) pieces.push({ text: task.toLowerCase(), position: -1 });
  pieces.reverse();
  const ends: number[] = [];
  let length = 0;
  for (const { text } of pieces) {
    length += text.length + 1;
    ends.push(length);
  }
  const whole = pieces.map(({ text }) => text).join('\n');
  return {
    holds(text, before) {
      const at = whole.indexOf(text.toLowerCase());
      if (at < 0) return false;
      return (pieces[findPiece(ends, at)]?.position ?? Number.POSITIVE_INFINITY) < before;
    },
  };
}

/** The piece that contains an offset. */
function findPiece(ends: readonly number[], offset: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Names and values that somebody must have got from somewhere: with a digit, or made of parts like a path, an address or an identifier. */
export function toSpecifics(text: string, most: number): string[] {
  const found = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    const plain = word.replace(/^[-./:#$]+|[-./:,]+$/g, '');
    if (plain.length < 3 || plain.length > 80 || !/[\d_@/]|[a-z][A-Z]|\w\.\w/.test(plain)) continue;
    found.add(/^[\d,]+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain);
    if (found.size >= most) break;
  }
  return [...found];
}

const WORD = /[\p{L}\p{N}_@/#$.:,-]{2,200}/gu;
