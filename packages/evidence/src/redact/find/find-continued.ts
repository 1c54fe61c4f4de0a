/** A line that holds nothing but more of a key, perhaps indented, quoted or with a sign of a diff. */
const MORE = /(?:[ \t]{0,40}|[>+|-] ?)([\w+/=.~%-]{4,400})(?:[ \t\r]*(?=\n|$)|(?<=[A-Za-z]\w{0,40}\d\w{11,40})(?= ))/y;
const MAX_LINES = 60;
const MIN_SECRET = 16;
const MIN_WIDTH = 40;

/** Where a secret ends that a terminal or a mail program broke over lines: it goes on in the next ones. */
export function continuedEnd(text: string, start: number, end: number): number {
  if (end - start < MIN_SECRET || !isLineEnd(text, end)) return end;
  const before = text.slice(Math.max(0, start - 200), start);
  const width = before.length - before.lastIndexOf('\n') - 1 + end - start;
  if (width < MIN_WIDTH || !isKeyLike(text.slice(start, end))) return end;
  let last = end;
  let previous = 0;
  let at = text.indexOf('\n', end) + 1;
  for (let lines = 0; lines < MAX_LINES && at > 0; lines++) {
    MORE.lastIndex = at;
    const match = MORE.exec(text);
    const part = match?.[1] ?? '';
    // A line may be shorter than the one that was broken, but not longer.
    if (match === null || part.length > Math.max(width, previous) + 1 || !isMore(part, end - start)) break;
    last = at + match[0].indexOf(part) + part.length;
    if (part.length < previous || text[last] === ' ') break;
    previous = part.length;
    at = text.indexOf('\n', last) + 1;
  }
  return last;
}

function isLineEnd(text: string, at: number): boolean {
  return text.charCodeAt(text.charCodeAt(at) === 13 ? at + 1 : at) === 10;
}

function isKeyLike(value: string): boolean {
  const part = value.slice(-60);
  return /^[\w+/=.~%-]+$/.test(part) && /\d/.test(part) && /[A-Za-z]/.test(part);
}

/** Digits and letters, or capitals amid small letters: no word, no setting, no number. */
function isMore(part: string, secretLength: number): boolean {
  if (/^[\w.-]+=[^=]|^\d+$|^[A-Z\d_]+=|^-+$/.test(part)) return false;
  if (/\d/.test(part) && /[A-Za-z]/.test(part)) return true;
  return /[a-z][A-Z]/.test(part) || (part.length >= 24 && secretLength >= 24 && /[A-Z]/.test(part));
}
