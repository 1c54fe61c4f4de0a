import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatNumber } from '@critiqor/diagnosis/model/words';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { evaluateAnswers, toTraceRequests } from '../packages/critiqor/src/reader/evaluate-readings.ts';
import { READER_DEFAULTS, type ReaderOptions } from '../packages/critiqor/src/reader/reader-options.ts';
import { runScript } from './judge-blind.ts';
import { findBenchmark, NO_BENCHMARK } from './labelled-traces.ts';
import { type BookTrace, readBook } from './reader/book.ts';
import { LOST } from './reader/lost-runs.ts';
import { toPerfectAnswer } from './reader/perfect-reader.ts';
import { countSlander } from './reader/slander.ts';

/**
 * What the second reader needs and what its checker costs: `npm run bench:reader`. For the books of the benchmark: tokens of each run's requests,
 * the score of a reader who knows the labels after the checker, and what becomes of false accusations.
 */

const folder = findBenchmark();
if (folder === null) {
  console.error(NO_BENCHMARK);
  process.exit(0);
}
const { budgetTokens, windowTokens, answerTokens } = READER_DEFAULTS;
const options: ReaderOptions = {
  ...{ model: 'perfect', budgetTokens, windowTokens, answerTokens },
  ...{ format: 'json_schema', priceIn: null, priceOut: null },
};
const work = join(import.meta.dirname, '..', '.bench');
mkdirSync(work, { recursive: true });
/** The share of pairs that a perfect reader must keep. */
const LEAST_PAIRS = 0.95;

for (const name of ['book-a', 'book-c']) {
  const path = join(folder, 'verdicts', `${name}.jsonl`);
  if (!existsSync(path)) {
    console.log(`${name} is not in ${folder}.`);
    continue;
  }
  await measureBook(path);
}

async function measureBook(path: string): Promise<void> {
  const book = readBook(path);
  const byId = new Map(book.map((trace) => [trace.trace_id, trace]));
  const pairs = Map.groupBy(book, ({ expect }) => expect.pair);
  const answers: string[] = [];
  const tokens: number[] = [];
  for await (const { trace_id, requests, estimatedTokens } of toTraceRequests(path, DEFAULT_PROFILE, options)) {
    const trace = byId.get(trace_id) as BookTrace;
    const others = (pairs.get(trace.expect.pair) ?? []).filter((other) => other !== trace);
    tokens.push(estimatedTokens.reduce((sum, part) => sum + part, 0));
    const content = toPerfectAnswer(trace, others);
    for (const { custom_id } of requests) answers.push(JSON.stringify({ custom_id, content }));
    const over = estimatedTokens.filter((part) => part > windowTokens).length;
    if (over > 0) console.log(`  ${trace_id}: ${over} requests are larger than ${formatNumber(windowTokens)} tokens`);
  }
  describeTokens(basename(path, '.jsonl'), tokens);
  const answersPath = join(work, 'reader-answers.jsonl');
  writeFileSync(answersPath, `${answers.join('\n')}\n`);
  await score(path, answersPath, byId);
  tellSlander(book);
}

function describeTokens(name: string, tokens: readonly number[]): void {
  const sorted = tokens.toSorted((left, right) => left - right);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    `${name}: ${tokens.length} runs, tokens per run: median ${formatNumber(median)}, largest ${formatNumber(sorted.at(-1) ?? 0)}; budget ${formatNumber(budgetTokens)}, of one request ${formatNumber(windowTokens)}`,
  );
}

async function score(path: string, answersPath: string, byId: ReadonlyMap<string, BookTrace>): Promise<void> {
  const predicted: string[] = [];
  const dropped = new Map<string, string[]>();
  for await (const prediction of evaluateAnswers(path, answersPath, DEFAULT_PROFILE)) {
    predicted.push(JSON.stringify(prediction));
    const words = prediction.dropped.filter(({ what }) => what === 'objection');
    dropped.set(
      prediction.trace_id,
      words.map(({ type, reason, detail }) => `${type}: ${reason} (${detail})`),
    );
  }
  const [predictions, scored] = [join(work, 'reader-predicted.jsonl'), join(work, 'reader-scored.json')];
  writeFileSync(predictions, `${predicted.join('\n')}\n`);
  const scorer = join(folder as string, 'score-verdicts.mjs');
  const printed = runScript(scorer, '--book', path, '--predictions', predictions, '--json', scored, '--list');
  const figures = JSON.parse(readFileSync(scored, 'utf8')) as Record<string, string>;
  for (const name of ['pairs_right', 'traces_right', 'good_runs_accused', 'bad_runs_called_ready'])
    console.log(`  perfect reader after the checker, ${name.replaceAll('_', ' ')}: ${figures[name]}`);
  const lost = printed.split('\n').filter((line) => line.includes('\t'));
  console.log(`  lost: ${lost.length} runs`);
  for (const line of lost) {
    const [id = '', verdict, fault] = line.split('\t');
    console.log(`    ${id} (${verdict}): ${fault}; ${dropped.get(id)?.join('; ') || 'nothing was dropped'}`);
    console.log(`      label: ${byId.get(id)?.expect.why}`);
    console.log(`      why it is lost: ${LOST[id] ?? 'NOT EXPLAINED in bench/reader/lost-runs.ts'}`);
    if (LOST[id] === undefined) process.exitCode = 1;
  }
  const [right = 0, all = 1] = (figures.pairs_right?.match(/(\d+)\/(\d+)/) ?? []).slice(1).map(Number);
  if (right / all < LEAST_PAIRS) process.exitCode = 1;
}

/** False accusations against runs that deserve trust: what the checker lets through, and what it calls shown. */
function tellSlander(book: readonly BookTrace[]): void {
  const { made, open, shown } = countSlander(book.filter(({ expect }) => expect.verdict === 'trust'));
  const share = (count: number): string => `${((100 * count) / Math.max(made, 1)).toFixed(1)} %`;
  console.log(
    `  accusations of random types with real quotations against runs that deserve trust: ${made}; dropped ${share(made - open - shown)}, open ${share(open)}, called shown ${share(shown)}`,
  );
}
