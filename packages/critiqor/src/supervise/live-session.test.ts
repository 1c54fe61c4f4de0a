import assert from 'node:assert/strict';
import { appendFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import fc from 'fast-check';
import { SESSION_SCHEMA } from '../sealed/sealed-format.ts';
import {
  CREATED_AT,
  createTestWriter,
  makeJournalLines,
  makeLifecycle,
  makeTestRun,
  sealTestRun,
  writeJournal,
} from '../testing/test-evidence.ts';
import { createLiveSession } from './live-session.ts';

const open = (paths: RunPaths) =>
  createLiveSession(paths, { createdAt: CREATED_AT, now: () => '2026-01-01T00:10:00.000Z' });

test('before anything is recorded there is a summary that says so', (t) => {
  const live = open(makeTestRun(t));
  assert.equal(live.poll(), true);
  const session = JSON.parse(live.toSessionJson());
  assert.deepEqual(Object.keys(session), [
    'session_id',
    'run_id',
    'schema_version',
    'created_at',
    'updated_at',
    'events_file',
    'events',
    'metrics',
  ]);
  assert.equal(session.schema_version, SESSION_SCHEMA);
  assert.equal(session.events_file, 'events.jsonl');
  assert.equal(session.updated_at, '2026-01-01T00:10:00.000Z');
  assert.equal(session.metrics.total_events, 0);
  assert.equal(live.lastEventAt, null);
  assert.equal(live.poll(), false);
});

test('it counts what is appended, and says when there is nothing new', (t) => {
  const paths = makeTestRun(t);
  const live = open(paths);
  live.poll();
  const write = createTestWriter('w_a');
  writeJournal(paths, [write(), write()]);
  assert.equal(live.poll(), true);
  assert.deepEqual(live.metrics.tool_calls, { exec: 2 });
  assert.equal(live.poll(), false);
  appendFileSync(paths.journal, `${write()}\n`);
  assert.equal(live.poll(), true);
  assert.deepEqual(live.metrics.tool_calls, { exec: 3 });
  assert.equal(live.heads.get('w_a')?.seq, 3);
  assert.equal(live.lastEventAt, '2026-01-01T00:00:03.000Z');
  assert.equal(live.journalBytes, statSync(paths.journal).size);
});

test('a line that is being written counts when it is whole', (t) => {
  const paths = makeTestRun(t);
  const live = open(paths);
  const line = createTestWriter('w_a')({ payload: { text: 'é' } });
  const bytes = Buffer.from(`${line}\n`);
  for (const [index, byte] of bytes.entries()) {
    appendFileSync(paths.journal, Buffer.of(byte));
    live.poll();
    assert.equal(live.metrics.total_events, index < bytes.length - 1 ? 0 : 1);
  }
  assert.deepEqual(live.noteCounts, {});
});

test('whenever it looks, its numbers are those of the seal in the end', async (t) => {
  const lines = makeJournalLines().map((line) => `${line}\n`);
  const part = fc.oneof(fc.constantFrom(...lines), fc.constantFrom('garbage\n', '{"torn"', '\n'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 10 }),
      fc.array(fc.nat(900), { maxLength: 20 }),
      async (parts, sizes) => {
        const paths = makeTestRun(t);
        const live = open(paths);
        for (const event of makeLifecycle()) live.addLifecycle(event);
        const bytes = Buffer.from(`${lines.join('')}${parts.join('')}\n`);
        let written = 0;
        for (const size of [...sizes, bytes.length]) {
          appendFileSync(paths.journal, bytes.subarray(written, written + size));
          written = Math.min(written + size, bytes.length);
          live.poll();
        }
        const { metrics, integrity } = await sealTestRun(paths);
        assert.deepEqual(live.metrics, metrics);
        assert.deepEqual({ ...live.noteCounts }, { ...integrity.note_counts });
      },
    ),
    { numRuns: 100 },
  );
});

test('a journal that was removed keeps its numbers until there is another', (t) => {
  const paths = makeTestRun(t);
  const live = open(paths);
  writeJournal(paths, makeJournalLines());
  live.poll();
  rmSync(paths.journal);
  assert.equal(live.poll(), false);
  assert.equal(live.metrics.total_events, 8);
  writeJournal(paths, makeJournalLines().slice(0, 3));
  assert.equal(live.poll(), true);
  assert.equal(live.metrics.total_events, 3);
});

