import { includesAll, toContentWords, toLinesAndSentences } from '../../language/content-words.ts';

const LOST =
  /\b(?:can|could|would) you (?:please )?(?:remind me|re-?send|re-?share|repeat (?:that|what|your|the))\b|\b(?:no longer have|lost) (?:the |my |any )?(?:earlier |previous |prior )?(?:context|conversation|history|instructions|details)\b|\bdon[’']t have (?:any |the )?(?:earlier|previous|prior) (?:context|conversation|messages|history|details)\b/i;

/** The agent says itself that it no longer knows what was said. */
export const admitsLoss = (text: string): boolean => LOST.test(text);

/** Words of a question that do not name what is asked for. */
const ASKING = new Set([
  'tell',
  'know',
  'prefer',
  'exactly',
  'current',
  'name',
  'value',
  'would',
  'called',
  'go',
  'again',
]);

/** What the questions of a text ask for: one list of words per question that begins like one. */
export function toRecallWords(text: string): string[][] {
  return toLinesAndSentences(text)
    .filter((sentence) => /\?["')*]*$/.test(sentence) && /\b(?:what|which|where|who|when)\b/i.test(sentence))
    .map((sentence) => [...new Set(toContentWords(sentence))].filter((word) => !ASKING.has(word)))
    .filter((words) => words.length >= 2);
}

export interface RecallableStatement {
  readonly words: ReadonlySet<string>;
  readonly text: string;
}

/** What somebody stated: sentences that are no questions. */
export function toStatements(text: string): RecallableStatement[] {
  return toLinesAndSentences(text)
    .filter((sentence) => !sentence.includes('?'))
    .map((sentence) => ({ words: new Set(toContentWords(sentence)), text: sentence.slice(0, 160) }))
    .filter(({ words }) => words.size >= 3);
}

/** A statement answers a question when it holds all of its words and says more. */
export function answers({ words }: RecallableStatement, asked: readonly string[]): boolean {
  return words.size > asked.length && includesAll(words, asked);
}
