import { ABOUT_AFTER, ABOUT_BEFORE, NUMBER_WORDS, SCALE_WORDS } from '../lexicon/number-words.ts';
import { CURRENCIES, type MeasureUnit, UNITS } from '../lexicon/units.ts';
import type { Amount, Value } from '../value.ts';
import { readCjkNumber } from './read-cjk-number.ts';
import { type ReadNumber, readNumber } from './read-number.ts';
import type { Spans } from './spans.ts';

/** Numbers with what belongs to them: a sign of currency before, a scale word and a unit behind. Written in digits or in words. */
export function scanNumbers(spans: Spans): void {
  for (const match of spans.text.matchAll(DIGITS)) {
    const raw = joinGroups(spans.text, match.index, match[0]);
    const end = match.index + raw.length;
    if (!spans.isFree(match.index, end) || isPartOfWord(spans.text, match.index)) continue;
    const number = readNumber(raw);
    const value = number && toValue(spans.text, match.index, end, number);
    // "1083c": letters that are no unit make it a name.
    if (value && !(value.end === end && /[A-Za-z]/.test(spans.text.charAt(end)))) spans.add(value);
    else spans.claim(match.index, end);
  }
  for (const match of spans.text.matchAll(WORDS)) {
    const number = toWordNumber(match[0]);
    const end = match.index + match[0].length;
    if (number !== null && spans.isFree(match.index, end))
      spans.add(toValue(spans.text, match.index, end, { readings: [number], step: 1, digits: 1 }));
  }
}

const DIGITS = /\d+(?:[.,]\d+|['’]\d{3}(?!\d))*/g;
const WORDS = /\p{L}+(?:-\p{L}+)*/gu;

/** "1 284 310,75": groups of exactly three digits behind one space go on with the number. */
function joinGroups(text: string, start: number, first: string): string {
  if (!/^\d{1,3}$/.test(first) || first === '0') return first;
  let end = start + first.length;
  for (;;) {
    const group = GROUP.exec(text.slice(end, end + 12));
    if (!group) return text.slice(start, end);
    end += group[0].length;
    if (group[0].length > 4) return text.slice(start, end);
  }
}

const GROUP = /^[ \u00a0\u202f]\d{3}(?!\d)(?:[.,]\d{1,3}(?![\d.,]\d))?/;

/** Digits inside a word are its name, not a number: Q3, x265, campaign-2023. Text in a script without spaces may directly precede a number. */
const isPartOfWord = (text: string, start: number): boolean =>
  /[A-Za-z_#]$|[A-Za-z_/][-./:]$/.test(text.slice(Math.max(0, start - 2), start));

function toValue(text: string, start: number, end: number, number: ReadNumber): Value {
  const before = text.slice(Math.max(0, start - 24), start);
  const sign = /(R\$|US\$|[€$£¥₹₽₩₺]|\b(?:EUR|USD|GBP|CHF|SEK|DKK|NOK|PLN|JPY|CNY|INR|BRL))\s?$/u.exec(before);
  const scale = readSuffix(text, end, (word) => toScale(word, sign !== null));
  const factor = scale?.value ?? 1;
  // "2,4 Mrd. Euro": the dot of a short form.
  const afterScale = scale && /^\.\s/.test(text.slice(scale.end, scale.end + 2)) ? scale.end + 1 : (scale?.end ?? end);
  const suffix = sign ? null : readSuffix(text, afterScale, toUnit);
  // In "3k €20" the sign belongs to the number behind it.
  const unit =
    suffix && /^\s?\d/.test(text.slice(suffix.end, suffix.end + 2)) && suffix.value.kind === 'money' ? null : suffix;
  const from = sign ? start - sign[0].length : start;
  const to = unit?.end ?? scale?.end ?? end;
  const named: MeasureUnit | null = sign
    ? { kind: 'money', name: CURRENCIES.get((sign[1] ?? '').toLowerCase()) ?? 'EUR' }
    : (unit?.value ?? null);
  const amount: Amount = {
    readings: number.readings.map((reading) => reading * factor),
    step: number.step * factor,
    digits: number.digits,
    unit: named?.name ?? '',
    ...(named?.base ? { base: named.base } : {}),
  };
  return {
    kind: named?.kind ?? 'number',
    start: from,
    end: to,
    raw: text.slice(from, to),
    normal: `${amount.readings[0]}${amount.unit}`,
    approximate:
      ABOUT_BEFORE.test(text.slice(Math.max(0, from - 24), from)) || ABOUT_AFTER.test(text.slice(to, to + 12)),
    amount,
  };
}

interface Suffix<T> {
  readonly value: T;
  readonly end: number;
}

/** The word or sign behind a number that `read` knows. Scripts without spaces are tried from the longest prefix down. */
function readSuffix<T>(
  text: string,
  end: number,
  read: (word: string, isAttached: boolean) => T | null,
): Suffix<T> | null {
  const gap = /^[ \u00a0\u202f-]?/.exec(text.slice(end, end + 1))?.[0].length ?? 0;
  const rest = text.slice(end + gap, end + gap + 16);
  const word = /^(?:[A-Za-zÀ-ɏµμ°$]+|[А-яЁё]+|[%％€£¥₹₽₩₺℃])/.exec(rest)?.[0];
  if (word) {
    const value = read(word, gap === 0);
    return value === null ? null : { value, end: end + gap + word.length };
  }
  for (let length = 3; length >= 1; length -= 1) {
    const value = /^[\u2e80-\u9fff\uac00-\ud7af]+$/.test(rest.slice(0, length))
      ? read(rest.slice(0, length), gap === 0)
      : null;
    if (value !== null) return { value, end: end + gap + length };
  }
  return null;
}

/** A bare "m" is a million only behind money, and "bin" and "mil" are checked as whole words, which they are. */
const toScale = (word: string, isMoney: boolean): number | null =>
  /^m$/i.test(word) && !isMoney ? null : (SCALE_WORDS.get(word.toLowerCase()) ?? null);

function toUnit(word: string): MeasureUnit | null {
  const currency = CURRENCIES.get(word.toLowerCase());
  if (currency) return { kind: 'money', name: currency };
  return UNITS.get(word) ?? UNITS.get(word.toLowerCase()) ?? toInflected(word.toLowerCase());
}

/** Words that change their ending with every figure. */
function toInflected(word: string): MeasureUnit | null {
  for (const [stem, unit] of STEMS) if (stem.test(word)) return UNITS.get(unit) ?? null;
  return null;
}

const STEMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:секунд|sekund)\p{L}{0,3}$/u, 's'],
  [/^(?:минут|minut)\p{L}{0,3}$/u, 'min'],
  [/^(?:час(?:а|ов|ами|ам)?|godzin\p{L}{0,3})$/u, 'h'],
  [/^(?:дн(?:я|ей|ями|ям)|dni(?:ach|ami|om)?)$/u, 'days'],
];

function toWordNumber(word: string): number | null {
  const lower = word.toLowerCase();
  return NUMBER_WORDS.get(lower) ?? toCompound(lower) ?? readCjkNumber(lower);
}

/** "twenty-three": tens and ones around a hyphen. */
function toCompound(word: string): number | null {
  const [tens, ones, more] = word.split('-');
  if (tens === undefined || ones === undefined || more !== undefined) return null;
  const sum = [NUMBER_WORDS.get(tens), NUMBER_WORDS.get(ones) ?? ONES.get(ones)];
  return sum[0] !== undefined && sum[1] !== undefined && sum[0] >= 20 && sum[1] < 10 ? sum[0] + sum[1] : null;
}

const ONES: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
]);
