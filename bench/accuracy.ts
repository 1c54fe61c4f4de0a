import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Accuracy, toAccuracyPage } from './accuracy-page.ts';
import { judgeDerivedRoots } from './derived-roots.ts';
import { judgeBlind, runScript } from './judge-blind.ts';
import { findBenchmark, NO_BENCHMARK, readLabelledTraces } from './labelled-traces.ts';
import { judgeRootsLeftOut } from './left-out-roots.ts';
import { loadScorer } from './scorer.ts';
import { judgeStatements } from './statement-acts.ts';
import { judgeBooks } from './verdict-books.ts';
import { toWrongTraces } from './wrong-traces.ts';

/**
 * How often the engine is right: `npm run bench:accuracy`. Every trace is judged without label, outcome and name. Prints the scorer's tables
 * and the traces that are judged wrongly, and writes docs/accuracy.md, of which the part below the mark is written by hand.
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
const blind = join(work, 'blind.jsonl');
runScript(join(folder, 'score.mjs'), '--traces', join(folder, 'dev'), '--blind', blind);
console.error(`Judging ${traces.length} traces …`);
const predictions = await judgeBlind(blind);
const scores = scorer.score(traces, predictions);
console.log(scorer.report(scores));
console.log(toWrongTraces({ traces, predictions, scorer }));

console.error('Judging the verdict books …');
const books = await judgeBooks(folder, work);
for (const { book, wrong } of books) console.log(['', `Book ${book}, judged wrongly`, ...wrong].join('\n'));
const accuracy: Accuracy = {
  scores,
  books,
  statements: await judgeStatements(folder, work),
  derivedRoots: judgeDerivedRoots({ traces, predictions, scorer, folder }),
  leftOutRoots: judgeRootsLeftOut(traces, scorer),
  unseen: JSON.parse(readFileSync(join(folder, 'unseen.json'), 'utf8')) as Accuracy['unseen'],
};
const page = toAccuracyPage(accuracy, existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
console.log(page.slice(0, page.indexOf('<!-- Below')));
writeFileSync(PAGE, page);
console.error(`wrote ${PAGE}`);
