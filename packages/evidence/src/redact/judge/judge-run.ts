import { BETWEEN, CAPITAL, DIGIT, SMALL, sortOf } from './character-sorts.ts';

/** What a walk over a run of `[\w-]` tells about it, as bits: a file may consist of runs, and most of them are told from keys by that. */
export const HAS_DIGIT = 1;
/** Digits and letters of both cases, none of them for long, and no sign twice in a row. */
export const IS_MIXED = 2;
/** Letters and digits change as often as in a random run. */
export const CHANGES_OFTEN = 4;
export const HAS_TWO_SIGNS = 8;

/** The rest of a longer run is more of the same; a count has eight bits. */
const MAX_WALKED = 255;
const MAX_MIXED = 180;
const MIN_DIGITS = 3;
const MIN_LETTERS = 8;
/** So many letters of one case in a row are a word. */
const WORD_LETTERS = 9;
/** Letters and digits of a random run change after two or three. */
const MIN_PART = 3.5;

/** For each byte what it adds to four counts in one number: digits, small letters, capitals and signs. */
const COUNTS = Int32Array.from({ length: 256 }, (_, code) => {
  const sort = sortOf(code);
  return sort === DIGIT ? 1 : sort === SMALL ? 1 << 8 : sort === CAPITAL ? 1 << 16 : 1 << 24;
});
/** The look of a whole run. How its characters change is told only where it may be mixed. */
export function lookOfRun(bytes: Uint8Array, start: number, end: number): number {
  const look = countsOf(bytes, start, end);
  return (look & IS_MIXED) !== 0 ? withChanges(look, bytes, start, end) : look;
}

/** The look of what follows a prefix. */
export function lookOfRest(bytes: Uint8Array, start: number, end: number): number {
  return withChanges(countsOf(bytes, start, end), bytes, start, end);
}

/** What there is, in whatever order: it may be mixed. */
function countsOf(bytes: Uint8Array, start: number, end: number): number {
  const last = Math.min(end, start + MAX_WALKED);
  let counts = 0;
  for (let at = start; at < last; at++) counts = (counts + (COUNTS[bytes[at] as number] as number)) | 0;
  const digits = counts & 255;
  const isMixed =
    end - start <= MAX_MIXED &&
    digits >= MIN_DIGITS &&
    ((counts >>> 8) & 255) >= MIN_LETTERS &&
    ((counts >>> 16) & 255) >= MIN_LETTERS;
  return (digits > 0 ? HAS_DIGIT : 0) | (counts >>> 24 >= 2 ? HAS_TWO_SIGNS : 0) | (isMixed ? IS_MIXED : 0);
}

/** Adds how letters, digits and signs follow each other. */
function withChanges(look: number, bytes: Uint8Array, start: number, end: number): number {
  const last = Math.min(end, start + MAX_WALKED);
  let isMixed = true;
  let streak = 0;
  let parts = 1;
  let before = BETWEEN;
  for (let at = start; at < last; at++) {
    const code = bytes[at] as number;
    const sort = sortOf(code);
    if (sort === before) {
      streak++;
      if (sort === BETWEEN) {
        if (at === start) parts++;
        else if (code === bytes[at - 1]) isMixed = false;
      } else if (sort !== DIGIT) {
        if (streak >= WORD_LETTERS) isMixed = false;
        if (sort === CAPITAL && sortOf(bytes[at + 1] as number) === SMALL) parts++;
      }
    } else {
      streak = 1;
      if (sort === BETWEEN) parts++;
      else if (before !== BETWEEN && (sort !== SMALL || before === DIGIT)) parts++;
      before = sort;
    }
  }
  return (isMixed ? look : look & ~IS_MIXED) | (parts * MIN_PART > end - start ? CHANGES_OFTEN : 0);
}

const MAX_LETTERS = 14;

/** Where a word ends that the prefix of a key may have: letters, perhaps with a short number, and a sign. -1 if there is none. */
export function prefixWordEnd(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at - start < MAX_LETTERS && isLetter(bytes[at] as number)) at++;
  if (at === start) return -1;
  for (let digits = 0; digits < 2 && sortOf(bytes[at] as number) === DIGIT; digits++) at++;
  if (sortOf(bytes[at] as number) === SMALL) at++;
  return bytes[at] === UNDERSCORE || bytes[at] === HYPHEN ? at : -1;
}

const UNDERSCORE = 95;
const HYPHEN = 45;

function isLetter(byte: number): boolean {
  return sortOf(byte) <= CAPITAL;
}
