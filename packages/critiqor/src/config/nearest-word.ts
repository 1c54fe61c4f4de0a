/** Longer words are no slips of the finger; it also bounds the work. */
const MAX_CHARS = 40;
const MOST_SLIPS = 3;

/** The known word that somebody probably meant, or null if none is close. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  if (word.length > MAX_CHARS) return null;
  const plain = toPlain(word);
  const ranked = known
    .map((name) => ({ name, slips: distanceOf(plain, toPlain(name)) }))
    .sort((left, right) => left.slips - right.slips);
  const best = ranked[0];
  return best && best.slips <= Math.min(MOST_SLIPS, Math.floor(best.name.length / 2)) ? best.name : null;
}

/** The end of a message about an unknown word: what it may have been, or what is allowed. */
export function suggestWord(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known);
  return nearest === null ? ` Use one of ${known.join(', ')}.` : ` Did you mean ${nearest}?`;
}

const toPlain = (word: string): string => word.toLowerCase().replaceAll(/[-_.\s]/g, '');

/** How many letters must be added, removed or replaced to get from one word to the other. */
function distanceOf(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[to.length] ?? 0;
}
