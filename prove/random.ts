/** Numbers that a seed decides, so that whatever was found can be found again. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number below a limit. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
}

/** Mulberry32: small, fast, and good enough to choose what to break. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('There is nothing to pick from.');
      return list[below(list.length)] as T;
    },
    shuffle<T>(list: readonly T[]): T[] {
      const all = list.map((item) => ({ item, key: next() }));
      return all.sort((left, right) => left.key - right.key).map(({ item }) => item);
    },
  };
}
