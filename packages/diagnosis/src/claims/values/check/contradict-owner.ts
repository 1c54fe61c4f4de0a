import { BORDER_WORDS } from '../border-words.ts';
import { extractSourceValues } from '../extract/extract-values.ts';
import { toLabelWordsAndDays } from '../labels/label-words.ts';
import { toLabelled } from '../labels/labelled.ts';
import type { LabelledFigure, RecordNames } from '../labels/labelled-figure.ts';
import { NUMBERS } from '../labels/read-json-figures.ts';
import { holdsAmount } from '../origins/find-origins.ts';
import { createNumberPool } from '../origins/number-pool.ts';
import { toSourceNumbers } from '../origins/scan-source-numbers.ts';
import type { Source } from '../source.ts';
import type { Value } from '../value.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/**
 * The output has figures for several things, and the answer gives one of them to another thing than the output does: "p95 is 91 ms" where that is the
 * p50. What a figure is said of are the words around it, else what was asked.
 */
export function contradictOwner({ stated, index, text }: CheckedAnswer): ValueCheck[] {
  const claims = stated.filter(isFigure).slice(0, MOST_CLAIMS);
  if (claims.length === 0) return [];
  const results = index.sources.filter(({ role, failed }) => role === 'result' && failed !== true).slice(-MOST_RESULTS);
  const asked = index.sources.filter(({ role }) => role === 'user' || role === 'task');
  const question = toLabelWordsAndDays(asked.at(-1)?.text.slice(0, MOST_ASKED) ?? '');
  return claims.flatMap((one): ValueCheck[] => {
    const holds = ({ text: written }: Source): boolean =>
      one.value.amount
        ? holdsAmount(one.value, index.read(toSourceNumbers, written).pool)
        : index.read(toCalendar, written).some((value) => isSame(one.value, value));
    if (asked.some(holds)) return [];
    const holding = results.filter(holds);
    const [source] = holding;
    if (!source || holding.length > 1) return [];
    const pairs = index.read(toLabelled, source.text);
    const owners = pairs.filter(({ value }) => isSame(one.value, value));
    const others = pairs.filter(({ value }) => !isSame(one.value, value));
    if (owners.length === 0 || others.length === 0) return [];
    if (owners.some(({ names }) => isNumbered(names, one.segment.text))) return [];
    const near = toLabelWordsAndDays(toNear(text, one, stated).replaceAll(INCLUDED, ' '));
    const isNamed = pairs.some(({ names }) => hasNamed(near, names));
    const named = findMeant(near, owners, others, isMeantInstead);
    const meant = named ?? (isNamed ? null : findMeant(new Set([...near, ...question]), owners, others, isOtherRecord));
    if (!meant || isTold(meant, stated, named ? text : null)) return [];
    return [
      {
        value: one.value,
        verdict: 'contradicted',
        strength: 'strong',
        against: { eventId: source.eventId, text: meant.text.slice(0, 200) },
        because: `the output gives it for something else: “${(owners[0] as LabelledFigure).text.slice(0, 80)}”, and ${meant.value.raw} here`,
      },
    ];
  });
}

/** "Item 7706410293": the record goes by a number that stands beside the figure. */
const isNumbered = (names: RecordNames, text: string): boolean =>
  [...(names.get(NUMBERS) ?? NOTHING)].some((number) => text.includes(number));

const toCalendar = (text: string): readonly Value[] =>
  extractSourceValues(text).filter(({ kind }) => kind === 'time' || kind === 'date');

const MOST_CLAIMS = 60;
const MOST_RESULTS = 12;
const MOST_ASKED = 600;

/** A figure of one digit belongs to many things, unless it has a unit. */
const isFigure = ({ value: { amount, kind, date }, origin, isReported }: Stated): boolean =>
  isReported &&
  origin === 'written' &&
  (kind === 'time' ||
    (kind === 'date' && date?.day !== undefined && !date.swappable) ||
    (amount !== undefined && (amount.digits >= 2 || kind === 'money') && amount.digits < ID_DIGITS));
/** Longer whole numbers are names. */
const ID_DIGITS = 9;

function isSame(said: Value, shown: Value): boolean {
  if (said.amount || shown.amount) return holdsAmount(said, createNumberPool(shown.amount?.readings ?? []));
  if (said.kind === 'time' && shown.kind === 'time')
    return (said.minutes ?? 0) % HALF_DAY === (shown.minutes ?? 0) % HALF_DAY;
  if (!said.date || !shown.date) return said.normal === shown.normal;
  return said.date.month === shown.date.month && said.date.day === shown.date.day;
}
const HALF_DAY = 720;

