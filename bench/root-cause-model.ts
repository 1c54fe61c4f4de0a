import { createHash } from 'node:crypto';
import { readTrace, type Trace } from '@critiqor/diagnosis/intake/read-trace';
import { FEATURES, type FeatureName, toFeatures } from '@critiqor/diagnosis/root-cause/features';

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
const FOLDS = 10;

export interface LabelledTrace extends Trace {
  readonly trace_id: string;
  readonly dataset: string;
  readonly events: readonly (Trace['events'][number] & { readonly native_step?: number })[];
  readonly labels: { readonly root: { readonly native_step: number } | null; readonly question_id?: string };
}

export interface Example {
  readonly id: string;
  /** The same question may stand in two sets: such traces stay together. */
  readonly group: string;
  /** Whether each step is the labelled one, its features, and its event. */
  readonly isRoot: readonly boolean[];
  readonly rows: readonly (readonly number[])[];
  readonly places: readonly number[];
  readonly actors: readonly (string | null)[];
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
        group: labels.question_id ?? trace_id,
        isRoot: places.map((place) => events[place]?.native_step === labels.root?.native_step),
        rows: described.map(({ features }) => FEATURE_NAMES.map((name) => features[name])),
        places,
        actors: described.map(({ step }) => step.actor),
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

export interface RankedStep {
  readonly event_i: number;
  readonly score: number;
  readonly actor?: string;
}

/** The steps of a run, likeliest first. */
export function rank({ rows, places, actors }: Example, weights: readonly number[]): RankedStep[] {
  const chances = softmax(rows.map((row) => dot(row, weights)));
  return chances
    .map((score, index) => ({ score, index }))
    .sort((left, right) => right.score - left.score || left.index - right.index)
    .map(({ score, index }) => ({
      event_i: places[index] ?? 0,
      score,
      ...(actors[index] ? { actor: actors[index] as string } : {}),
    }));
}

/** Ranks each trace by coefficients that were fitted without it and without its twin in another set. */
export function crossValidate(examples: readonly Example[], seed: string): Map<string, RankedStep[]> {
  const foldOf = ({ group }: Example): number =>
    (createHash('sha1')
      .update(seed + group)
      .digest()[0] ?? 0) % FOLDS;
  const ranked = new Map<string, RankedStep[]>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = fit(examples.filter((example) => foldOf(example) !== fold));
    for (const example of examples.filter((example) => foldOf(example) === fold))
      ranked.set(example.id, rank(example, weights));
  }
  return ranked;
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
