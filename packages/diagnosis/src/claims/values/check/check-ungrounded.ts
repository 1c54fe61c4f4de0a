import { NUMBERED_THING, VERSION_WORD } from '../lexicon/hypothetical.ts';
import type { SourceIndex } from '../origins/index-sources.ts';
import type { WordFinder } from '../origins/source-names.ts';
import type { Value } from '../value.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/** Values without any origin. Strong only for what nobody knows without having seen it, in a report, with a complete record. */
export function checkUngrounded(answer: CheckedAnswer): ValueCheck[] {
  const { stated, index } = answer;
  return stated.flatMap((one): ValueCheck[] => {
    const { value, origin } = one;
    if (value.kind === 'quotation' || origin !== 'none' || !isSpecific(value)) return [];
    if (TAIL.test(answer.text.slice(Math.max(0, value.start - TAIL_CHARS), value.start))) return [];
    const isSure = one.isReported && index.hasResults && !index.isPartial;
    return [
      {
        value,
        verdict: 'ungrounded',
        strength: isSure && (isTelling(one, answer) || isAddedItem(one, stated)) ? 'strong' : 'weak',
        because: 'nothing in the record contains it or leads to it',
      },
    ];
  });
}

/** "TR44 … 2991", "DE12** 2991": the end of something longer. Two asterisks by themselves are bold print. */
const TAIL = /(?:…|\.{3}|[\p{L}\p{N}]\*{2,}|\*{3,}|[xX]{2,})\s?$/u;
const TAIL_CHARS = 6;

/** Anything else is too common to ask where it comes from. */
function isSpecific({ kind, amount, raw }: Value): boolean {
  if (!amount) return kind !== 'weekday';
  // A year, and the service levels that everybody promises.
  if (/^(?:19|20)\d\d$|^9+(?:[.,]9+5?)?\s?%$/.test(raw.trim())) return false;
  return amount.digits >= 2;
}

function isTelling({ value }: Stated, { text, index }: CheckedAnswer): boolean {
  const before = text.slice(Math.max(0, value.start - 40), value.start);
  switch (value.kind) {
    case 'phone':
      return true;
    case 'email':
      return !/@(?:example|test)\b|@(?:email|domain|company)\./.test(value.normal);
    case 'identifier':
      return isTellingIdentifier(value, before, index);
    case 'url':
      return isHalfKnown(value, index);
    case 'version':
      // With a colon it is a readout; without one it may be advice about a release that everybody knows.
      return VERSION_WORD.test(before) && /[:：]/.test(before.slice(-4));
    case 'duration':
      // Between two stamps of a log lies a time that nobody wrote down, unless it is one of milliseconds.
      // Today is known without a look: from any day that the record names there is a number of days to it.
      if ((value.amount?.base?.[0] ?? 1) >= DAY / 1000 && index.times().days.size > 0) return false;
      return (
        (index.times().minutes.size < 2 || (value.amount?.base?.[0] ?? 1) < 1) &&
        !isRoundTime(value) &&
        !value.approximate
      );
    case 'size':
      // Nobody guesses the size of a file to two digits.
      return true;
    case 'money':
    case 'percent':
    case 'quantity':
      return !value.approximate;
    case 'time':
      // If the record contains times, one that is not among them was made up.
      return index.times().minutes.size > 0;
    case 'date':
      return isUnknownDay(value, index);
    case 'number':
      return (
        !value.approximate &&
        !isPowerOfTwo(value) &&
        !STANDARD.test(before) &&
        !isBeginningOfVersion(value, index) &&
        !DAY_OF_MONTH.test(text.slice(value.end, value.end + 3)) &&
        !OWN_COUNT.test(text.slice(value.end, value.end + 16))
      );
    default:
      return false;
  }
}

/** Half an hour, 35 minutes: who proposes something says how long it takes. */
const isRoundTime = ({ amount }: Value): boolean =>
  (amount?.digits ?? 0) < 3 && (amount?.base?.[0] ?? 1) >= 1 && (amount?.readings[0] ?? 0) % 5 === 0;

/** "3.9" for 3.9.18. */
const isBeginningOfVersion = ({ raw }: Value, { sources }: SourceIndex): boolean =>
  /^\d+\.\d+$/.test(raw) && sources.some(({ text }) => text.includes(`${raw}.`));

/**
 * A day with its year, in a record that names other days, none of which leads to it: the days around one, the same day of another month, a usual
 * term or one that the record names, the first and last of a month.
 */
