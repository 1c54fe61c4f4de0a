/** Finds where words of a list are, in one walk over a text. The engine for expressions skips faster than a loop over characters could. */
type AnchorScan = (text: string, visit: (start: number, word: number) => void) => void;

/**
 * Words are lower case; a text matches in any case. Where one word starts like another, the one that comes first in the list is found.
 * `notBefore` is what may not follow.
 */
export function createAnchorScan(words: readonly string[], notBefore = '(?!)'): AnchorScan {
  const anyWord = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const expression = new RegExp(`(?:${anyWord})(?!${notBefore})`, 'gi');
  const indexOf = new Map(words.map((word, index) => [word, index]));
  return (text, visit) => {
    expression.lastIndex = 0;
    for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
      const [word] = match;
      visit(match.index, indexOf.get(word) ?? indexOf.get(word.toLowerCase()) ?? -1);
      expression.lastIndex = match.index + 1;
    }
  };
}
