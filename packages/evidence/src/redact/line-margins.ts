/** What a tool put in front of every line: its number, or the sign of a diff. */
const NUMBER = /[ \t]{0,8}\d{1,7}(?:\t|→|: | \| |\| )/y;
const SIGN = /\+(?!\+\+ )|-(?!-- )/y;

interface Margin {
  /** Where a line really begins that is written from a place on. */
  skip(lineStart: number): number;
  readonly isNumber: boolean;
}

/** What is in front of the lines of a text; undefined if they begin with themselves. */
export function readMargin(text: string): Margin | undefined {
  const isDiff = text.includes('\n@@ -');
  const margin = isDiff || /^[+-]/.test(text) ? SIGN : /^[ \t\d]/.test(text) ? NUMBER : undefined;
  if (margin === undefined) return undefined;
  const skip = (lineStart: number): number => {
    margin.lastIndex = lineStart;
    return margin.test(text) ? margin.lastIndex : lineStart;
  };
  const found: Margin = { skip, isNumber: margin === NUMBER };
  if (isDiff) return found;
  const second = text.indexOf('\n') + 1;
  if (second === 0) return margin === NUMBER && skip(0) > 0 ? found : undefined;
  return skip(0) > 0 && (second === text.length || skip(second) > second) ? found : undefined;
}
