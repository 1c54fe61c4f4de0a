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
const SENTENCE_WORDS = new Set(
  `the and for with not are was were has had have been its his her their our you your she him they them from into than when where which who
  but can could would should will may might must did does done any all also only other more most such each some what how why out too very
  sed eiusmod amet dolor ipsum`.split(/\s+/),
);

/**
 * Finds recovery phrases: a dozen short words in small letters, without anything that makes a sentence of them. Jumps from probe to probe, because
 * a phrase is long.
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
    findPhrasesIn(text, before + 1, end, found);
    probe = end + MIN_CHARS;
  }
}

function findPhrasesIn(text: string, start: number, end: number, found: Search['found']): void {
  let first = start;
  let words = 0;
  let wordStart = start;
  for (let at = start; at <= end; at++) {
    const isGap = at === end || text.charCodeAt(at) <= 32;
    if (!isGap) continue;
    const length = at - wordStart;
    const isWord = length >= 3 && length <= 8 && !SENTENCE_WORDS.has(text.slice(wordStart, at));
    if (isWord && words++ === 0) first = wordStart;
    const isOver = !isWord || at === end || text.charCodeAt(at) === 10 || text.charCodeAt(at + 1) <= 32;
    if (isOver) {
      const last = isWord ? at : wordStart - 1;
      if (
        words >= MIN_WORDS &&
        words <= MAX_WORDS &&
        words % 3 === 0 &&
        last - first >= words * MIN_MEAN &&
        isChosen(text, first, last, words)
      )
        found.push({ start: first, end: last, kind: 'recovery_phrase' });
      words = 0;
    }
    wordStart = at + 1;
  }
}

const HINT = /seed|mnemonic|recover|restor|wallet|phrase|write down|words ?=/i;

/** Whether nothing is said twice, as with 2048 words to choose from; or the text before says what follows. */
function isChosen(text: string, first: number, last: number, words: number): boolean {
  const different = new Set(text.slice(first, last).split(/\s+/)).size;
  return different >= words - 1 || HINT.test(text.slice(Math.max(0, first - 80), first));
}
