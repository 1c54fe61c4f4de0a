import assert from 'node:assert/strict';
import { test } from 'node:test';
import { niceTicks } from './nice-ticks.ts';

test('ticks are round and reach the largest value', () => {
  assert.deepEqual(niceTicks(9283, 3), [0, 5000, 10_000]);
  assert.deepEqual(niceTicks(64_000, 3), [0, 25_000, 50_000, 75_000]);
  assert.deepEqual(niceTicks(1, 2), [0, 0.5, 1]);
});

test('nothing, or nothing that is a number, has one tick', () => {
  assert.deepEqual(niceTicks(0, 3), [0]);
  assert.deepEqual(niceTicks(Number.NaN, 3), [0]);
});
