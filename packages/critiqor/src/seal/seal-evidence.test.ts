import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDigester } from '@critiqor/evidence/write/digest-key';
import { createLiveSession } from '../supervise/live-session.ts';
import {
  CREATED_AT,
  createTestWriter,
  makeJournalLines,
  makeLifecycle,
  makeSealedRun,
  makeTestRun,
  SEALED_AT,
  sealTestRun,
  writeJournal,
} from '../testing/test-evidence.ts';
import { verifyEvidence } from '../verify/verify-evidence.ts';

const HEADER_MEMBERS = [
  'session_id',
  'run_id',
  'schema_version',
  'created_at',
  'updated_at',
  'sealed_at',
  'events_file',
  'events',
  'metrics',
  'integrity',
];

test('the sealed file is one JSON value with one event per line', async (t) => {
  const { text } = await makeSealedRun(t);
  const session = JSON.parse(text);
  assert.deepEqual(Object.keys(session), HEADER_MEMBERS);
  assert.equal(session.run_id, 'run_001');
  assert.equal(session.schema_version, 'critiqor.session.v1');
  assert.equal(session.created_at, CREATED_AT);
  assert.equal(session.updated_at, SEALED_AT);
  assert.equal(session.sealed_at, SEALED_AT);
  assert.equal(session.events_file, 'session.json');
  const lines = text.split('\n').slice(1, -2);
  assert.deepEqual(
    lines.map((line) => JSON.parse(line.replace(/,$/, ''))),
    session.events,
  );
});

