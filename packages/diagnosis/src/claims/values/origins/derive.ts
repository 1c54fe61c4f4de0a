import { createNumberPool, type NumberPool } from './number-pool.ts';

/** A number as an answer gives it: what was computed is rounded, so half of the last digit is all that it may differ by. */
interface Target {
  readonly number: number;
  readonly step: number;
  readonly form: TargetForm;
  /** Exact enough that a sum of four cannot give it by chance. */
  readonly isExact: boolean;
}

/**
 * count: a whole number of things · figure: money, a rate, a quantity · percent · measure: a size or a length of time, which is added up, multiplied
 * by how many there are or shared out, and never a share of another measure.
 */
export type TargetForm = 'count' | 'figure' | 'percent' | 'measure';

/** Whether a number is the product, ratio, mean or percentage of two others, or the sum or difference of two that are alike, exact ones of up to four. */
export function isDerived(target: Target, operands: NumberPool, alike: NumberPool): boolean {
  const { number, form } = target;
  const half = target.step * 0.501;
  // A header line, the last index: one more or less is always possible of what is counted, and of nothing else.
  if (form === 'count' && (operands.hasNear(number - 1, half) || operands.hasNear(number + 1, half))) return true;
  // What 82 % leave.
  if (form === 'percent' && operands.hasNear(100 - number, half)) return true;
  for (const a of alike.numbers) if (alike.hasNear(number - a, half) || alike.hasNear(a - number, half)) return true;
  for (const a of operands.numbers) {
    // Once, or a share of one, is nothing that anybody computes.
    if (a === 0 || Math.abs(a) === 1) continue;
    const size = Math.abs(a);
    if (isTimes(number, half, a, operands, form)) return true;
    if (operands.hasNear(number * a, half * size) && number * a !== a) return true;
    if (form === 'measure') continue;
    if (operands.hasNear(2 * number - a, 2 * half)) return true;
    // A share or a rate: 19 % of 1240.50, and the price with or without it. Nobody counts things by shares.
    if (
      form === 'figure' &&
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
    if (form === 'percent')
      for (const ratio of [number / 100, 1 + number / 100, 1 - number / 100])
        if (hasLike(operands, ratio * a, (half / 100) * size, a)) return true;
  }
  if (!target.isExact || alike.numbers.length > MOST_FOR_FOUR) return false;
  return isSumOfFour(number, half, alike) || (form !== 'measure' && isRateAndFee(number, half, operands));
}

/** "49 a month for two years and 120 once": a product and one number more or less. */
function isRateAndFee(number: number, half: number, operands: NumberPool): boolean {
  if (operands.numbers.length > MOST_FOR_FEE) return false;
  const factors = [...operands.numbers, ...PERIODS, ...operands.numbers.map((one) => one * 12)];
  return operands.numbers.some((a) =>
    factors.some((b) => operands.hasNear(number - a * b, half) || operands.hasNear(a * b - number, half)),
  );
}
const MOST_FOR_FEE = 16;

/** A product of two. Small numbers multiply to nearly anything: a measure is so many times one that was measured. */
function isTimes(number: number, half: number, a: number, operands: NumberPool, form: TargetForm): boolean {
  if (!operands.hasNear(number / a, half / Math.abs(a))) return false;
  const isSmall = (factor: number): boolean => Number.isInteger(factor) && factor < 10;
  return form !== 'measure' || !isSmall(a) || !isSmall(Math.round(number / a));
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
