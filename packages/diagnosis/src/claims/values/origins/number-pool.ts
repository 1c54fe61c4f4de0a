/** Numbers, sorted once, to be asked for ranges. */
export interface NumberPool {
  readonly numbers: Float64Array;
  /** Whether a number lies within `tolerance` of `target`. */
  hasNear(target: number, tolerance: number): boolean;
}

export function createNumberPool(numbers: Iterable<number>): NumberPool {
  const sorted = Float64Array.from(new Set(numbers)).sort();
  return {
    numbers: sorted,
    hasNear(target, tolerance) {
      const from = lowerBound(sorted, target - tolerance);
      return from < sorted.length && (sorted[from] as number) <= target + tolerance;
    },
  };
}

function lowerBound(sorted: Float64Array, target: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < target) low = middle + 1;
    else high = middle;
  }
  return low;
}
