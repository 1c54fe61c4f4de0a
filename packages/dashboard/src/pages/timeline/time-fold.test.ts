import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFold } from './time-fold.ts';

const idle = [
  { from_ms: 1_000, to_ms: 11_000, what: 'start_up' },
  { from_ms: 12_000, to_ms: 22_000, what: 'idle' },
] as const;
const fold = createFold({ run_from_ms: 1_000, run_to_ms: 23_000, idle });

test('idle stretches shrink, and the work keeps its length', () => {
  assert.equal(fold.toAxis(12_000) - fold.toAxis(11_000), 1_000);
  assert.equal(fold.toAxis(23_000) - fold.toAxis(22_000), 1_000);
  assert.equal(fold.toAxis(11_000) - fold.toAxis(1_000), 50);
  assert.deepEqual(
    fold.folds.map(({ from, to }) => [from, to]),
    [
      [1_000, 1_050],
      [2_050, 2_100],
    ],
  );
});

test('axis and time lead back to each other, in order, everywhere', () => {
  let before = Number.NEGATIVE_INFINITY;
  for (let ms = 0; ms <= 24_000; ms += 97) {
    const axis = fold.toAxis(ms);
    assert.ok(axis > before, `${ms}`);
    assert.ok(Math.abs(fold.toTime(axis) - ms) < 1e-6, `${ms}`);
    before = axis;
  }
});

test('without idle stretches the axis is time', () => {
  const plain = createFold({ run_from_ms: 5, run_to_ms: 10, idle: [] });
  assert.deepEqual([plain.toAxis(7), plain.toTime(7)], [7, 7]);
});
