/** Widths at which terminals and mail programs break lines: there one full line is enough. */
const USUAL_WIDTHS = new Set([72, 76, 80, 100, 120, 132, 160]);
/** More of them is a file of keys or sums, one per line. */
const MAX_BROKEN = 200;
const MIN_WIDTH = 20;
const MAX_WIDTH = 400;

/** What the ends of the lines of a text tell. */
interface LineEnds {
  /** The width at which lines were broken; 0 if they were not. */
  readonly width: number;
  /** A line ends in `=`, as in quoted-printable text. */
  readonly hasSoftBreak: boolean;
}

export function readLineEnds(text: string): LineEnds {
  let longest = 0;
  let count = 0;
  let full = 0;
  let lines = 0;
  let hasSoftBreak = false;
  for (let start = 0, end = text.indexOf('\n'); end >= 0; start = end + 1, end = text.indexOf('\n', start)) {
    const length = end - start;
    const last = text.charCodeAt(end - 1);
    if (last === 61 || (last === 13 && text.charCodeAt(end - 2) === 61)) hasSoftBreak ||= isSoftBreak(text, end);
    lines++;
    if (length < longest || length < MIN_WIDTH) continue;
    const isWithinWord = length <= MAX_WIDTH && isWordBetween(text, end);
    if (length > longest) [longest, count, full] = [length, 0, 0];
    full++;
    if (isWithinWord) count++;
  }
  const isTooMuch = longest > MAX_WIDTH || count > MAX_BROKEN;
  // Where every line is full, they were cut.
  const isCut = count >= 1 && full >= 2 && full === lines;
  const isWrapped = count >= 2 || (count === 1 && USUAL_WIDTHS.has(longest));
  return { width: !isTooMuch && (isCut || isWrapped) ? longest : 0, hasSoftBreak };
}

/** Whether a line break at `end` is within a word of quoted-printable text. */
function isSoftBreak(text: string, end: number): boolean {
  const sign = text.charCodeAt(end - 1) === 13 ? end - 2 : end - 1;
  return WORD.test(text[sign - 1] ?? '') && WORD.test(text[end + 1] ?? '');
}

const WORD = /[\w+/]/;

/** Characters of one word that there must be on both sides of a line break: shorter ones meet by chance. */
const MIN_PART = 8;
/** Keys have digits or capitals everywhere; dates, paths and settings do not count. */
const RANDOM = /^(?=.*[\dA-Z])(?!\d{4}-\d\d|.*[/=.].*[/=.]|\w*=)/;

function isWordBetween(text: string, at: number): boolean {
  for (let index = at - 1; index >= at - MIN_PART; index--) if (!isWordCode(text.charCodeAt(index))) return false;
  const last = Math.min(text.length - 1, at + MIN_PART);
  for (let index = at + 1; index <= last; index++) if (!isWordCode(text.charCodeAt(index))) return false;
  return (
    last > at &&
    RANDOM.test(text.slice(at - MIN_PART, at)) &&
    (last < at + MIN_PART || RANDOM.test(text.slice(at + 1, last + 1)))
  );
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
    code === 95
  );
}
