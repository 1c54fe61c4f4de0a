import { extractValues } from '../extract/extract-values.ts';

/** The same with the days, months and weekdays that a short text names: "Oct 2025" and "2025-10" are one month. */
export function toLabelWordsAndDays(text: string): Set<string> {
  const words = toLabelWords(text);
  for (const { date } of extractValues(text)) {
    if (date?.weekday !== undefined) words.add(`weekday ${date.weekday}`);
    if (date?.month === undefined || date.swappable) continue;
    words.add(date.day === undefined ? `month ${date.month}` : `day ${date.month}-${date.day}`);
  }
  return words;
}

/**
 * The words of a text that tell one thing from another: names, terms and codes such as p95 or 5xx, by their stems; pairs of signs in scripts without
 * spaces. Field names are taken apart.
 */
export function toLabelWords(text: string): Set<string> {
  const words = new Set<string>();
  const plain = text.replaceAll(PERCENTILE, 'p$1').replaceAll(CAMEL, '$1 $2');
  for (const [token] of plain.matchAll(TOKEN)) {
    const word = fold(token);
    if (UNSPACED.test(word)) {
      for (let at = 0; at + 2 <= word.length; at += 1) words.add(word.slice(at, at + 2));
    } else if (isTelling(token, word)) words.add(/[\d/]/.test(word) ? word : word.slice(0, STEM));
  }
  return words;
}

/** Small letters without marks, and "ue" as "ü" is written where there is none. */
const fold = (token: string): string =>
  /^[\x20-\x7e]+$/.test(token)
    ? token.toLowerCase().replaceAll(WRITTEN_OUT, '$1')
    : token
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .replaceAll('ß', 'ss')
        .normalize('NFC')
        .replaceAll('–', '-');

const WRITTEN_OUT = /([aou])e/g;
const PERCENTILE = /\bp\(?(\d{2,3})(?:\.0)?\)/gi;
const CAMEL = /(\p{Ll})(\p{Lu})/gu;
const TOKEN =
  /(?<![^\s"'`(])\/[\w./-]{0,60}|\p{L}+\d[\p{L}\d]*|\d+\p{L}[\p{L}\d]*|(?<![\d-])\d{1,3}[-–]\d{1,3}(?![\d-])|\p{L}+/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;
const STEM = 6;

/** Four letters and more, a code with a figure, or a short name in capitals. */
const isTelling = (token: string, word: string): boolean =>
  !EMPTY.has(word) &&
  (word.length >= 4 || /\d/.test(word) || /^\p{Lu}{2,3}$/u.test(token) || word[0] === '/') &&
  !UNIT.test(word);

const UNIT = /^(?:\d+(?:ms|s|m|h|d|kb|mb|gb|tb|kib|mib|gib|k|g|b|kg|km|cm|mm|x)|eur|usd|gbp|chf|sek|pln)$/;

/** Words of every sentence. */
const EMPTY: ReadonlySet<string> = new Set(
  'with from that this there were have been into over under about after before than then when your their them which only just also each both total result results value values status data item items name type true false null nicht eine einer einen wird werden sind haben auch noch nach über unter mehr oder pour avec dans sont plus cette votre para como este esta está pelo pela uma mais sono della dello delle degli nella alla zijn voor niet naar door przez jest oraz tylko этот было были için olan olarak'.split(
    ' ',
  ),
);
