import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { createTestWriter, makeSealedRun, makeTestRun, sealTestRun, writeJournal } from '../testing/test-evidence.ts';
import { openSealedSession, type SealedSession } from './sealed-reader.ts';
import type { SealedRecord } from './sealed-record.ts';

function read(path: string) {
  const session = openSealedSession(path);
  const records = [...session.events()];
  session.close();
  return { ...session, records };
}

/** Reads a text as a file. */
function readText(t: TestContext, text: string | Uint8Array) {
  const path = join(makeTestRun(t).directory, 'file.json');
  writeFileSync(path, text);
  return read(path);
}

const kinds = ({ notes }: Pick<SealedSession, 'notes'>): string[] => notes.map(({ kind }) => kind);

test('it gives header, events and footer of a sealed file', async (t) => {
  const { paths, text } = await makeSealedRun(t);
  const { header, footer, records, notes } = read(paths.session);
  const { events, metrics, integrity, ...expected } = JSON.parse(text);
  assert.deepEqual(header, expected);
  assert.deepEqual(footer, { metrics, integrity });
  assert.deepEqual(notes, []);
  assert.deepEqual(
    records.map(({ event_id, event, journal }) => ({ event_id, event, ...journal })),
    events,
  );
  assert.deepEqual(
    records.map(({ text: line }) => JSON.parse(line)),
    records.map(({ raw }) => raw),
  );
});

test('a reformatted file gives the same events and the same lines', async (t) => {
  const { paths, text } = await makeSealedRun(t);
  const sealed = read(paths.session);
  for (const changed of [
    JSON.stringify(JSON.parse(text)),
    JSON.stringify(JSON.parse(text), null, 2),
    text.replaceAll('\n', '\r\n'),
  ]) {
    const { records, ...session } = readText(t, changed);
    assert.deepEqual(kinds(session), ['reformatted']);
    assert.deepEqual(records.map(withoutPlace), sealed.records.map(withoutPlace));
    assert.deepEqual([session.header, session.footer], [sealed.header, sealed.footer]);
  }
});

const withoutPlace = ({ offset: _, bytes: __, ...record }: SealedRecord) => record;

test('every event has its place in the file', async (t) => {
  const { paths, text } = await makeSealedRun(t);
  const bytes = Buffer.from(text);
  for (const { event_id, offset, bytes: length, raw } of read(paths.session).records) {
    const { event_id: id, event: _, ...members } = JSON.parse(bytes.toString('utf8', offset, offset + length));
    assert.deepEqual([id, members], [event_id, raw]);
  }
});

test('lines longer than a chunk, and chunks that end anywhere, are read', async (t) => {
  const paths = makeTestRun(t);
  const write = createTestWriter('w_a');
  const lines = [10, 3_000_000, 20, 1_048_000, 700_000, 1].map((length) =>
    write({ payload: { text: 'é'.repeat(length) } }),
  );
  writeJournal(paths, lines);
  await sealTestRun(paths, { lifecycle: [] });
  assert.deepEqual(
    read(paths.session).records.map(({ text }) => text),
    lines,
  );
});

test('what is not a sealed file is noted, and no event is made up', (t) => {
  assert.deepEqual(kinds(readText(t, '')), ['unreadable']);
  assert.deepEqual(kinds(readText(t, 'no JSON')), ['unreadable']);
  assert.deepEqual(kinds(readText(t, '[]')), ['unreadable']);
  assert.deepEqual(kinds(readText(t, '{}')), ['not_sealed']);
  assert.deepEqual(kinds(readText(t, '{"events_file":"events.jsonl","metrics":{}}')), ['not_sealed']);
  assert.deepEqual(kinds(readText(t, `"${'x'.repeat(70 * 1024 * 1024)}"`)), ['too_large']);
});

test('a file that ends in the middle gives the events that are whole', async (t) => {
  const { text } = await makeSealedRun(t);
  const { records, ...session } = readText(t, text.slice(0, text.indexOf('evt_000006') + 100));
  assert.equal(records.length, 5);
  assert.deepEqual(kinds(session), ['truncated', 'unreadable_event']);
  assert.deepEqual(session.footer, {});
});

test('an event that cannot be read is noted by its line, and the others are given', async (t) => {
  const { text } = await makeSealedRun(t);
  const { records, notes } = readText(t, text.replace('"event_type":"process_start"', '"event_type":process_start'));
  assert.equal(records.length, 10);
  assert.deepEqual(notes, [{ kind: 'unreadable_event', line: 5 }]);
});

test('whatever is in a file, reading it does not throw', async (t) => {
  const { text } = await makeSealedRun(t);
  const bytes = Buffer.from(text);
  const edit = fc.record({
    at: fc.nat(bytes.length),
    remove: fc.nat(2_000),
    insert: fc.oneof(
      fc.uint8Array(),
      fc.json().map((json) => Buffer.from(json)),
    ),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 4 }), (edits) => {
      const changed = edits.reduce<Buffer>(
        (from, { at, remove, insert }) => Buffer.concat([from.subarray(0, at), insert, from.subarray(at + remove)]),
        bytes,
      );
      readText(t, changed);
    }),
    { numRuns: 300 },
  );
});

test('a file that is not there, and a directory, are errors that say so', (t) => {
  const { directory } = makeTestRun(t);
  assert.throws(() => openSealedSession(join(directory, 'none.json')), { code: 'unknown_run' });
  mkdirSync(join(directory, 'folder'));
  assert.throws(() => openSealedSession(join(directory, 'folder')), { code: 'runs_dir_unusable' });
});