/** The one thing beside each owner of the figure that the words name, while they do not name the owner. */
function findMeant(
  words: ReadonlySet<string>,
  owners: readonly LabelledFigure[],
  others: readonly LabelledFigure[],
  isInstead: typeof isMeantInstead,
): LabelledFigure | null {
  const meant = others.filter((other) => owners.every((owner) => isInstead(words, other, owner)));
  const [first] = meant;
  return first &&
    meant.every(({ names, record }) => names === first.names || isEqual(names, first.names) || record === first.record)
    ? first
    : null;
}

const isOtherRecord = (words: ReadonlySet<string>, other: LabelledFigure, owner: LabelledFigure): boolean =>
  other.column === owner.column &&
  !isEqual(other.names, owner.names) &&
  isNamedInstead(words, other.names, owner.names);

/** Another record in the same column, or another figure of the record. */
function isMeantInstead(words: ReadonlySet<string>, other: LabelledFigure, owner: LabelledFigure): boolean {
  if (isOtherRecord(words, other, owner)) return true;
  if (other.record === undefined || other.record !== owner.record || !isNear(other.value, owner.value)) return false;
  if (owner.key.size === 0 || TOTAL.test(owner.column)) return false;
  return hasOwn(words, other.key, owner.key) && !hasOwn(words, owner.key, other.key);
}

/** What something costs is also what all of it costs. */
const TOTAL = /total|sum(?:me|ma|a)?(?![a-z])|gesamt|итого|всего|合计|合計|합계/i;

/** The words name the one and not the other, in a respect in which both have a name. */
function isNamedInstead(words: ReadonlySet<string>, other: RecordNames, owner: RecordNames): boolean {
  let isNamed = false;
  for (const [field, called] of owner) {
    if (field === NUMBERS) continue;
    const instead = other.get(field) ?? NOTHING;
    if (hasOwn(words, called, instead)) return false;
    if (called.size > 0 && hasOwn(words, instead, called)) isNamed = true;
  }
  return isNamed;
}

const NOTHING: ReadonlySet<string> = new Set();

const hasNamed = (words: ReadonlySet<string>, names: RecordNames): boolean => {
  for (const called of names.values()) if (hasOwn(words, called, NOTHING)) return true;
  return false;
};

const isEqual = (a: RecordNames, b: RecordNames): boolean =>
  a.size === b.size && [...a].every(([field, words]) => isSameSet(words, b.get(field) ?? NOTHING));
const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((word) => b.has(word));

/** Figures that could be taken for each other. */
function isNear({ amount: a }: Value, { amount: b }: Value): boolean {
  const [x = 0, y = 0] = [a?.readings[0], b?.readings[0]];
  return (
    a?.unit === b?.unit && Number.isInteger(x) === Number.isInteger(y) && x > 0 && y > 0 && x / y < NEAR && y / x < NEAR
  );
}
const NEAR = 20;

const hasOwn = (words: ReadonlySet<string>, label: ReadonlySet<string>, than: ReadonlySet<string>): boolean => {
  for (const word of label) if (words.has(word) && !than.has(word)) return true;
  return false;
};

/** The right figure is told of the thing too: the other one is of something else, or taken back. Where nothing is named, told anywhere. */
const isTold = (meant: LabelledFigure, stated: readonly Stated[], text: string | null): boolean =>
  stated.some((one) => {
    if (!isSame(one.value, meant.value)) return false;
    const near = text === null ? null : toLabelWordsAndDays(toNear(text, one, stated));
    return near === null || hasNamed(near, meant.names) || hasOwn(near, meant.key, NOTHING);
  });

/** The piece of the sentence around a value, between words and marks that begin another thing, and other figures. */
function toNear(text: string, { value, segment }: Stated, stated: readonly Stated[]): string {
  const beside = stated.filter((other) => other.segment === segment && other.value !== value && other.value.amount);
  const begin = Math.max(segment.start, ...beside.filter((o) => o.value.end <= value.start).map((o) => o.value.end));
  const end = Math.min(segment.end, ...beside.filter((o) => o.value.start >= value.end).map((o) => o.value.start));
  const before = text.slice(begin, value.start);
  const after = text.slice(value.end, end);
  let from = 0;
  for (const match of before.matchAll(BORDER)) from = match.index + match[0].length;
  return `${before.slice(from)} ${after.slice(0, BORDER_ONCE.exec(after)?.index ?? after.length)}`;
}

/** "Including VAT": what is in it is not what it is. */
const INCLUDED =
  /(?<!\p{L})(?:incl(?:\.|uding|usive of)?|with|plus|before|after|inkl(?:\.|usive)?|einschließlich|mit|zzgl\.?|avec|y compris|con|incluido|com|incluindo|compreso|met|inclusief|z|wraz z|с|включая)\s(?:the\s|der\s|la\s)?[\p{L}\p{N}-]+/giu;

const BORDERS = `[,;|(](?!\\d)|\\n|\\s(?:${BORDER_WORDS})\\s|[，；、。]`;
const BORDER = new RegExp(BORDERS, 'gu');
const BORDER_ONCE = new RegExp(BORDERS, 'u');
