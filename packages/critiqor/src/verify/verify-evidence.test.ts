import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { EVIDENCE_VERSION } from '@critiqor/evidence/contract/event';
import { NOTE_KINDS } from '@critiqor/evidence/read/note-kinds';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import { createLiveSession } from '../supervise/live-session.ts';
import {
  CREATED_AT,
  createTestWriter,
  makeJournalLines,
  makeKeys,
  makeSealedRun,
  makeTestRun,
  SEALED_AT,
  sealTestRun,
  writeJournal,
} from '../testing/test-evidence.ts';
import { PROBLEM_KINDS } from './problem-kinds.ts';
import { loadPublicKey, toKeyId } from './signing-keys.ts';
import { verifyEvidence } from './verify-evidence.ts';

test('unsigned evidence that fits is consistent, not signed', async (t) => {
  const { paths } = await makeSealedRun(t);
  const { status, signature, problems, events, writers, run_id, sealed_at, key_id } = await verifyEvidence(
    paths.session,
  );
  assert.deepEqual([status, signature, problems, events], ['consistent', 'absent', [], 11]);
  assert.deepEqual(
    writers.map(({ writer, events: count }) => `${writer} ${count}`),
    ['supervisor 3', 'w_a 5', 'w_b 3'],
  );
  assert.deepEqual([run_id, sealed_at, key_id], ['run_001', SEALED_AT, null]);
});

test('signed evidence says so where the key is known, and is only consistent where it is not', async (t) => {
  const { privateKey, publicKey } = makeKeys();
  const { paths } = await makeSealedRun(t, privateKey);
  const known = await verifyEvidence(paths.session, { publicKey });
  assert.deepEqual([known.status, known.signature, known.key_id], ['signed', 'valid', toKeyId(publicKey)]);
  const unknown = await verifyEvidence(paths.session);
  assert.deepEqual([unknown.status, unknown.signature], ['consistent', 'unchecked_key']);
});

test('evidence that is unsigned, or signed by somebody else, is invalid where a key is expected', async (t) => {
  const { publicKey } = makeKeys();
  const unsigned = await verifyEvidence((await makeSealedRun(t)).paths.session, { publicKey });
  assert.deepEqual(
    [unsigned.status, unsigned.signature, unsigned.problems[0]?.kind],
    ['invalid', 'absent', 'signature_absent'],
  );
  const other = await verifyEvidence((await makeSealedRun(t, makeKeys().privateKey)).paths.session, { publicKey });
  assert.deepEqual(
    [other.status, other.signature, other.problems[0]?.kind],
    ['invalid', 'other_key', 'signature_other_key'],
  );
});

/** Sealed by the code of its time; evidence of every version stays verifiable as it is. */
const SEALED_VERSIONS: readonly (readonly [file: string, keyId: string])[] = [['session-v1.json', '9e14e409c38c4278']];
for (const [file, keyId] of SEALED_VERSIONS) {
  test(`${file} verifies byte for byte and is read as evidence of today`, async () => {
    const path = join(import.meta.dirname, '../../../../fixtures/sealed', file);
    const publicKey = createPublicKey(JSON.parse(readFileSync(path, 'utf8')).integrity.signature.public_key);
    const { status, problems, events, key_id } = await verifyEvidence(path, { publicKey });
    assert.deepEqual([status, problems, events, key_id], ['signed', [], 55, keyId]);
    const session = openSealedSession(path);
    const records = [...session.events()];
    session.close();
    assert.equal(records.length, events);
    assert.ok(records.every(({ journal, raw }) => journal.v === EVIDENCE_VERSION && raw.v === 1));
  });
}

test('a copied directory verifies elsewhere, with nothing but the public key', async (t) => {
  const { privateKey, publicKey } = makeKeys();
  const { paths } = await makeSealedRun(t, privateKey);
  const { runsDir } = makeTestRun(t);
  const copy = join(runsDir, 'copy of a run');
  cpSync(paths.directory, copy, { recursive: true });
  const keyPath = join(runsDir, 'key.pub');
  writeFileSync(keyPath, publicKey.export({ type: 'spki', format: 'pem' }));
  assert.equal((await verifyEvidence(copy, { publicKey: loadPublicKey(keyPath) })).status, 'signed');
});

test('a live summary, and what is no evidence at all, is invalid and said to be so', async (t) => {
  const paths = makeTestRun(t);
  const live = createLiveSession(paths, { createdAt: CREATED_AT });
  writeFileSync(paths.session, live.toSessionJson());
  assert.deepEqual((await verifyEvidence(paths.session)).problems, [
    { kind: 'not_sealed', message: PROBLEM_KINDS.not_sealed },
  ]);
  writeFileSync(paths.session, 'something else');
  assert.deepEqual((await verifyEvidence(paths.session)).problems, [
    { kind: 'unreadable', message: PROBLEM_KINDS.unreadable },
  ]);
});

