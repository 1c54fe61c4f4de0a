import { findInTail, HASH_MEMBER_BYTES, isDigit, skip } from './scan-line.ts';

/** What the row of a line must contain, as far as it can be told without parsing it. */
export interface RoughTest {
  /** Began at or after, and before, in ms since 1970. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  /** For each of these, one of the texts must be in the line. */
  readonly texts?: readonly (readonly Buffer[])[];
  /** Which of these are in the line is noted, and no more. */
  readonly words?: readonly (readonly Buffer[])[];
}

/** The test for scanned lines, which come in the order of the list. */
interface LineTest {
  mayFit(bytes: Buffer, start: number, end: number): boolean;
  /** Which words are in a line, by their places. */
  wordsIn(bytes: Buffer, start: number, end: number): readonly boolean[];
}

const STARTED = Buffer.from('"started_at":"');
const TIME_CHARS = 24;
const NO_WORDS: readonly boolean[] = [];

export function createLineTest({ since, until, texts = [], words = [] }: RoughTest): LineTest {
  const [areIn, wordFinders] = [texts, words].map((all) => all.map((any) => any.map(createFinder)));
  const isBounded = since !== undefined || until !== undefined;
  return {
    mayFit(bytes, start, end) {
      if (isBounded) {
        // Behind the time, and in no text, is nothing that could look like it.
        const at = start + bytes.subarray(start, end).lastIndexOf(STARTED) + STARTED.length;
        const time = Date.parse(bytes.toString('latin1', at, at + TIME_CHARS));
        // A time in another form is read as a whole.
        if (time < (since ?? Number.NEGATIVE_INFINITY) || time >= (until ?? Number.POSITIVE_INFINITY)) return false;
      }
      return areIn?.every((any) => any.some((isIn) => isIn(bytes, start, end))) ?? true;
    },
    wordsIn(bytes, start, end) {
      if (words.length === 0) return NO_WORDS;
      return wordFinders?.map((forms) => forms.some((isIn) => isIn(bytes, start, end))) ?? NO_WORDS;
    },
  };
}

/** Tells of lines, in the order in which they are in a buffer, whether a text is in them. The buffer is searched once, not once for each line. */
export function createFinder(text: Buffer): (bytes: Buffer, start: number, end: number) => boolean {
  let searched: Buffer | null = null;
  let [from, next] = [0, 0];
  return (bytes, start, end) => {
    if (bytes !== searched || start < from || next < start) {
      const found = bytes.indexOf(text, start);
      next = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    searched = bytes;
    from = start;
    return next + text.length <= end;
  };
}

interface TextDigest {
  readonly digest: string;
  readonly bytes: number;
}

const TEXT = ',"text":';
const DIGEST_CHARS = 64;

/** The digest of the searched text that a scanned line names; null when there is nothing to search, undefined when it says nothing about it. */
export function textIn(bytes: Buffer, start: number, end: number): TextDigest | null | undefined {
  const at = findInTail(bytes, start, end, TEXT);
  if (at < 0) return undefined;
  let place = skip(bytes, at + TEXT.length, '{"bytes":');
  let size = 0;
  for (; place > 0 && isDigit(bytes[place]); place += 1) size = size * 10 + Number(bytes[place]) - 48;
  const digest = skip(bytes, place, ',"digest":"');
  if (digest < 0 || skip(bytes, digest + DIGEST_CHARS, '"}') !== end - HASH_MEMBER_BYTES) return null;
  return { digest: bytes.toString('latin1', digest, digest + DIGEST_CHARS), bytes: size };
}
