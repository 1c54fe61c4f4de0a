/** Sets an entry and forgets the oldest beyond the limit: a gateway runs for months, and memory must not grow with it. */
export function setBounded<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, limit: number): void {
  map.set(key, value);
  if (map.size > limit) map.delete(map.keys().next().value as Key);
}
