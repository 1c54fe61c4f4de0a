import type { Search } from '../../secret.ts';

/** What a passphrase is called, also elsewhere. */
const PHRASE = /phrase|фраз|フレーズ|fras[ei]|短语|短語/i;
/** A colon or a verb, and a few words to the end of the line or of a quote. */
const WORDS =
  /[^\n:=："]{0,40}?(?:[:：=]|\b(?:is|ist|est|es|è|é|är|jest)\b|は)[ \t:：]{1,3}["'`]?((?:[A-Za-z\d]{2,12} ){2,7}[A-Za-z\d]{2,12})(?=["'`]?[.)]?[ \t]*(?:[\r\n]|$))/y;
/** Words of sentences about passphrases. */
export const PHRASE_PROSE =
  /\b(?:must|should|required|enter|your|please|cannot|can|is|are|was|not|no|invalid|wrong|incorrect|expired|empty|missing|least|characters?|set|protect|for|used|confirm|again|optional|limited|bytes|only|stored|derived|generated)\b/i;
/** The same for passwords, which are spoken of more often. */
const PASSWORD_PROSE =
  /\b(?:expires?|days?|attempts?|times?|hours?|minutes?|seconds?|left|remaining|ago|changed|reset|length|min|max|and|or|in|at|of|to|with|by|after|before|than|between|from|until|see|section|chapter|step|page|use|using|version|line|error|code|last|new|old|key|user|file)\b/i;

/** Finds a passphrase of several words after its name. Returns where it ends, or -1. */
export function findPassphrase({ text, found }: Search, nameStart: number, nameEnd: number, kind: string): number {
  if (kind !== 'password' && kind !== 'secret') return -1;
  const isNamed = PHRASE.test(text.slice(nameStart, nameEnd));
  WORDS.lastIndex = nameEnd;
  const words = WORDS.exec(text)?.[1];
  if (words === undefined || PHRASE_PROSE.test(words)) return -1;
  // A password is one only if a number is among the words, and the colon follows it.
  if (!isNamed && (text[nameEnd] !== ':' || !/ \d{1,4}(?: |$)/.test(words) || PASSWORD_PROSE.test(words))) return -1;
  const end = WORDS.lastIndex;
  found.push({ start: end - words.length, end, kind: 'password' });
  return end;
}
