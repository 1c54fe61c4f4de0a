/** What is needed to tell a difference between two sets of runs from chance. Nothing here knows what is counted. */

export type Interval = readonly [low: number, high: number];

/** The normal deviate of a two-sided 95 % interval. */
export const Z_95 = 1.96;
/** Of a 99 % interval: for many comparisons at once, so that one of them is not called a difference by chance alone. */
export const Z_99 = 2.576;

/** The Wilson score interval of a share: it also holds for few cases and for shares of 0 and 1. */
export function toWilson(count: number, of: number, z = Z_95): Interval {
  if (of === 0) return [0, 1];
  const share = count / of;
  const middle = share + z ** 2 / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

interface Share {
  readonly count: number;
  readonly of: number;
}

/** The interval of the difference of two shares, by Newcombe's method from their Wilson intervals. */
export function toShareDifference(before: Share, after: Share, z = Z_95): Interval {
  if (before.of === 0 || after.of === 0) return [-1, 1];
  const [old, now] = [before.count / before.of, after.count / after.of];
  const [oldLow, oldHigh] = toWilson(before.count, before.of, z);
  const [nowLow, nowHigh] = toWilson(after.count, after.of, z);
  const difference = now - old;
  return [difference - Math.hypot(now - nowLow, oldHigh - old), difference + Math.hypot(nowHigh - now, old - oldLow)];
}

/** With fewer values on a side than this, no arrangement of two samples is rarer than one in twenty. */
const FEWEST_VALUES = 4;

/**
 * Whether two samples differ, by the rank test of Mann and Whitney with the correction for ties: it asks nothing of how the values are spread.
 * Gives -1 when the second is lower, 1 when it is higher, 0 when that may be chance.
 */
export function compareSamples(before: readonly number[], after: readonly number[], z = Z_95): -1 | 0 | 1 {
  const [m, n] = [before.length, after.length];
  if (m < FEWEST_VALUES || n < FEWEST_VALUES) return 0;
  const all = [
    ...before.map((value) => ({ value, isAfter: false })),
    ...after.map((value) => ({ value, isAfter: true })),
  ].sort((left, right) => left.value - right.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let place = from; place < to; place += 1) if (all[place]?.isAfter) rankSum += rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const total = m + n;
  const spread = Math.sqrt(((m * n) / 12) * (total + 1 - ties / (total * (total - 1))));
  const distance = rankSum - (n * (n + 1)) / 2 - (m * n) / 2;
  // Half a rank of continuity correction.
  if (spread === 0 || (Math.abs(distance) - 0.5) / spread < z) return 0;
  return distance > 0 ? 1 : -1;
}

export function toMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((left, right) => left - right);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
