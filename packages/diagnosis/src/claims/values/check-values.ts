import { checkQuotations } from './check/check-quotation.ts';
import { checkUngrounded } from './check/check-ungrounded.ts';
import { contradictAct } from './check/contradict-act.ts';
import { contradictCount } from './check/contradict-count.ts';
import { contradictLabel } from './check/contradict-label.ts';
import { contradictMeasure } from './check/contradict-measure.ts';
import { contradictOutput } from './check/contradict-output.ts';
import { contradictReference } from './check/contradict-reference.ts';
import { contradictSentence } from './check/contradict-sentence.ts';
import { findSegment, type Segment, toClauses, toSegments } from './check/segments.ts';
import type { Act, Answer, Rule, Stated, ValueCheck } from './check/value-check.ts';
import { extractValues } from './extract/extract-values.ts';
import { CONDITION, HYPOTHETICAL } from './lexicon/hypothetical.ts';
import { findOrigin } from './origins/find-origins.ts';
import { indexSources } from './origins/index-sources.ts';
import type { Source } from './source.ts';
import type { Value } from './value.ts';

export type { Act, Against, ValueCheck } from './check/value-check.ts';

/** Which specific values of an answer the record contradicts or does not hold. Acts are the calls that changed something and succeeded. */
export function checkValues(text: string, sources: readonly Source[], acts: readonly Act[] = []): ValueCheck[] {
  const values = extractValues(text).slice(0, MOST_VALUES);
  if (values.length === 0) return [];
  const index = indexSources(sources);
  const segments = toSegments(text);
  const stated = values.flatMap((value): Stated[] => {
    const segment = findSegment(segments, value.start);
    return segment
      ? [{ value, origin: findOrigin(value, index), segment, isReported: isReported(value, segment, text) }]
      : [];
  });
  const answer: Answer = { text, stated, index, acts };
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
const RULES: readonly Rule[] = [
  contradictMeasure,
  contradictOutput,
  contradictLabel,
  contradictSentence,
  contradictReference,
  contradictAct,
  contradictCount,
  checkQuotations,
  checkUngrounded,
];

const toGrounded = (value: Stated['value'], origin: Stated['origin']): ValueCheck => ({
  value,
  verdict: 'grounded',
  strength: origin === 'written' ? 'strong' : 'weak',
  because: origin === 'written' ? 'the record holds it' : 'it follows from figures of the record',
});

/** Stated as a fact: not asked, advised, assumed, or given as a literal between quotation marks or in code. */
function isReported(value: Value, segment: Segment, text: string): boolean {
  if (/[?？]\s*\**$/.test(segment.text.trim()) || CONDITION.test(segment.text)) return false;
  if (value.amount && LITERAL_BEFORE.test(text.charAt(value.start - 1)) && LITERAL_AFTER.test(text.charAt(value.end)))
    return false;
  const clause = toClauses(segment).find(({ start, end }) => start <= value.start && value.start < end);
  return !HYPOTHETICAL.test(clause?.text ?? segment.text);
}

const LITERAL_BEFORE = /["'`“„«‚‘]/;
const LITERAL_AFTER = /["'`”“»’]/;
