/** Longer quotations prove no more, and shorter ones are everywhere. */
const MOST_CHARS = 4_000;
const LEAST_CHARS = 2;

/** Whether a quotation is in a text word for word; white space and the mark before each line of the request do not count. */
export function hasQuote(text: string, quote: string): boolean {
  if (quote.length > MOST_CHARS) return false;
  const wanted = toPlain(quote);
  return wanted.length >= LEAST_CHARS && /[\p{L}\p{N}]/u.test(wanted) && toPlain(text).includes(wanted);
}

/** Whether two pieces of one text are about the same words: one contains the other. */
export function overlaps(one: string, other: string): boolean {
  const [left, right] = [toPlain(one), toPlain(other)];
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left));
}

const toPlain = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimStart().replace(/^\|\s?/, ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
