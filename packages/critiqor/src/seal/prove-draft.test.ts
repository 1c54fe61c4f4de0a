import assert from 'node:assert/strict';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { closeSync, readFileSync, writeFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { openPlain } from '@critiqor/evidence/contract/plain-file';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { SESSION_SCHEMA } from '../sealed/sealed-format.ts';
import { toLineText } from '../sealed/sealed-record.ts';
import {
  CREATED_AT,
  createTestWriter,
  makeJournalLines,
  makeKeys,
  makeLifecycle,
  makeTestRun,
  SEALED_AT,
  writeJournal,
} from '../testing/test-evidence.ts';
import { proveDraft } from './prove-draft.ts';
import { readBack } from './read-back.ts';
import { scanEvidence } from './scan-evidence.ts';
import { writeSealed } from './write-sealed.ts';

const HEADER = {
  session_id: 'run_001',
  run_id: 'run_001',
  schema_version: SESSION_SCHEMA,
  created_at: CREATED_AT,
  updated_at: SEALED_AT,
  sealed_at: SEALED_AT,
  events_file: 'session.json',
} as const;

/** In the order of their times, and longer than a block. */
function makeFlawlessLines(): string[] {
  const long = createTestWriter('w_c', Date.parse(CREATED_AT) + 60_000);
  const lines = makeJournalLines().toSorted((left, right) => timeOf(left) - timeOf(right));
  return [...lines, ...Array.from({ length: 4 }, () => long({ payload: { text: 'x'.repeat(90_000) } }))];
}

const timeOf = (line: string): number => Date.parse(JSON.parse(line).timestamp);

async function scan(t: TestContext, lines: readonly string[]) {
  const paths = makeTestRun(t);
  writeJournal(paths, lines);
  const file = openPlain(paths.journal);
  t.after(() => closeSync(file.fd));
  const lifecycle = makeLifecycle().map((event) => toLineText({ ...event }) ?? '');
  return { paths, scanned: await scanEvidence(lifecycle, { file, refused: null }) };
}

async function draft(paths: RunPaths, scanned: Awaited<ReturnType<typeof scanEvidence>>, signingKey?: KeyObject) {
  const parts: Buffer[] = [];
  const written = await writeSealed(scanned, HEADER, (bytes) => parts.push(Buffer.from(bytes)), { signingKey });
  writeFileSync(paths.session, Buffer.concat(parts));
  assert.ok(scanned.coverage);
  const { coverage } = scanned;
  const key = signingKey && createPublicKey(signingKey);
  return { written, prove: () => proveDraft(paths.session, written, coverage, key, () => {}) };
}

test('the proof finds the same content as verifying every event again', async (t) => {
  const { privateKey } = makeKeys();
  const { paths, scanned } = await scan(t, makeFlawlessLines());
  assert.ok(scanned.isFlawless);
  const { prove } = await draft(paths, scanned, privateKey);
  const { problem, ...content } = prove();
  assert.equal(problem, undefined);
  const { report, header: _, supervisorLines: __, ...expected } = readBack(paths.session, undefined, () => {});
  assert.equal(report.problem_count, 0);
  assert.deepEqual(content, expected);
});

test('no byte of the file may differ from what was written', async (t) => {
  const { paths, scanned } = await scan(t, makeFlawlessLines());
  const { written, prove } = await draft(paths, scanned);
  const bytes = readFileSync(paths.session);
  const places = [5, written.headerLine.length + 40, bytes.length >> 1, bytes.length - 400, bytes.length - 3];
  for (const place of places) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    writeFileSync(paths.session, changed);
    assert.notEqual(prove().problem, undefined, `byte ${place}`);
  }
  for (const other of [bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from('\n')])]) {
    writeFileSync(paths.session, other);
    assert.notEqual(prove().problem, undefined);
  }
  writeFileSync(paths.session, bytes);
  assert.equal(prove().problem, undefined);
});

test('a file with another signature than that of the key is refused', async (t) => {
  const { paths, scanned } = await scan(t, makeFlawlessLines());
  const { written } = await draft(paths, scanned, makeKeys().privateKey);
  const { coverage } = scanned;
  assert.ok(coverage);
  const proved = proveDraft(paths.session, written, coverage, makeKeys().publicKey, () => {});
  assert.equal(proved.problem?.kind, 'signature_other_key');
});

test('a journal that changes between its two readings is not sealed', async (t) => {
  const lines = makeFlawlessLines();
  for (const at of [3, lines.length - 2]) {
    const { paths, scanned } = await scan(t, lines);
    const text = readFileSync(paths.journal, 'utf8');
    const line = lines[at] ?? '';
    writeFileSync(paths.journal, text.replace(line, line.replace('"status":"ok"', '"status":"OK"')));
    await assert.rejects(draft(paths, scanned), { code: 'writer_alive' }, `line ${at}`);
  }
});

test('anything wrong with a journal, or another order, asks for the full verification', async (t) => {
  const lines = makeFlawlessLines();
  const [first = '', second = '', third = ''] = lines;
  const flawed = {
    'a gap': lines.toSpliced(3, 1),
    'a torn line': [...lines, '{"event_type":"torn'],
    'a changed line': lines.with(3, (lines[3] ?? '').replace('"status":"ok"', '"status":"error"')),
    'other bytes for the same content': lines.with(2, third.replace('"seq":', '"seq": ')),
    'lines of two writers in another order': [second, first, ...lines.slice(2)],
    'a line twice': [...lines, ...lines.slice(-1)],
  };
  assert.notEqual(JSON.parse(first).writer, JSON.parse(second).writer);
  for (const [what, journal] of Object.entries(flawed)) {
    assert.equal((await scan(t, journal)).scanned.isFlawless, false, what);
  }
});
