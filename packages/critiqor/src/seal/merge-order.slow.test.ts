import assert from 'node:assert/strict';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { test } from 'node:test';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import fc from 'fast-check';
import { CREATED_AT, createTestWriter, makeTestRun, sealTestRun, writeJournal } from '../testing/test-evidence.ts';

/** The lines of some writers; their clocks jump, stand still, or say nothing that can be read. */
const TIMES = [
  '2026-01-01T00:00:01.000Z',
  '2026-01-01T00:00:01Z',
  '2026-01-01T00:00:02.500Z',
  '2026-06-01T00:00:00.000Z',
  '1970-01-01T00:00:00.000Z',
  'soon',
  '',
  '2026-01-01 00:00:05',
  '2026-13-99T99:99:99.999Z',
];
const writers = fc
  .uniqueArray(fc.constantFrom('w_a', 'w_b', 'w_c', '', 'é', '10', '9', 'z'.repeat(80)), { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.array(fc.constantFrom(...TIMES), { maxLength: 6 }).map((times) => toLines(name, times)),
      ),
    ),
  );

function toLines(writer: string, times: readonly string[]): string[] {
  const write = createTestWriter(writer);
  return times.map((timestamp) => write({ timestamp }));
}

/** A way in which the lines of writers may lie between each other. */
const interleave = (lists: readonly (readonly string[])[], choices: readonly number[]): string[] => {
  const left = lists.map((list) => [...list]);
  const merged: string[] = [];
  for (let turn = 0; left.some((list) => list.length > 0); turn++) {
    const open = left.filter((list) => list.length > 0);
    merged.push(open[(choices[turn % choices.length] ?? 0) % open.length]?.shift() ?? '');
  }
  return merged;
};

async function seal(paths: RunPaths, lines: readonly string[]): Promise<string> {
  rmSync(paths.session, { force: true });
  writeJournal(paths, lines);
  await sealTestRun(paths);
  chmodSync(paths.session, 0o600);
  return readFileSync(paths.session, 'utf8');
}

const choices = fc.array(fc.nat(7), { minLength: 1, maxLength: 24 });

test('however the lines of writers lie between each other, the sealed bytes are the same', async (t) => {
  const paths = makeTestRun(t);
  await fc.assert(
    fc.asyncProperty(writers, choices, choices, async (lists, one, another) => {
      assert.equal(await seal(paths, interleave(lists, one)), await seal(paths, interleave(lists, another)));
    }),
    { numRuns: 150 },
  );
});

test("a writer's own order is never changed, and every line is there once", async (t) => {
  const paths = makeTestRun(t);
  await fc.assert(
    fc.asyncProperty(writers, choices, async (lists, choice) => {
      const { events } = JSON.parse(await seal(paths, interleave(lists, choice))) as {
        events: { writer: string; hash: string }[];
      };
      for (const list of lists) {
        const [first] = list.map((line) => JSON.parse(line) as { writer: string });
        const sealed = events.filter(({ writer }) => writer === first?.writer).map(({ hash }) => hash);
        assert.deepEqual(
          sealed,
          list.map((line) => JSON.parse(line).hash),
        );
      }
    }),
    { numRuns: 150 },
  );
});

test('events stand in the order of their times, as far as clocks that jump back allow', async (t) => {
  const at = (seconds: number): string => new Date(Date.parse(CREATED_AT) + seconds * 1_000).toISOString();
  const lines = [...toLines('w_a', [at(10), at(1), at(12)]), ...toLines('w_b', [at(5), at(10), at(11)])];
  const { events } = JSON.parse(await seal(makeTestRun(t), lines)) as { events: { writer: string; seq: number }[] };
  const order = events.filter(({ writer }) => writer !== 'supervisor').map(({ writer, seq }) => `${writer}:${seq}`);
  assert.deepEqual(order, ['w_b:1', 'w_a:1', 'w_a:2', 'w_b:2', 'w_b:3', 'w_a:3']);
});
