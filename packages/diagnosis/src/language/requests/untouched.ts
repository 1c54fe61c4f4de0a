import { toRequestObjects } from './request-objects.ts';
import { fold, toRequestTokens } from './request-words.ts';

/** In a longer clause the path only tells where something is: "don't change the interface of the parser in src/". */
const MOST_WORDS = 6;

/** The paths that a clause wants left as they are. */
export function toUntouched(text: string): string[] {
  const paths = toRequestObjects(text)
    .filter(({ kind }) => kind === 'path')
    .map((object) => object.text);
  // Outside of the path, not in it.
  if (paths.length === 0 || OUTSIDE.test(fold(text))) return [];
  const rest = paths.reduce((left, path) => left.replaceAll(path, ' '), text.toLowerCase());
  return toRequestTokens(rest).length <= MOST_WORDS ? paths : [];
}

const OUTSIDE =
  /(?<!\p{L})(?:outside|except|other than|besides|beyond|ausserhalb|ausser|hors|dehors|sauf|fuera|salvo|excepto|fora|exceto|fuori|tranne|eccetto|buiten|behalve|poza|oprocz|вне|кроме|disinda|haric)(?!\p{L})|以外|之外|除了|외에|밖/u;
