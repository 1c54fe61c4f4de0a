import type { DetectorRun } from '../detectors/run-detectors.ts';
import type { EvidenceLevel } from '../model/failure-types.ts';
import type { GradedFinding } from './graded-finding.ts';

/** How much a finding of each level is worth as evidence: what was executed is beyond doubt, what was said is not. */
const STRENGTH: Readonly<Record<EvidenceLevel, number>> = { runtime_event: 1, final_response: 0.8, self_report: 0.5 };
/** Evidence of a few events says little, whatever it says: this many calls and messages give nine tenths of full confidence. */
const FULL_STEPS = 9;

interface ConfidenceInput {
  readonly detectors: readonly DetectorRun[];
  readonly findings: readonly GradedFinding[];
  /** Model calls, tool calls and messages. */
  readonly steps: number;
  readonly events: number;
  readonly lostEvents: number;
  /** Whether the evidence was tampered with. */
  readonly isDamaged: boolean;
}

/**
 * How far the verdict itself can be relied on, from 0 to 100: the share of detectors that could see what they need, of events that were
 * not lost, the strength of what the findings rest on, and the amount of evidence.
 */
export function toConfidence(input: ConfidenceInput): number {
  const { detectors, findings, steps, events, lostEvents, isDamaged } = input;
  if (steps === 0 || isDamaged) return 0;
  const told = detectors.filter(({ outcome }) => outcome !== 'insufficient' && outcome !== 'error').length;
  const seen = detectors.length === 0 ? 0 : told / detectors.length;
  const kept = events / (events + lostEvents);
  const weights = findings.map(({ draft }) => draft.certainty * STRENGTH[draft.level]);
  const strength = weights.length === 0 ? 1 : weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const amount = (steps / (steps + 1)) * ((FULL_STEPS + 1) / FULL_STEPS);
  const product = seen * kept * Math.min(1, amount) * (0.5 + 0.5 * strength);
  return Math.round(100 * Number(product.toFixed(6)));
}