test('a journal that was replaced, cut or rewritten is read from its beginning', (t) => {
  const paths = makeTestRun(t);
  const live = open(paths);
  live.addLifecycle(makeLifecycle()[0] as ReturnType<typeof makeLifecycle>[number]);
  const counted = (): number => {
    live.poll();
    return live.metrics.total_events - 1;
  };
  writeJournal(paths, makeJournalLines());
  assert.equal(counted(), 8);
  writeFileSync(`${paths.journal}.new`, `${makeJournalLines().slice(0, 2).join('\n')}\n`);
  renameSync(`${paths.journal}.new`, paths.journal);
  assert.equal(counted(), 2);
  truncateSync(paths.journal, 0);
  assert.equal(counted(), 0);
  writeJournal(paths, makeJournalLines());
  assert.equal(counted(), 8);
  // In place, and longer than before: only the bytes tell.
  const write = createTestWriter('w_other');
  writeJournal(
    paths,
    Array.from({ length: 40 }, () => write()),
  );
  assert.equal(counted(), 40);
});

test('one poll reads no more than it may, and the next goes on', (t) => {
  const paths = makeTestRun(t);
  const live = open(paths);
  const write = createTestWriter('w_a');
  writeJournal(
    paths,
    Array.from({ length: 200 }, () => write()),
  );
  let polls = 0;
  while (live.poll(10_000)) polls += 1;
  assert.ok(polls > 5);
  assert.equal(live.metrics.total_events, 200);
});

test('growth of 100 MB is read once and held nowhere', (t) => {
  const paths = makeTestRun(t);
  const live = open(paths);
  const write = createTestWriter('w_a');
  const lines = Array.from({ length: 1_000 }, () => write({ payload: { text: 'x'.repeat(100_000) } }));
  writeJournal(paths, lines);
  lines.length = 0;
  const before = process.memoryUsage();
  while (live.poll());
  const { external, arrayBuffers } = process.memoryUsage();
  assert.equal(live.metrics.total_events, 1_000);
  assert.ok(arrayBuffers - before.arrayBuffers < 20_000_000, `${arrayBuffers - before.arrayBuffers}`);
  assert.ok(external - before.external < 40_000_000);
});

test('lines of the supervisor in the journal are not counted', (t) => {
  const paths = makeTestRun(t);
  const live = open(paths);
  writeJournal(paths, [createTestWriter('supervisor')()]);
  live.poll();
  assert.equal(live.metrics.total_events, 0);
  assert.deepEqual(live.noteCounts, { garbage_line: 1 });
});

test('the live summary holds the newest events, bounded in number and size, and names the journal', (t) => {
  const paths = makeTestRun(t);
  const live = open(paths);
  const write = (texts: readonly string[]): void => {
    const writer = createTestWriter('w_a');
    writeJournal(
      paths,
      texts.map((text) => writer({ event_type: 'input', payload: { text } })),
    );
  };
  const shown = (): { readonly payload: { readonly text?: string }; readonly payload_omitted?: boolean }[] => {
    live.poll();
    const session = JSON.parse(live.toSessionJson());
    assert.equal(session.events_file, 'events.jsonl');
    return session.events;
  };
  assert.deepEqual(shown(), []);
  const texts = Array.from({ length: 700 }, (_, number) => `message ${number}`);
  write(texts);
  assert.deepEqual(
    shown().map(({ payload }) => payload.text),
    texts.slice(-200),
  );
  const long = Array.from({ length: 40 }, (_, number) => `${number} ${'ö'.repeat(10_000)}`);
  write(long);
  const kept = shown();
  assert.ok(Buffer.byteLength(JSON.stringify(kept)) <= 256 << 10);
  assert.equal(kept.length, 12, 'as many as fit, the newest');
  assert.equal(kept.at(-1)?.payload.text, long.at(-1));
  write(['x'.repeat(300_000)]);
  assert.deepEqual(
    shown().map(({ payload, payload_omitted }) => [payload, payload_omitted]),
    [[{}, true]],
  );
});
