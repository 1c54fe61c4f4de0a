import { createNumberPool, type NumberPool } from './number-pool.ts';

/** A number as an answer gives it: what was computed is rounded, so half of the last digit is all that it may differ by. */
interface Target {
  readonly number: number;
  readonly step: number;
  readonly isPercent: boolean;
  /** Sizes add up; nobody divides one by another and calls it a size. */
  readonly isAdded: boolean;
  /** A whole number without a unit. */
  readonly isCount: boolean;
  /** Exact enough that a sum of four cannot give it by chance. */
  readonly isExact: boolean;
}

/** Whether a number is the sum, difference, product, ratio, mean or percentage of two others, or a sum with signs of up to four. */
export function isDerived(target: Target, operands: NumberPool): boolean {
  const { number, isPercent } = target;
  const half = target.step * 0.501;
  for (const a of operands.numbers) {
    if (operands.hasNear(number - a, half) || operands.hasNear(a - number, half) || operands.hasNear(a + number, half))
      return true;
    if (target.isAdded) continue;
    if (operands.hasNear(2 * number - a, 2 * half)) return true;
    if (a === 0) continue;
    const size = Math.abs(a);
    if (operands.hasNear(number / a, half / size) || operands.hasNear(number * a, half * size)) return true;
    // A share or a rate: 19 % of 1240.50, and the price with or without it. Nobody counts things by shares.
    if (
      !target.isCount &&
      (operands.hasNear((100 * number) / a, (100 * half) / size) ||
        operands.hasNear(100 * (number / a - 1), (100 * half) / size) ||
        operands.hasNear(100 * (1 - number / a), (100 * half) / size))
    )
      return true;
    if (
      PERIODS.some(
        (period) => Math.abs(number * period - a) <= half * period || Math.abs(number / period - a) <= half / period,
      )
    )
      return true;
    // 78.4 % is 1493 of 1904, also as what 411 of 1904 leave; a change by 12 % is the ratio 1.12 or 0.88.
    if (isPercent)
      for (const ratio of [number / 100, 1 + number / 100, 1 - number / 100])
        if (hasLike(operands, ratio * a, (half / 100) * size, a)) return true;
  }
  return target.isExact && operands.numbers.length <= MOST_FOR_FOUR && isSumOfFour(number, half, operands);
}

/** One count is a share of another, and one sum of another: a rate is no share of a count. */
const hasLike = ({ numbers, hasNear }: NumberPool, target: number, tolerance: number, whole: number): boolean =>
  hasNear(target, tolerance) &&
  numbers.some(
    (number) => Math.abs(number - target) <= tolerance * 1.001 && Number.isInteger(number) === Number.isInteger(whole),
  );

/** Days of a week, months, hours, days of a month, weeks, minutes, days of a year. */
const PERIODS = [7, 12, 24, 30, 52, 60, 365];
const MOST_FOR_FOUR = 40;

function isSumOfFour(number: number, half: number, { numbers }: NumberPool): boolean {
  const pairs: number[] = [];
  for (const [i, a] of numbers.entries()) {
    pairs.push(a);
    for (const b of numbers.subarray(i)) pairs.push(a + b, a - b);
  }
  const pool = createNumberPool(pairs);
  return pairs.some((pair) => pool.hasNear(number - pair, half));
}
