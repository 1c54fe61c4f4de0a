import assert from 'node:assert/strict';
import { copyFileSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { toAnnouncement, toFileIdentity } from '@critiqor/evidence/contract/announcement';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import type { SealNote } from '../sealed/sealed-format.ts';
import { createTestWriter, makeKeys, makeTestRun, sealTestRun, writeJournal } from '../testing/test-evidence.ts';
import { verifyEvidence } from '../verify/verify-evidence.ts';
import { createWitnessKeeper } from '../witness/keeper.ts';

const WRITER = 'w_0123456789ab';
const LINES = 12;

/** Lines of a writer in which one text differs, with a chain that fits. */
function writeLines(changed = 0, count = LINES, writer = WRITER): string[] {
  const write = createTestWriter(writer);
  return Array.from({ length: count }, (_, index) =>
    write(
      index + 1 === changed
        ? { payload: { toolName: 'exec', toolCallId: 'call_1', input: { command: 'harmless' } } }
        : {},
    ),
  );
}

interface Told {
  readonly upTo?: number;
  readonly ends?: boolean;
  readonly more?: string;
}

/** A run whose supervisor was told of these lines while they were written. */
function makeWitnessed(t: TestContext, { upTo = LINES, ends = true, more = '' }: Told = {}) {
  const paths = makeTestRun(t);
  writeJournal(paths, writeLines());
  const { dev, ino } = lstatSync(paths.journal);
  const file = toFileIdentity(dev, ino);
  const keeper = createWitnessKeeper();
  const events = writeLines().map((line) => JSON.parse(line) as JournalEvent);
  for (const { writer, seq, hash } of events.slice(0, upTo)) {
    keeper.take(Buffer.from(toAnnouncement({ writer, seq, hash, file, isLast: ends && seq === upTo })));
  }
  keeper.take(Buffer.from(more));
  return { paths, witness: keeper.toStatement(), file };
}

async function sealAndVerify(paths: RunPaths, input: Parameters<typeof sealTestRun>[1]) {
  await sealTestRun(paths, input);
  const report = await verifyEvidence(paths.session);
  const { integrity } = JSON.parse(readFileSync(paths.session, 'utf8'));
  const notes = (integrity.notes as SealNote[]).map(({ kind, line, seq }) => `${kind}@${line}#${seq}`);
  return { report, notes, witness: integrity.witness };
}

/** Writes into the same file, as an editor would that wants to go unnoticed. */
const rewrite = ({ journal }: RunPaths, lines: readonly string[]): void =>
  writeFileSync(journal, lines.map((line) => `${line}\n`).join(''));

test('a journal that is as it was announced is witnessed, and the heads are in the seal', async (t) => {
  const { paths, witness } = makeWitnessed(t);
  const sealed = await sealAndVerify(paths, { witness });
  assert.deepEqual(sealed.notes, []);
  assert.deepEqual([sealed.report.status, sealed.report.witness.state], ['consistent', 'witnessed']);
  const { hash } = JSON.parse(writeLines().at(-1) ?? '') as JournalEvent;
  assert.deepEqual(sealed.witness, {
    kept: 'memory',
    absence: null,
    writers: [{ writer: WRITER, seq: LINES, head: hash, announced: LINES, ended: true }],
    unwitnessed: [],
  });
});

test('the heads are signed with the seal', async (t) => {
  const { privateKey, publicKey } = makeKeys();
  const { paths, witness } = makeWitnessed(t);
  await sealTestRun(paths, { witness, signingKey: privateKey });
  assert.equal((await verifyEvidence(paths.session, { publicKey })).status, 'signed');
  const changed = readFileSync(paths.session, 'utf8').replace('"kept":"memory"', '"kept":"file"');
  renameSync(paths.session, `${paths.session}.old`);
  writeFileSync(paths.session, changed);
  const kinds = (await verifyEvidence(paths.session, { publicKey })).problems.map(({ kind }) => kind);
  assert.deepEqual(kinds, ['wrong_seal', 'signature_invalid']);
});

test('a chain that was recomputed is damage, at the first line that differs', async (t) => {
  for (const changed of [1, 5, LINES]) {
    const { paths, witness } = makeWitnessed(t);
    rewrite(paths, writeLines(changed));
    const { report, notes } = await sealAndVerify(paths, { witness });
    assert.equal(report.status, 'damaged');
    assert.ok(notes.includes(`replaced_line@${changed}#${changed}`), notes.join());
    assert.equal(report.problem_count, 0, 'the seal itself is sound');
  }
});

test('a chain that was recomputed is found by the last announcement alone', async (t) => {
  const { paths, witness, file } = makeWitnessed(t);
  const keeper = createWitnessKeeper();
  const last = witness.writers.get(WRITER);
  keeper.take(Buffer.from(toAnnouncement({ writer: WRITER, seq: LINES, hash: last?.hash ?? '', file, isLast: true })));
  rewrite(paths, writeLines(3));
  const { notes } = await sealAndVerify(paths, { witness: keeper.toStatement() });
  assert.ok(notes.includes(`replaced_line@${LINES}#${LINES}`), notes.join());
});

test('a tail that was cut off is damage, with the line that had been reached', async (t) => {
  const { paths, witness } = makeWitnessed(t);
  const kept = writeLines().slice(0, 9).join('\n').length + 1;
  writeFileSync(paths.journal, readFileSync(paths.journal).subarray(0, kept));
  const { report, notes } = await sealAndVerify(paths, { witness });
  assert.equal(report.status, 'damaged');
  assert.ok(notes.includes(`missing_tail@0#${LINES}`), notes.join());
});

test('a tail that was cut off and rewritten is damage', async (t) => {
  const { paths, witness } = makeWitnessed(t);
  rewrite(paths, writeLines(10));
  assert.ok((await sealAndVerify(paths, { witness })).notes.includes('replaced_line@10#10'));
});

test('an empty or missing journal is damage', async (t) => {
  for (const remove of [true, false]) {
    const { paths, witness } = makeWitnessed(t);
    if (remove) renameSync(paths.journal, `${paths.journal}.gone`);
    else writeFileSync(paths.journal, '');
    const { report, notes } = await sealAndVerify(paths, { witness });
    assert.equal(report.status, 'damaged');
    assert.ok(notes.includes(`missing_tail@0#${LINES}`), notes.join());
  }
});

test('another file with the same content is damage', async (t) => {
  const { paths, witness } = makeWitnessed(t);
  copyFileSync(paths.journal, `${paths.journal}.copy`);
  renameSync(`${paths.journal}.copy`, paths.journal);
  const { report, notes } = await sealAndVerify(paths, { witness });
  assert.deepEqual([report.status, notes], ['damaged', [`journal_replaced@0#${LINES}`]]);
});

test('a writer that nobody announced is damage, at its first line', async (t) => {
  const { paths, witness } = makeWitnessed(t);
  rewrite(paths, [...writeLines(), ...writeLines(0, 3, 'w_ffffffffffff')]);
  const { report, notes, witness: sealed } = await sealAndVerify(paths, { witness });
  assert.deepEqual([report.status, notes], ['damaged', [`unannounced_writer@${LINES + 1}#1`]]);
  assert.deepEqual(sealed.unwitnessed, [{ writer: 'w_ffffffffffff', after: 0, lines: 3 }]);
});

test('lines behind the last one of a writer that has ended are damage', async (t) => {
  const { paths, witness } = makeWitnessed(t);
  rewrite(paths, writeLines(0, LINES + 2));
  const { report, notes } = await sealAndVerify(paths, { witness });
  assert.deepEqual([report.status, notes], ['damaged', [`late_line@${LINES + 1}#${LINES + 1}`]]);
});

test('lines behind the last announcement of a writer that was killed are not witnessed, and no damage', async (t) => {
  const { paths, witness } = makeWitnessed(t, { upTo: 10, ends: false });
  const { report, notes, witness: sealed } = await sealAndVerify(paths, { witness });
  assert.deepEqual([report.status, notes], ['consistent', []]);
  assert.deepEqual([report.witness.state, report.witness.unwitnessed, report.witness.lines], ['partly', 2, LINES]);
  assert.deepEqual(sealed.unwitnessed, [{ writer: WRITER, after: 10, lines: 2 }]);
});

test('a conflicting announcement is damage, at the line that it is about', async (t) => {
  const forged = toAnnouncement({ writer: WRITER, seq: 4, hash: 'f'.repeat(64), file: '1:1', isLast: false });
  const { paths, witness } = makeWitnessed(t, { more: forged });
  const { report, notes } = await sealAndVerify(paths, { witness });
  assert.deepEqual([report.status, notes], ['damaged', ['conflicting_announcement@4#4']]);
});

test('without a witness nothing is damage, and the seal says that nobody witnessed it', async (t) => {
  const { paths } = makeWitnessed(t);
  rewrite(paths, writeLines(3));
  const { report, notes } = await sealAndVerify(paths, {});
  assert.deepEqual([report.status, notes], ['consistent', []]);
  assert.deepEqual([report.witness.state, report.witness.absence], ['not_witnessed', 'no_supervisor']);
});

test('a seal that hides what its witness contradicts is invalid', async (t) => {
  const { paths, witness } = makeWitnessed(t);
  rewrite(paths, writeLines(5));
  await sealTestRun(paths, { witness });
  const sealed = readFileSync(paths.session, 'utf8');
  const session = JSON.parse(sealed);
  const hidden = sealed
    .replace(JSON.stringify(session.integrity.notes), '[]')
    .replace(JSON.stringify(session.integrity.note_counts), '{}');
  renameSync(paths.session, `${paths.session}.old`);
  writeFileSync(paths.session, hidden);
  const kinds = (await verifyEvidence(paths.session)).problems.map(({ kind }) => kind);
  assert.ok(kinds.includes('wrong_witness'), kinds.join());
});
