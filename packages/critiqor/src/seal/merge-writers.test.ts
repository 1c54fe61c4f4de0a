import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mergeWriters } from './merge-writers.ts';

test('merging gives the order that sorting would give', () => {
  const lines = fc.array(fc.record({ writer: fc.nat(6), step: fc.nat(3) }), { maxLength: 60 });
  fc.assert(
    fc.property(lines, (drawn) => {
      const latest = new Map<number, number>();
      const times = drawn.map(({ writer, step }) => {
        latest.set(writer, (latest.get(writer) ?? 0) + step);
        return latest.get(writer) ?? 0;
      });
      const writers = drawn.map(({ writer }) => writer);
      const compare = (a: number, b: number): number =>
        (times[a] ?? 0) - (times[b] ?? 0) || (writers[a] ?? 0) - (writers[b] ?? 0) || a - b;
      const sorted = times.map((_, index) => index).sort(compare);
      assert.deepEqual([...mergeWriters(Uint32Array.from(writers), drawn.length, compare)], sorted);
    }),
    { numRuns: 500 },
  );
});

test('as many writers as lines are merged too', () => {
  const count = 5_000;
  const writers = new Uint32Array(count).map((_, index) => index);
  const order = mergeWriters(writers, count, (a, b) => b - a);
  assert.deepEqual([...order], [...writers].reverse());
});
