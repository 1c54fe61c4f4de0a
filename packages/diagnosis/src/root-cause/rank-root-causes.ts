import type { RootCause } from '../model/diagnosis.ts';
import type { Execution, Item, Run } from '../model/execution.ts';
import { type EvidenceLevel, type FailureType, type Severity, toFailureTitle } from '../model/failure-types.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import { type DescribedStep, toStepFeatures } from './features.ts';
import { STEP_SIGN_NAMES, STEP_SIGNS, type StepSignName, toPoints } from './step-signs.ts';
import { toNamedEvent } from './steps.ts';

/**
 * How many steps are named: a share of the run, for a failure is rarely one step. Chosen by how well they cover the steps that people
 * labelled as failing (docs/accuracy.md); screens show the first three.
 */
const NAMED_STEPS = { share: 0.35, least: 3, most: 30 };
/** A reason names the signs that speak most for a step. */
const REASONS = 2;

interface RankOptions {
  /** The failure that the others came from. */
  readonly primary: GradedFinding | undefined;
  /** The items at which it began. */
  readonly accused?: readonly Item[] | undefined;
  /** Names the likeliest step even when nothing was found: the question is then "if it failed, where?". */
  readonly evenIfClear?: boolean;
}

/**
 * Ranks the steps at which the run may have gone wrong, likeliest first. A serious failure that executed events show began where its
 * detector says; that leads the list. Below it, and everywhere else, the points of a few broad signs decide, within the run in which the
 * failure is. A score is the share of a step among all steps, as the points divide it.
 */
export function rankRootCauses(
  execution: Execution,
  { primary, accused = [], evenIfClear = false }: RankOptions,
): RootCause[] {
  const runs = primary ? toAccusedRuns(execution, primary, accused) : evenIfClear ? execution.runs : [];
  const began = primary && primary.type !== SAID ? primary.draft.beganAt : null;
  const steps = runs.filter(({ hidden }) => !hidden).flatMap((run) => toStepFeatures(run, execution.task, began));
  const ranked = toShares(steps)
    .map((share, index) => ({ described: steps[index] as DescribedStep, share }))
    .sort((left, right) => right.share - left.share)
    .slice(0, toNamedCount(steps.length))
    .map(({ described, share }) => toRootCause(described, share));
  const shown = primary && isShownAct(primary) ? toShownCause(primary, steps) : null;
  return shown ? [shown, ...ranked.filter(({ event_id }) => event_id !== shown.event_id)] : ranked;
}

/** Whether a failure is serious and seen in what was executed, so that its beginning need not be guessed. */
function isShown(level: EvidenceLevel, severity: Severity): boolean {
  return level === 'runtime_event' && (severity === 'high' || severity === 'critical');
}

/** A claim begins with the record that it contradicts, but the agent went wrong where it made the claim: the ranking decides. */
const SAID: FailureType = 'unverified_claim';

function isShownAct({ type, draft, grade }: GradedFinding): boolean {
  return type !== SAID && isShown(draft.level, grade.severity);
}

/** The beginning of a failure; where that is the result of the agent's own call, the call. */
function toShownCause({ type, draft }: GradedFinding, steps: readonly DescribedStep[]): RootCause {
  const isIt = (place: { readonly eventId: string } | null): boolean => place?.eventId === draft.beganAt;
  const own = steps.find(({ step }) => isIt(step))?.step;
  const step = own ?? steps.find(({ step }) => step.calls.some((call) => isIt(call) || isIt(call.result)))?.step;
  const call = own ? undefined : step?.calls.find((call) => isIt(call) || isIt(call.result));
  const actor = step?.actor;
  return {
    event_id: call?.eventId ?? draft.beganAt,
    score: draft.certainty,
    reason: `The recorded events show that “${toFailureTitle(type)}” began here.`,
    ...(actor ? { actor } : {}),
  };
}

/** How many of this many steps are named. */
function toNamedCount(steps: number): number {
  const { share, least, most } = NAMED_STEPS;
  return Math.min(most, Math.max(least, Math.round(steps * share)));
}

/** The run in which the failure begins. */
function toAccusedRuns(execution: Execution, { draft }: GradedFinding, accused: readonly Item[]): readonly Run[] {
  const began = draft.beganAt;
  const holding = new Set(accused.map(({ run }) => run));
  return execution.runs.filter((run) => run.eventId === began || run.end?.eventId === began || holding.has(run));
}

/** The share of each step, from its points. */
function toShares(steps: readonly DescribedStep[]): number[] {
  const points = steps.map((described) => toWeights(described).reduce((sum, { weight }) => sum + weight, 0));
  const highest = points.reduce((high, sum) => Math.max(high, sum), Number.NEGATIVE_INFINITY);
  const powers = points.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

interface Weight {
  readonly name: StepSignName;
  readonly weight: number;
}

function toWeights({ features, shape }: DescribedStep): Weight[] {
  return STEP_SIGN_NAMES.map((name) => ({ name, weight: toPoints(name, shape) * features[name] }));
}

function toRootCause(described: DescribedStep, share: number): RootCause {
  const reasons = toWeights(described)
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .slice(0, REASONS)
    .map(({ name }) => STEP_SIGNS[name].says);
  const { step } = described;
  return {
    event_id: toNamedEvent(step),
    score: Number(share.toFixed(4)),
    reason: reasons.length === 0 ? 'Nothing points to another step.' : `This step ${reasons.join(' and ')}.`,
    ...(step.actor === null ? {} : { actor: step.actor }),
  };
}
