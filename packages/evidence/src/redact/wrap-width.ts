/** Widths at which terminals and mail programs break lines: there one full line is enough. */
const USUAL_WIDTHS = new Set([72, 76, 80, 100, 120, 132, 160]);
const MIN_WIDTH = 20;
const MAX_WIDTH = 400;

/** The width at which the lines of a text were broken; 0 if they were not. */
export function wrapWidth(text: string): number {
  let longest = 0;
  let count = 0;
  for (let start = 0, end = text.indexOf('\n'); end >= 0; start = end + 1, end = text.indexOf('\n', start)) {
    const length = end - start;
    if (length > MAX_WIDTH) return 0;
    if (length < longest || length < MIN_WIDTH) continue;
    const isWithinWord = isWordCode(text.charCodeAt(end - 1)) && isWordCode(text.charCodeAt(end + 1));
    if (length > longest) [longest, count] = [length, 0];
    if (isWithinWord) count++;
  }
  return count >= 2 || (count === 1 && USUAL_WIDTHS.has(longest)) ? longest : 0;
}

function isWordCode(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    code === 43 ||
    code === 45 ||
    code === 46 ||
    code === 47 ||
    code === 61 ||
    code === 95
  );
}
