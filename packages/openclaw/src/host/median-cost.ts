/** Steps per doubling: a median is exact to about 4 %. */
const STEPS = 16;
/** Up to a minute. */
const BUCKETS = 26 * STEPS;

/** Counts durations by their size, in constant memory, and tells their median. */
interface MedianCost {
  add(ms: number): void;
  /** In microseconds, or 0 when nothing was counted. */
  toMicroseconds(): number;
}

export function createMedianCost(): MedianCost {
  const counts = new Uint32Array(BUCKETS);
  let total = 0;
  return {
    add(ms) {
      const bucket = Math.min(BUCKETS - 1, (Math.log2(ms * 1_000 + 1) * STEPS) | 0);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      total += 1;
    },
    toMicroseconds() {
      let below = 0;
      const bucket = counts.findIndex((count) => {
        below += count;
        return below * 2 >= total && total > 0;
      });
      return bucket < 0 ? 0 : Math.round((2 ** ((bucket + 0.5) / STEPS) - 1) * 10) / 10;
    },
  };
}
