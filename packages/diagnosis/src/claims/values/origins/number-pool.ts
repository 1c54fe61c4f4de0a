/** Numbers, sorted once, to be asked for ranges. */
export interface NumberPool extends NearPool {
  readonly numbers: Float64Array;
}

export interface NearPool {
  /** Whether a number lies within `tolerance` of `target`. */
  hasNear(target: number, tolerance: number): boolean;
}

export function createNumberPool(numbers: Iterable<number>): NumberPool {
  const sorted = Float64Array.from(new Set(numbers)).sort();
  return {
    numbers: sorted,
    hasNear(target, tolerance) {
      // Sums of decimals are off by a few units in the last place. More would let a large number less a small one be the large one.
      const slack = tolerance + Math.min(Math.abs(target) * 1e-13, tolerance || 1);
      const from = lowerBound(sorted, target - slack);
      return from < sorted.length && (sorted[from] as number) <= target + slack;
    },
  };
}

/** Several pools as one. Few numbers are looked up in many texts: asking each costs less than sorting all of them together. */
export function joinPools(pools: readonly NearPool[]): NearPool {
  return { hasNear: (target, tolerance) => pools.some((pool) => pool.hasNear(target, tolerance)) };
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
