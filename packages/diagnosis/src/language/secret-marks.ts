/** A secret that was replaced: what kind it was, and a print by which equal ones are known. */
export interface SecretMark {
  readonly kind: string;
  readonly print: string;
}

/** The recorder's own marks, and those that some collections of traces use. */
const REPLACED = /\[redacted:(\w{1,40}):([\w-]{1,64})\]|\bREDACTED_([\da-f]{8})\b/g;
/** What OpenClaw leaves of a key in the events that it shows: six characters, an ellipsis, four characters. */
const MASKED = /(?<![\w-])([\w-]{6})…([\w-]{4})(?![\w-])/g;
/** A cut text has an ellipsis too; looking for what follows it is cheap. */
const MAY_BE_MASKED = /…[\w-]{4}/;
/** Words on both sides of an ellipsis are prose. */
const IS_KEY = /[\d_-]|[a-z][A-Z]/;

/** The secrets that a text shows, replaced or masked. */
export function findSecretMarks(text: string): SecretMark[] {
  const marks: SecretMark[] = [];
  if (text.includes('[redacted:') || text.includes('REDACTED_')) {
    for (const [, kind, print, hash] of text.matchAll(REPLACED))
      marks.push({ kind: kind ?? 'key', print: print ?? hash ?? '' });
  }
  if (MAY_BE_MASKED.test(text)) {
    for (const [mask, head = '', tail = ''] of text.matchAll(MASKED))
      if (IS_KEY.test(head) || IS_KEY.test(tail)) marks.push({ kind: 'key', print: mask });
  }
  return marks;
}
