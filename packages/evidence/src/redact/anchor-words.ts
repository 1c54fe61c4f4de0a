/**
 * Finds where words of a list may start, in one walk over a text: three letters in a row are looked up in a table, and only where they
 * start a word of the list, the word is compared.
 */
export type AnchorScan = (text: string, visit: (start: number, word: number) => void) => void;

const LETTERS = 3;
const SIZE = 32 ** LETTERS;

/** Words are lower case; a text matches in any case. A word of two letters matches whatever follows. */
export function createAnchorScan(words: readonly string[]): AnchorScan {
  const table = new Uint8Array(SIZE);
  const buckets: number[][] = [[]];
  const add = (slot: number, word: number): void => {
    if (table[slot] === 0) table[slot] = buckets.push([]) - 1;
    buckets[table[slot] ?? 0]?.push(word);
  };
  for (const [index, word] of words.entries()) {
    const slot = [...word].slice(0, LETTERS).reduce((sum, letter) => (sum << 5) | (letter.charCodeAt(0) & 31), 0);
    if (word.length >= LETTERS) add(slot, index);
    else for (let third = 0; third < 32; third++) add((slot << 5) | third, index);
  }
  return (text, visit) => {
    let slot = 0;
    for (let at = 0; at < text.length; at++) {
      slot = ((slot << 5) | (text.charCodeAt(at) & 31)) & (SIZE - 1);
      const bucket = table[slot] ?? 0;
      if (bucket === 0 || at < LETTERS - 1) continue;
      for (const word of buckets[bucket] ?? [])
        if (isAt(text, at - LETTERS + 1, words[word] ?? '')) visit(at - LETTERS + 1, word);
    }
  };
}

function isAt(text: string, start: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const code = text.charCodeAt(start + index);
    const wanted = word.charCodeAt(index);
    if (code !== wanted && !((code | 32) === wanted && wanted > 96)) return false;
  }
  return true;
}
