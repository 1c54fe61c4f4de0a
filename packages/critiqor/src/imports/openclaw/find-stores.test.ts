import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { zstdCompressSync } from 'node:zlib';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { checkRun } from '../../runs/check-run.ts';
import { listRuns } from '../../runs/list-runs.ts';
import { readRecord } from '../../runs/open/read-record.ts';
import { importAll, makeEntries, writeSessionDatabase, writeSessionFile } from '../../testing/imports/test-store.ts';
import type { ImportOptions, ImportReport } from '../import-runs.ts';
import { findStores } from './find-stores.ts';

const NOW = Date.UTC(2026, 10, 1);
const IDLE_MS = 900_000;

function makePlace(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-stores-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [stateDir, runsDir] = [join(folder, 'state'), join(folder, 'runs')];
  const run = (options: Partial<ImportOptions> = {}, now = NOW): Promise<ImportReport> =>
    importAll(runsDir, findStores(stateDir, { idleMs: IDLE_MS, now }), options);
  return { folder, stateDir, runsDir, run };
}

/** Every file below a folder with its size and time. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${statSync(join(folder, name)).size} ${statSync(join(folder, name)).mtimeMs}`);

for (const kind of ['files', 'database'] as const) {
  test(`${kind}: stretches of a conversation become sealed runs, once`, async (t) => {
    const { stateDir, runsDir, run } = makePlace(t);
    if (kind === 'files') writeSessionFile(stateDir, 'one', makeEntries(3));
    else writeSessionDatabase(stateDir, { one: makeEntries(3) });
    const before = listFiles(stateDir);
    const planned = await run({ dryRun: true });
    assert.deepEqual([planned.found, planned.imported.length], [3, 3]);
    assert.deepEqual(listRuns(runsDir), []);
    const { imported, bad } = await run();
    assert.deepEqual([imported.map(({ run_id }) => run_id), bad], [['run_001', 'run_002', 'run_003'], 0]);
    for (const { run_id } of imported) {
      const { report, withheld, diagnosis } = await checkRun(toRunPaths(runsDir, run_id ?? ''));
      assert.deepEqual([report.status, report.witness.state, withheld], ['consistent', 'not_witnessed', null]);
      assert.equal(diagnosis?.coverage.imported_from, 'openclaw_store');
      assert.match(diagnosis.executive_summary.summary, /The run was imported \(openclaw store\), not recorded\.$/);
      assert.deepEqual([diagnosis.evidence_summary.model_calls, diagnosis.evidence_summary.tool_calls], [2, 1]);
      assert.equal(diagnosis.cost_analysis.cost_usd, 0.002);
      assert.ok(diagnosis.coverage.not_captured.includes('duration of model calls'));
    }
    const again = await run();
    assert.deepEqual([again.imported.length, again.known], [0, 3]);
    assert.deepEqual(listFiles(stateDir), before, 'nothing of OpenClaw was touched');
  });
}

test('importing again adds what is new, however the index and the runs have changed', async (t) => {
  const { stateDir, runsDir, run } = makePlace(t);
  writeSessionFile(stateDir, 'one', makeEntries(2));
  assert.equal((await run()).imported.length, 2);
  writeSessionFile(stateDir, 'one', [
    ...makeEntries(3),
    { type: 'custom', id: 'late', timestamp: '2026-10-20T00:00:00Z' },
  ]);
  assert.deepEqual(
    (await run()).imported.map(({ run_id }) => run_id),
    ['run_003'],
  );
  rmSync(join(runsDir, '.critiqor/imports.jsonl'));
  assert.deepEqual([(await run()).imported.length, (await run()).known], [0, 3]);
  rmSync(toRunPaths(runsDir, 'run_002').directory, { recursive: true });
  rmSync(toRunPaths(runsDir, 'run_002').record);
  assert.deepEqual(
    (await run()).imported.map(({ run_id }) => run_id),
    ['run_004'],
    'its number is not used again',
  );
  const changed = JSON.stringify(makeEntries(3)).replace('file-0.txt.', 'file-zero.txt.');
  writeSessionFile(stateDir, 'one', JSON.parse(changed));
  const [one, ...others] = (await run()).imported;
  assert.deepEqual([one?.run_id, one?.changed_from, others], ['run_005', 'run_001', []]);
});

test('what may still be going on waits, and what is too old is left out', async (t) => {
  const { stateDir, run } = makePlace(t);
  writeSessionFile(stateDir, 'one', makeEntries(2));
  const during = Date.UTC(2026, 9, 1, 1, 5);
  const early = await run({}, during);
  assert.deepEqual([early.imported.length, early.open], [1, 1]);
  assert.equal((await run({ includesOpen: true }, during)).imported.length, 1);
  const none = await run({ since: NOW });
  assert.deepEqual([none.found, none.too_old], [2, 2]);
});

test('bad entries are counted, located and skipped, and the evidence says that something is missing', async (t) => {
  const { stateDir, runsDir, run } = makePlace(t);
  const [header, user, , ...rest] = makeEntries(1).map((entry) => JSON.stringify(entry));
  const path = writeSessionFile(stateDir, 'one', []);
  const bad = ['not json', '[1,2]', `{"type":"message","message":${'['.repeat(200_000)}`, '{"type":'];
  writeFileSync(path, [header, bad[0], user, ...bad.slice(1), ...rest, '{"type":"mess'].join('\n'));
  const report = await run();
  assert.equal(report.imported.length, 1);
  assert.equal(report.bad, 5);
  assert.deepEqual(report.bad_records[0], { place: `${path}:2`, why: 'It is not JSON.' });
  assert.deepEqual(report.bad_records[1], { place: `${path}:4`, why: 'It has no type.' });
  const { diagnosis } = await checkRun(toRunPaths(runsDir, 'run_001'));
  assert.equal(diagnosis?.coverage.lost_events, 4);
});

test('entries of any shape do no harm', async (t) => {
  const { stateDir, runsDir, run } = makePlace(t);
  const at = '2026-10-01T00:00:00Z';
  const shapes: unknown[] = [null, 1, 'x', [], {}, { role: {} }, [[{ type: 'toolCall' }]], '\u0000', { __proto__: 1 }];
  const hostile = ['user', 'assistant', 'toolResult', 'system', '__proto__'].flatMap((role) =>
    shapes.map((shape, index) => ({
      type: 'message',
      id: index % 2 ? shape : `${role}${index}`,
      timestamp: index % 3 ? at : shape,
      message: {
        role,
        content: shape,
        toolCallId: shape,
        toolName: shape,
        usage: shape,
        details: shape,
        __openclaw: shape,
      },
    })),
  );
  writeSessionFile(stateDir, 'one', [...makeEntries(1), ...hostile, { type: 'compaction', tokensBefore: 'many' }]);
  const { imported } = await run();
  assert.ok(imported.length > 0);
  for (const { run_id } of imported) {
    assert.equal((await checkRun(toRunPaths(runsDir, run_id ?? ''))).withheld, null);
  }
});

test('a damaged, foreign or future database is said to be one, and the others are imported', async (t) => {
  const { stateDir, run } = makePlace(t);
  const path = writeSessionDatabase(stateDir, { one: makeEntries(200) });
  writeSessionFile(stateDir, 'two', makeEntries(1), 'other');
  const whole = readFileSync(path);
  const damages: readonly (readonly [() => void, RegExp])[] = [
    [() => writeFileSync(path, 'not a database at all'), /not a database/],
    [() => truncateSync(path, Math.floor(whole.length / 2)), /malformed|disk image|transcript_events/],
    [() => writeFileSync(path, Buffer.concat([whole.subarray(0, 8_192), Buffer.alloc(whole.length, 7)])), /./],
    [() => change(path, 'ALTER TABLE transcript_events RENAME TO events_v99'), /no table transcript_events/],
    [() => change(path, 'ALTER TABLE transcript_events RENAME COLUMN event_json TO body'), /no column event_json/],
  ];
  for (const [damage, why] of damages) {
    writeFileSync(path, whole);
    damage();
    const report = await run({ dryRun: true });
    assert.match(report.bad_records[0]?.why ?? '', why);
    assert.ok(report.imported.some(({ place }) => place.includes('two.jsonl')));
  }
});

function change(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

test('compressed rows: broken ones and bombs are bad records', async (t) => {
  const { stateDir, run } = makePlace(t);
  const path = writeSessionDatabase(stateDir, { one: makeEntries(1) });
  const database = new DatabaseSync(path);
  const insert = database.prepare('INSERT INTO transcript_events VALUES (?, ?, NULL, ?)');
  insert.run('one', 100, Buffer.from('no zstd'));
  insert.run('one', 101, zstdCompressSync(Buffer.alloc(200 << 20)));
  insert.run('one', 102, Buffer.alloc(0));
  database.close();
  const { imported, bad_records } = await run();
  assert.equal(imported.length, 1);
  assert.deepEqual(
    bad_records.map(({ place, why }) => `${place.split(', ').at(-1)}: ${why}`),
    [100, 101, 102].map((seq) => `event ${seq}: It cannot be decompressed.`),
  );
});

test('a store in use is read beside its writer, one of a crash from a copy, and a pipe is not opened', async (t) => {
  const { folder, stateDir, run } = makePlace(t);
  const path = writeSessionDatabase(stateDir, { one: makeEntries(1) });
  const writer = new DatabaseSync(path);
  writer.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
  writer
    .prepare('INSERT INTO transcript_events SELECT ?, seq, event_json, event_zstd FROM transcript_events')
    .run('two');
  const names = readdirSync(join(stateDir, 'agents/main/agent'));
  assert.deepEqual(names.length, 3);
  assert.equal((await run({ dryRun: true })).imported.length, 2);
  assert.deepEqual(readdirSync(join(stateDir, 'agents/main/agent')), names);
  // What a killed writer leaves: the log without its index.
  for (const suffix of ['', '-wal']) copyFileSync(path + suffix, join(folder, `kept${suffix}`));
  writer.close();
  for (const suffix of ['', '-wal']) copyFileSync(join(folder, `kept${suffix}`), path + suffix);
  assert.equal((await run({ dryRun: true })).imported.length, 2);
  assert.deepEqual(readdirSync(join(stateDir, 'agents/main/agent')), [
    'openclaw-agent.sqlite',
    'openclaw-agent.sqlite-wal',
  ]);
  rmSync(`${path}-wal`);
  execFileSync('mkfifo', [`${path}-wal`]);
  assert.match((await run({ dryRun: true })).bad_records[0]?.why ?? '', /not a plain file/);
});

test('a session that changes while it is read is thrown away, and imported whole the next time', async (t) => {
  const { stateDir, runsDir, run } = makePlace(t);
  const path = writeSessionFile(stateDir, 'one', makeEntries(1));
  const [file] = findStores(stateDir, { idleMs: IDLE_MS, now: NOW });
  assert.ok(file);
  const changing = {
    ...file,
    *find(onBytes: (bytes: number) => void) {
      for (const found of file.find(onBytes)) {
        const text = readFileSync(path, 'utf8');
        writeFileSync(path, text.replace('file-0.txt', 'file-X.txt'));
        yield found;
      }
    },
  };
  const { bad_records, imported } = await importAll(runsDir, [changing]);
  assert.deepEqual([imported.length, bad_records[0]?.why], [0, 'It changed while it was read; import again.']);
  assert.deepEqual(listRuns(runsDir), []);
  assert.equal((await run()).imported.length, 1);
});

test('secrets are redacted, and with the metadata policy no text is stored', async (t) => {
  const { stateDir, runsDir, run } = makePlace(t);
  const secret = 'ghp_0123456789abcdefghijklmnopqrstuvwxyz';
  const text = JSON.stringify(makeEntries(1)).replace('It holds', `The token is ${secret} and it holds`);
  writeSessionFile(stateDir, 'one', JSON.parse(text));
  await run();
  assert.ok(!readFileSync(toRunPaths(runsDir, 'run_001').session, 'utf8').includes(secret));
  rmSync(runsDir, { recursive: true });
  await run({ capture: 'metadata' });
  assert.ok(!readFileSync(toRunPaths(runsDir, 'run_001').session, 'utf8').includes('Please list folder'));
});

test('an import that was killed between two moves is completed by the next one', async (t) => {
  const { stateDir, runsDir, run } = makePlace(t);
  writeSessionFile(stateDir, 'one', makeEntries(1));
  await run();
  const paths = toRunPaths(runsDir, 'run_001');
  const record = readRecord(paths);
  const staged = toRunPaths(join(runsDir, '.critiqor/imports'), 'run_001');
  copyFileSync(paths.record, staged.record);
  rmSync(paths.record);
  appendFileSync(join(runsDir, '.critiqor/imports/rest'), 'of something');
  assert.equal((await run()).known, 1);
  assert.deepEqual(readRecord(paths), record);
  assert.deepEqual(readdirSync(join(runsDir, '.critiqor/imports')), []);
});
