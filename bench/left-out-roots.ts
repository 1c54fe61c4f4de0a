import { readTrace } from '@critiqor/diagnosis/intake/read-trace';
import { type DescribedStep, toStepFeatures } from '@critiqor/diagnosis/root-cause/features';
import { STEP_SIGN_NAMES, type StepSignName, toPoints } from '@critiqor/diagnosis/root-cause/step-signs';
import type { LabelledTrace } from './labelled-traces.ts';
import type { Rate, Scorer } from './scorer.ts';

/** Sets that share a host, a task or a log belong to one family. */
const FAMILIES: Readonly<Record<string, string>> = {
  whowhen_ag: 'conversations of experts',
  whowhen_hc: 'orchestrated agents',
  agentrx_magentic: 'orchestrated agents',
  agentrx_tau: 'service dialogues',
  taubench_airline_gpt4o: 'service dialogues',
  taubench_forks: 'service dialogues',
  tau2_forks: 'service dialogues',
  stepshield_train: 'authored coding runs',
};

export interface LeftOutRoots {
  readonly set: string;
  readonly exact: Rate;
  readonly amongThree: Rate;
  /** Signs that the other families do not bear out, so that they were not used. */
  readonly dropped: readonly StepSignName[];
}

interface Example {
  readonly set: string;
  readonly family: string;
  readonly steps: readonly DescribedStep[];
  readonly isRoot: readonly boolean[];
}

/**
 * The signs were picked by people who had read these traces. Here a family is judged by those signs alone that the *other* families bear out:
 * among their runs, the step that went wrong has more of the sign (less, for signs that speak against it) than the run has on average.
 */
export function judgeRootsLeftOut(traces: readonly LabelledTrace[], { rate }: Scorer): LeftOutRoots[] {
  const examples = traces.flatMap(toExample);
  return [...Map.groupBy(examples, ({ set }) => set)].map(([set, own]) => {
    const others = examples.filter(({ family }) => family !== own[0]?.family);
    const dropped = STEP_SIGN_NAMES.filter((name) => toSupport(name, others) <= 0);
    const ranks = own.map((example) => toRank(example, dropped));
    const within = (most: number): Rate => rate(ranks.filter((rank) => rank < most).length, ranks.length);
    return { set, exact: within(1), amongThree: within(3), dropped };
  });
}

function toExample({ dataset, outcome, task, events, labels }: LabelledTrace): Example[] {
  const root = labels.root?.native_step ?? labels.derived_first_wrong_write ?? null;
  const family = FAMILIES[dataset];
  if (root === null || family === undefined || outcome === 'success') return [];
  const execution = readTrace({ events, ...(task === undefined ? {} : { task }) });
  const steps = execution.runs.flatMap((run) => toStepFeatures(run, execution.task));
  const isRoot = steps.map(({ step }) => events[(step.calls[0] ?? step).position]?.native_step === root);
  return [{ set: labels.root ? dataset : `${dataset}, first wrong change`, family, steps, isRoot }];
}

/** How much more of a sign the root steps have than their runs on average, in the direction of its points. */
function toSupport(name: StepSignName, examples: readonly Example[]): number {
  const byFamily = Map.groupBy(examples, ({ family }) => family);
  let support = 0;
  for (const own of byFamily.values()) {
    const gains = own.flatMap(({ steps, isRoot }) => {
      const values = steps.map(({ features, shape }) => toPoints(name, shape) * features[name]);
      const roots = values.filter((_, index) => isRoot[index]);
      return roots.length === 0 ? [] : [mean(roots) - mean(values)];
    });
    support += mean(gains);
  }
  return support;
}

/** The place of the labelled step in the ranking, from 0; beyond all steps where it is none of the agent's. */
function toRank({ steps, isRoot }: Example, dropped: readonly StepSignName[]): number {
  const used = STEP_SIGN_NAMES.filter((name) => !dropped.includes(name));
  const points = steps.map(({ features, shape }) =>
    used.reduce((sum, name) => sum + toPoints(name, shape) * features[name], 0),
  );
  const order = [...steps.keys()].sort((left, right) => (points[right] ?? 0) - (points[left] ?? 0) || left - right);
  const rank = order.findIndex((index) => isRoot[index]);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
