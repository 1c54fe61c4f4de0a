import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bringIntoView, panBy, ticksOf, zoomAt } from './time-view.ts';

const whole = { from: 0, to: 1000 };

test('zooming keeps the moment under the cursor where it is', () => {
  const view = zoomAt(whole, 0.5, 250, whole);
  assert.equal((250 - view.from) / (view.to - view.from), 0.25);
  assert.equal(view.to - view.from, 500);
});

test('nothing leads out of the run', () => {
  assert.deepEqual(zoomAt(whole, 3, 500, whole), whole);
  assert.deepEqual(panBy({ from: 0, to: 100 }, -50, whole), { from: 0, to: 100 });
  assert.deepEqual(panBy({ from: 850, to: 950 }, 500, whole), { from: 900, to: 1000 });
});

test('a moment that is in view moves nothing', () => {
  const view = { from: 100, to: 200 };
  assert.equal(bringIntoView(view, 150, whole), view);
  assert.deepEqual(bringIntoView(view, 500, whole), { from: 450, to: 550 });
});

test('ticks are round and do not precede the run', () => {
  const { ticks, digits } = ticksOf({ from: 995, to: 1405 }, 1000, 440);
  assert.equal(digits, 1);
  assert.deepEqual(
    ticks.map(({ sinceMs }) => sinceMs),
    [0, 200, 400],
  );
});
