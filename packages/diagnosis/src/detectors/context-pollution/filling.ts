import type { Compaction } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import type { ContextFiller, ContextStep } from '../../views/context-timeline.ts';
import { type Cited, cite, toShown } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';

export const FILLING_THRESHOLDS = {
  saturation: {
    value: 85,
    because:
      'Per cent of the budget at which the documented rule begins; hosts summarise at about this point. Healthy recorded runs stay below 25, a long healthy run may well reach 60.',
  },
  fullSaturation: {
    value: 95,
    because:
      'Per cent at which one more ordinary result no longer fits; the recorded overflow happened one result after 70.',
  },
  oversizedShare: {
    value: 50,
    because:
      'Per cent of the budget that one result takes: two such results do not fit together. The largest recorded one takes 14.',
  },
  oversizedTokens: {
    value: 100_000,
    because: 'For an unknown budget: half of the 200,000 tokens that common large models hold.',
  },
  compactionsInRun: {
    value: 2,
    because:
      'One summary in a run is normal for a long job; a second one in the same run means that the work refills the context faster than it is used.',
  },
  manyCompactions: {
    value: 3,
    because: 'From the third summary in one run, the agent works from a summary of a summary of a summary.',
  },
} as const;

export type FillingMessage =
  | 'overflow'
  | 'overflow_recovered'
  | 'repeated_compaction'
  | 'compaction_failed'
  | 'oversized_result'
  | 'saturated'
  | 'compacted';
/** One context over its whole life. */
export interface Filling {
  readonly steps: readonly ContextStep[];
  readonly compactions: readonly Compaction[];
  /** The fullest moment in per cent of the budget; 0 when nothing says it. */
  readonly saturation: number;
}

/** How many events of one kind a finding cites, of compactions also the last: enough to see it, not all of a long run. */
export const CITED = 3;

interface FillingFinding {
  readonly message: FillingMessage;
  readonly data: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
  readonly fillers: readonly ContextFiller[];
  readonly events: readonly Cited[];
  readonly n: number;
  readonly saturation: number;
  readonly wasted: readonly string[];
}

/** Cites the results that filled it, and says that it began with the largest. */
export function toDraft(finding: FillingFinding): FindingDraft<FillingMessage> {
  const { message, data, severity, fillers, events, n, saturation, wasted } = finding;
  const largest = fillers.reduce<ContextFiller | null>(
    (largest, filler) => (filler.tokens > (largest?.tokens ?? 0) ? filler : largest),
    null,
  );
  const cited = cite([...fillers.map(({ call }) => toShown(call)), ...events]);
  return {
    message,
    data: { limit: FILLING_THRESHOLDS.saturation.value, ...data },
    severity,
    level: 'runtime_event',
    certainty: 0.95,
    events: cited,
    beganAt: largest?.call.result?.eventId ?? cited[0] ?? '',
    counts: { n, saturation },
    wasted,
  };
}

/** The fullest moment in per cent of the budget; 0 when nothing says it. */
export function toSaturation(steps: readonly ContextStep[], compactions: readonly Compaction[]): number {
  let most = 0;
  let budget: number | null = null;
  for (const step of steps) {
    budget = step.budget ?? budget;
    if (step.used !== null && step.budget) most = Math.max(most, step.used / step.budget);
  }
  for (const { tokensBefore } of compactions)
    if (tokensBefore !== null && budget) most = Math.max(most, tokensBefore / budget);
  return Math.round(100 * most);
}