function isUnknownDay({ date }: Value, index: SourceIndex): boolean {
  const { year, month, day } = date ?? {};
  if (year === undefined || month === undefined || day === undefined || date?.swappable) return false;
  const told = Date.UTC(year, month - 1, day);
  const isLast = new Date(told + DAY).getUTCDate() === 1;
  const known = [...index.times().days].flatMap((name) => {
    const [y, m, d] = name.split('-').map(Number);
    return y !== undefined && m !== undefined && d !== undefined ? [Date.UTC(y, m - 1, d)] : [];
  });
  if (known.length === 0 || day === 1 || isLast) return false;
  return known.every((other) => {
    const apart = Math.round(Math.abs(told - other) / DAY);
    return new Date(other).getUTCDate() !== day && !TERMS.has(apart) && !index.operands().hasNear(apart, 0);
  });
}

const DAY = 86_400_000;
const TERMS: ReadonlySet<number> = new Set([
  1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 30, 42, 45, 60, 90, 100, 120, 180, 365,
]);

/** Standards and models look like tickets: a ticket is one when the record has others with its prefix. */
function isTellingIdentifier({ raw, normal }: Value, before: string, words: WordFinder): boolean {
  if (/^#\d{2,}$/.test(raw)) return NUMBERED_THING.test(before);
  if (/^10\.\d{4}/.test(raw)) return true;
  if (/^[A-Z][A-Z0-9]*-\d+$/.test(raw)) return words.hasName(normal.replace(/-.*/, '')) || GIVEN_NUMBER.test(before);
  return /^[0-9a-f]{7,64}$/.test(normal) || /^[a-z]{1,8}_/.test(raw);
}

/** What somebody hands out: it is known only from them. */
const GIVEN_NUMBER =
  /(?:(?<!\p{L})(?:number|no\.?|ref(?:erence)?|confirmation|booking|reservation|order|ticket|case|registration|nummer|nr\.?|buchung\p{L}*|bestellung|vorgang|numéro|n°|référence|réservation|número|nº|referencia|reserva|pedido|referência|numero|prenotazione|ordine|boeking|bestelling|numer|rezerwacj\p{L}*|zamówieni\p{L}*|номер|№|бронь|заказ|numarası|rezervasyon|sipariş)|编号|单号|订单号|预订号|番号|予約番号|受付番号|번호|예약번호)\s*(?:is|ist|:|：|#)?\s*[*`]*$/iu;

/** The site is known from the record and the address on it is not: a link that was made up to fit. */
function isHalfKnown({ normal }: Value, words: WordFinder): boolean {
  const [host = '', ...rest] = normal.split('/');
  return rest.length >= 2 && /\d/.test(rest.join('/')) && words.hasName(`${host} ${rest.slice(0, -1).join(' ')}`);
}

/** The length of what the agent itself wrote. */
const OWN_COUNT =
  /^\s?(?:words?|char|lines?|tokens?|wörter|zeichen|zeilen|mots|caractères|lignes|palabras|caracteres|palavras|parole|caratteri|woorden|tekens|słów|znaków|слов|символов|kelime|karakter|字|文字|글자|자)/iu;
/** "25日": a day of a month. */
const DAY_OF_MONTH = /^(?:日|号|號|일|st\b|nd\b|rd\b|th\b)/;
/** RFC 3986, ISO 8601: the number is part of a name. */
const STANDARD = /(?:\p{Lu}{2,}|[Pp]orts?)[ \u00a0-]$/u;

const isPowerOfTwo = ({ amount }: Value): boolean =>
  amount?.readings.some((number) => Number.isInteger(Math.log2(number))) ?? false;

/** A list whose lines begin with numbers of things; the record has the things of some lines, and not this one. */
function isAddedItem(one: Stated, stated: readonly Stated[]): boolean {
  if (!isHeadOfRow(one)) return false;
  const form = toShape(one.value.raw);
  const others = stated.filter((other) => isHeadOfRow(other) && toShape(other.value.raw) === form);
  return others.filter(({ origin }) => origin === 'written').length >= 2;
}

const isHeadOfRow = ({ value, segment }: Stated): boolean =>
  value.kind === 'identifier' && ROW_HEAD.test(segment.text.slice(0, value.start - segment.start));
const ROW_HEAD = /^\s*(?:[|*•-]|\d+[.)])\s*[*`[]{0,3}$/;
const toShape = (raw: string): string => raw.replaceAll(/\d+/g, '0');
