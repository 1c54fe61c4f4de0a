import { HASH_MEMBER_CHARS } from './scan-line.ts';

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
  /** `text` has one character for each byte of the line. */
  mayFit(bytes: Buffer, start: number, end: number, text: string): boolean;
  /** Which words are in a line, by their places. */
  wordsIn(bytes: Buffer, start: number, end: number): readonly boolean[];
}

const STARTED = '"started_at":"';
const TIME_CHARS = 24;
const NO_WORDS: readonly boolean[] = [];

export function createLineTest({ since, until, texts = [], words = [] }: RoughTest): LineTest {
  const [areIn, wordFinders] = [texts, words].map((all) => all.map((any) => any.map(createFinder)));
  const isBounded = since !== undefined || until !== undefined;
  return {
    mayFit(bytes, start, end, text) {
      if (isBounded) {
        // Behind the time, and in no text, is nothing that could look like it.
        const at = text.lastIndexOf(STARTED) + STARTED.length;
        const time = Date.parse(text.slice(at, at + TIME_CHARS));
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

const TEXT = /,"text":(?:null|\{"bytes":(\d+),"digest":"[\w]{64}"\}),"hash":"/y;
const DIGEST_CHARS = 64;

/** The digest of the searched text that a scanned line names; null when there is nothing to search, undefined when it says nothing about it. */
export function textIn(bytes: Buffer, start: number, text: string): TextDigest | null | undefined {
  TEXT.lastIndex = text.lastIndexOf(',"text":');
  const [whole, size] = (TEXT.lastIndex > 0 && TEXT.exec(text)) || [];
  // Only the last member before the hash is this one.
  if (whole === undefined || TEXT.lastIndex !== text.length - HASH_MEMBER_CHARS + ',"hash":"'.length) return undefined;
  if (size === undefined) return null;
  const end = start + text.length - HASH_MEMBER_CHARS - '"}'.length;
  return { digest: bytes.toString('latin1', end - DIGEST_CHARS, end), bytes: Number(size) };
}
