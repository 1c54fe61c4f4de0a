import { holdsAmount } from '../origins/find-origins.ts';
import { createNumberPool } from '../origins/number-pool.ts';
import { toSourceNumbers } from '../origins/scan-source-numbers.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/**
 * An output of a few figures, a sentence of the answer that repeats some of them, and beside these a figure that no output has, while a
 * figure of the output is told nowhere: it was replaced.
 */
export function contradictFew({ stated, index }: CheckedAnswer): ValueCheck[] {
  const suspects = stated.filter(({ value, origin, isReported }) => isReported && origin === 'none' && isFigure(value));
  if (suspects.length === 0 || index.isPartial) return [];
  const outputs = index.sources.filter(
    ({ role, failed, text }) => role === 'result' && failed !== true && text.length <= MOST_CHARS,
  );
  return suspects.flatMap((one): ValueCheck[] => {
    const beside = stated.filter(
      (other) => other.segment === one.segment && other.origin === 'written' && other.value.amount,
    );
    if (beside.length === 0) return [];
    for (const source of outputs.toReversed()) {
      const { alone } = index.read(toSourceNumbers, source.text);
      if (alone.length < 2 || alone.length > MOST_FIGURES) continue;
      const pool = createNumberPool(alone);
      if (!beside.some(({ value }) => isFigure(value) && holdsAmount(value, pool))) continue;
      const untold = alone.filter(
        (number) => !stated.some(({ value }) => holdsAmount(value, createNumberPool([number]))),
      );
      const [left] = untold;
      if (left === undefined || untold.length !== 1) continue;
      return [
        {
          value: one.value,
          verdict: 'contradicted',
          strength: 'strong',
          against: { eventId: source.eventId, text: source.text.trim().slice(0, 200) },
          because: `the output has ${left} beside the other figures`,
        },
      ];
    }
    return [];
  });
}

const isFigure = ({ amount, approximate }: Stated['value']): boolean =>
  amount !== undefined && amount.digits >= 2 && !approximate;
const MOST_CHARS = 400;
const MOST_FIGURES = 5;
