import { extractSourceValues } from '../extract/extract-values.ts';
import { holdsAmount } from '../origins/find-origins.ts';
import { createNumberPool } from '../origins/number-pool.ts';
import type { Source } from '../source.ts';
import type { Value } from '../value.ts';
import { countShared, toContentPieces } from './content-pieces.ts';
import { toSegments } from './segments.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/**
 * The outputs have one figure in a unit, the answer has another one in it that is written nowhere, and both are said of the same: "six months" where
 * the contract says twelve. Words and digits are the same figure. Prices and quantities are often computed, terms are not.
 */
export function contradictUnit({ stated, index }: CheckedAnswer): ValueCheck[] {
  const claims = stated.filter((one) => one.isReported && isComparable(one));
  if (claims.length === 0 || index.isPartial) return [];
  const shown = index.sources.flatMap((source) =>
    index.read(toMeasured, source.text).map((measured): Shown => ({ ...measured, source })),
  );
  return claims.flatMap((one): ValueCheck[] => {
    const alike = shown.filter(({ value }) => value.amount?.unit === one.value.amount?.unit);
    const [first] = alike;
    if (!first || alike.some(({ value, source }) => value.normal !== first.value.normal || source.role !== 'result'))
      return [];
    const pool = createNumberPool(first.value.amount?.readings ?? []);
    if (stated.some(({ value }) => holdsAmount(value, pool)) || isSameLength(one, shown)) return [];
    const others = claims.filter(({ value }) => value.amount?.unit === one.value.amount?.unit);
    if (others.length > 1 || !isAboutSame(one, first)) return [];
    return [
      {
        value: one.value,
        verdict: 'contradicted',
        strength: 'strong',
        against: { eventId: first.source.eventId, text: first.text.trim().slice(0, 200) },
        because: `the record says ${first.value.raw}`,
      },
    ];
  });
}

interface Measured {
  readonly value: Value;
  readonly text: string;
}

interface Shown extends Measured {
  readonly source: Source;
}

/** A figure of one digit is written somewhere nearly always, and easily computed; longer ones are not. */
const isComparable = ({ value: { amount, approximate, kind }, origin }: Stated): boolean =>
  amount !== undefined &&
  amount.unit !== '' &&
  !approximate &&
  kind !== 'size' &&
  kind !== 'percent' &&
  (origin === 'none' ||
    (kind === 'duration' && (amount.digits === 1 || (origin === 'derived' && amount.digits === 2))));

/** The figures of a text with their units, and the sentences that they stand in. */
const toMeasured = (text: string): readonly Measured[] =>
  toSegments(text.slice(0, MOST_CHARS)).flatMap((segment) =>
    extractSourceValues(segment.text).flatMap((value) => (value.amount?.unit ? [{ value, text: segment.text }] : [])),
  );

const MOST_CHARS = 8_000;

/** "One year" for twelve months. */
const isSameLength = ({ value }: Stated, shown: readonly Shown[]): boolean => {
  const base = value.amount?.base?.[0];
  const [number = 0] = value.amount?.readings ?? [];
  return (
    base !== undefined &&
    shown.some(
      (other) =>
        other.value.amount?.base?.[0] !== undefined &&
        other.value.amount.unit !== value.amount?.unit &&
        Math.abs((other.value.amount.readings[0] ?? 0) * other.value.amount.base[0] - number * base) < base / 2,
    )
  );
};

/** Beside the unit they have a word in common. */
function isAboutSame({ segment, value }: Stated, { text, value: other }: Shown): boolean {
  const own = toContentPieces(segment.text.replace(value.raw, ' '));
  return countShared(own, toContentPieces(text.replace(other.raw, ' '))) >= 1;
}
