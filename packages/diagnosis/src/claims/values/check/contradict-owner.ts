import { BORDER_WORDS } from '../border-words.ts';
import { toLabelWords } from '../labels/label-words.ts';
import { type Labelled, toLabelled } from '../labels/labelled.ts';
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
  const question = toLabelWords(asked.at(-1)?.text.slice(0, MOST_ASKED) ?? '');
  return claims.flatMap((one): ValueCheck[] => {
    const holds = ({ text: written }: Source): boolean =>
      holdsAmount(one.value, index.read(toSourceNumbers, written).pool);
    if (asked.some(holds)) return [];
    const holding = results.filter(holds);
    const [source] = holding;
    if (!source || holding.length > 1) return [];
    const pairs = index.read(toLabelled, source.text);
    const owners = pairs.filter(({ value }) => isSame(one.value, value));
    const others = pairs.filter(({ value }) => !isSame(one.value, value) && isLike(one.value, value));
    if (owners.length === 0 || others.length === 0) return [];
    const near = toLabelWords(toNear(text, one, stated));
    const isNamed = pairs.some(({ row }) => [...row].some((word) => near.has(word)));
    const named = findMeant(near, owners, others);
    const meant = named ?? (isNamed ? null : findMeant(new Set([...near, ...question]), owners, others));
    if (!meant || isTold(meant, stated, named ? text : null)) return [];
    return [
      {
        value: one.value,
        verdict: 'contradicted',
        strength: 'strong',
        against: { eventId: source.eventId, text: meant.text.slice(0, 200) },
        because: `the output gives it for something else: “${(owners[0] as Labelled).text.slice(0, 80)}”, and ${meant.value.raw} here`,
      },
    ];
  });
}

const MOST_CLAIMS = 60;
const MOST_RESULTS = 12;
const MOST_ASKED = 600;

/** A figure of one digit belongs to many things, unless it has a unit. */
const isFigure = ({ value: { amount, kind }, origin, isReported }: Stated): boolean =>
  isReported &&
  origin === 'written' &&
  amount !== undefined &&
  (amount.digits >= 2 || kind === 'money') &&
  amount.digits < ID_DIGITS;
/** Longer whole numbers are names. */
const ID_DIGITS = 9;

const isSame = (said: Value, shown: Value): boolean =>
  holdsAmount(said, createNumberPool(shown.amount?.readings ?? []));

/** Of one unit, or one of them without. */
const isLike = ({ amount: a }: Value, { amount: b }: Value): boolean =>
  a?.unit === b?.unit || a?.unit === '' || b?.unit === '';

/** The one thing beside each owner of the figure that the words name, while they do not name the owner. */
function findMeant(
  words: ReadonlySet<string>,
  owners: readonly Labelled[],
  others: readonly Labelled[],
): Labelled | null {
  const meant = others.filter((other) => owners.every((owner) => isMeantInstead(words, other, owner)));
  const [first] = meant;
  return first && meant.every(({ row, line }) => row === first.row || isEqual(row, first.row) || line === first.line)
    ? first
    : null;
}

/** Another row of the column, or another column of the row. */
function isMeantInstead(words: ReadonlySet<string>, other: Labelled, owner: Labelled): boolean {
  if (other.column === owner.column && other.row.size === owner.row.size && !isEqual(other.row, owner.row))
    return hasOwn(words, other.row, owner.row) && !hasOwn(words, owner.row, other.row) && owner.row.size > 0;
  if (other.line === undefined || other.line !== owner.line || !isNear(other.value, owner.value)) return false;
  return hasOwn(words, other.key, owner.key) && !hasOwn(words, owner.key, other.key) && owner.key.size > 0;
}

const isEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((word) => b.has(word));

/** Figures that could be taken for each other. */
function isNear({ amount: a }: Value, { amount: b }: Value): boolean {
  const [x = 0, y = 0] = [a?.readings[0], b?.readings[0]];
  return a?.unit === b?.unit && x > 0 && y > 0 && x / y < NEAR && y / x < NEAR;
}
const NEAR = 20;

const hasOwn = (words: ReadonlySet<string>, label: ReadonlySet<string>, than: ReadonlySet<string>): boolean => {
  for (const word of label) if (words.has(word) && !than.has(word)) return true;
  return false;
};

/** The right figure is told of the thing too: the other one is of something else, or taken back. Where nothing is named, told anywhere. */
const isTold = (meant: Labelled, stated: readonly Stated[], text: string | null): boolean =>
  stated.some((one) => {
    if (!isSame(one.value, meant.value)) return false;
    const near = text === null ? null : toLabelWords(toNear(text, one, stated));
    return near === null || [...meant.row, ...meant.key].some((word) => near.has(word));
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

const BORDERS = `[,;|(](?!\\d)|\\n|\\s(?:${BORDER_WORDS})\\s|[，；、。]`;
const BORDER = new RegExp(BORDERS, 'gu');
const BORDER_ONCE = new RegExp(BORDERS, 'u');
