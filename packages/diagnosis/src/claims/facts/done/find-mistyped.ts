import { isChange } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';

/** A figure was entered with its digits in another order than where it comes from: a slip that nobody means. */
export function findMistyped(
  { statements, effects, askedText }: AnswerInRecord,
  outputs: readonly Output[],
): Judgement[] {
  const seen = new Map<string, string>();
  const learn = (text: string): void => {
    for (const [figure] of text.slice(0, MOST_CHARS).matchAll(FIGURE)) seen.set(toDigits(figure), figure);
  };
  learn(askedText);
  const changing = new Set(
    effects.filter(({ kind, ending }) => isChange(kind) && ending !== 'failed').map(({ call }) => call),
  );
  for (const output of outputs) {
    if (changing.has(output.effect.call))
      for (const [figure] of output.args.slice(0, MOST_CHARS).matchAll(FIGURE)) {
        const digits = toDigits(figure);
        if (digits.length < LEAST_DIGITS || seen.has(digits)) continue;
        const meant = findTwin(digits, seen);
        const source = meant === null ? undefined : seen.get(meant);
        // Whoever names both knows of the slip.
        if (source === undefined || statements.some(({ text }) => text.includes(figure))) continue;
        const claim = statements.find(
          ({ text }) => text.includes(source) || [...text.matchAll(FIGURE)].some(([one]) => toDigits(one) === meant),
        );
        if (claim && isAsserted(claim))
          return [toContradiction(claim, output.effect, `${figure} was entered instead of ${source}`)];
      }
    learn(output.text);
  }
  return [];
}

const MOST_CHARS = 8_000;
const LEAST_DIGITS = 4;

/** Amounts, account and phone numbers; a figure inside a name, a date or a time is another thing. */
const FIGURE = /(?<![\p{L}\p{N}_.:/-])\d[\d.,]{2,14}\d(?![\p{L}\p{N}_:/-])/gu;
const toDigits = (figure: string): string => figure.replaceAll(/\D/g, '').replace(/^0+/, '');

/** A known figure that differs by two neighbouring digits that changed places. */
function findTwin(digits: string, known: ReadonlyMap<string, string>): string | null {
  for (let at = 0; at + 1 < digits.length; at += 1) {
    const swapped = `${digits.slice(0, at)}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`;
    if (swapped !== digits && known.has(swapped)) return swapped;
  }
  return null;
}
