import { holdsAmount, isComputed } from '../origins/find-origins.ts';
import { createNumberPool, joinPools, type NearPool } from '../origins/number-pool.ts';
import { toSourceNumbers } from '../origins/scan-source-numbers.ts';
import type { TextMemo } from '../origins/text-memo.ts';
import type { Source } from '../source.ts';
import { countShared, toContentPieces } from './content-pieces.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/**
 * A call whose whole output is one number measured one thing. A sentence about that thing that gives one number, another one that no output holds,
 * contradicts the measurement.
 */
export function contradictOutput({ stated, index }: CheckedAnswer): ValueCheck[] {
  const measured = index.sources.filter(({ role, text }) => role === 'result' && BARE.test(text.trim())).slice(-MOST);
  if (measured.length === 0) return [];
  const { read } = index;
  const inResults = numbersOf(
    index.sources.filter(({ role }) => role === 'result'),
    read,
  );
  const counted = stated.filter(({ value }) => value.amount);
  const [only] = counted.filter(({ value }) => !inTask(value.raw, index.sources));
  const candidates = counted.length === 1 ? counted : only ? [only] : [];
  return candidates.flatMap((one) => {
    if (
      !one.isReported ||
      !isPlain(one) ||
      isYear(one) ||
      holdsAmount(one.value, inResults) ||
      isComputed(
        one.value,
        createNumberPool([1, ...measured.flatMap(({ text }) => [...read(toSourceNumbers, text).pool.numbers])]),
      )
    )
      return [];
    const about = measured.findLast((source) => isAbout(one, argumentsOf(source, index.sources)));
    if (!about || counted.some((other) => holdsAmount(other.value, numbersOf([about], read)))) return [];
    return [
      {
        value: one.value,
        verdict: 'contradicted',
        strength: 'strong',
        against: { eventId: about.eventId, text: about.text.trim() },
        because: `the measurement gave ${about.text.trim()}`,
      },
    ];
  });
}

const MOST = 12;
/** Zero is what is left after the work as often as it is a measurement, and a year is a date. */
const BARE = /^(?!0+$|(?:19|20)\d\d$)\d[\d.,]{0,20}\s?%?$/;
const inTask = (raw: string, sources: readonly Source[]): boolean =>
  sources.some(({ role, text }) => (role === 'task' || role === 'user') && text.includes(raw));
/** A size or a duration beside a count measures something else. */
const isPlain = ({ value }: Stated): boolean =>
  value.kind === 'number' || value.kind === 'percent' || value.kind === 'money';
const isYear = ({ value }: Stated): boolean => /^(?:19|20)\d\d$/.test(value.raw);

const argumentsOf = ({ call }: Source, sources: readonly Source[]): string =>
  sources.find((source) => source.call === call && source.role === 'arguments')?.text ?? '';

const isAbout = ({ segment }: Stated, args: string): boolean =>
  countShared(toContentPieces(segment.text), toContentPieces(args)) >= 1;

const numbersOf = (sources: readonly Source[], read: TextMemo): NearPool =>
  joinPools(sources.map(({ text }) => read(toSourceNumbers, text).pool));
