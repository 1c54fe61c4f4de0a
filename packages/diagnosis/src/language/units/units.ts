import type { Unit } from './unit.ts';
import { pushWord } from './word-units.ts';

export type { Unit, UnitKind } from './unit.ts';

/** Longer texts say nothing more about their act, and the cost has to stay bounded. */
const MAX_LENGTH = 2000;
const MAX_QUOTATION = 400;

const CLOSING = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
  ['‘', '’'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['`', '`'],
]);

const WORD = /[\p{L}\p{M}\p{N}_'’]/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;
const EMOJI = /\p{Extended_Pictographic}|[✓✗✘☑☐☒✔✅❌]/u;
/** What may separate two parts of one word: paths, versions, names, addresses. */
const JOINER = /[-./\\:@_+=%&?#~]/;

/** Cuts a text into units from left to right; every character is looked at a bounded number of times. */
export function toUnits(given: string): Unit[] {
  const text = given.length > MAX_LENGTH ? given.slice(0, MAX_LENGTH) : given;
  const units: Unit[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    const char = String.fromCodePoint(code);
    const next = at + char.length;
    if (isSpace(code)) at = next;
    else if (char === '[' && text[at + 2] === ']') {
      units.push({ text: text[at + 1] === ' ' ? '[ ]' : '[x]', kind: 'box', start: at, end: at + 3 });
      at += 3;
    } else if (CLOSING.has(char)) at = takeEnclosed(text, at, char, units);
    else if (isAsciiLetterOrDigit(code)) at = takeWord(text, at, units);
    else if (code < 128) at = takeMark(text, at, char, units);
    else if (IDEOGRAPH.test(char)) {
      units.push({ text: char, kind: 'ideograph', start: at, end: next });
      at = next;
    } else if (EMOJI.test(char)) {
      units.push({ text: char, kind: 'emoji', start: at, end: next });
      at = next;
    } else if (WORD.test(char) && char !== '’') at = takeWord(text, at, units);
    else at = takeMark(text, at, char, units);
  }
  return units;
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0x3000 || code === 0xfe0f || code === 0x200d || code === 0x202f;
}

function isAsciiLetterOrDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function takeMark(text: string, at: number, char: string, units: Unit[]): number {
  // Emphasis says nothing about the act; an underscore or a dot may begin a name (`.env`, `__init__`).
  const follows = text.charCodeAt(at + 1);
  if ((char === '.' || char === '/' || char === '~' || char === '_' || char === '@') && isAsciiLetterOrDigit(follows)) {
    return takeWord(text, at, units);
  }
  if (char !== '*' && char !== '_') {
    const two = text.slice(at, at + 2);
    const mark = two === '->' || two === '=>' ? '→' : char;
    units.push({ text: mark, kind: 'mark', start: at, end: at + (mark === '→' && char !== '→' ? 2 : char.length) });
    if (mark === '→' && char !== '→') return at + 2;
  }
  return at + char.length;
}

function takeEnclosed(text: string, at: number, open: string, units: Unit[]): number {
  const closing = CLOSING.get(open) ?? '';
  // A fence of several backticks counts as one.
  let from = at + 1;
  if (open === '`') while (text[from] === '`') from++;
  const limit = Math.min(text.length, from + MAX_QUOTATION);
  let end = from;
  while (end < limit && !closing.includes(text.charAt(end))) end++;
  if (end >= limit || end === from) {
    if (open !== '`') units.push({ text: open, kind: 'mark', start: at, end: at + 1 });
    return from;
  }
  const inner = text.slice(from, end);
  let after = end + 1;
  if (open === '`') while (text[after] === '`') after++;
  if (open === '`') {
    const kind = inner.includes(' ') ? 'command' : 'code';
    units.push({ text: kind === 'code' ? '⟨code⟩' : '⟨command⟩', kind, start: at, end: after });
  } else units.push({ text: '⟨quotation⟩', kind: 'quotation', start: at, end: after });
  return after;
}

function takeWord(text: string, at: number, units: Unit[]): number {
  let end = at;
  let joiners = 0;
  while (end < text.length) {
    const code = text.codePointAt(end) ?? 0;
    if (isAsciiLetterOrDigit(code)) end++;
    else if (code < 128) {
      const char = text.charAt(end);
      if (char === "'") end++;
      else if (JOINER.test(char) && (end === at || isWordPart(text, end + 1))) {
        joiners++;
        end++;
      } else if (char === '/' && end > at && !isWordPart(text, end + 1)) {
        // A folder may end in a slash.
        if (joiners === 0 && text[end + 1] === '/') break;
        joiners++;
        end++;
        break;
      } else if (char === ',' && isDigit(text, end - 1) && isDigit(text, end + 1)) end++;
      else break;
    } else if (isSpace(code)) break;
    else {
      const char = String.fromCodePoint(code);
      if (!WORD.test(char) || IDEOGRAPH.test(char)) break;
      end += char.length;
    }
  }
  if (end === at) end = at + 1;
  pushWord(text.slice(at, end), at, joiners, units);
  return end;
}

function isWordPart(text: string, at: number): boolean {
  const code = text.codePointAt(at) ?? 0;
  if (code < 128) return isAsciiLetterOrDigit(code) || text[at] === '_' || text[at] === '/' || text[at] === '.';
  const char = String.fromCodePoint(code);
  return WORD.test(char) && !IDEOGRAPH.test(char);
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
