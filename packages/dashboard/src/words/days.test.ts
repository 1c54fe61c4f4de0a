import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDayOf, toMomentOf } from './days.ts';

test('a day becomes the moments between which it lies, and comes back', () => {
  for (const day of ['2026-11-16', '2026-12-31', '2024-02-29', '2026-03-29']) {
    const [from, to] = [toMomentOf(day, false), toMomentOf(day, true)];
    assert.equal(toDayOf(from, false), day);
    assert.equal(toDayOf(to, true), day);
    const hours = (Date.parse(to ?? '') - Date.parse(from ?? '')) / 3_600_000;
    assert.ok(hours >= 23 && hours <= 25, `${day} has ${hours} hours`);
  }
});

test('what is no day or moment is none', () => {
  assert.equal(toMomentOf('', false), null);
  assert.equal(toMomentOf('soon', true), null);
  assert.equal(toDayOf(null, false), '');
  assert.equal(toDayOf('soon', true), '');
  assert.equal(toDayOf('2026-11-16', false).length, 10);
});
