import { toContentWords } from '../content-words.ts';
import type { Request } from './request.ts';

/**
 * Whether a message begins another job: before it the person only asked something, the answer was given, and nothing of either is taken up.
 * A question that was answered is over; it makes the next order no question, and no reply.
 */
export function isNewSubject(before: Request, answer: string, text: string): boolean {
  if (before.kind !== 'report' || before.prohibitions.length > 0 || before.isReadOnly || before.isLimited) return false;
  if (answer === '' || /[?？]\s*$/.test(answer)) return false;
  const words = toContentWords(text.slice(0, MOST_CHARS)).filter(isTelling);
  if (new Set(words).size < LEAST_WORDS) return false;
  const known = new Set(toContentWords(`${before.text}\n${answer.slice(0, MOST_CHARS)}`));
  return !words.some((word) => known.has(word));
}

const MOST_CHARS = 8_000;
/** "Delete them, please" goes on with what was asked before. */
const LEAST_WORDS = 3;
const isTelling = (word: string): boolean => word.length > 2 || /[^\p{Script=Latin}]/u.test(word);
