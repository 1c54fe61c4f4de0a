import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createSeqMap } from './seq-map.ts';

test('it answers as a map does, wherever the numbers lie', () => {
  const seq = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }));
  fc.assert(
    fc.property(fc.array(fc.tuple(seq, fc.integer({ min: -3, max: 9 }))), (entries) => {
      const map = createSeqMap();
      for (const [key, value] of entries) map.set(key, value);
      const expected = new Map(entries);
      for (const [key] of entries) assert.equal(map.get(key), expected.get(key));
      assert.equal(map.get(123_456_789), expected.get(123_456_789) ?? 0);
    }),
  );
});

test('a number that was far out is not remembered twice', () => {
  const map = createSeqMap();
  for (let time = 0; time < 6; time += 1) map.set(1, 0);
  map.set(46, 1);
  map.set(16, 0);
  for (let seq = 17; seq < 40; seq += 1) map.set(seq, 0);
  map.set(46, 0);
  assert.equal(map.get(46), 0);
});

test('forged numbers do not make it allocate up to them', () => {
  const map = createSeqMap();
  const before = process.memoryUsage().arrayBuffers;
  for (let seq = 1; seq < 2 ** 40; seq *= 2) map.set(seq, 1);
  assert.ok(process.memoryUsage().arrayBuffers - before < 1_000_000);
});
