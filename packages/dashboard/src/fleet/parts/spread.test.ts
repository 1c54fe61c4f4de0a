import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, spread } from './spread.ts';

const timeOf = (day: number): number => day * DAY_MS + 5;

test('days without a value are there too', () => {
  assert.deepEqual(spread([3, 6], timeOf, DAY_MS, 100), [
    { at: 3 * DAY_MS, item: 3 },
    { at: 4 * DAY_MS, item: null },
    { at: 5 * DAY_MS, item: null },
    { at: 6 * DAY_MS, item: 6 },
  ]);
  assert.deepEqual(spread([], timeOf, DAY_MS, 100), []);
});

test('of a long time the newest steps are kept', () => {
  assert.deepEqual(
    spread([0, 900], timeOf, DAY_MS, 2).map(({ item }) => item),
    [null, 900],
  );
});
