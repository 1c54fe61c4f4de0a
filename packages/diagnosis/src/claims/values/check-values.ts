import { checkQuotations } from './check/check-quotation.ts';
import { checkUngrounded } from './check/check-ungrounded.ts';
import { contradictAct } from './check/contradict-act.ts';
import { contradictArithmetic } from './check/contradict-arithmetic.ts';
import { contradictCount } from './check/contradict-count.ts';
import { contradictMeasure } from './check/contradict-measure.ts';
import { contradictOutput } from './check/contradict-output.ts';
import { contradictOwner } from './check/contradict-owner.ts';
import { contradictSentence } from './check/contradict-sentence.ts';
import { contradictSeries } from './check/contradict-series.ts';
import { contradictUnit } from './check/contradict-unit.ts';
import { withOwnSums } from './check/own-sums.ts';
import { findSegment } from './check/segments.ts';
import { isReported, toCheckedSentences } from './check/sentences.ts';
import type { ChangingCall, CheckedAnswer, Stated, ValueCheck, ValueRule } from './check/value-check.ts';
import { extractValues } from './extract/extract-values.ts';
import { findOrigin } from './origins/find-origins.ts';
import { indexSources } from './origins/index-sources.ts';
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
  const answer: CheckedAnswer = { text, stated: withOwnSums(stated, index, text), index, acts };
  const checks = new Map<number, ValueCheck>();
  for (const rule of RULES)
    for (const check of rule(answer)) if (!checks.has(check.value.start)) checks.set(check.value.start, check);
  for (const { value, origin } of stated)
    if (origin !== 'none' && !checks.has(value.start)) checks.set(value.start, toGrounded(value, origin));
  return [...checks.values()].sort((a, b) => a.value.start - b.value.start);
}

/** An answer with more values than this is data. */
const MOST_VALUES = 300;

/** Contradictions first: they say more. */
const RULES: readonly ValueRule[] = [
  contradictArithmetic,
  contradictMeasure,
  contradictOutput,
  contradictOwner,
  contradictSeries,
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
