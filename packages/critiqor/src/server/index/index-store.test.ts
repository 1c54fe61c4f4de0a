import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runCritiqor } from '../../testing/run-critiqor.ts';
import { addSealedRun, makeRunsDir } from '../../testing/test-dashboard.ts';
import { createTestWriter } from '../../testing/test-evidence.ts';
import type { EvidenceIndex } from './evidence-index.ts';
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

test('an index has no name on disk: nobody else can read or write it', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-memory');
  const store = createIndexStore(runsDir);
  t.after(() => store.close());
  const before = readdirSync(runsDir, { recursive: true }).sort();
  const index = (await store.use('run_001', PATIENCE_MS)) as EvidenceIndex;
  assert.ok(index.row(0).bytes > 0);
  assert.deepEqual(readdirSync(runsDir, { recursive: true }).sort(), before);
  assert.equal(await store.use('run_001', PATIENCE_MS), index, 'this process makes it once');
});

test('evidence that changed is read again, also by a store that has it open', async (t) => {
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

test('an index that somebody put there is not read, and goes with the run', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-memory');
  const { total } = await open(t, runsDir);
  const folder = join(runsDir, '.critiqor', 'index');
  mkdirSync(folder, { recursive: true });
  const forge = (): void => {
    writeFileSync(join(folder, 'run_001.sqlite'), 'forged');
    execFileSync('mkfifo', [join(folder, 'run_001.sqlite-journal')]);
  };
  forge();
  assert.equal((await open(t, runsDir)).total, total);
  assert.deepEqual(readdirSync(folder), []);
  forge();
  assert.equal((await runCritiqor(['rm', 'run_001', '--yes', '--runs-dir', runsDir])).code, 0);
  assert.deepEqual(readdirSync(folder), []);
});

test('a reformatted file can be viewed too', async (t) => {
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

test('a store that is closed ends its work', async (t) => {
  const runsDir = makeRunsDir(t);
  await addLargeRun(runsDir);
  const store = createIndexStore(runsDir);
  const waiting = store.use('run_001', PATIENCE_MS);
  store.close();
  await assert.rejects(waiting, { name: 'AbortError' });
});
