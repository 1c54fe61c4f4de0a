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
    if (value.kind === 'quotation' || !(isSpecific(value) || (isRow(one) && isOddOneOut(one, stated)))) return [];
    if (origin !== 'none' && !(origin === 'derived' && isRow(one) && isOddOneOut(one, stated))) return [];
    if (TAIL.test(answer.text.slice(Math.max(0, value.start - TAIL_CHARS), value.start))) return [];
    const isSure = one.isReported && index.hasResults && !index.isPartial;
    return [
      {
        value,
        verdict: 'ungrounded',
        strength:
          isSure &&
          (isTelling(one, answer) ||
            isPartOfKnown(one, answer) ||
            isOddOneOut(one, stated) ||
            isAddedItem(one, stated) ||
            isFilledIn(one, stated) ||
            isOneOfSeveral(one, stated))
            ? 'strong'
            : 'weak',
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
      return (
        (index.times().minutes.size < 2 || (value.amount?.base?.[0] ?? 1) < 1) &&
        (value.amount?.digits ?? 0) >= 3 &&
        !value.approximate
      );
    case 'size':
      // Nobody guesses the size of a file to two digits.
      return (value.amount?.digits ?? 0) >= (value.approximate ? 2 : 3);
    case 'money':
    case 'percent':
    case 'quantity':
      // Nobody guesses a decimal either.
      return ((value.amount?.digits ?? 0) >= 3 || (value.amount?.step ?? 1) < 1) && !value.approximate;
    case 'time':
      // If the record contains times, one that is not among them was made up.
      return index.times().minutes.size > 0;
    case 'date':
      return isUnknownDay(value, index);
    case 'number':
      return (
        (value.amount?.digits ?? 0) >= 3 &&
        !value.approximate &&
        !isPowerOfTwo(value) &&
        !STANDARD.test(before) &&
        !OWN_COUNT.test(text.slice(value.end, value.end + 16))
      );
    default:
      return false;
  }
}

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
/** RFC 3986, ISO 8601: the number is part of a name. */
const STANDARD = /(?:\p{Lu}{2,}|[Pp]orts?)[ \u00a0-]$/u;

const isPowerOfTwo = ({ amount }: Value): boolean =>
  amount?.readings.some((number) => Number.isInteger(Math.log2(number))) ?? false;

/** "99 of 4,120": the whole is in the record, the part is not. */
function isPartOfKnown({ value, segment }: Stated, { stated, text }: CheckedAnswer): boolean {
  if (value.kind !== 'number' || (value.amount?.digits ?? 0) < 2 || value.approximate) return false;
  const rest = PART_OF.exec(text.slice(value.end, value.end + 20));
  if (!rest) return false;
  const at = value.end + rest[0].length;
  return stated.some((other) => other.segment === segment && other.value.start === at && other.origin === 'written');
}

const PART_OF = /^\s?(?:of|out of|von|sur|de|su|di|van|z|из|\/)\s?(?:the |den |les |los |os |i |de )?(?=\d)/i;

/** In a list or a table where the like values beside it are all written in the record, the one that is not was filled in. */
function isOddOneOut({ value, segment }: Stated, stated: readonly Stated[]): boolean {
  if (!value.amount || value.kind === 'number' || value.approximate) return false;
  const like = stated.filter(
    (other) =>
      other.value !== value && other.value.kind === value.kind && other.value.amount?.unit === value.amount?.unit,
  );
  const beside = like.filter((other) => other.segment === segment || (isRow({ segment }) && isRow(other)));
  return beside.length >= 2 && beside.every(({ origin }) => origin === 'written') && !SUM.test(segment.text);
}

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

/** A count in a list whose other lines give the same count of other things, some of them from the record: the rest was filled in. */
function isFilledIn({ value, segment }: Stated, stated: readonly Stated[]): boolean {
  if (value.kind !== 'number' || (value.amount?.digits ?? 0) < 3 || value.approximate || !isRow({ segment }))
    return false;
  const form = toForm(segment.text);
  const alike = stated.filter((other) => other.value.kind === 'number' && toForm(other.segment.text) === form);
  return alike.filter(({ origin }) => origin === 'written').length >= 2;
}

/** A line without its figures and the name that it begins with. */
const toForm = (text: string): string => text.replace(/^\s*(?:[|*•-]|\d+[.)])\s*\S+/, '').replaceAll(/\d[\d.,]*/g, '#');

/** A line of a list or a table. */
const isRow = ({ segment }: Pick<Stated, 'segment'>): boolean => /^\s*(?:[|*•-]|\d+[.)])/.test(segment.text);

/** What follows from the others belongs beside them. */
const SUM =
  /(?<!\p{L})(?:total|sum|difference|average|mean|saved|remaining|left|net|gesamt|summe|differenz|schnitt|rest|total\p{L}*|somme|différence|moyenne|reste|suma|diferencia|media|promedio|resto|soma|diferença|média|somma|differenza|totaal|verschil|gemiddelde|razem|różnica|średnia|итого|всего|разница|среднее|остаток|toplam|fark|ortalama|kalan)(?!\p{L})|[合总總]计|合計|差|平均|합계|차이|평균|=|\d\s?\+\s?\d/iu;

/** One figure of two digits may be common knowledge; two measured ones in a sentence that reports, both without origin, are not. */
function isOneOfSeveral({ value, segment }: Stated, stated: readonly Stated[]): boolean {
  const isMeasured = ({ kind, amount }: Value): boolean => MEASURED.has(kind) && (amount?.digits ?? 0) >= 2;
  if (!isMeasured(value)) return false;
  const like = stated.filter((other) => other.segment === segment && other.isReported && isMeasured(other.value));
  return (
    like.length >= 2 && like.every(({ origin }) => origin === 'none') && like.some((other) => !other.value.approximate)
  );
}

const MEASURED: ReadonlySet<string> = new Set(['percent', 'money', 'duration', 'quantity']);
