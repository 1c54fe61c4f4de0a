import { NO_WORDS } from './forms/place-form.ts';
import { createNextIndex } from './next-index.ts';

/** Reads values out of a text. Made once per text, because it remembers where the next quote of each sort is. */
export function createValueReader(text: string) {
  const quotes: Readonly<Record<string, (from: number) => number>> = {
    '"': createNextIndex(text, '"'),
    "'": createNextIndex(text, "'"),
    '`': createNextIndex(text, '`'),
  };
  const nextLine = createNextIndex(text, '\n');
  const lineEnd = (from: number): number => {
    const line = nextLine(from);
    return line < 0 ? text.length : line;
  };

  /** Where a quoted literal ends. At the n-th level of JSON in strings a quote has 2ⁿ - 1 backslashes, one within it has more. */
  const quotedEnd = (start: number, quote: string, backslashes: number): number => {
    const first = quotes[quote]?.(start) ?? -1;
    let tries = 0;
    for (let at = first; at >= 0 && tries < MAX_ESCAPED; at = text.indexOf(quote, at + 1), tries++) {
      let count = 0;
      while (at - count > start && text.charCodeAt(at - count - 1) === 92) count++;
      if (count > backslashes && count % (2 * backslashes + 2) !== backslashes) continue;
      return Math.min(at - Math.min(count, backslashes), lineEnd(start));
    }
    return lineEnd(start);
  };

  return { quotedEnd, lineEnd, unquotedEnd: (at: number) => unquotedEnd(text, at) };
}

export type ValueReader = ReturnType<typeof createValueReader>;

/** More escaped quotes in one value are no value. */
const MAX_ESCAPED = 64;
export const MAX_UNQUOTED = 2048;
/** The form in which Google gives out passwords for apps. */
const APP_PASSWORD = new RegExp(`${NO_WORDS}[a-z]{4}(?: [a-z]{4}){3}(?![a-z])`, 'y');
/** Where an unquoted value ends before the next white space: at the next parameter or property. */
const NEXT_PARAMETER = /&(?=[\w.-]{1,64}=|amp;|&)|;(?=[\w ]{1,64}=)|,(?=[\w.$-]{1,64}[=:])/y;
const CLOSING = /[)\]}>,;:.]/;

const ENDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /[\s"'`]/.test(sign) ? 1 : /[<\\&;,]/.test(sign) ? 2 : 0;
});

/** Where an unquoted value ends. */
function unquotedEnd(text: string, at: number): number {
  APP_PASSWORD.lastIndex = at;
  if (APP_PASSWORD.test(text)) return APP_PASSWORD.lastIndex;
  const limit = Math.min(text.length, at + MAX_UNQUOTED);
  let end = at;
  // A value that starts with letters of such a language has them; elsewhere they are the sentence that goes on.
  const isForeignStart = isForeignLetter(text.charCodeAt(at));
  for (; end < limit; end++) {
    const code = text.charCodeAt(end);
    const class_ = code < 128 ? ENDS[code] : isForeignEnd(code) && !(isForeignStart && isForeignLetter(code)) ? 1 : 0;
    if (class_ === 1 || (class_ === 2 && isEnd(text, end, code))) break;
  }
  if (end === limit && end < text.length) return end;
  while (end > at && CLOSING.test(text[end - 1] ?? '')) end--;
  return end;
}

/** White space, and the letters and brackets of languages that write without it. */
function isForeignEnd(code: number): boolean {
  if (code < 0x2000) return code === 0xa0 || code === 0xad;
  if (code < 0x3000)
    return (
      code <= 0x200f || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x201d || code === 0x2060
    );
  return code <= 0x30ff || (code >= 0x4e00 && code <= 0xd7af) || code >= 0xfe00;
}

function isForeignLetter(code: number): boolean {
  return (code >= 0x3041 && code <= 0x30ff) || (code >= 0x4e00 && code <= 0xd7af);
}

function isEnd(text: string, at: number, code: number): boolean {
  const next = text[at + 1] ?? '';
  if (code === 60) return /[/A-Za-z!]/.test(next);
  if (code === 92) return /[nrtu"'`\\]/.test(next);
  NEXT_PARAMETER.lastIndex = at;
  return NEXT_PARAMETER.test(text);
}

/** What is left of a line from a place on, as far as it is looked at. */
export function restOfLine(text: string, from: number, most = 80): string {
  return /^[^\r\n]*/.exec(text.slice(from, from + most))?.[0] ?? '';
}
