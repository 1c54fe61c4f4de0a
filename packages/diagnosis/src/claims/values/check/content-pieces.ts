/** What a text is about, as pieces that can be compared across texts: words of four letters and more, and pairs of signs in scripts without spaces. */
export function toContentPieces(text: string): Set<string> {
  const pieces = new Set<string>();
  for (const match of text.matchAll(WORD)) {
    const word = match[0].toLowerCase();
    if (CJK.test(word)) for (let i = 0; i + 2 <= word.length; i += 1) pieces.add(word.slice(i, i + 2));
    else if (word.length >= 4) pieces.add(word.slice(0, STEM));
  }
  return pieces;
}

/** Endings differ between a field and a sentence; six letters carry most stems. */
const STEM = 6;
const WORD = /\p{L}+/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const piece of a) if (b.has(piece)) shared += 1;
  return shared;
}
