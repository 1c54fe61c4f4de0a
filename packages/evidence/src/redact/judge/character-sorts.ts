/** What a character of a name or a key is. */
export const SMALL = 0;
export const CAPITAL = 1;
export const DIGIT = 2;
/** Signs that stand between the parts of a name. */
export const BETWEEN: number = 3;
export const OTHER = 4;
const SORTS = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 97 && code <= 122) return SMALL;
  if (code >= 65 && code <= 90) return CAPITAL;
  if (code >= 48 && code <= 57) return DIGIT;
  return '._$:>-'.includes(String.fromCharCode(code)) ? BETWEEN : OTHER;
});

export const sortOf = (code: number): number => (code < 128 ? (SORTS[code] as number) : OTHER);
