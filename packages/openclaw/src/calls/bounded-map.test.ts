import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setBounded } from './bounded-map.ts';

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
