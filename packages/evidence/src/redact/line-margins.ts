/** What a tool put in front of every line: its number, or the sign of a diff. */
const NUMBER = /[ \t]{0,8}\d{1,7}(?:\t|→|: | \| |\| )/y;
const SIGN = /\+(?!\+\+ )|-(?!-- |-{4}[^-])/y;

interface Margin {
  /** Where a line really begins that is written from a place on. */
  skip(lineStart: number): number;
  readonly isNumber: boolean;
}

/** What is in front of the lines of a text; undefined if they begin with themselves. `isWide` looks for anything that all lines share. */
export function readMargin(text: string, isWide = false): Margin | undefined {
  const isDiff = hasHunk(text);
  const margin = isDiff || /^[+-]/.test(text) ? SIGN : /^[ \t\d]/.test(text) ? NUMBER : undefined;
  if (margin !== undefined) {
    const found: Margin = { skip: skipBy(text, margin), isNumber: margin === NUMBER };
    if (isDiff || isOnFirstLines(text, found, margin === NUMBER)) return found;
  }
  return isWide ? readSharedMargin(text) : undefined;
}

/** Whether a line begins as a part of a diff does. A search for the line break as well would stop at each line. */
function hasHunk(text: string): boolean {
  for (let at = text.indexOf('@@ -'); at >= 0; at = text.indexOf('@@ -', at + 1))
    if (at === 0 || text[at - 1] === '\n') return true;
  return false;
}

function skipBy(text: string, margin: RegExp): Margin['skip'] {
  return (lineStart) => {
    margin.lastIndex = lineStart;
    return margin.test(text) ? margin.lastIndex : lineStart;
  };
}

function isOnFirstLines(text: string, { skip }: Margin, isEnoughOnOne: boolean): boolean {
  const second = text.indexOf('\n') + 1;
  if (second === 0) return isEnoughOnOne && skip(0) > 0;
  return skip(0) > 0 && (second === text.length || skip(second) > second);
}

/** A margin is not longer, and so many of the first lines must have it. */
const MAX_MARGIN = 100;
const TRIED_LINES = 6;
/** Where a margin may end: after a quote, a comment, a time, a place in a file, the name of a program. */
const MARGIN_END = /^(?:[^\n]*[^\w\s,;"'])?[ \t]+|^[^\n]*[:│|]/;

/** What all lines begin with, but for its digits: `> `, `# `, `[web-1] `, `app.log:12:`, `2026-11-03T12:00:00Z api: `. */
function readSharedMargin(text: string): Margin | undefined {
  const lines = text.split('\n', TRIED_LINES).filter((line) => line !== '');
  const [first = '', second] = lines;
  if (second === undefined) return undefined;
  const shared = MARGIN_END.exec(sharedStart(first.slice(0, MAX_MARGIN), second))?.[0] ?? '';
  if (shared.trim() === '' || shared === first) return undefined;
  const form = shared.trimEnd().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const margin = new RegExp(
    `${form.replace(/\d+/g, '\\d{1,20}')}[ \\t]{0,${shared.length - shared.trimEnd().length}}`,
    'y',
  );
  const skip = skipBy(text, margin);
  let at = 0;
  for (const line of text.split('\n', TRIED_LINES)) {
    if (line !== '' && skip(at) === at) return undefined;
    at += line.length + 1;
  }
  return { skip, isNumber: false };
}

/** The beginning of a line that another has as well, whatever its digits are. */
function sharedStart(line: string, other: string): string {
  let at = 0;
  for (let there = 0; at < line.length; at++, there++) {
    if (isDigit(line, at) && isDigit(other, there)) {
      while (isDigit(line, at + 1)) at++;
      while (isDigit(other, there + 1)) there++;
    } else if (line[at] !== other[there]) break;
  }
  return line.slice(0, at);
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
