import { toRequestObjects } from './request-objects.ts';
import { toRequestTokens } from './request-words.ts';

/** In a longer clause the path only tells where something is: "don't change the interface of the parser in src/". */
const MOST_WORDS = 6;

/** The paths that a clause wants left as they are. */
export function toUntouched(text: string): string[] {
  const paths = toRequestObjects(text)
    .filter(({ kind }) => kind === 'path')
    .map((object) => object.text);
  if (paths.length === 0) return [];
  const rest = paths.reduce((left, path) => left.replaceAll(path, ' '), text.toLowerCase());
  return toRequestTokens(rest).length <= MOST_WORDS ? paths : [];
}
