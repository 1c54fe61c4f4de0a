/** Counts events by key within a minute; memory is bounded, whoever calls. */
interface MinuteCounter {
  /** Adds one; false when the key has had more than it may. */
  take(key: string, limit: number, now?: number): boolean;
  /** Whether a key is at its limit, without adding. */
  isFull(key: string, limit: number, now?: number): boolean;
}

const MINUTE_MS = 60_000;
const MAX_KEYS = 100_000;

export function createMinuteCounter(): MinuteCounter {
  let counts = new Map<string, number>();
  let minute = 0;
  const turn = (now: number): void => {
    const current = Math.floor(now / MINUTE_MS);
    if (current === minute && counts.size < MAX_KEYS) return;
    minute = current;
    counts = new Map();
  };
  return {
    take(key, limit, now = Date.now()) {
      turn(now);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= limit;
    },
    isFull(key, limit, now = Date.now()) {
      turn(now);
      return (counts.get(key) ?? 0) >= limit;
    },
  };
}
