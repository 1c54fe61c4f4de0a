import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import { isShown, toNamedCount } from '@critiqor/diagnosis/root-cause/rank-root-causes';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { evaluateTraces, type Prediction } from '../packages/critiqor/src/evaluate-traces.ts';
import { type Scores, toAccuracyPage } from './accuracy-page.ts';
import { findBenchmark, NO_BENCHMARK, readLabelledTraces } from './labelled-traces.ts';
import { crossValidate, type LabelledTrace, toExamples } from './root-cause-model.ts';

/**
 * How often the engine is right, on labelled public traces: `npm run bench:accuracy`. It sees the traces without labels, outcomes and names.
 * Root causes are ranked by coefficients that were fitted without the trace in question. Prints the scorer's tables and writes
 * docs/accuracy.md, of which the part below the mark is written by hand.
 */

const folder = findBenchmark();
if (folder === null) {
  console.error(NO_BENCHMARK);
  process.exit(0);
}
const PAGE = 'docs/accuracy.md';
const SEED = 'a';
const work = join(import.meta.dirname, '..', '.bench');
mkdirSync(work, { recursive: true });

console.error('Judging the traces without their labels …');
const blind = join(work, 'blind.jsonl.gz');
score('--blind', blind);
const judged: Prediction[] = [];
for await (const prediction of evaluateTraces(blind, DEFAULT_PROFILE)) judged.push(prediction);

console.error('Ranking root causes by coefficients that have not seen the trace …');
const traces = readLabelledTraces(folder);
const ranked = crossValidate(toExamples(traces), SEED);
const toBlindId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);
const unseen = new Map([...ranked].map(([id, steps]) => [toBlindId(id), steps.slice(0, toNamedCount(steps.length))]));
const shown = new Set(
  traces
    .filter(({ trace_id }) => ranked.has(trace_id))
    .filter(isShownFirst)
    .map(({ trace_id }) => toBlindId(trace_id)),
);
const predictions = judged.map((prediction) => ({ ...prediction, root_cause: toUnseen(prediction) }));
const path = join(work, 'predictions.jsonl');
writeFileSync(path, `${predictions.map((prediction) => JSON.stringify(prediction)).join('\n')}\n`);
score('--predictions', path, '--json', join(work, 'scores.json'));
const scores = JSON.parse(readFileSync(join(work, 'scores.json'), 'utf8')) as Scores;
writeFileSync(PAGE, toAccuracyPage(scores, existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''));
console.error(`wrote ${PAGE}`);

/** What recorded events show leads the list and is nothing fitted; below it the ranking by coefficients that have not seen the trace. */
function toUnseen({ trace_id, root_cause }: Prediction): Prediction['root_cause'] {
  const ranked = unseen.get(trace_id);
  if (!ranked) return root_cause;
  const [first] = root_cause;
  if (!first || !shown.has(trace_id)) return ranked;
  return [first, ...ranked.filter(({ event_i }) => event_i !== first.event_i)];
}

/** Whether the engine's first root cause is one that recorded events show, and not one that the ranker names. */
function isShownFirst({ task, model, events }: LabelledTrace): boolean {
  const identity = { run_id: '', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' };
  const trace = { events, ...(task === undefined ? {} : { task }), ...(model === undefined ? {} : { model }) };
  const { findings, primary_diagnosis } = diagnose({ identity, trace });
  const primary = findings.find(({ id }) => id === primary_diagnosis?.finding_id);
  return primary !== undefined && isShown(primary.evidence_level, primary.severity);
}

function score(...args: readonly string[]): void {
  const scorer = join(folder ?? '', 'score.mjs');
  const { status } = spawnSync(process.execPath, [scorer, '--traces', join(folder ?? '', 'dev'), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`The scorer ended with ${status}.`);
}
