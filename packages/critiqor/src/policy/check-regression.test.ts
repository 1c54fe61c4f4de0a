import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunSide } from '../compare/run-side.ts';
import { makeSide } from '../testing/pipeline/test-side.ts';
import { checkAgainstRun, checkAgainstRuns, DEFAULT_BASELINE_RUNS, DEFAULT_WINDOW } from './check-regression.ts';

const CASCADE = { type: 'tool_error_cascade', severity: 'high', place: 'exec' } as const;
const RULES = { line: 3 };

/** Numbers that are the same in every run of the test. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Forty runs of an agent that fails now and then, and from the middle on always. Gives the numbers of the runs that were blocked. */
function rehearse(seed: number, flakiness: number, regressesAt: number): number[] {
  const random = createRandom(seed);
  const runs: RunSide[] = [];
  const blocked: number[] = [];
  for (let number = 1; number <= 40; number += 1) {
    const hasFailed = number >= regressesAt || random() < flakiness;
    const trust = hasFailed ? 35 + Math.round(random() * 10) : 90 + Math.round(random() * 10);
    runs.push(makeSide(`run_0${number}`, { trust, findings: hasFailed ? [CASCADE] : [] }));
    const newest = runs.slice(-DEFAULT_WINDOW);
    const baseline = runs.slice(0, -DEFAULT_WINDOW).slice(-DEFAULT_BASELINE_RUNS);
    if (checkAgainstRuns(baseline, newest, RULES).status === 'fail') blocked.push(number);
  }
  return blocked;
}

test('a real regression is caught within five runs, and a flaky run before it blocks nobody', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
  const early = seeds.filter((seed) => rehearse(seed, 0.15, 21).some((number) => number < 21));
  const late = seeds.filter((seed) => !rehearse(seed, 0.15, 21).some((number) => number >= 21 && number <= 25));
  assert.deepEqual(late, [], 'always caught in time');
  assert.ok(early.length <= 3, `blocked before the regression in ${early.length} of ${seeds.length} rehearsals`);
});

test('one bad run after twenty good ones does not block', () => {
  const good = Array.from({ length: 24 }, (_, index) => makeSide(`run_${index}`, { trust: 90 + (index % 10) }));
  const bad = makeSide('run_099', { trust: 30, findings: [CASCADE] });
  assert.equal(checkAgainstRuns(good.slice(0, 20), [...good.slice(20), bad], RULES).status, 'pass');
});

test('too few runs decide nothing', () => {
  const runs = [1, 2, 3].map((number) => makeSide(`run_00${number}`));
  assert.equal(checkAgainstRuns(runs, runs, RULES).status, 'skipped');
});

test('one run as the baseline', () => {
  const bad = makeSide('run_002', { trust: 40, findings: [CASCADE] });
  const good = makeSide('run_001');
  assert.equal(checkAgainstRun(good, bad, RULES).status, 'fail');
  assert.equal(checkAgainstRun(bad, good, RULES).status, 'pass');
  assert.equal(checkAgainstRun(makeSide('run_003', { task: 'Another' }), good, RULES).status, 'not_judgeable');
});
