/** Words that say nothing about a subject: articles, pronouns, auxiliaries and what people wrap around a request. */
const EMPTY_WORDS = new Set(
  (
    'a an and any are as at be been but by can could did do does for from get give had has have her his how i if in into is it its just let ' +
    'like make me my need no not now of on one or our out over please run should so some than thank thanks that the their them then there these they ' +
    'this those to too up us use used using want was we were what when where which who why will with would you your yes also about all each ' +
    'after before again here help new other same very way well work works when whenever e g via per'
  ).split(' '),
);

/** The words of a text that carry its subject, in order and without endings of the plural. Linear in the length of the text. */
export function toContentWords(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    if (word.length > 1 && !EMPTY_WORDS.has(word)) words.push(toSingular(word));
  }
  return words;
}

/** Sentences and lines, to find out which words belong together. */
export function toLinesAndSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Whether all words are among the others. */
export function includesAll(words: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.every((word) => words.has(word));
}

function toSingular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
