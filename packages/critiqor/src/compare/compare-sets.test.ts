import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSide } from '../testing/pipeline/test-side.ts';
import { compareSets } from './compare-sets.ts';
import { compareSamples, toShareDifference, toWilson } from './statistics.ts';

const CLAIM = { type: 'unverified_claim', severity: 'high', place: 'answer' } as const;

/** So many runs, of which the first ones failed. */
const makeSet = (from: number, count: number, failed: number, trust = 95) =>
  Array.from({ length: count }, (_, index) =>
    makeSide(`run_${String(from + index).padStart(3, '0')}`, {
      trust: index < failed ? 40 + index : trust + (index % 3),
      findings: index < failed ? [CLAIM] : [],
    }),
  );

test('within the noise nothing can be told', () => {
  const { verdict, shares } = compareSets(makeSet(1, 10, 2), makeSet(11, 10, 3));
  assert.equal(verdict.result, 'cannot_tell');
  assert.match(verdict.title, /within the noise/);
  assert.deepEqual(
    shares.map(({ name, before, after, result }) => [name, before.count, after.count, result]),
    [
      ['ready_for_runtime', 8, 7, 'cannot_tell'],
      ['unverified_claim', 2, 3, 'cannot_tell'],
    ],
  );
});

test('a regression is called one, and so is an improvement', () => {
  const [good, bad] = [makeSet(1, 12, 0), makeSet(21, 12, 10)];
  const worse = compareSets(good, bad);
  assert.equal(worse.verdict.result, 'regression');
  assert.equal(worse.verdict.title, 'Regression: ready runs: 12 of 12 became 2 of 12');
  assert.ok(worse.verdict.reasons.includes('runs with unverified claim: 0 of 12 became 10 of 12'));
  assert.equal(compareSets(bad, good).verdict.result, 'improvement');
});

test('runs without a verdict are left out and named; with none left nothing can be told', () => {
  const unjudged = makeSide('run_099', { trust: null });
  const { after, verdict } = compareSets(makeSet(1, 6, 0), [...makeSet(11, 6, 0), unjudged]);
  assert.deepEqual([after.left_out, verdict.result], [['run_099'], 'cannot_tell']);
  assert.equal(compareSets(makeSet(1, 6, 0), [unjudged]).verdict.result, 'cannot_tell');
});

test('sets with other tasks are not comparable', () => {
  const others = makeSet(11, 3, 0).map((side) => ({ ...side, task: 'Write a poem' }));
  const { verdict, unlike } = compareSets(makeSet(1, 3, 0), others);
  assert.equal(verdict.result, 'not_comparable');
  assert.deepEqual(unlike, ['The tasks differ: “List the files” and “Write a poem”.']);
  const mixed = compareSets(makeSet(1, 3, 0), [...makeSet(11, 3, 0), ...others]);
  assert.deepEqual(mixed.unlike, ['1 task only after, such as “Write a poem”.']);
});

test('intervals are those of the textbooks', () => {
  const round = (values: readonly number[]) => values.map((value) => Number(value.toFixed(4)));
  // Newcombe 1998, tables of methods 3 and 10: 81 of 263; 56 of 70 against 48 of 80.
  assert.deepEqual(round(toWilson(81, 263)), [0.2553, 0.3662]);
  assert.deepEqual(round(toWilson(0, 20)), [0, 0.1611]);
  assert.deepEqual(round(toShareDifference({ count: 48, of: 80 }, { count: 56, of: 70 })), [0.0524, 0.3339]);
  assert.deepEqual(toShareDifference({ count: 0, of: 0 }, { count: 1, of: 1 }), [-1, 1]);
});

test('samples differ by rank, and few values never do', () => {
  assert.equal(compareSamples([1, 2, 3], [7, 8, 9]), 0);
  assert.equal(compareSamples([1, 2, 3, 4], [7, 8, 9, 10]), 1);
  assert.equal(compareSamples([7, 8, 9, 10], [1, 2, 3, 4]), -1);
  assert.equal(compareSamples([5, 5, 5, 5], [5, 5, 5, 5]), 0);
  assert.equal(compareSamples([1, 9, 3, 7, 5], [2, 8, 4, 6, 5]), 0);
});
