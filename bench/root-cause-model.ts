import { readTrace } from '@critiqor/diagnosis/intake/read-trace';
import { FEATURES, type FeatureName, toFeatures } from '@critiqor/diagnosis/root-cause/features';
import type { LabelledTrace } from './labelled-traces.ts';

/**
 * The ranker of root causes, fitted: a conditional logit, in which of all steps of a run one is the cause. Gradient ascent from zero, so the
 * same traces give the same coefficients.
 */

/** The sets whose causes were labelled by people. */
export const ROOT_SETS: readonly string[] = ['whowhen_ag', 'whowhen_hc', 'agentrx_tau', 'agentrx_magentic'];
export const FEATURE_NAMES = Object.keys(FEATURES) as FeatureName[];

/** Pull towards zero, in traces; between 1 and 8 the cross-validated figures hardly move. */
const RIDGE = 4;
const ROUNDS = 400;
const RATE = 0.3;

export interface Example {
  readonly id: string;
  /** Whether each step is the labelled one, its features, and its event. */
  readonly isRoot: readonly boolean[];
  readonly rows: readonly (readonly number[])[];
  readonly places: readonly number[];
}

export function toExamples(traces: readonly LabelledTrace[]): Example[] {
  return traces
    .filter(({ dataset, labels }) => ROOT_SETS.includes(dataset) && labels.root)
    .map(({ trace_id, task, events, labels }) => {
      const execution = readTrace({ events, ...(task === undefined ? {} : { task }) });
      const described = execution.runs.flatMap((run) => toFeatures(run, execution.task));
      const places = described.map(({ step }) => step.position);
      return {
        id: trace_id,
        isRoot: places.map((place) => events[place]?.native_step === labels.root?.native_step),
        rows: described.map(({ features }) => FEATURE_NAMES.map((name) => features[name])),
        places,
      };
    });
}

export function fit(examples: readonly Example[]): number[] {
  const usable = examples.filter(({ isRoot }) => isRoot.includes(true));
  const weights = FEATURE_NAMES.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    for (const { isRoot, rows } of usable) {
      const chances = softmax(rows.map((row) => dot(row, weights)));
      const rooted = chances.reduce((sum, chance, index) => sum + (isRoot[index] ? chance : 0), 0);
      for (const [index, row] of rows.entries()) {
        const chance = chances[index] ?? 0;
        const pull = (isRoot[index] ? chance / rooted : 0) - chance;
        for (const [at, value] of row.entries()) gradient[at] = (gradient[at] ?? 0) + pull * value;
      }
    }
    for (const [at, slope] of gradient.entries())
      weights[at] = (weights[at] ?? 0) + (RATE * slope) / (RIDGE + usable.length / 4);
  }
  return weights;
}

/** The events of the steps of a run, likeliest first. */
export function rank({ rows, places }: Example, weights: readonly number[]): number[] {
  const scores = rows.map((row) => dot(row, weights));
  return [...places.keys()]
    .sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right)
    .map((index) => places[index] ?? 0);
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function dot(row: readonly number[], weights: readonly number[]): number {
  return row.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}
