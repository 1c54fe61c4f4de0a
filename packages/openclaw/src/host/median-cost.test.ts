import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMedianCost } from './median-cost.ts';

test('the median is told to a few percent, however the durations are spread', () => {
  assert.equal(createMedianCost().toMicroseconds(), 0);
  for (const median of [3, 28, 450, 20_000]) {
    const cost = createMedianCost();
    for (let index = -500; index <= 500; index++) cost.add((median * (1 + index / 600)) / 1_000);
    for (const outlier of [0, 900_000]) cost.add(outlier);
    assert.ok(Math.abs(cost.toMicroseconds() - median) < median * 0.05 + 0.2, `${cost.toMicroseconds()} for ${median}`);
  }
});
