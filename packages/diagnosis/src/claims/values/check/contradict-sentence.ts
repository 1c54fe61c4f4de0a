import { extractSourceValues } from '../extract/extract-values.ts';
import { joinPools } from '../origins/number-pool.ts';
import { toSourceNumbers } from '../origins/scan-source-numbers.ts';
import type { TextMemo } from '../origins/text-memo.ts';
import type { Source } from '../source.ts';
import type { Value } from '../value.ts';
import { countShared, toContentPieces } from './content-pieces.ts';
import { toSegments } from './segments.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/**
 * A sentence of a result says the same in nearly the same words and shares a figure, but another value of one kind is replaced: the year, the unit's
 * figure, the date. What any result holds is no replacement.
 */
export function contradictSentence({ stated, index }: CheckedAnswer): ValueCheck[] {
  const claims = stated.filter(
    ({ value, origin, isReported }) => isReported && origin !== 'derived' && isComparable(value),
  );
  if (claims.length === 0) return [];
  const results = index.sources.filter(({ role }) => role === 'result');
  const pool = joinPools(results.map(({ text }) => index.read(toSourceNumbers, text).pool));
  const suspects = claims.filter(({ value }) => !toNumbers(value).some((number) => pool.hasNear(number, 1e-9)));
  return suspects.slice(0, MOST_SUSPECTS).flatMap((one) => {
    const twin = findTwin(one, stated, results, index.read);
    if (!twin) return [];
    const others = twin.values.filter(
      (value) => toKind(value) === toKind(one.value) && !stated.some((other) => other.value.normal === value.normal),
    );
    const [other] = others;
    if (!other || others.length !== 1) return [];
    return [
      {
        value: one.value,
        verdict: 'contradicted',
        strength: 'strong',
        against: { eventId: twin.source.eventId, text: twin.text.trim().slice(0, 200) },
        because: `the source says ${other.raw} in the same sentence`,
      },
    ];
  });
}

const MOST_SUSPECTS = 20;
const MOST_SENTENCES = 2_000;

const isYear = ({ raw }: Value): boolean => /^(?:19|20)\d\d$/.test(raw);
const isComparable = (value: Value): boolean =>
  isYear(value) || (value.amount !== undefined && value.amount.digits >= 2 && !value.approximate);
const toKind = (value: Value): string => (isYear(value) ? 'year' : `${value.kind} ${value.amount?.unit ?? ''}`);
const toNumbers = (value: Value): readonly number[] => value.amount?.readings ?? [];

interface Twin {
  readonly source: Source;
  readonly text: string;
  readonly values: readonly Value[];
}

/** The sentence with most of the words of the answer's sentence and a figure in common. */
function findTwin(
  { value, segment }: Stated,
  stated: readonly Stated[],
  results: readonly Source[],
  read: TextMemo,
): Twin | null {
  const pieces = toContentPieces(segment.text.replace(ADDRESS, ' '));
  if (pieces.size < 3) return null;
  const beside = stated.filter((other) => other.segment === segment && other.value !== value && other.value.amount);
  let left = MOST_SENTENCES;
  for (const source of results.toReversed()) {
    for (const sentence of read(toSentences, source.text)) {
      left -= 1;
      if (left < 0) return null;
      if (countShared(pieces, sentence.pieces) < Math.max(3, pieces.size * SAME_WORDS)) continue;
      const values = extractSourceValues(sentence.text);
      if (beside.some((other) => values.some(({ normal }) => normal === other.value.normal)))
        return { source, text: sentence.text, values };
    }
  }
  return null;
}

/** No more than are ever looked at. */
const toSentences = (text: string): readonly { text: string; pieces: ReadonlySet<string> }[] =>
  toSegments(text)
    .slice(0, MOST_SENTENCES)
    .map((segment) => ({ text: segment.text, pieces: toContentPieces(segment.text) }));

const SAME_WORDS = 0.6;
const ADDRESS = /\w+:\/\/[^\s"]+/g;
