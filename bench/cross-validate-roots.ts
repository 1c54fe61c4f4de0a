import { COEFFICIENTS } from '@critiqor/diagnosis/root-cause/coefficients';
import { NAMED_STEPS, toNamedCount } from '@critiqor/diagnosis/root-cause/rank-root-causes';
import {
  type Change,
  type Choice,
  type Choosable,
  type Chosen,
  chooseAmongAll,
  FOLDS,
  withNumbers,
} from './cross-validate.ts';
import type { LabelledTrace } from './labelled-traces.ts';
import { type Example, FEATURE_NAMES, fit, rank, toExamples } from './root-cause-model.ts';

/** The least stays: screens show three. */
const NAMED: readonly Choosable[] = [
  { name: 'share', shipped: NAMED_STEPS.share, tried: [0.15, 0.2, 0.25, 0.3, 0.35, 0.4] },
  { name: 'most', shipped: NAMED_STEPS.most, tried: [10, 15, 20, 30] },
];

/** Fits the ranker of root causes for each fold, and chooses how many steps it names, on the other folds alone. */
export async function chooseRanking(
  traces: readonly LabelledTrace[],
  foldOf: ReadonlyMap<string, number>,
): Promise<Chosen> {
  const examples = toExamples(traces);
  const byId = new Map(traces.map((trace) => [trace.trace_id, trace]));
  const changes: Change[][] = [];
  const choices: Choice[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const seen = examples.filter(({ id }) => foldOf.get(id) !== fold);
    const weights = fit(seen);
    const chains = seen.flatMap((example) => toChain(example, byId.get(example.id), weights));
    const choice = await chooseAmongAll(NAMED, (choice) => withNumbers([[NAMED_STEPS, choice]], () => toF1(chains)));
    const coefficients = Object.fromEntries(FEATURE_NAMES.map((name, index) => [name, weights[index] ?? 0]));
    changes.push([
      [COEFFICIENTS, coefficients],
      [NAMED_STEPS, choice],
    ]);
    choices.push(choice);
  }
  const decides = examples.filter(({ id }) => byId.get(id)?.labels.errors?.length).length;
  const numbers = NAMED.map((number) => ({
    ...number,
    of: 'steps named as root cause',
    chosen: choices.map((choice) => choice[number.name] ?? number.shipped),
    decides,
  }));
  return { changes, numbers };
}

interface Chain {
  readonly ranked: readonly (number | undefined)[];
  readonly labelled: ReadonlySet<number>;
}

function toChain(example: Example, trace: LabelledTrace | undefined, weights: readonly number[]): Chain[] {
  const labelled = new Set((trace?.labels.errors ?? []).map(({ native_step }) => native_step));
  if (!trace || labelled.size === 0) return [];
  return [{ ranked: rank(example, weights).map((place) => trace.events[place]?.native_step), labelled }];
}

/** How well the named steps cover those that people labelled as failing. */
function toF1(chains: readonly Chain[]): number {
  let named = 0;
  let right = 0;
  let wanted = 0;
  for (const { ranked, labelled } of chains) {
    const steps = new Set(ranked.slice(0, toNamedCount(ranked.length)));
    named += steps.size;
    wanted += labelled.size;
    right += [...steps].filter((step) => step !== undefined && labelled.has(step)).length;
  }
  return right === 0 ? 0 : (2 * right) / (named + wanted);
}
