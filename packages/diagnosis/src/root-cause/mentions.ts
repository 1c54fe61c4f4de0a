import type { Run } from '../model/execution.ts';
import type { RunStep } from './steps.ts';

/** Words long enough to mean something, and numbers. */
const WORD = /\p{L}{4,}|\d+(?:[.,:]\d+)*/gu;

interface Mentions {
  /** How many words and numbers of a step were not mentioned before it. Steps come in order. */
  countNew(step: RunStep): { readonly words: number; readonly numbers: number };
}

/** Remembers what was said, asked and shown so far in a run. */
export function createMentions({ items }: Run, task: string | null): Mentions {
  const shown = items
    .flatMap((item) => {
      if (item.kind === 'message' && item.role !== 'assistant') return [{ position: item.position, text: item.text }];
      return item.kind === 'tool_call' && item.result
        ? [{ position: item.result.position, text: item.result.text }]
        : [];
    })
    .sort((left, right) => left.position - right.position);
  const seen = new Set<string>();
  const read = (text: string): void => {
    for (const word of toWords(text)) seen.add(word);
  };
  if (task !== null) read(task);
  let next = 0;
  return {
    countNew({ position, text, calls, isReply }) {
      // A reply shows what was found, as a result does.
      if (isReply) return { words: 0, numbers: 0 };
      for (; next < shown.length && (shown[next]?.position ?? 0) < position; next += 1) read(shown[next]?.text ?? '');
      const own = new Set(toWords(text));
      for (const { args } of calls) for (const word of toWords(JSON.stringify(args) ?? '')) own.add(word);
      let words = 0;
      let numbers = 0;
      for (const word of own) {
        if (seen.has(word)) continue;
        seen.add(word);
        words += 1;
        if (isDigit(word)) numbers += 1;
      }
      return { words, numbers };
    },
  };
}

const toWords = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

const isDigit = (word: string): boolean => word.charCodeAt(0) <= 57 && word.charCodeAt(0) >= 48;
