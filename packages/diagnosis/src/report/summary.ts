import type { CostAnalysis, CoverageSummary, EvidenceSummary, Finding, Readiness } from '../model/diagnosis.ts';
import { formatDuration } from '../model/format.ts';
import { countOf, formatNumber, formatUsd } from '../model/words.ts';

interface SummaryInput {
  /** What was done to the evidence before it was sealed, in words; null for nothing. */
  readonly damage: string | null;
  readonly readiness: Readiness;
  /** The check that supports the answer, where one does. */
  readonly verification: string | undefined;
  /** Why there is not enough evidence; used only then. */
  readonly nothing: string;
  readonly worst: Finding | undefined;
  /** Why the run is not called ready, where no finding says it. */
  readonly reservation: string | undefined;
  /** How many findings there are. */
  readonly found: number;
  readonly evidence: EvidenceSummary;
  readonly coverage: CoverageSummary;
  readonly cost: CostAnalysis;
}

const VERDICTS: Readonly<Record<Readiness, string>> = {
  ready_for_runtime: 'No problems found.',
  review_recommended: 'Look at this run before you rely on it.',
  unsafe_for_production: 'Do not rely on this run.',
  insufficient_evidence: 'There is not enough evidence to judge this run.',
};

/** The verdict in a few sentences, for a person who reads nothing else. */
export function toSummaryText(input: SummaryInput): string {
  const { damage, readiness, verification, nothing, worst, reservation, found, evidence, coverage, cost } = input;
  if (damage !== null) {
    return `The evidence of this run was damaged before it was sealed: ${damage}. Nothing that it shows can be relied on.`;
  }
  if (readiness === 'insufficient_evidence') {
    return `${VERDICTS[readiness]} ${nothing}${describeImport(coverage)}`;
  }
  const verified = verification && `A check after the last change supports the answer (${verification}).`;
  const others = found - 1;
  const trouble = worst
    ? `${worst.explanation}${others > 0 ? ` ${countOf(others, 'further finding')}.` : ''}`
    : (reservation ?? verified ?? 'No known failure pattern was found, which does not prove success.');
  const work = [
    countOf(evidence.model_calls, 'model call'),
    countOf(evidence.tool_calls, 'tool call'),
    ...(cost.tokens.total === null ? [] : [`${formatNumber(cost.tokens.total)} tokens`]),
    ...(cost.cost_usd === null ? [] : [formatUsd(cost.cost_usd)]),
    ...(evidence.duration_ms === null ? [] : [formatDuration(evidence.duration_ms)]),
  ].join(', ');
  const lost = coverage.lost_events > 0 ? ` ${countOf(coverage.lost_events, 'event')} could not be recorded.` : '';
  const verdict = verification ? 'Verified.' : VERDICTS[readiness];
  return `${verdict} ${trouble} The run took ${work}.${lost}${describeImport(coverage)}`;
}

/** What was imported, nobody watched: that must not be overlooked. */
const describeImport = ({ imported_from }: CoverageSummary): string =>
  imported_from === undefined ? '' : ` The run was imported (${imported_from.replaceAll('_', ' ')}), not recorded.`;
