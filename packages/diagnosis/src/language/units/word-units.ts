import { toPlain } from './plain.ts';
import type { Unit, UnitKind } from './unit.ts';

/** Decides what kind of thing a run of letters and joiners is, and adds the unit or units that it makes. */
export function pushWord(raw: string, start: number, joiners: number, units: Unit[]): void {
  const end = start + raw.length;
  const ratio = RATIO.exec(raw);
  if (ratio) {
    const cut = start + (ratio[1] ?? '').length;
    units.push({ text: '#', kind: 'number', start, end: cut });
    units.push({ text: '/', kind: 'mark', start: cut, end: cut + 1 });
    units.push({ text: '#', kind: 'number', start: cut + 1, end });
    return;
  }
  const kind = toKind(raw, joiners);
  if (kind === 'word') pushPlain(raw, start, units);
  else if (kind === 'hyphenated') pushHyphenated(raw, start, units);
  else if (kind === 'number') units.push({ text: ZERO.test(raw) ? '#0' : '#', kind, start, end });
  else units.push({ text: `⟨${kind}⟩`, kind, start, end });
}

const URL = /^(?:https?:\/\/|www\.)/i;
const EMAIL = /^[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}$/;
const NUMBER = /^[#$~]?\d[\d.,:'’]*(?:%|st|nd|rd|th|ms|s|m|h|x|k|kb|mb|gb|tb|px|am|pm)?$/i;
const RATIO = /^(\d[\d.,]*)\/(\d[\d.,]*)$/;
const FILE = /(?:^\.?[\w-]+|[\w)\]*])\.[a-z][a-z0-9]{0,6}$/i;
const ZERO = /^0+(?:[.,]0+)?%?$/;
const DIGIT = /\d/;
const DIGITS_AND_LETTERS = /^[\w#-]*[a-z][\w#-]*$/i;
const WORDS_BY_HYPHEN = /^[\p{L}\p{M}'’]+(?:[-/][\p{L}\p{M}'’]+)+$/u;
/** What branches and folders are usually called; other words with a slash between them are alternatives ("OK/failed"). */
const FOLDER =
  /^(?:\/|(?:origin|upstream|feature|feat|fix|hotfix|bugfix|release|chore|src|lib|dist|docs|test|tests|bin|config|packages|app|scripts|public)\/)/;
const INNER_CAPITAL = /[a-z][A-Z]/;

function toKind(raw: string, joiners: number): UnitKind | 'hyphenated' {
  const first = raw.charCodeAt(0);
  if (((first >= 48 && first <= 57) || first === 35) && NUMBER.test(raw)) return 'number';
  if (joiners > 0 || raw.includes('_')) {
    if (URL.test(raw)) return 'url';
    if (EMAIL.test(raw)) return 'email';
    if (WORDS_BY_HYPHEN.test(raw) && !FOLDER.test(raw)) return 'hyphenated';
    if (raw.includes('/') || FILE.test(raw)) return 'path';
    return raw.includes('_') || /[:=@]/.test(raw) ? 'code' : 'id';
  }
  if (raw.length > 4 && DIGIT.test(raw) && DIGITS_AND_LETTERS.test(raw)) return 'id';
  return raw.length > 8 && INNER_CAPITAL.test(raw) ? 'code' : 'word';
}

/** "e-mail" stays one word, "re-run" and "OK/failed" become their parts. */
function pushHyphenated(raw: string, start: number, units: Unit[]): void {
  if (/^e-?mails?$/i.test(raw)) {
    units.push({ text: 'email', kind: 'word', start, end: start + raw.length });
    return;
  }
  let from = 0;
  for (let at = 0; at <= raw.length; at++) {
    if (at < raw.length && raw[at] !== '-' && raw[at] !== '/') continue;
    if (at > from) pushPlain(raw.slice(from, at), start + from, units);
    from = at + 1;
  }
}

const ENGLISH_TAILS = new Map([
  ["'ll", 'will'],
  ["'ve", 'have'],
  ["'re", 'are'],
  ["'m", 'am'],
  ["'d", "'d"],
  ["'s", "'s"],
]);

function pushPlain(raw: string, start: number, units: Unit[]): void {
  const end = start + raw.length;
  const word = toPlain(raw);
  const push = (text: string, from: number, to: number): void => {
    if (text !== '') units.push({ text, kind: 'word', start: from, end: to });
  };
  const apostrophe = word.indexOf("'");
  if (apostrophe < 0) {
    push(word, start, end);
    return;
  }
  if (word.endsWith("n't")) {
    const stem = word.slice(0, -3);
    push(stem === 'ca' ? 'can' : stem === 'wo' ? 'will' : stem === 'sha' ? 'shall' : stem, start, end - 3);
    push('not', end - 3, end);
    return;
  }
  const tail = word.slice(apostrophe);
  const known = ENGLISH_TAILS.get(tail);
  if (known !== undefined) {
    push(word.slice(0, apostrophe), start, start + apostrophe);
    push(known, start + apostrophe, end);
    return;
  }
  // French and Italian elisions precede the word, Turkish and Dutch endings follow it.
  const head = word.slice(0, apostrophe);
  const rest = word.slice(apostrophe + 1).replaceAll("'", '');
  if (head.length <= 2 || /^(?:qu|all|dell|nell|sull|dall|un|quest|lorsqu|puisqu|jusqu|com|cos|dov|anch)$/.test(head)) {
    push(`${head}'`, start, start + apostrophe + 1);
    push(rest, start + apostrophe + 1, end);
    return;
  }
  push(head, start, start + apostrophe);
}
