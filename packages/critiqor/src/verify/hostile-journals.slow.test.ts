import assert from 'node:assert/strict';
import { existsSync, globSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { readWholeJournal } from '@critiqor/evidence/read/journal-reader';
import { toChainedLine } from '@critiqor/evidence/write/chain';
import fc from 'fast-check';
import { createTestWriter, makeJournalLines, makeTestRun, sealTestRun } from '../testing/test-evidence.ts';
import { verifyEvidence } from './verify-evidence.ts';

/** Whatever a journal contains, it is sealed, the seal verifies, and what was readable is in it. */

async function assertSealed(paths: RunPaths) {
  const summary = await sealTestRun(paths);
  const report = await verifyEvidence(paths.directory);
  assert.deepEqual(report.problems, []);
  assert.ok(report.status === 'consistent' || report.status === 'damaged', report.status);
  assert.equal(statSync(paths.session).mode & 0o777, 0o400);
  return {
    ...summary,
    session: JSON.parse(readFileSync(paths.session, 'utf8')) as { events: Record<string, unknown>[] },
  };
}

const ofJournal = (events: readonly Record<string, unknown>[]) =>
  events.filter(({ writer }) => writer !== 'supervisor');

test('any bytes at all can be sealed', async (t) => {
  const line = fc.constantFrom(...makeJournalLines().map((text) => Buffer.from(`${text}\n`)));
  const bytes = fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array));
  const torn = fc.tuple(line, fc.nat(300)).map(([whole, length]) => whole.subarray(0, length));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(line, line, bytes, torn), { maxLength: 12 }), async (parts) => {
      const paths = makeTestRun(t);
      const journal = Buffer.concat(parts);
      writeFileSync(paths.journal, journal);
      const { events } = await readWholeJournal(paths.journal);
      const { session, integrity } = await assertSealed(paths);
      assert.deepEqual(
        new Set(ofJournal(session.events).map(({ hash }) => hash)),
        new Set(events.map(({ hash }) => hash)),
      );
      for (const { offset, bytes: length, encoding, data } of integrity.unreadable) {
        assert.deepEqual(Buffer.from(data, encoding), journal.subarray(offset, offset + length));
      }
    }),
    { numRuns: 200 },
  );
});

test('a line of 100 MB does not keep the others from being sealed, and stays in the journal', async (t) => {
  const paths = makeTestRun(t);
  const [first, second, ...rest] = makeJournalLines();
  const file = openSync(paths.journal, 'w');
  writeSync(file, `${first}\n{"v":1,"payload":"`);
  for (let written = 0; written < 100; written++) writeSync(file, 'x'.repeat(1 << 20));
  writeSync(file, `"}\n${[second, ...rest].join('\n')}\n`);
  const { session, integrity, journalKept } = await assertSealed(paths);
  assert.equal(ofJournal(session.events).length, 2 + rest.length);
  assert.deepEqual(integrity.note_counts, { oversized_line: 1 });
  assert.equal(integrity.unreadable[0]?.data.length, 65_536);
  assert.equal(journalKept, true);
  assert.ok(statSync(paths.session).size < 200_000);
  assert.ok(existsSync(paths.journal));
});

test('an event of 20 MB is sealed as it is', async (t) => {
  const paths = makeTestRun(t);
  const line = createTestWriter('w_a')({ payload: { text: 'é'.repeat(10 << 20) } });
  writeFileSync(paths.journal, `${line}\n${createTestWriter('w_b')()}\n`);
  await assertSealed(paths);
  assert.ok(readFileSync(paths.session, 'utf8').includes(line.slice(1)));
});

test('nesting beyond all measure is an event with a note, or with its own hash without one', async (t) => {
  const paths = makeTestRun(t);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const nest = (line: string): string => line.replace('{"command":"step 1","options":{"depth":[1]}}', deep);
  const altered = nest(createTestWriter('w_a')());
  const { hash: _, ...members } = JSON.parse(createTestWriter('w_b')()) as Record<string, unknown>;
  const genuine = toChainedLine(nest(JSON.stringify(members))).line;
  writeFileSync(paths.journal, `${altered}\n${genuine}\n`);
  const { integrity, session } = await assertSealed(paths);
  assert.equal(ofJournal(session.events).length, 2);
  assert.deepEqual(integrity.note_counts, { altered_line: 1 });
});

