import type { Item } from '../model/execution.ts';

/** Answers in which no value is wrong, each with what was known when it was given: answers and prompts come again. */
export interface RightAnswers {
  toKey(answer: string, known: readonly Item[]): string;
  has(key: string): boolean;
  add(key: string): void;
}

/** So that memory stays small however long the record is. */
const MOST_RIGHT = 1_000;
const MOST_TEXTS = 10_000;

export function createRightAnswers(): RightAnswers {
  const right = new Set<string>();
  /** A number for each text: joining long texts to compare them costs more than checking them. */
  const numbers = new Map<string, number>();
  let given = 0;
  const toNumber = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    given += 1;
    numbers.set(text, given);
    return given;
  };
  return {
    toKey(answer, known) {
      if (numbers.size > MOST_TEXTS) {
        numbers.clear();
        right.clear();
      }
      let key = `${toNumber(answer)}`;
      for (const item of known) {
        key += ' ';
        if (item.kind === 'message' && item.role !== 'assistant') key += toNumber(item.text);
        else if (item.kind === 'tool_call') key += `${toNumber(item.key)}-${toNumber(item.result?.digest ?? '')}`;
      }
      return key;
    },
    has: (key) => right.has(key),
    add(key) {
      if (right.size < MOST_RIGHT) right.add(key);
    },
  };
}
