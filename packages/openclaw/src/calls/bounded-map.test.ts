import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oldestOf, setBounded } from './bounded-map.ts';

test('beyond its limit a map forgets what was set first', () => {
  const map = new Map<string, number>();
  for (const [index, key] of ['a', 'b', 'c', 'a', 'd'].entries()) setBounded(map, key, index, 3);
  assert.deepEqual(
    [...map],
    [
      ['b', 1],
      ['c', 2],
      ['d', 4],
    ],
  );
});

test('what others deleted or set again in the meantime is not the oldest', () => {
  const map = new Map<number, string>();
  for (let key = 0; key < 1_000; key++) {
    if (key % 3 === 0) map.delete(key - 2);
    if (key % 50 === 0) map.clear();
    if (key % 7 === 0 && map.delete(key - 4)) map.set(key - 4, 'again');
    const expected = [...map.keys(), key].slice(-5);
    setBounded(map, key, 'new', 5);
    assert.deepEqual([...map.keys()], expected);
  }
});

test('an empty collection has no oldest', () => {
  const set = new Set<string>();
  assert.equal(oldestOf(set), undefined);
  set.add('a');
  assert.equal(oldestOf(set), 'a');
});
