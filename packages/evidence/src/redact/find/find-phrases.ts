import type { Search } from '../secret.ts';
import { bytesIn } from '../text-bytes.ts';

/** Recovery phrases have 12, 15, 18, 21 or 24 words of three to eight letters each. */
const MIN_WORDS = 12;
const MAX_WORDS = 24;
/** Words of the published lists have five letters on average; names of folders (`bin dev etc`) and flags are shorter. */
const MIN_MEAN = 5;
const MIN_CHARS = MIN_WORDS * 4 - 1;
const IS_PHRASE_CHARACTER = bytesIn(/[a-z \n]/);
/** Words that sentences are made of and no published list of recovery words has. */
const SENTENCE_WORDS =
  `the and for with not are was were has had have been its his her their our your she him them from into than which who
  but could would should may might did does done any most some how why out too
  sed eiusmod amet dolor ipsum`.split(/\s+/);
/** Those that the lists have as well: a phrase has few of them. */
const LISTED_WORDS = 'all also can each more must only other such that they this very what when where will you'.split(
  ' ',
);
const MAX_LISTED = 0.25;

/** A word of small letters as a number, five bits for each letter: six of them fit, and asking for a number makes no text of each word. */
const MAX_CODED = 6;
const addLetter = (code: number, byte: number): number => (code << 5) | (byte & 31);
const codesOf = (words: readonly string[]): ReadonlySet<number> =>
  new Set(
    words
      .filter(({ length }) => length <= MAX_CODED)
      .map((word) => [...word].reduce((code, letter) => addLetter(code, letter.charCodeAt(0)), 0)),
  );
const CODES = codesOf(SENTENCE_WORDS);
const LISTED = codesOf(LISTED_WORDS);
const LONG_WORDS = SENTENCE_WORDS.filter(({ length }) => length > MAX_CODED);

/**
 * Finds recovery phrases: a dozen short words in small letters, without anything that makes a sentence of them, where the text speaks of one. Lists of
 * commands and of keywords look the same. Jumps from probe to probe, because a phrase is long.
 */
export function findPhrases({ text, bytes, found }: Search): void {
  for (let probe = MIN_CHARS - 1; probe < text.length; ) {
    let at = probe;
    const before = probe - MIN_CHARS;
    while (at > before && IS_PHRASE_CHARACTER[bytes[at] as number] === 1) at--;
    if (at > before) {
      probe = at + MIN_CHARS;
      continue;
    }
    let end = probe + 1;
    while (IS_PHRASE_CHARACTER[bytes[end] as number] === 1) end++;
    findPhrasesIn(text, bytes, before + 1, end, found);
    probe = end + MIN_CHARS;
  }
}

/** Whether a word makes a sentence of those around it. */
function isSentenceWord(text: string, start: number, end: number, code: number): boolean {
  const length = end - start;
  if (length <= MAX_CODED) return CODES.has(code);
  return LONG_WORDS.some((word) => word.length === length && text.startsWith(word, start));
}

function findPhrasesIn(text: string, bytes: Uint8Array, start: number, end: number, found: Search['found']): void {
  let first = start;
  let words = 0;
  let listed = 0;
  let wordStart = start;
  let code = 0;
  for (let at = start; at <= end; at++) {
    const byte = bytes[at] as number;
    if (at < end && byte > 32) {
      code = addLetter(code, byte);
      continue;
    }
    const length = at - wordStart;
    const isWord = length >= 3 && length <= 8 && !isSentenceWord(text, wordStart, at, code);
    if (isWord && length <= MAX_CODED && LISTED.has(code)) listed++;
    code = 0;
    if (isWord && words++ === 0) first = wordStart;
    const isOver = !isWord || at === end || text.charCodeAt(at) === 10 || text.charCodeAt(at + 1) <= 32;
    if (isOver) {
      const last = isWord ? at : wordStart - 1;
      if (
        words >= MIN_WORDS &&
        words <= MAX_WORDS &&
        words % 3 === 0 &&
        last - first >= words * MIN_MEAN &&
        (listed === 0 || (listed <= words * MAX_LISTED && isAlone(text, first, last))) &&
        isAnnounced(text, first, last)
      )
        found.push({ start: first, end: last, kind: 'recovery_phrase' });
      words = 0;
      listed = 0;
    }
    wordStart = at + 1;
  }
}

/** How people announce such words, in many languages. */
const HINT =
  /(?<![a-z])(?:seed|ganache|anvil|hd-?wallet|chain-?id|mn[eé]m[oô]|wallet|(?:recovery|restore|backup) (?:key|words|from)|write (?:this |it |them |these )?down|words ?=|bip-?39|semilla|semente|récup|wiederherstell|herstel|tohum|kurtarma|odzysk)|phrase|fras[ei](?![a-z])|мнемо|сид|фраз|助记|助記|种子|種子|恢复|恢復|復元|ニーモニック|シード|시드|니모닉|복구|بذر|استرداد|khôi phục/i;
const BEFORE = 160;
const AFTER = 60;

/** Whether what is around the words says what they are. */
function isAnnounced(text: string, first: number, last: number): boolean {
  return HINT.test(text.slice(Math.max(0, first - BEFORE), first)) || HINT.test(text.slice(last, last + AFTER));
}

/** Whether words are a line or a literal of their own, or what a colon leads to. */
function isAlone(text: string, first: number, last: number): boolean {
  return (
    /[:：=\n"'`][ \t]{0,8}$/.test(text.slice(Math.max(0, first - 9), first)) && /[\n\r"'`]/.test(text[last] ?? '\n')
  );
}
