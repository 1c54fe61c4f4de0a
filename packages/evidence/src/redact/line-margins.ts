/** What a tool put in front of every line: its number, or the sign of a diff. */
const NUMBER = /[ \t]{0,8}\d{1,7}(?:\t|→|: | \| |\| )/y;
const SIGN = /\+(?!\+\+ )|-(?!-- )/y;

/** Tells where a line really begins that is written from a place on; undefined if lines begin with themselves. */
export function readMargin(text: string): ((lineStart: number) => number) | undefined {
  const isDiff = text.includes('\n@@ -');
  const margin = isDiff || /^[+-]/.test(text) ? SIGN : /^[ \t\d]/.test(text) ? NUMBER : undefined;
  if (margin === undefined) return undefined;
  const skip = (lineStart: number): number => {
    margin.lastIndex = lineStart;
    return margin.test(text) ? margin.lastIndex : lineStart;
  };
  if (isDiff) return skip;
  const second = text.indexOf('\n') + 1;
  if (second === 0) return margin === NUMBER && skip(0) > 0 ? skip : undefined;
  return skip(0) > 0 && (second === text.length || skip(second) > second) ? skip : undefined;
}