test('a sealed event is the journal line, verbatim, with its id and canonical type in front', async (t) => {
  const { text } = await makeSealedRun(t);
  const sealed = text
    .split('\n')
    .slice(1, -2)
    .map((line) => line.replace(/,$/, ''));
  for (const line of makeJournalLines()) {
    const found = sealed.find((candidate) => candidate.endsWith(line.slice(1))) ?? '';
    assert.match(found.slice(0, -line.length + 1), /^\{"event_id":"evt_\d{6}","event":"\w+",$/);
  }
  assert.deepEqual(
    JSON.parse(text).events.map(({ event_id }: { event_id: string }) => event_id),
    sealed.map((_, index) => `evt_${String(index + 1).padStart(6, '0')}`),
  );
});

test('the digest is that of the file without its first and last line, as the shell can tell', async (t) => {
  const { paths, summary } = await makeSealedRun(t);
  const digest = execFileSync('sh', ['-c', `sed '1d;$d' ${paths.session} | sha256sum`], { encoding: 'utf8' });
  assert.equal(digest.slice(0, 64), summary.integrity.digest);
});

test('the summary says what was sealed', async (t) => {
  const { paths, summary, text } = await makeSealedRun(t);
  const session = JSON.parse(text);
  assert.equal(summary.events, 11);
  assert.equal(summary.bytes, statSync(paths.session).size);
  assert.deepEqual(summary.metrics, session.metrics);
  assert.deepEqual(summary.integrity, session.integrity);
  assert.deepEqual(
    summary.coverage.writers.map(({ writer }) => writer),
    ['w_a', 'w_b'],
  );
  assert.deepEqual(summary.eventLog, { events: session.events, leftOut: 0 });
});

test('evidence becomes readable by its owner only, and read-only; journal and key are gone', async (t) => {
  const paths = makeTestRun(t);
  writeJournal(paths, makeJournalLines());
  openDigester(paths.digestKey);
  // As a recorder leaves it that is killed between making the key and removing the draft of it.
  linkSync(paths.digestKey, `${paths.digestKey}.0123456789ab`);
  writeFileSync(join(paths.state, 'run_0010.key'), 'of another run');
  await sealTestRun(paths);
  assert.equal(statSync(paths.session).mode & 0o777, 0o400);
  assert.deepEqual(readdirSync(paths.directory), ['session.json']);
  assert.deepEqual(readdirSync(paths.state), ['run_0010.key']);
});

test('a run whose agent never attached is sealed with its lifecycle alone, journal missing or empty', async (t) => {
  for (const content of [null, '']) {
    const paths = makeTestRun(t);
    if (content !== null) writeFileSync(paths.journal, content);
    const summary = await sealTestRun(paths);
    assert.equal(summary.events, 3);
    assert.deepEqual(summary.coverage.writers, []);
    assert.equal((await verifyEvidence(paths.directory)).status, 'consistent');
  }
});

test('a run without any event is sealed too', async (t) => {
  const paths = makeTestRun(t);
  const summary = await sealTestRun(paths, { lifecycle: [] });
  assert.equal(summary.events, 0);
  assert.deepEqual(JSON.parse(readFileSync(paths.session, 'utf8')).events, []);
  assert.equal((await verifyEvidence(paths.directory)).status, 'consistent');
});

test('a live summary is replaced by the seal, and both name the same session', async (t) => {
  const paths = makeTestRun(t);
  writeJournal(paths, makeJournalLines());
  const live = createLiveSession(paths, { createdAt: CREATED_AT });
  for (const event of makeLifecycle()) live.addLifecycle(event);
  live.poll();
  writeFileSync(paths.session, live.toSessionJson());
  const summary = await sealTestRun(paths);
  const sealed = JSON.parse(readFileSync(paths.session, 'utf8'));
  assert.equal(JSON.parse(live.toSessionJson()).session_id, sealed.session_id);
  assert.deepEqual(live.metrics, summary.metrics);
});

test('sealing again changes nothing and only removes what was left over', async (t) => {
  const { paths, summary, text } = await makeSealedRun(t);
  openDigester(paths.digestKey);
  writeJournal(paths, makeJournalLines());
  const again = await sealTestRun(paths, { sealedAt: '2027-01-01T00:00:00.000Z', lifecycle: [] });
  assert.deepEqual(again, summary);
  assert.equal(readFileSync(paths.session, 'utf8'), text);
  assert.deepEqual(readdirSync(paths.directory), ['session.json']);
  assert.ok(!existsSync(paths.digestKey));
});

test('a journal that holds more than the seal is not removed', async (t) => {
  const { paths, text } = await makeSealedRun(t);
  writeJournal(paths, [...makeJournalLines(), createTestWriter('w_late')()]);
  await assert.rejects(sealTestRun(paths), { code: 'evidence_invalid', message: /not in the sealed evidence/ });
  writeFileSync(paths.journal, `${makeJournalLines().join('\n')}\nstray output\n`);
  await assert.rejects(sealTestRun(paths), { code: 'evidence_invalid' });
  assert.ok(existsSync(paths.journal));
  assert.equal(readFileSync(paths.session, 'utf8'), text);
});

test('a seal that does not verify is neither used nor replaced', async (t) => {
  const { paths, text } = await makeSealedRun(t);
  chmodSync(paths.session, 0o600);
  writeFileSync(paths.session, text.replace('4711', '4712'));
  writeJournal(paths, makeJournalLines());
  await assert.rejects(sealTestRun(paths), { code: 'evidence_invalid', remedy: /move session.json away/ });
  assert.ok(existsSync(paths.journal));
  assert.match(readFileSync(paths.session, 'utf8'), /4712/);
});

test('what may be damaged evidence is not replaced where there is no journal', async (t) => {
  const { paths, text } = await makeSealedRun(t);
  chmodSync(paths.session, 0o600);
  writeFileSync(paths.session, text.slice(1));
  await assert.rejects(sealTestRun(paths), { code: 'evidence_invalid' });
  assert.equal(readFileSync(paths.session, 'utf8'), text.slice(1));
});

test('lines that are no events are counted, located and kept unchanged', async (t) => {
  const paths = makeTestRun(t);
  const [first = '', second = '', third = ''] = makeJournalLines();
  const altered = third.replace('Ünïcode', 'Unicode');
  const bytes = Buffer.concat([
    Buffer.from(`${first}\nstray "output"\n`),
    Buffer.from([0xff, 0xfe, 0x0a]),
    Buffer.from(`${second}\n${second}\n${altered}\n${makeJournalLines()[3]?.slice(0, 50)}`),
  ]);
  writeFileSync(paths.journal, bytes);
  const { integrity, journalKept } = await sealTestRun(paths);
  assert.deepEqual(integrity.note_counts, {
    altered_line: 1,
    duplicate_line: 1,
    garbage_line: 1,
    invalid_utf8: 1,
    torn_line: 1,
  });
  assert.deepEqual(
    integrity.notes.map(({ kind, line }) => `${kind}@${line}`),
    ['garbage_line@2', 'invalid_utf8@3', 'duplicate_line@5', 'altered_line@6', 'torn_line@7'],
  );
  for (const { offset, bytes: length, encoding, data } of integrity.unreadable) {
    assert.deepEqual(Buffer.from(data, encoding), bytes.subarray(offset, offset + length));
  }
  assert.deepEqual(
    integrity.unreadable.map(({ kind }) => kind),
    ['garbage_line', 'invalid_utf8', 'duplicate_line', 'torn_line'],
  );
  assert.equal(journalKept, false);
  const sealed = readFileSync(paths.session, 'utf8');
  assert.ok(sealed.includes(altered.slice(1)));
  const report = await verifyEvidence(paths.session);
  assert.equal(report.status, 'damaged');
  assert.deepEqual(report.note_counts, integrity.note_counts);
});

test('a journal with more garbage than a seal takes is kept, read-only, and sealing again agrees', async (t) => {
  const paths = makeTestRun(t);
  writeFileSync(paths.journal, `${makeJournalLines().join('\n')}\n${'garbage '.repeat(20_000)}\n`);
  const summary = await sealTestRun(paths);
  assert.equal(summary.journalKept, true);
  assert.deepEqual(summary.integrity.unreadable_cut, { lines: 1, bytes: 159_999 - 65_536 });
  assert.equal(summary.integrity.unreadable[0]?.cut, true);
  assert.equal(statSync(paths.journal).mode & 0o777, 0o400);
  assert.deepEqual(await sealTestRun(paths), summary);
  assert.ok(existsSync(paths.journal));
});

test('an agent cannot write events of the supervisor', async (t) => {
  const paths = makeTestRun(t);
  const [, , last] = makeLifecycle();
  const forged = createTestWriter('supervisor')({ seq: 4, prev_hash: last?.hash, event_type: 'process_end' });
  writeJournal(paths, [...makeJournalLines(), forged]);
  const { metrics, integrity } = await sealTestRun(paths);
  assert.equal(metrics.by_event_type.process_end, undefined);
  assert.equal(integrity.note_counts.garbage_line, 1);
  assert.equal(integrity.unreadable[0]?.data, forged);
});

test('a lifecycle event that was changed in the record is noted, one that is none is kept', async (t) => {
  const paths = makeTestRun(t);
  const [first, second, third] = makeLifecycle();
  const lifecycle = [first, { ...second, payload: { command: ['rm'], pid: 1 } }, third, { odd: true }] as ReturnType<
    typeof makeLifecycle
  >;
  const { integrity, events } = await sealTestRun(paths, { lifecycle });
  assert.equal(events, 3);
  assert.deepEqual(
    integrity.notes.map(({ kind, source, line }) => `${kind} ${source} ${line}`),
    ['altered_line lifecycle 2', 'garbage_line lifecycle 4'],
  );
  assert.match(integrity.unreadable[0]?.data ?? '', /"odd":true/);
});

test('a payload that cannot be turned into text keeps nothing from being sealed', async (t) => {
  const paths = makeTestRun(t);
  const write = createTestWriter('w_a');
  const hostile = { toString: null, valueOf: 1 };
  writeJournal(paths, [
    write({ event_type: 'recorder_fault', payload: { reason: hostile, lost_events: hostile } }),
    write({ event_type: 'recorder_start', payload: { subscribed: [hostile, 'transcript'] } }),
    write({ event_type: 'after_provider_response', payload: { model_call: hostile } }),
  ]);
  const { events, coverage } = await sealTestRun(paths);
  assert.equal(events, 6);
  assert.equal(coverage.writers.length, 1);
});

test('progress goes from the beginning to the end and never back', async (t) => {
  const paths = makeTestRun(t);
  const write = createTestWriter('w_a');
  writeJournal(
    paths,
    Array.from({ length: 3_000 }, () => write({ payload: { text: 'x'.repeat(1_000) } })),
  );
  const seen: number[] = [];
  await sealTestRun(paths, { onProgress: (done, total) => void seen.push(done / total) });
  assert.deepEqual(
    seen,
    seen.toSorted((left, right) => left - right),
  );
  assert.equal(seen.at(-1), 1);
  assert.ok(seen.length > 5);
});

test('a journal that is still being written is not sealed', async (t) => {
  const paths = makeTestRun(t);
  const write = createTestWriter('w_a');
  writeJournal(
    paths,
    Array.from({ length: 3_000 }, () => write({ payload: { text: 'x'.repeat(1_000) } })),
  );
  const onProgress = (): void => appendFileSync(paths.journal, `${write()}\n`);
  await assert.rejects(sealTestRun(paths, { onProgress }), { code: 'writer_alive' });
  assert.deepEqual(readdirSync(paths.directory), ['events.jsonl']);
  assert.equal((await sealTestRun(paths)).integrity.note_counts.missing_lines, undefined);
});

for (const [what, place] of Object.entries({
  'a link': (path: string, outside: string) => symlinkSync(outside, path),
  'a link to a device that never ends': (path: string) => symlinkSync('/dev/zero', path),
  'a pipe': (path: string) => execFileSync('mkfifo', [path]),
  'a directory': (path: string) => mkdirSync(path),
  'a file of holes': (path: string) => {
    writeFileSync(path, '');
    truncateSync(path, 2 ** 40);
  },
})) {
  test(`${what} in the place of the journal is not read: the run is sealed without it, as damaged`, async (t) => {
    const paths = makeTestRun(t);
    const outside = join(paths.runsDir, '..', 'outside');
    writeFileSync(outside, 'precious');
    place(paths.journal, outside);
    const { integrity } = await sealTestRun(paths);
    assert.deepEqual(integrity.note_counts, { refused_file: 1 });
    const { status } = await verifyEvidence(paths.session);
    assert.equal(status, 'damaged');
    assert.equal((await sealTestRun(paths)).integrity.seal, integrity.seal, 'and sealing again changes nothing');
    assert.equal(readFileSync(outside, 'utf8'), 'precious');
    assert.equal(existsSync(paths.journal), what === 'a directory');
  });
}

test('a link in place of the sealed file or its draft is replaced, never followed', async (t) => {
  const paths = makeTestRun(t);
  const outside = join(paths.runsDir, '..', 'outside');
  writeFileSync(outside, 'precious');
  symlinkSync(outside, `${paths.session}.sealing`);
  execFileSync('mkfifo', [paths.session]);
  writeJournal(paths, makeJournalLines());
  await sealTestRun(paths);
  assert.equal((await verifyEvidence(paths.session)).status, 'consistent');
  assert.equal(readFileSync(outside, 'utf8'), 'precious');
  assert.equal(statSync(outside).mode & 0o777, 0o644 & ~process.umask());
});

test('a directory that is not writable is reported, and the journal stays', async (t) => {
  const paths = makeTestRun(t);
  writeJournal(paths, makeJournalLines());
  mkdirSync(`${paths.session}.sealing`);
  await assert.rejects(sealTestRun(paths), { code: 'runs_dir_unusable', remedy: /Nothing is lost/ });
  assert.ok(existsSync(paths.journal));
  renameSync(`${paths.session}.sealing`, join(paths.runsDir, 'away'));
  await sealTestRun(paths);
});
