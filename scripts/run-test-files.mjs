// Runs test files in the order given, shows each test, and writes a summary for `run-tests.mjs`.
import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** No test needs so long; one that hangs must not hold up the others for ever. */
const HANGS_AFTER_MS = 600_000;

const [summaryPath, concurrency, ...files] = process.argv.slice(2);
const isShared = concurrency === 'one-process';
const summary = { tests: 0, failed: [], seconds: {} };

const events = run({
  files: files.map((file) => resolve(file)),
  ...(isShared
    ? { isolation: 'none' }
    : { concurrency: Number(concurrency), execArgv: [`--test-timeout=${HANGS_AFTER_MS}`] }),
});
events.on('test:fail', ({ file }) => {
  const name = relative(process.cwd(), file ?? '');
  if (!summary.failed.includes(name)) summary.failed.push(name);
  process.exitCode = 1;
});
events.on('test:summary', ({ file, counts, duration_ms }) => {
  if (file) summary.seconds[relative(process.cwd(), file)] = duration_ms / 1_000;
  else summary.tests = counts.tests;
});
events.compose(new spec()).pipe(process.stdout);
// The last moment: the summaries are all there.
process.on('exit', () => writeFileSync(summaryPath, JSON.stringify(summary)));
