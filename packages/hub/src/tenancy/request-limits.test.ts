import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMinuteCounter } from './request-limits.ts';

test('a limit counts by key and by minute', () => {
  const counter = createMinuteCounter();
  assert.deepEqual(
    [1, 2, 3].map(() => counter.take('a', 2, 1_000)),
    [true, true, false],
  );
  assert.equal(counter.take('b', 2, 1_000), true);
  assert.equal(counter.isFull('a', 2, 1_000), true);
  assert.equal(counter.isFull('a', 2, 61_000), false);
  assert.equal(counter.take('a', 2, 61_000), true);
});
