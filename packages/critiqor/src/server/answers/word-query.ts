/** Words, or words in quotes. */
const PARTS = /"([^"]*)"?|(\S+)/g;
const HAS_LETTERS = /[\p{L}\p{N}]/u;
const MAX_PARTS = 12;

/**
 * Turns typed text into a query of the full-text index: all words must occur, each also as the beginning of a word. Null when there is no
 * word in it. Everything is quoted, so typed text is never an operator.
 */
export function toWordQuery(search: string, typesOnly: boolean): string | null {
  const parts = [...search.matchAll(PARTS)]
    .map(([, phrase, word]) => phrase ?? word ?? '')
    .filter((part) => HAS_LETTERS.test(part))
    .slice(0, MAX_PARTS);
  if (parts.length === 0) return null;
  const query = parts.map((part) => `"${part.replaceAll('"', '""').toWellFormed()}"*`).join(' AND ');
  // Hidden text must not be searchable.
  return typesOnly ? `type : (${query})` : query;
}
