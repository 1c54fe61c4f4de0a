import type { TextMemo } from './text-memo.ts';

/** Looks words up in the texts of a record, in small letters and as whole words. Each word is searched once. */
export interface WordFinder {
  hasWord(word: string): boolean;
  /** Whether all parts of a name occur in the record: an address may be put together from a host and an id. */
  hasName(name: string): boolean;
}

export function createWordFinder(texts: readonly string[], read: TextMemo): WordFinder {
  let lowered: readonly string[] | null = null;
  const known = new Map<string, boolean>();
  const find = (word: string, isBeginning: boolean): boolean => {
    const key = `${word}${isBeginning ? '…' : ''}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    lowered ??= texts.map((text) => read(toLower, text));
    const found = lowered.some((text) => hasWholeWord(text, word, isBeginning));
    known.set(key, found);
    return found;
  };
  const hasWord = (word: string): boolean => {
    const part = word.toLowerCase();
    // A short hash is the beginning of a long one, whichever of the two the record shows.
    if (HEX.test(part)) return find(part, true) || find(part.slice(0, 7), false);
    return (
      find(part, false) ||
      (/^0+\d/.test(part) && find(part.replace(/^0+/, ''), false)) ||
      (part.length > 3 && part.endsWith('s') && find(part.slice(0, -1), false))
    );
  };
  return { hasWord, hasName: (name) => [...name.matchAll(PART)].every(([part]) => hasWord(part)) };
}

const toLower = (text: string): string => text.toLowerCase();

function hasWholeWord(text: string, word: string, isBeginning: boolean): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (!ALPHANUMERIC.test(text.charAt(at - 1)) && (isBeginning || !ALPHANUMERIC.test(text.charAt(at + word.length))))
      return true;
  }
  return false;
}

const PART = /[\p{L}\p{N}]+/gu;
const ALPHANUMERIC = /[\p{L}\p{N}]/u;
const HEX = /^(?=[a-f]*\d)[0-9a-f]{7,64}$/;
