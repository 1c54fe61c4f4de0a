import { readCjkNumber } from '../extract/read-cjk-number.ts';
import { readNumber } from '../extract/read-number.ts';
import { NUMBER_WORDS, SCALE_WORDS } from '../lexicon/number-words.ts';
import { createNumberPool, type NumberPool } from './number-pool.ts';

/**
 * Every number that a source can be said to hold: digits inside names and dates too, since an answer may quote any part of them. Those that are not
 * part of a name are marked as alone: nobody computes with the digits of a hash.
 */
export function scanSourceNumbers(text: string, add: (value: number, isAlone: boolean) => void): void {
  for (const match of text.matchAll(DIGITS)) {
    const isAlone = !isInName(text, match.index, match.index + match[0].length);
    const number = readNumber(match[0]);
    if (!number) {
      for (const cell of match[0].split(',')) {
        const own = readNumber(cell);
        // Cells of a table are figures of their own; the parts of a version are not.
        if (own) for (const reading of own.readings) add(reading, isAlone || match[0].includes(','));
        else for (const part of cell.split(/[.'’]/)) add(Number(part), false);
      }
      continue;
    }
    // "48210,48388", "09,120.30", "lundi,88,24": two cells.
    if (CELLS.test(match[0]) || (match[0].includes(',') && /[^\s\d],$/.test(text.slice(match.index - 2, match.index))))
      for (const cell of match[0].split(','))
        for (const reading of readNumber(cell)?.readings ?? []) add(reading, true);
    const [first] = number.readings;
    // Three digits behind a comma are a group nearly always: nobody computes with the other reading.
    for (const reading of number.readings) add(reading, isAlone && (reading === first || !match[0].includes(',')));
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 16);
    const scale =
      SCALE_WORDS.get((/^[ \u00a0-]?(\p{L}{1,12})/u.exec(rest)?.[1] ?? '').toLowerCase()) ??
      SCALE_WORDS.get(/^\s?(\p{Lo})/u.exec(rest)?.[1] ?? '');
    if (scale) for (const reading of number.readings) add(reading * scale, isAlone);
    const size = SIZE.exec(rest);
    if (size)
      for (const reading of number.readings)
        add(reading * 1000 ** ' KMGT'.indexOf((size[1] ?? '').toUpperCase()), true);
    if (/^\d{1,3}$/.test(match[0])) addGroups(rest, match[0], add);
  }
  for (const match of text.matchAll(CLOCK)) {
    const [a, b, c] = [Number(match[1]), Number(match[2]), match[3] === undefined ? null : Number(match[3])];
    add(c === null ? a * 60 + b : a * 3600 + b * 60 + c, true);
  }
  // Words name small numbers only; in a long text they are many and decide nothing.
  if (text.length > LONGEST_FOR_WORDS) return;
  for (const match of text.matchAll(WORD)) {
    const word = match[0].toLowerCase();
    const value = NUMBER_WORDS.get(word) ?? (/[十百千]/.test(word) ? readCjkNumber(word) : null);
    if (value !== undefined && value !== null) add(value, true);
  }
}

/** The numbers of a text: all of them, and in their order those that are not part of a name. */
interface SourceNumbers {
  readonly pool: NumberPool;
  readonly alone: readonly number[];
}

export function toSourceNumbers(text: string): SourceNumbers {
  const all: number[] = [];
  const alone = new Set<number>();
  scanSourceNumbers(text, (number, isAlone) => {
    all.push(number);
    if (isAlone) alone.add(number);
  });
  return { pool: createNumberPool(all), alone: [...alone] };
}

const DIGITS = /\d+(?:[.,]\d+|['’]\d{3}(?!\d))*/g;
const CELLS = /^(?:\d{4,},\d[\d.]*|\d+,\d{4,}|0\d+,\d[\d.]*)$/;
/** "1.2G": sizes are added up in bytes. */
const SIZE = /^\s?([KMGT])i?B?(?![A-Za-z])/i;
const LONGEST_FOR_WORDS = 2_000;
const CLOCK = /(?<![\d:])(\d{1,3}):(\d{2})(?::(\d{2}))?(?![\d:])/g;
const WORD = /\p{L}{2,}(?:-\p{L}{1,12})?/gu;

/** "1 284 310" is also one number. */
function addGroups(rest: string, first: string, add: (value: number, isAlone: boolean) => void): void {
  const groups = /^(?:[ \u00a0\u202f]\d{3}(?!\d)){1,4}(?:[.,]\d{1,2}(?!\d))?/.exec(rest);
  const number = groups ? readNumber(first + groups[0]) : null;
  if (number) for (const reading of number.readings) add(reading, true);
}

/** Between letters, dashes, slashes or in brackets: part of a name, a date, a position. Behind the name of a field it is a figure. */
const isInName = (text: string, start: number, end: number): boolean =>
  (/[\p{L}_#/:-]/u.test(text.charAt(start - 1)) && !/":-?$/.test(text.slice(Math.max(0, start - 3), start))) ||
  (/^(?:[_/:-]?[A-Za-z]*\d|[-_/]\p{L})/u.test(text.slice(end, end + 4)) &&
    // "49/month" is a rate.
    !/^\/\p{L}{1,12}(?![\p{L}\p{N}/._-])/u.test(text.slice(end, end + 16)));
