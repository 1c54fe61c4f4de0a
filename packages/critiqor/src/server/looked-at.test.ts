import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunRow } from '@critiqor/api/runs';
import { createLooks } from './looked-at.ts';

/** A directory of runs that are all as listed, and how often each list looks at their files. */
function makeDirectory(total: number) {
  const clock = { now: 0 };
  const rows = new Map(
    Array.from({ length: total }, (_, index) => [`run_${index}`, { run_id: `run_${index}` } as RunRow]),
  );
  const looks = createLooks<string>(() => clock.now);
  const seen: string[] = [];
  const owed: number[] = [];
  const list = (isAsListed = true): number => {
    seen.length = 0;
    const taken = looks.takeAll([...rows.keys()], {
      listedRow: (id) => rows.get(id) ?? null,
      assume: (id) => (id === 'run_missing' ? null : id),
      look(id) {
        seen.push(id);
        return { run: id, isAsListed };
      },
    });
    assert.deepEqual(taken.runs, [...rows.keys()]);
    owed.push(taken.owed);
    return seen.length;
  };
  return { clock, rows, list, seen, owed };
}

test('the runs of a usual directory are looked at for every list', () => {
  const { list } = makeDirectory(1_000);
  assert.deepEqual([list(), list(), list()], [1_000, 1_000, 1_000]);
});

test('thousands are looked at in turns, each of them before long', () => {
  const { clock, list, seen, owed } = makeDirectory(4_000);
  const turns = new Set<string>();
  assert.equal(list(), 0, 'the first list is made at once');
  for (let round = 0; round < 3; round += 1) {
    assert.ok(list() <= 1_500);
    for (const id of seen) turns.add(id);
  }
  assert.equal(turns.size, 4_000);
  assert.deepEqual(owed, [4_000, 2_500, 1_000, 0]);
  clock.now += 60_000;
  for (let round = 0; round < 3; round += 1) list();
  assert.deepEqual(owed.slice(4), [2_500, 1_000, 0], 'too long ago');
});

test('what the list of seals says anew, and what is not as listed, is looked at', () => {
  const { rows, list, seen } = makeDirectory(4_000);
  for (let round = 0; round < 4; round += 1) list();
  rows.set('run_3999', { run_id: 'run_3999' } as RunRow);
  list();
  assert.ok(seen.includes('run_3999'));
  rows.set('run_missing', { run_id: 'run_missing' } as RunRow);
  list();
  assert.ok(seen.includes('run_missing'), 'it cannot be assumed');
  const other = makeDirectory(4_000);
  assert.deepEqual(
    [1, 2, 3, 4].map(() => other.list(false)),
    [0, 1_500, 3_000, 4_000],
  );
});
