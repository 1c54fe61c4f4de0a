import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runCritiqor } from '../../testing/run-critiqor.ts';
import { addSealedRun, makeRunsDir } from '../../testing/test-dashboard.ts';
import { createTestWriter } from '../../testing/test-evidence.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { toIndexDraftPath, toIndexPath } from './index-path.ts';
import { createIndexStore, isBuilding } from './index-store.ts';

/** Longer than any of these takes on a busy machine. */
const PATIENCE_MS = 60_000;

async function open(t: TestContext, runsDir: string): Promise<EvidenceIndex> {
  const store = createIndexStore(runsDir);
  t.after(() => store.close());
  const index = await store.use('run_001', PATIENCE_MS);
  assert.ok(!isBuilding(index));
  return index;
}

/** One of which making the index takes a while. */
async function addLargeRun(runsDir: string): Promise<void> {
  const write = createTestWriter('w_a');
  const lines = Array.from({ length: 8_000 }, () => write());
  await addSealedRun(runsDir, 'run_001', lines);
}

const putEvidence = (path: string, text: string): void => {
  chmodSync(path, 0o600);
  writeFileSync(path, text);
};

test('an index is made once, private, and used again as long as the evidence is the same', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-memory');
  const { total } = await open(t, runsDir);
  const path = toIndexPath(runsDir, 'run_001');
  const made = statSync(path);
  assert.equal(made.mode & 0o777, 0o600);
  assert.equal(statSync(join(path, '..')).mode & 0o777, 0o700);
  assert.deepEqual(readdirSync(join(path, '..')), ['run_001.sqlite']);
  assert.equal((await open(t, runsDir)).total, total);
  assert.equal(statSync(path).ino, made.ino);
});

test('evidence that changed is read anew, also by a store that has it open', async (t) => {
  const runsDir = makeRunsDir(t);
  const { session } = await addSealedRun(runsDir, 'run_001', 'gateway-memory');
  const store = createIndexStore(runsDir);
  t.after(() => store.close());
  const before = (await store.use('run_001', PATIENCE_MS)) as EvidenceIndex;
  const { total } = before;
  const lines = readFileSync(session, 'utf8').split('\n');
  putEvidence(session, [...lines.slice(0, 3), ...lines.slice(4)].join('\n'));
  const after = (await store.use('run_001', PATIENCE_MS)) as EvidenceIndex;
  assert.equal(after.total, total - 1);
  // An event that is missing does not shift the ids of the others.
  assert.deepEqual([after.ordinalOf('evt_000003'), after.ordinalOf('evt_000004')], [-1, 2]);
  assert.equal((await open(t, runsDir)).total, total - 1);
});

test('a damaged, foreign or missing index is made anew', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-memory');
  const { total } = await open(t, runsDir);
  const path = toIndexPath(runsDir, 'run_001');
  for (const content of [Buffer.from('no database'), Buffer.alloc(0), readFileSync(path).subarray(0, 20_000)]) {
    writeFileSync(path, content);
    assert.equal((await open(t, runsDir)).total, total);
  }
  rmSync(path);
  assert.equal((await open(t, runsDir)).total, total);
  assert.ok(existsSync(path));
});

test('where it cannot be written it is kept in memory', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-memory');
  writeFileSync(join(runsDir, '.critiqor', 'index'), 'in the way');
  const index = await open(t, runsDir);
  assert.ok(index.total > 10);
  assert.equal(readFileSync(join(runsDir, '.critiqor', 'index'), 'utf8'), 'in the way');
  rmSync(join(runsDir, '.critiqor', 'index'));
  mkdirSync(join(runsDir, '.critiqor', 'index'));
});

test('a file that was parsed and written anew can be looked at too', async (t) => {
  const runsDir = makeRunsDir(t);
  const { session } = await addSealedRun(runsDir, 'run_001', 'gateway-memory');
  const { total } = await open(t, runsDir);
  putEvidence(session, JSON.stringify(JSON.parse(readFileSync(session, 'utf8')), null, 2));
  const index = await open(t, runsDir);
  assert.equal(index.total, total);
  assert.match(index.bodyOf(3) ?? '', /^\{.*"hash":"[0-9a-f]{64}"\}$/);
});

test('a large run says how far its index is, and other work goes on meanwhile', async (t) => {
  const runsDir = makeRunsDir(t);
  await addLargeRun(runsDir);
  const store = createIndexStore(runsDir);
  t.after(() => store.close());
  const first = await store.use('run_001', 0);
  assert.ok(isBuilding(first));
  assert.equal(first.totalBytes, statSync(join(runsDir, 'run_001', 'session.json')).size);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  const index = await store.use('run_001', PATIENCE_MS);
  clearInterval(counting);
  assert.ok(!isBuilding(index));
  assert.equal(index.total, 8_001);
  assert.ok(turns > 1);
});

test('a store that is closed ends its work and leaves nothing half made', async (t) => {
  const runsDir = makeRunsDir(t);
  await addLargeRun(runsDir);
  const store = createIndexStore(runsDir);
  const waiting = store.use('run_001', PATIENCE_MS);
  store.close();
  await assert.rejects(waiting, { name: 'AbortError' });
  assert.deepEqual(readdirSync(join(runsDir, '.critiqor', 'index')), []);
});

test('drafts of processes that are gone are removed, and with a run goes its index', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-memory');
  const path = toIndexPath(runsDir, 'run_001');
  mkdirSync(join(path, '..'));
  // No system has a process of this number.
  for (const pid of [2 ** 31 - 1, process.ppid]) writeFileSync(toIndexDraftPath(path, pid), 'half made');
  await open(t, runsDir);
  assert.deepEqual(readdirSync(join(path, '..')).sort(), ['run_001.sqlite', `run_001.sqlite.building-${process.ppid}`]);
  assert.equal((await runCritiqor(['rm', 'run_001', '--yes', '--runs-dir', runsDir])).code, 0);
  assert.deepEqual(readdirSync(join(path, '..')), []);
});
