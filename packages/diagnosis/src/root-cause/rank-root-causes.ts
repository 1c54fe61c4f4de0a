import type { RootCause } from '../model/diagnosis.ts';
import type { Execution, Run } from '../model/execution.ts';
import type { EvidenceLevel, Severity } from '../model/failure-types.ts';
import type { GradedFinding } from '../scoring/score.ts';
import { COEFFICIENTS } from './coefficients.ts';
import { type DescribedStep, FEATURES, type FeatureName, type FeatureVector, toFeatures } from './features.ts';

/**
 * How many steps are named: a share of the run, for a failure is rarely one step. Chosen by how well they cover the steps that people
 * labelled as failing (docs/accuracy.md); screens show the first three.
 */
export const NAMED_STEPS = { share: 0.35, least: 3, most: 30 };
/** A reason names the features that speak most for a step. */
const REASONS = 2;

export interface RankOptions {
  /** The failure that the others came from. */
  readonly primary: GradedFinding | undefined;
  /** Names the likeliest step even when nothing was found: the question is then "if it failed, where?". */
  readonly evenIfClear?: boolean;
}

/**
 * Ranks the steps at which the run may have gone wrong, likeliest first. A serious failure that executed events show began where its
 * detector says; that leads the list. Below it, and everywhere else, a linear model with published coefficients decides, within the run
 * in which the failure stands. Its probabilities are the scores.
 */
export function rankRootCauses(execution: Execution, { primary, evenIfClear = false }: RankOptions): RootCause[] {
  const runs = primary ? toAccusedRuns(execution, primary) : evenIfClear ? execution.runs : [];
  const steps = runs.filter(({ hidden }) => !hidden).flatMap((run) => toFeatures(run, execution.task));
  const ranked = toProbabilities(steps)
    .map((probability, index) => ({ described: steps[index] as DescribedStep, probability }))
    .sort((left, right) => right.probability - left.probability)
    .slice(0, toNamedCount(steps.length))
    .map(({ described, probability }) => toRootCause(described, probability));
  const shown = primary && isShown(primary.draft.level, primary.grade.severity) ? toShownCause(primary, steps) : null;
  return shown ? [shown, ...ranked.filter(({ event_id }) => event_id !== shown.event_id)] : ranked;
}

/** Whether a failure is serious and seen in what was executed, so that its beginning need not be guessed. */
export function isShown(level: EvidenceLevel, severity: Severity): boolean {
  return level === 'runtime_event' && (severity === 'high' || severity === 'critical');
}

function toShownCause({ type, draft }: GradedFinding, steps: readonly DescribedStep[]): RootCause {
  const actor = steps.find(({ step }) => step.eventId === draft.beganAt)?.step.actor;
  return {
    event_id: draft.beganAt,
    score: draft.certainty,
    reason: `The recorded events show that ${type} began here.`,
    ...(actor ? { actor } : {}),
  };
}

/** How many of so many steps are named. */
export function toNamedCount(steps: number): number {
  const { share, least, most } = NAMED_STEPS;
  return Math.min(most, Math.max(least, Math.round(steps * share)));
}

/** The run in which the failure begins. */
function toAccusedRuns(execution: Execution, { draft }: GradedFinding): readonly Run[] {
  const began = draft.beganAt;
  const holds = (run: Run): boolean =>
    run.eventId === began ||
    run.end?.eventId === began ||
    run.items.some(
      (item) =>
        item.eventId === began ||
        (item.kind === 'tool_call' && item.result?.eventId === began) ||
        ((item.kind === 'model_call' || item.kind === 'compaction') && item.endEventId === began),
    );
  return execution.runs.filter(holds);
}

/** The chance of each step to be the one, as the model has it. */
export function toProbabilities(steps: readonly DescribedStep[]): number[] {
  const scores = steps.map(({ features }) => toScore(features));
  const highest = scores.reduce((high, score) => Math.max(high, score), Number.NEGATIVE_INFINITY);
  const weights = scores.map((score) => Math.exp(score - highest));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Number((weight / sum).toFixed(4)));
}

function toScore(features: FeatureVector): number {
  let score = 0;
  for (const name of NAMES) score += COEFFICIENTS[name] * features[name];
  return score;
}

const NAMES = Object.keys(FEATURES) as FeatureName[];

function toRootCause({ step, features }: DescribedStep, probability: number): RootCause {
  const reasons = NAMES.map((name) => ({ name, weight: COEFFICIENTS[name] * features[name] }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .slice(0, REASONS)
    .map(({ name }) => FEATURES[name]);
  return {
    event_id: step.eventId,
    score: probability,
    reason: reasons.length === 0 ? 'Nothing speaks for another step.' : `This step ${reasons.join(' and ')}.`,
    ...(step.actor === null ? {} : { actor: step.actor }),
  };
}
