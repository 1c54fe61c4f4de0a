import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTrace, type Trace } from '@critiqor/diagnosis/intake/read-trace';
import { FEATURES, type FeatureName, toFeatures } from '@critiqor/diagnosis/root-cause/features';
import { putGeneratedFiles } from './generated-file.ts';

/**
 * Fits the coefficients of the root-cause ranker on labelled traces, and says how good it is on traces that it was not fitted on. A
 * conditional logit: of all steps of a run one is the cause; gradient ascent from zero, so the same traces give the same numbers.
 * `node scripts/fit-root-cause.ts [--dry-run]`
 */

/** The sets whose causes were labelled by people. */
const SETS = ['whowhen_ag', 'whowhen_hc', 'agentrx_tau', 'agentrx_magentic'];
/** Pull towards zero, in traces; between 1 and 8 the cross-validated figures hardly move. */
const RIDGE = 4;
const FOLDS = 10;
const ROUNDS = 400;
const RATE = 0.3;

const NAMES = Object.keys(FEATURES) as FeatureName[];
const folder = process.env.CRITIQOR_BENCH_DIR ?? join(import.meta.dirname, '..', '..', 'shared', 'bench');

interface Labelled {
  readonly set: string;
  /** The same question may stand in two sets: such traces stay together. */
  readonly group: string;
  readonly root: number;
  /** Native step of each candidate, and its features. */
  readonly steps: readonly number[];
  readonly rows: readonly (readonly number[])[];
}

interface LabelledTrace extends Trace {
  readonly trace_id: string;
  readonly events: readonly (Trace['events'][number] & { readonly native_step?: number })[];
  readonly labels: { readonly root: { readonly native_step: number } | null; readonly question_id?: string };
}

if (!existsSync(join(folder, 'dev'))) {
  console.error('The labelled traces are not here, so nothing can be fitted. CRITIQOR_BENCH_DIR names their folder.');
  process.exit(1);
}
const traces = SETS.flatMap((set) =>
  gunzipSync(readFileSync(join(folder, 'dev', `${set}.jsonl.gz`)))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LabelledTrace)
    .flatMap((trace) => toLabelled(set, trace)),
);
for (const seed of ['a', 'b', 'c']) report(seed);
const coefficients = fit(traces);
if (!process.argv.includes('--dry-run')) {
  const lines = NAMES.map((name, index) => `  ${name}: ${Number((coefficients[index] ?? 0).toFixed(3))},`);
  putGeneratedFiles({
    'packages/diagnosis/src/root-cause/coefficients.ts': `import type { FeatureName } from './features.ts';

/**
 * What each feature speaks for (above 0) or against (below 0) a step being the one at which a run went wrong. Fitted by
 * scripts/fit-root-cause.ts on ${traces.length} public traces whose causes people labelled; docs/accuracy.md says how good it is.
 */
export const COEFFICIENTS: Readonly<Record<FeatureName, number>> = {
${lines.join('\n')}
};
`,
  });
}

function toLabelled(set: string, { trace_id, task, events, labels }: LabelledTrace): Labelled[] {
  if (!labels.root) return [];
  const execution = readTrace({ events, ...(task === undefined ? {} : { task }) });
  const described = execution.runs.flatMap((run) => toFeatures(run, execution.task));
  return [
    {
      set,
      group: labels.question_id ?? trace_id,
      root: labels.root.native_step,
      steps: described.map(({ step }) => events[step.position]?.native_step ?? -1),
      rows: described.map(({ features }) => NAMES.map((name) => features[name])),
    },
  ];
}

function fit(examples: readonly Labelled[]): number[] {
  const usable = examples.filter(({ steps, root }) => steps.includes(root));
  const weights = NAMES.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    for (const { steps, rows, root } of usable) {
      const chances = softmax(rows.map((row) => dot(row, weights)));
      const rooted = chances.reduce((sum, chance, index) => sum + (steps[index] === root ? chance : 0), 0);
      for (const [index, row] of rows.entries()) {
        const chance = chances[index] ?? 0;
        const pull = (steps[index] === root ? chance / rooted : 0) - chance;
        for (const [at, value] of row.entries()) gradient[at] = (gradient[at] ?? 0) + pull * value;
      }
    }
    for (const [at, slope] of gradient.entries())
      weights[at] = (weights[at] ?? 0) + (RATE * slope) / (RIDGE + usable.length / 4);
  }
  return weights;
}

/** Each trace is ranked by coefficients that were fitted without it and without its twin in another set. */
function report(seed: string): void {
  const foldOf = ({ group }: Labelled): number =>
    (createHash('sha1')
      .update(seed + group)
      .digest()[0] ?? 0) % FOLDS;
  const hits = new Map<string, { n: number; first: number; three: number }>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = fit(traces.filter((trace) => foldOf(trace) !== fold));
    for (const trace of traces.filter((trace) => foldOf(trace) === fold)) {
      const ranked = rank(trace, weights);
      const hit = hits.get(trace.set) ?? { n: 0, first: 0, three: 0 };
      hit.n += 1;
      hit.first += ranked[0] === trace.root ? 1 : 0;
      hit.three += ranked.slice(0, 3).includes(trace.root) ? 1 : 0;
      hits.set(trace.set, hit);
    }
  }
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  const figures = [...hits].map(
    ([set, { n, first, three }]) => `${set} ${percent(first, n)}, top 3 ${percent(three, n)} (${n})`,
  );
  console.log(`cross-validated, split ${seed}: ${figures.join(' · ')}`);
}

function rank({ steps, rows }: Labelled, weights: readonly number[]): number[] {
  const order = rows
    .map((row, index) => ({ index, score: dot(row, weights) }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  return [...new Set(order.map(({ index }) => steps[index] ?? -1))];
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
