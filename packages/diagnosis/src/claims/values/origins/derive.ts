/**
 * Whether a number is what a reader gets from a few numbers of the record: sum, difference, product, ratio, percentage, change, mean of two, or a sum
 * with signs of up to four amounts. Linear in the operands (bounded) for two, and only for short lists for four.
 */
export function isDerived(target: number, tolerance: number, operands: Float64Array): boolean {
  for (const a of operands) {
    if (
      near(operands, target - a, tolerance) ||
      near(operands, a - target, tolerance) ||
      near(operands, a + target, tolerance)
    )
      return true;
    if (near(operands, 2 * target - a, 2 * tolerance)) return true;
    if (a === 0) continue;
    if (near(operands, target / a, tolerance / Math.abs(a))) return true;
    if (near(operands, target * a, tolerance * Math.abs(a))) return true;
    // 78.4 is 1493 of 1904 in percent, and a change by 12 % is the ratio 1.12 or 0.88.
    for (const ratio of [target / 100, 1 + target / 100, 1 - target / 100])
      if (near(operands, ratio * a, (tolerance / 100) * Math.abs(a))) return true;
  }
  return operands.length <= MOST_FOR_FOUR && isSumOfFour(target, tolerance, operands);
}

const MOST_FOR_FOUR = 40;

function isSumOfFour(target: number, tolerance: number, operands: Float64Array): boolean {
  const pairs: number[] = [];
  for (const [i, a] of operands.entries()) {
    pairs.push(a);
    for (const b of operands.subarray(i)) pairs.push(a + b, a - b, a * b);
  }
  const sorted = Float64Array.from(pairs).sort();
  for (const pair of sorted) if (near(sorted, target - pair, tolerance)) return true;
  return false;
}

function near(sorted: Float64Array, target: number, tolerance: number): boolean {
  const slack = tolerance + Math.abs(target) * 1e-9;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < target - slack) low = middle + 1;
    else high = middle;
  }
  return low < sorted.length && (sorted[low] as number) <= target + slack;
}
