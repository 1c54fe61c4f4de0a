/** Results that are kept of a function, so that memory stays small however long the record is. */
const MOST_KEPT = 1_000;

/** A pure function that remembers what it made of a text: prompts, commands and answers come again and again in a long record. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = read(text);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, made);
    return made;
  };
}
