import { MONTH_WORDS, WEEKDAY_WORDS } from '../lexicon/calendar-words.ts';
import type { CalendarDate, Value } from '../value.ts';
import type { Spans } from './spans.ts';

/** Dates in digits, with month names in thirteen languages, in CJK notation, and names of weekdays. */
export function scanDates(spans: Spans): void {
  for (const [hint, pattern, read] of NUMERIC) {
    if (!hint.test(spans.text)) continue;
    for (const match of spans.text.matchAll(pattern)) {
      const date = read(match.slice(1).map((part) => (part === undefined ? undefined : Number(part))));
      if (date && isPossible(date)) addDate(spans, match.index, match[0], date);
    }
  }
  for (const match of spans.text.matchAll(WORD)) {
    const word = match[0].toLowerCase();
    const month = MONTH_WORDS.get(word);
    if (month !== undefined) addMonth(spans, match.index, match[0], month);
    else if (WEEKDAY_WORDS.has(word)) addWeekday(spans, match.index, match[0], WEEKDAY_WORDS.get(word) ?? 0);
  }
  if (!CJK_WEEKDAY_SIGN.test(spans.text)) return;
  for (const match of spans.text.matchAll(CJK_WEEKDAY))
    addWeekday(spans, match.index, match[0], WEEKDAY_WORDS.get(match[0]) ?? 0);
}

type Parts = readonly (number | undefined)[];
type Read = (parts: Parts) => CalendarDate | null;

const toYear = (year: number | undefined): number | undefined =>
  year === undefined ? undefined : year < 100 ? 2000 + year : year;

/** Each with a hint that every match contains: most texts have no dates, and a pattern that looks back is slow to find that out. */
const NUMERIC: readonly (readonly [hint: RegExp, pattern: RegExp, read: Read])[] = [
  [
    /\d[-/.]\d/,
    /(?<!\d)((?:1[5-9]|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g,
    ([year, month, day]) => toDate(year, month, day),
  ],
  [
    /[年년]/,
    /((?:19|20)\d\d)\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号]/g,
    ([year, month, day]) => toDate(year, month, day),
  ],
  [/[月월]/, /(?<!\d)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号]/g, ([month, day]) => toDate(undefined, month, day)],
  [
    /\d\.\d/,
    /(?<![\d.$€£])(\d{1,2})\.(\d{1,2})\.((?:19|20)?\d\d)(?![\d.]*\d)/g,
    ([day, month, year]) => toDate(toYear(year), month, day),
  ],
  // Without a year only behind a word that announces a day: "1.7." also ends a sentence.
  [
    /\d\.\d/,
    /(?<=(?<!\p{L})(?:am|vom|bis|zum|ab|seit|dnia|od|do|с|до|от)\s)(\d{1,2})\.(\d{1,2})(?:\.|(?![\d.,]))(?!\d)/giu,
    ([day, month]) => toDate(undefined, month, day),
  ],
  [
    /\d\/\d/,
    /(?<![\d/.\w])(\d{1,2})\/(\d{1,2})(?:\/((?:19|20)?\d\d))?(?![\d/\w])/g,
    ([a, b, year]) => toSlashed(a, b, toYear(year)),
  ],
];

function toDate(year?: number, month?: number, day?: number): CalendarDate {
  return {
    ...(year === undefined ? {} : { year }),
    ...(month === undefined ? {} : { month }),
    ...(day === undefined ? {} : { day }),
  };
}

/** 11/20 and 20/11: what cannot be a month is the day; if both can, either is possible. */
function toSlashed(a = 0, b = 0, year?: number): CalendarDate | null {
  // "3/3" is all of three.
  if (a === b && year === undefined) return null;
  if (a > 12) return toDate(year, b, a);
  const date = toDate(year, a, b);
  return b > 12 ? date : { ...date, swappable: true };
}

const isPossible = ({ month = 1, day = 1 }: CalendarDate): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31;

const WORD = /[\p{L}]+(?:-feira)?/gu;
const CJK_WEEKDAY_SIGN = /[期周曜요]/;
const CJK_WEEKDAY = /(?:星期[一二三四五六日天]|周[一二三四五六日](?!年|期)|[日月火水木金土]曜日|[일월화수목금토]요일)/g;

/** A month name is a date only beside a day or a year: "may", "mar" and "set" are words. */
function addMonth(spans: Spans, start: number, name: string, month: number): void {
  const before = /(?<!\d|[.,:])(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª|°)?\s(?:de\s|of\s|d')?$/iu.exec(
    spans.text.slice(Math.max(0, start - 12), start),
  );
  const end = start + name.length;
  const rest = spans.text.slice(end, end + 22);
  const year = /^\.?,?\s(?:de\s|del\s|of\s)?((?:1[5-9]|20)\d\d)(?!\d|[.,]\d)/iu.exec(rest);
  if (before) {
    const day = Number(before[1]);
    if (day < 1 || day > 31) return;
    const from = start - before[0].length;
    addDate(
      spans,
      from,
      spans.text.slice(from, end + (year?.[0].length ?? 0)),
      toDate(toYear(Number(year?.[1] ?? Number.NaN) || undefined), month, day),
    );
    return;
  }
  // "Feb  3 08:14:22 2027" has the time before the year.
  const after =
    /^\.?\s{1,2}(\d{1,2})(?:st|nd|rd|th)?(?![\d:.]|\s?(?:%|[ap]\.?m))(?:(?:,?\s|\s\d\d:\d\d(?::\d\d)?\s)((?:1[5-9]|20)\d\d)(?!\d))?/iu.exec(
      rest,
    );
  if (after && Number(after[1]) >= 1 && Number(after[1]) <= 31 && /^\p{Lu}/u.test(name))
    addDate(spans, start, name + after[0], toDate(after[2] ? Number(after[2]) : undefined, month, Number(after[1])));
  else if (year) addDate(spans, start, name + year[0], toDate(Number(year[1]), month));
}

function addWeekday(spans: Spans, start: number, raw: string, weekday: number): void {
  if (spans.isFree(start, start + raw.length))
    spans.add(toValue('weekday', start, raw, `weekday ${weekday}`, { weekday }));
}

function addDate(spans: Spans, start: number, raw: string, date: CalendarDate): void {
  if (!spans.isFree(start, start + raw.length)) return;
  const normal = [date.year ?? '----', pad(date.month), pad(date.day)].join('-');
  spans.add(toValue('date', start, raw, normal, date));
}

const pad = (part: number | undefined): string => (part === undefined ? '--' : String(part).padStart(2, '0'));

function toValue(kind: Value['kind'], start: number, raw: string, normal: string, date: CalendarDate): Value {
  return { kind, start, end: start + raw.length, raw, normal, approximate: false, date };
}