test('bytes that are not UTF-8 within an event are noted and kept unchanged', async (t) => {
  const paths = makeTestRun(t);
  const bytes = Buffer.from(createTestWriter('w_a')({ payload: { text: 'broken: ??' } }));
  bytes[bytes.indexOf('?')] = 0xff;
  writeFileSync(paths.journal, Buffer.concat([bytes, Buffer.from('\n')]));
  const { integrity, session } = await assertSealed(paths);
  assert.deepEqual(integrity.note_counts, { altered_line: 1, invalid_utf8: 1 });
  assert.deepEqual(ofJournal(session.events)[0]?.payload, { text: 'broken: \ufffd?' });
  assert.deepEqual(Buffer.from(integrity.unreadable[0]?.data ?? '', 'base64'), bytes);
});

test('ten thousand lines of garbage are counted, and the first of them noted', async (t) => {
  const paths = makeTestRun(t);
  writeFileSync(paths.journal, 'garbage\n'.repeat(10_000));
  const { integrity, journalKept } = await assertSealed(paths);
  assert.deepEqual(integrity.note_counts, { garbage_line: 10_000 });
  assert.equal(integrity.notes.length, 1_000);
  assert.equal(integrity.unreadable.length, 10_000);
  assert.equal(journalKept, false);
});

test('lines that were altered by the thousand are told by their number', async (t) => {
  const paths = makeTestRun(t);
  const write = createTestWriter('w_a');
  const lines = Array.from({ length: 1_500 }, () => write().replace('step', 'stop'));
  writeFileSync(paths.journal, `${lines.join('\n')}\n`);
  const { integrity } = await assertSealed(paths);
  assert.deepEqual(integrity.note_counts, { altered_line: 1_500 });
});

test('members that only look like ours, and names of every kind, are sealed', async (t) => {
  const paths = makeTestRun(t);
  const names = ['__proto__', 'constructor', '', '\u0000', '"\\', 'é😀', 'x'.repeat(10_000), '\u2028', '1'];
  const lines = names.flatMap((name) => {
    const write = createTestWriter(name);
    return [
      write({ event_type: name, tool_name: name }),
      write({
        event_type: 'tool_call',
        tool_name: name,
        payload: { [name]: { events: [], event_id: 'evt_1', '],"metrics"': '\n],' } },
      }),
    ];
  });
  writeFileSync(paths.journal, `${lines.join('\n')}\n`);
  const { session, metrics } = await assertSealed(paths);
  assert.equal(ofJournal(session.events).length, lines.length);
  assert.equal(metrics.by_event_type['"\\'], 1);
});

test('lines that are laid out in another way, or end in CRLF, are sealed with a note of it', async (t) => {
  const paths = makeTestRun(t);
  const spaced = makeJournalLines().map(
    (line) => ` ${JSON.stringify(JSON.parse(line), null, 1).replaceAll('\n', ' ')} \r`,
  );
  writeFileSync(paths.journal, spaced.join('\n'));
  const { session, integrity } = await assertSealed(paths);
  assert.equal(ofJournal(session.events).length, spaced.length);
  assert.deepEqual(integrity.note_counts, { rewritten_line: spaced.length });
});

test('lines that were removed, moved or repeated are sealed with a note of it', async (t) => {
  const paths = makeTestRun(t);
  const write = createTestWriter('w_a');
  const lines = Array.from({ length: 12 }, () => write());
  const changed = lines
    .toSpliced(2, 2)
    .toSpliced(5, 0, lines[2] ?? '')
    .toSpliced(8, 0, lines[0] ?? '');
  writeFileSync(paths.journal, `${changed.join('\n')}\n`);
  const { integrity } = await assertSealed(paths);
  assert.deepEqual(integrity.note_counts, { duplicate_line: 1, missing_lines: 1, reordered_line: 1 });
  const writer = integrity.writers.find((summary) => summary.writer === 'w_a');
  assert.deepEqual([writer?.events, writer?.missing, writer?.gaps], [11, 1, [{ after: 2, missing: 2 }]]);
});

for (const path of globSync(['packages/evidence/fixtures/*.jsonl', 'fixtures/evidence/**/*.jsonl'], {
  cwd: join(import.meta.dirname, '../../../..'),
})) {
  test(`${path} can be sealed`, async (t: TestContext) => {
    const paths = makeTestRun(t);
    const source = join(import.meta.dirname, '../../../..', path);
    writeFileSync(paths.journal, readFileSync(source));
    const { events, report } = await readWholeJournal(source);
    const { session, integrity } = await assertSealed(paths);
    assert.equal(ofJournal(session.events).length, events.length);
    assert.deepEqual({ ...integrity.note_counts }, { ...report.noteCounts });
  });
}
