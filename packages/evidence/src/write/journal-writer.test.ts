import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { EventDraft, JournalEvent } from '../contract/event.ts';
import { readWholeJournal } from '../read/journal-reader.ts';
import { draftToolCall, makeTestDirectory, openTestWriter, testDigest } from '../testing/test-journal.ts';
import { createEventEncoder } from './event-encoder.ts';
import type { JournalWriter } from './journal-writer.ts';

test('every event is one line, in the file before append returns', (t) => {
  const path = join(makeTestDirectory(t), 'events.jsonl');
  const journal = openTestWriter(path);
  for (let number = 1; number <= 3; number++) {
    assert.equal(journal.append(draftToolCall({ text: `line\nbreak ${number}` })), number);
    assert.equal(readFileSync(path, 'utf8').split('\n').length, number + 1);
  }
  assert.equal(journal.written, 3);
  journal.close();
});

test('what was written is read back, with an intact chain', async (t) => {
  const path = join(makeTestDirectory(t), 'events.jsonl');
  const journal = openTestWriter(path);
  for (let number = 1; number <= 5; number++) journal.append(draftToolCall({ number }));
  journal.close();
  const { events, report } = await readWholeJournal(path);
  assert.deepEqual(
    events.map(({ seq, payload }) => [seq, payload.input]),
    [1, 2, 3, 4, 5].map((number) => [number, { number }]),
  );
  assert.deepEqual(report.notes, []);
  assert.deepEqual(report.heads.get('w_a'), { seq: 5, hash: events[4]?.hash });
});

test('the journal is for the user alone', (t) => {
  const path = join(makeTestDirectory(t), 'events.jsonl');
  openTestWriter(path).append(draftToolCall());
  assert.equal(statSync(path).mode & 0o777, 0o600);
});

test('a writer that is never used creates nothing', (t) => {
  const path = join(makeTestDirectory(t), 'events.jsonl');
  const prepare = t.mock.fn();
  openTestWriter(path, { prepare }).close();
  assert.equal(prepare.mock.callCount(), 0);
  assert.equal(existsSync(path), false);
});

test('a writer goes on after it was closed', async (t) => {
  const path = join(makeTestDirectory(t), 'events.jsonl');
  const journal = openTestWriter(path);
  journal.append(draftToolCall());
  journal.close();
  journal.close();
  assert.equal(journal.append(draftToolCall()), 2);
  assert.deepEqual((await readWholeJournal(path)).report.notes, []);
});

const THROWN: Readonly<Record<string, () => unknown>> = {
  'an error': () => new RangeError('too far'),
  nothing: () => undefined,
  null: () => null,
  'a symbol': () => Symbol('no'),
  'words as a code': () => ({ code: 'SECRET words of a prompt' }),
  'an object whose code throws': () => Object.defineProperty({}, 'code', { get: () => assert.fail('again') }),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
};
for (const [is, make] of Object.entries(THROWN)) {
  test(`an event whose getter throws ${is} is counted, and the next one is written`, async (t) => {
    const path = join(makeTestDirectory(t), 'events.jsonl');
    const journal = openTestWriter(path);
    const input = Object.defineProperty({}, 'broken', {
      enumerable: true,
      get() {
        throw make();
      },
    });
    assert.equal(journal.append(draftToolCall(input)), null);
    assert.equal(journal.append(draftToolCall()), 2);
    const [gap] = (await readWholeJournal(path)).events;
    assert.deepEqual([gap?.event_type, gap?.status, gap?.payload.lost_events], ['recorder_fault', 'error', 1]);
    assert.deepEqual(gap?.payload.lost_by_type, { tool_call: 1 });
    assert.match(gap?.payload.code as string, /^\w+$/);
  });
}

test('a gap at the very end is written when the journal is closed', async (t) => {
  const path = join(makeTestDirectory(t), 'events.jsonl');
  const journal = openTestWriter(path);
  journal.append(draftToolCall(new Proxy({}, { ownKeys: () => assert.fail('not now') })));
  journal.close();
  const { events } = await readWholeJournal(path);
  assert.deepEqual(
    events.map(({ event_type }) => event_type),
    ['recorder_fault'],
  );
});

test('an event that a getter causes while another is encoded gets a place of its own', async (t) => {
  const path = join(makeTestDirectory(t), 'events.jsonl');
  const journal: JournalWriter = openTestWriter(path);
  const inner: EventDraft = { event_type: 'cron', source: 's', payload: { name: 'inner' } };
  const outer = draftToolCall({
    get late() {
      return journal.append(inner);
    },
  });
  assert.equal(journal.append(outer), 2);
  assert.equal(journal.append(draftToolCall()), 3);
  const { events, report } = await readWholeJournal(path);
  assert.deepEqual(
    events.map(({ event_type }) => event_type),
    ['cron', 'tool_call', 'tool_call'],
  );
  assert.deepEqual(report.notes, []);
});

/** Processes of their own, each ready to append `count` events. */
async function startWriters(
  t: TestContext,
  path: string,
  writers: readonly string[],
  count: number,
): Promise<ChildProcess[]> {
  const script = new URL('../testing/append-in-process.ts', import.meta.url);
  const children = writers.map((writer) =>
    fork(script, [path, writer, String(count)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }),
  );
  t.after(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  await Promise.all(children.map((child) => once(child, 'message')));
  return children;
}

test('four processes append to one journal at once: no torn line, every chain intact, no number left out', async (t) => {
  const path = join(makeTestDirectory(t), 'events.jsonl');
  const writers = ['w_a', 'w_b', 'w_c', 'w_d'];
  const children = await startWriters(t, path, writers, 2_000);
  for (const child of children) {
    child.stdout?.resume();
    child.send('go');
  }
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
  assert.deepEqual(codes, [0, 0, 0, 0]);
  const { events, report } = await readWholeJournal(path);
  assert.deepEqual(report.noteCounts, {});
  assert.equal(report.lines, 8_000);
  const byWriter = Map.groupBy(events, ({ writer }: JournalEvent) => writer);
  for (const writer of writers) {
    assert.deepEqual(
      byWriter.get(writer)?.map(({ seq }) => seq),
      Array.from({ length: 2_000 }, (_, index) => index + 1),
    );
  }
});

test('a process that is killed at any moment has lost no event that it had appended', async (t) => {
  const path = join(makeTestDirectory(t), 'events.jsonl');
  const [child] = await startWriters(t, path, ['w_a'], 1_000_000);
  assert.ok(child?.stdout);
  let said = '';
  const exited = once(child, 'exit');
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.length > 5_000) child.kill('SIGKILL');
  });
  child.send('go');
  const [, signal] = await exited;
  assert.equal(signal, 'SIGKILL');
  const lastSaid = Number(said.split('\n').at(-2));
  const { events, report } = await readWholeJournal(path);
  assert.ok(lastSaid > 0 && events.length >= lastSaid, `${events.length} events, ${lastSaid} said`);
  assert.deepEqual(
    Object.keys(report.noteCounts).filter((kind) => kind !== 'torn_line'),
    [],
  );
});

test('a line is written in one piece, also when it is large', async (t) => {
  const path = join(makeTestDirectory(t), 'events.jsonl');
  const journal = openTestWriter(path, { encode: createEventEncoder('full', testDigest) });
  const text = 'ä'.repeat(3_000_000);
  journal.append(draftToolCall({ text }));
  journal.append(draftToolCall());
  const { events, report } = await readWholeJournal(path);
  assert.deepEqual(events[0]?.payload.input, { text });
  assert.deepEqual(report.notes, []);
});
