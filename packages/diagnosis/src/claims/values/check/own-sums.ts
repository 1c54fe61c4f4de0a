import { readNumber } from '../extract/read-number.ts';
import { findOrigin, isComputed } from '../origins/find-origins.ts';
import type { SourceIndex } from '../origins/index-sources.ts';
import { createNumberPool, type NumberPool } from '../origins/number-pool.ts';
import type { Value } from '../value.ts';
import type { Stated } from './value-check.ts';

/** "$842 instead of $245, so $597 more": what follows from figures of the answer that have an origin has one too, step by step. */
export function withOwnSums(stated: readonly Stated[], index: SourceIndex, text: string): readonly Stated[] {
  let all = withLengths(stated, index, text);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!all.some(({ value, origin }) => value.amount && origin === 'none')) return all;
    const known = all.filter(isKnown);
    const operands = joinNumbers(index.operands(), known);
    const alike = (kind: Value['kind']): NumberPool =>
      joinNumbers(
        index.alike(kind),
        // "0.97 points" is the difference of two rates.
        known.filter(({ value }) => kind === 'number' || value.kind === kind || value.kind === 'number'),
      );
    const next = all.map((one): Stated => {
      const follows =
        one.origin === 'none' &&
        (isComputed(one.value, operands, alike(one.value.kind)) ||
          isRest(one, all) ||
          isTotal(one, all) ||
          isWorkedOut(one));
      return follows ? { ...one, origin: 'derived' } : one;
    });
    if (next.every(({ origin }, at) => origin === all[at]?.origin)) return next;
    all = next;
  }
  return all;
}

const joinNumbers = ({ numbers }: NumberPool, known: readonly Stated[]): NumberPool =>
  createNumberPool([...numbers, ...known.flatMap(({ value }) => value.amount?.readings ?? [])]);

/** "57 in all: 54 passed, 1 skipped, 2 failed": what the other counts of a sentence leave of the largest, or what they add up to. */
function isRest({ value, segment }: Stated, all: readonly Stated[]): boolean {
  const [number] = value.amount?.readings ?? [];
  if (value.kind !== 'number' || number === undefined) return false;
  const others = all.filter((other) => other.segment === segment && other.value !== value && isKnownCount(other));
  const counts = others.map((other) => other.value.amount?.readings[0] ?? 0);
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.length >= 2 && (sum === number || 2 * Math.max(...counts) - sum === number);
}

const isKnownCount = ({ value, origin }: Stated): boolean =>
  value.amount !== undefined && value.amount.step === 1 && origin !== 'none';

/** A price per unit, the parts of a bill, its sum. */
const MOST_STEPS = 3;

/** What is itself derived leads further only where it is exact enough not to be so by chance. */
const isKnown = ({ origin, value }: Stated): boolean =>
  origin === 'written' || (origin === 'derived' && (value.amount?.digits ?? 0) >= 3);

/** "537 km (178 + 113 + 246)": the sum is shown beside it. */
function isWorkedOut({ value, segment }: Stated): boolean {
  const { readings = [], step = 1 } = value.amount ?? {};
  return [...segment.text.matchAll(SUM_SHOWN)].some(([terms]) => {
    const numbers = terms.split(/\s?\+\s?/).map((term) => readNumber(term.trim())?.readings[0] ?? Number.NaN);
    const sum = numbers.reduce((total, number) => total + number, 0);
    return readings.some((said) => Math.abs(said - sum) <= step * 0.501);
  });
}
const SUM_SHOWN = /(?<![\d.,])\d[\d.,]{0,12}(?:\s?\+\s?\d[\d.,]{0,12}){1,8}/g;

/** The sum of the rows above or below it, each of which has an origin: the last line of a table or list. */
function isTotal(one: Stated, all: readonly Stated[]): boolean {
  const { amount, kind } = one.value;
  if (!amount || kind === 'percent') return false;
  const rows = toRows(all);
  const at = rows.findIndex((row) => row.includes(one));
  const column = (rows[at]?.length ?? 0) - (rows[at]?.indexOf(one) ?? 0);
  const isSum = (others: readonly (readonly Stated[])[]): boolean => {
    let sum = 0;
    for (const [i, row] of others.entries()) {
      const cell = row[row.length - column];
      if (!cell?.value.amount || cell.origin === 'none') return false;
      sum += cell.value.amount.readings[0] ?? 0;
      if (i > 0 && amount.readings.some((said) => Math.abs(said - sum) <= amount.step * 0.501)) return true;
    }
    return false;
  };
  return isSum(rows.slice(Math.max(0, at - MOST_ROWS), at).toReversed()) || isSum(rows.slice(at + 1, at + MOST_ROWS));
}

const MOST_ROWS = 100;

/** The amounts of each line, in order. */
function toRows(all: readonly Stated[]): readonly (readonly Stated[])[] {
  const rows = new Map<Stated['segment'], Stated[]>();
  for (const one of all) {
    if (!one.value.amount) continue;
    const row = rows.get(one.segment);
    if (row) row.push(one);
    else rows.set(one.segment, [one]);
  }
  return [...rows.values()];
}

/** "1 hour, 24 minutes and 7 seconds" is one length: where the record has it, it has its parts. */
function withLengths(stated: readonly Stated[], index: SourceIndex, text: string): readonly Stated[] {
  const known = new Set<Stated>();
  for (const [at, first] of stated.entries()) {
    const parts = [first];
    for (const next of stated.slice(at + 1, at + MOST_PARTS)) {
      const last = parts.at(-1) as Stated;
      if (toSeconds(next) >= toSeconds(last) || !JOINT.test(text.slice(last.value.end, next.value.start))) break;
      parts.push(next);
    }
    const last = parts.at(-1) as Stated;
    const { amount } = last.value;
    if (parts.length === 1 || !amount || parts.every(({ origin }) => origin !== 'none')) continue;
    const unit = toSeconds(last);
    const hour = AN_HOUR.test(text.slice(Math.max(0, first.value.start - 20), first.value.start)) ? HOUR : 0;
    const seconds = parts.reduce((sum, part) => sum + (part.value.amount?.readings[0] ?? 0) * toSeconds(part), hour);
    const total = seconds / unit;
    const whole: Value = { ...last.value, amount: { ...amount, readings: [total], digits: String(total).length } };
    if (findOrigin(whole, index) !== 'none') for (const part of parts) known.add(part);
  }
  return known.size === 0 ? stated : stated.map((one) => (known.has(one) ? { ...one, origin: 'derived' } : one));
}

/** "One hour": a word for one that stands before the other parts. */
const AN_HOUR =
  /(?<!\p{L})(?:an|one|eine|une|una|uma|un'|een|jedna|один|bir) ?(?:hour|stunde|heure|hora|ora|uur|godzina|час|saat),?\s(?:(?:and|und|et|y|e|en|i|и|ve)\s)?$/iu;
const HOUR = 3600;
const MOST_PARTS = 4;
const toSeconds = ({ value }: Stated): number =>
  value.kind === 'duration' ? (value.amount?.base?.[0] ?? 0) : Number.POSITIVE_INFINITY;
const JOINT = /^\.?,?\s?(?:(?:and|und|et|y|e|en|i|и|ve)\s)?$/;
