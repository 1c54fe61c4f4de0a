/** Whether a text has a word or name as a whole. Scripts without spaces have no such border. */
export function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!LETTER.test(text[at - 1] ?? ' ') && !LETTER.test(text[at + word.length] ?? ' ')) return true;
  return false;
}

const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u;
