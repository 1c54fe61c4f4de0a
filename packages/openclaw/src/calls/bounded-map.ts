/** Sets an entry and forgets the oldest beyond the limit: a gateway runs for months, and memory must not grow with it. */
export function setBounded<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, limit: number): void {
  map.set(key, value);
  if (map.size > limit) map.delete(oldestOf(map) as Key);
}

interface Ordered<Key> {
  keys(): Iterator<Key>;
}

const walks = new WeakMap<Ordered<unknown>, Iterator<unknown>>();

/**
 * The key that was added first, of a map or set from which it is deleted next. One walk per collection goes on from key to key: a new
 * one would have to pass again over the room of all that was deleted before, thousands of times as slow.
 */
export function oldestOf<Key>(collection: Ordered<Key>): Key | undefined {
  const walk = walks.get(collection) as Iterator<Key> | undefined;
  const next = walk?.next();
  if (next && !next.done) return next.value;
  const anew = collection.keys();
  walks.set(collection, anew);
  const first = anew.next();
  return first.done ? undefined : first.value;
}
