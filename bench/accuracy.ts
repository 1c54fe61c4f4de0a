import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toAccuracyPage } from './accuracy-page.ts';
import { OTHER_SEEDS, SEED, toGroups } from './cross-validate.ts';
import { judgeByConfirmedKinds } from './cross-validate-claims.ts';
import { createCrossValidation } from './cross-validate-engine.ts';
import { loadScorer } from './cross-validate-labels.ts';
import { toCountsAsShipped, toErrorAnalysis, toOutcomesOfFindings } from './error-analysis.ts';
import { findBenchmark, type LabelledTrace, NO_BENCHMARK, readLabelledTraces } from './labelled-traces.ts';

/**
 * How often the engine is right, on labelled public traces: `npm run bench:accuracy`. Each trace is judged without label, outcome and name,
 * by thresholds, points and coefficients that were chosen on other traces. Prints the scorer's tables and the traces that are judged wrongly,
 * and writes docs/accuracy.md, of which the part below the mark is written by hand.
 */

const folder = findBenchmark();
if (folder === null) {
  console.error(NO_BENCHMARK);
  process.exit(0);
}
const PAGE = 'docs/accuracy.md';
const work = join(import.meta.dirname, '..', '.bench');
mkdirSync(work, { recursive: true });

const scorer = await loadScorer(folder);
const traces = readLabelledTraces(folder);
const tell = (progress: string): void => console.error(progress);
const validation = await createCrossValidation({ traces, scorer, folder, work, tell });
const { foldOf, predictions, numbers } = await validation.judge(SEED);
const scores = scorer.score(traces, predictions);
console.log(scorer.report(scores));
const judged = { traces, predictions, checks: validation.checks, scorer };
console.log(toErrorAnalysis(judged));
console.log(toCountsAsShipped({ ...judged, predictions: await validation.judgeAsShipped() }));

const others = [];
for (const seed of OTHER_SEEDS) others.push(scorer.score(traces, (await validation.judge(seed)).predictions));
const page = toAccuracyPage({
  scores,
  others,
  firstSteps: scorer.score(traces, traces.map(nameFirstSteps)),
  numbers,
  groups: new Set(toGroups(traces).values()).size,
  claims: judgeByConfirmedKinds(validation, foldOf, scorer),
  outcomes: toOutcomesOfFindings(judged),
  before: existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '',
});
writeFileSync(PAGE, page);
console.error(`wrote ${PAGE}`);

/** The trivial prediction that the agents went wrong at once. */
function nameFirstSteps({ trace_id, events }: LabelledTrace): object {
  const root_cause = events.flatMap(({ type }, event_i) =>
    type === 'assistant_message' || type === 'tool_call' ? [{ event_i, score: 0 }] : [],
  );
  return { trace_id, root_cause };
}
