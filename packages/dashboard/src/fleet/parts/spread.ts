/** Steps from the first to the last of some moments, those without a value included: a day without runs is a gap, not a shorter week. */
export function spread<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => number,
  stepMs: number,
  most: number,
): readonly { readonly at: number; readonly item: Item | null }[] {
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return [];
  const byStep = new Map(items.map((item) => [Math.floor(timeOf(item) / stepMs), item]));
  const end = Math.floor(timeOf(last) / stepMs);
  const start = Math.max(Math.floor(timeOf(first) / stepMs), end - most + 1);
  return Array.from({ length: end - start + 1 }, (_, index) => ({
    at: (start + index) * stepMs,
    item: byStep.get(start + index) ?? null,
  }));
}

export const DAY_MS = 24 * 3_600_000;
export const HOUR_MS = 3_600_000;
