import type { RequestMark } from '../lexicon/request-lexicon.ts';
import { toRequestObjects } from '../request-objects.ts';

/**
 * The sums that a clause names as the most that may be spent. The word and the sum may be in two clauses: "Budget: 60 €". What is meant for
 * one night or one piece says nothing about a total.
 */
export function toLimits(
  text: string,
  has: (mark: RequestMark) => boolean,
  before: { readonly marks: readonly RequestMark[]; readonly limits: readonly number[] } | null,
): number[] {
  const isNamed = has('most') || (before?.marks.includes('most') === true && before.limits.length === 0);
  if (!isNamed || has('each') || !/\d/.test(text)) return [];
  return toRequestObjects(text)
    .filter(({ kind }) => kind === 'amount')
    .map((object) => Number(object.text))
    .filter((amount) => amount > 0);
}
