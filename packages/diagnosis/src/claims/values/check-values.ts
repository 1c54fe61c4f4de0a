import { checkQuotations } from './check/check-quotation.ts';
import { checkUngrounded } from './check/check-ungrounded.ts';
import { contradictAct } from './check/contradict-act.ts';
import { contradictArithmetic } from './check/contradict-arithmetic.ts';
import { contradictCount } from './check/contradict-count.ts';
import { contradictMeasure } from './check/contradict-measure.ts';
import { contradictOutput } from './check/contradict-output.ts';
import { contradictOwner } from './check/contradict-owner.ts';
import { contradictSentence } from './check/contradict-sentence.ts';
import { contradictUnit } from './check/contradict-unit.ts';
import { findSegment } from './check/segments.ts';
import { isReported, toCheckedSentences } from './check/sentences.ts';
import type { ChangingCall, CheckedAnswer, Stated, ValueCheck, ValueRule } from './check/value-check.ts';
import { extractValues } from './extract/extract-values.ts';
import { findOrigin, isComputed } from './origins/find-origins.ts';
import { indexSources, type SourceIndex } from './origins/index-sources.ts';
import { createNumberPool, type NumberPool } from './origins/number-pool.ts';
import { createTextMemo, type TextMemo } from './origins/text-memo.ts';
import type { Source } from './source.ts';
import type { Value } from './value.ts';

export type { Against, ChangingCall, ValueCheck } from './check/value-check.ts';

/** Which specific values of an answer the record contradicts or does not hold. Acts are the calls that changed something and succeeded. */
export function checkValues(
  text: string,
  sources: readonly Source[],
  acts: readonly ChangingCall[] = [],
  all: readonly Value[] = extractValues(text),
  read: TextMemo = createTextMemo(),
): ValueCheck[] {
  if (all.length === 0) return [];
  const values = all.slice(0, MOST_VALUES);
  const index = indexSources(sources, read);
  const sentences = toCheckedSentences(text);
  const stated = values.flatMap((value): Stated[] => {
    const segment = findSegment(sentences, value.start);
    return segment
      ? [{ value, origin: findOrigin(value, index), segment, isReported: isReported(value, segment, text) }]
      : [];
  });
  const answer: CheckedAnswer = { text, stated: withOwnSums(stated, index), index, acts };
  const checks = new Map<number, ValueCheck>();
  for (const rule of RULES)
    for (const check of rule(answer)) if (!checks.has(check.value.start)) checks.set(check.value.start, check);
  for (const { value, origin } of stated)
    if (origin !== 'none' && !checks.has(value.start)) checks.set(value.start, toGrounded(value, origin));
  return [...checks.values()].sort((a, b) => a.value.start - b.value.start);
}

/** "$842 instead of $245, so $597 more": what follows from figures of the answer that have an origin has one too, step by step. */
function withOwnSums(stated: readonly Stated[], index: SourceIndex): readonly Stated[] {
  let all = stated;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!all.some(({ value, origin }) => value.amount && origin === 'none')) return all;
    const known = all.filter(isKnown);
    const operands = joinNumbers(index.operands(), known);
    const alike = (kind: Value['kind']): NumberPool =>
      joinNumbers(
        index.alike(kind),
        known.filter(({ value }) => value.kind === kind || value.kind === 'number'),
      );
    const next = all.map((one): Stated => {
      const follows =
        one.origin === 'none' && (isComputed(one.value, operands, alike(one.value.kind)) || isRest(one, all));
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

/** An answer with more values than this is data. */
const MOST_VALUES = 300;

/** Contradictions first: they say more. */
const RULES: readonly ValueRule[] = [
  contradictArithmetic,
  contradictMeasure,
  contradictOutput,
  contradictOwner,
  contradictSentence,
  contradictAct,
  contradictCount,
  contradictUnit,
  checkQuotations,
  checkUngrounded,
];

const toGrounded = (value: Stated['value'], origin: Stated['origin']): ValueCheck => ({
  value,
  verdict: 'grounded',
  strength: origin === 'written' ? 'strong' : 'weak',
  because: origin === 'written' ? 'the record contains it' : 'it follows from figures in the record',
});