test('a path without evidence is an error that says what to name', async (t) => {
  const { directory } = makeTestRun(t);
  await assert.rejects(verifyEvidence(directory), { code: 'unknown_run' });
  await assert.rejects(verifyEvidence(join(directory, 'nowhere')), { code: 'unknown_run' });
  symlinkSync('/etc/passwd', join(directory, 'session.json'));
  await assert.rejects(verifyEvidence(directory), { code: 'runs_dir_unusable' });
});

test('what was wrong before the seal is told, and is no problem of the seal', async (t) => {
  const paths = makeTestRun(t);
  const lines = makeJournalLines();
  writeJournal(paths, [...lines.toSpliced(2, 1), 'garbage']);
  await sealTestRun(paths);
  const { status, problems, note_counts } = await verifyEvidence(paths.session);
  assert.deepEqual([status, problems, note_counts], ['damaged', [], { garbage_line: 1, missing_lines: 1 }]);
});

test('damage before the seal is not hidden by a signature; a torn end is no damage', async (t) => {
  const { privateKey, publicKey } = makeKeys();
  for (const [last, status] of [
    ['{"event_type":"torn', 'signed'],
    ['garbage\n', 'damaged'],
  ] as const) {
    const paths = makeTestRun(t);
    writeJournal(paths, makeJournalLines());
    appendFileSync(paths.journal, last);
    await sealTestRun(paths, { signingKey: privateKey });
    const report = await verifyEvidence(paths.session, { publicKey });
    assert.deepEqual([report.status, report.signature], [status, 'valid']);
  }
});

test('of many problems the first are told and all are counted', async (t) => {
  const { paths, text } = await makeSealedRun(t);
  const copy = join(paths.runsDir, 'copy.json');
  const lines = text.split('\n');
  writeFileSync(copy, [lines[0], ...Array.from({ length: 500 }, () => 'garbage,'), ...lines.slice(1)].join('\n'));
  const { problems, problem_count } = await verifyEvidence(copy);
  assert.equal(problems.length, 100);
  assert.ok(problem_count > 500);
});

test('every kind of problem has a sentence', () => {
  for (const message of Object.values({ ...PROBLEM_KINDS, ...NOTE_KINDS })) assert.match(message, /^[A-Z].*\.$/);
});

test('a seal that claims hostile things about itself is invalid, and nothing worse', async (t) => {
  const { paths, text } = await makeSealedRun(t, makeKeys().privateKey);
  const copy = join(paths.runsDir, 'copy.json');
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const hostile = { toString: null, valueOf: 1 };
  const integrity = JSON.parse(text).integrity as Record<string, unknown>;
  const footers = [
    ...Object.keys(integrity).flatMap((name) =>
      [null, 7, 'x', [], [null], hostile, [hostile], { altered_line: hostile }].map((value) =>
        JSON.stringify({ ...integrity, [name]: value }),
      ),
    ),
    ...Object.keys(integrity).map((name) => JSON.stringify({ ...integrity, [name]: 'DEEP' }).replace('"DEEP"', deep)),
    ...['algorithm', 'public_key', 'key_id', 'value'].map((name) =>
      JSON.stringify({ ...integrity, signature: { ...(integrity.signature as object), [name]: hostile } }),
    ),
  ];
  const start = text.lastIndexOf('"integrity":') + '"integrity":'.length;
  for (const footer of footers) {
    if (footer === JSON.stringify(integrity)) continue;
    writeFileSync(copy, `${text.slice(0, start)}${footer}}\n`);
    assert.equal((await verifyEvidence(copy)).status, 'invalid', footer.slice(0, 200));
  }
  for (const metrics of ['null', '7', deep, JSON.stringify({ total_events: hostile })]) {
    writeFileSync(copy, text.replace(/"metrics":\{.*\},"integrity"/, `"metrics":${metrics},"integrity"`));
    assert.equal((await verifyEvidence(copy)).status, 'invalid');
  }
});

test('the event loop has its turn while much evidence is verified', async (t) => {
  const paths = makeTestRun(t);
  const write = createTestWriter('w_a');
  writeJournal(
    paths,
    Array.from({ length: 20_000 }, () => write()),
  );
  await sealTestRun(paths);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await verifyEvidence(paths.session);
  clearInterval(timer);
  assert.ok(turns > 1);
});
