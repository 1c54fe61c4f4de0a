import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { startRun } from '../supervise/start-run.ts';
import { CritiqorError, type ErrorCode } from '../system/errors.ts';
import { identityOf } from '../system/process-identity.ts';
import { TEST_METADATA } from '../testing/test-metadata.ts';
import { readRecord } from './open/read-record.ts';
import { transition } from './run-lifecycle.ts';
import {
  activePath,
  findActive,
  listRunIds,
  removeActive,
  resolveRunId,
  writeActive,
  writeFileAtomically,
  writeRecord,
} from './runs-directory.ts';

const AT = '2026-11-15T10:00:00.000Z';

function makeRunsDir(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-runs-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'runs');
}

const failsWith = (code: ErrorCode) => (error: unknown) => error instanceof CritiqorError && error.code === code;

function completeRun(runsDir: string): string {
  const { record, paths } = startRun(runsDir, TEST_METADATA, AT);
  writeRecord(paths, transition(record, 'ABORTED', AT, 'done'));
  return record.run_id;
}

test('runs are numbered one after the other, private, and kept out of commits', (t) => {
  const runsDir = makeRunsDir(t);
  assert.deepEqual([completeRun(runsDir), completeRun(runsDir)], ['run_001', 'run_002']);
  assert.equal(statSync(toRunPaths(runsDir, 'run_001').directory).mode & 0o777, 0o700);
  assert.equal(statSync(toRunPaths(runsDir, 'run_001').record).mode & 0o777, 0o600);
  assert.match(readFileSync(join(runsDir, '.gitignore'), 'utf8'), /^\*$/m);
});

test('run_1000 comes after run_999, and latest is the highest number', (t) => {
  const runsDir = makeRunsDir(t);
  completeRun(runsDir);
  const { record } = readAll(runsDir);
  for (const id of ['run_999', 'run_1000', 'run_002']) {
    mkdirSync(join(runsDir, id));
    writeRecord(toRunPaths(runsDir, id), { ...record, run_id: id });
  }
  assert.deepEqual(listRunIds(runsDir), ['run_001', 'run_002', 'run_999', 'run_1000']);
  assert.equal(resolveRunId(runsDir, 'latest'), 'run_1000');
  assert.equal(completeRun(runsDir), 'run_1001');
});

test('a deleted record never lets a new run inherit old evidence', (t) => {
  const runsDir = makeRunsDir(t);
  completeRun(runsDir);
  completeRun(runsDir);
  rmSync(toRunPaths(runsDir, 'run_002').record);
  writeFileSync(toRunPaths(runsDir, 'run_002').journal, 'old evidence\n');
  assert.equal(completeRun(runsDir), 'run_003');
  assert.equal(readFileSync(toRunPaths(runsDir, 'run_002').journal, 'utf8'), 'old evidence\n');
});

test('a second start is refused with the id and how to go on, whether its supervisor lives or not', (t) => {
  const runsDir = makeRunsDir(t);
  startRun(runsDir, TEST_METADATA, AT);
  const session = { run_id: 'run_001', status: 'MONITORING', runs_dir: runsDir, child: null, started_at: AT };
  writeActive(runsDir, { ...session, supervisor: identityOf(process.pid) });
  assert.throws(() => startRun(runsDir, TEST_METADATA, AT), /run_001 is already being monitored/);
  writeActive(runsDir, { ...session, supervisor: { pid: process.pid, start: 'another time' } });
  assert.throws(() => startRun(runsDir, TEST_METADATA, AT), /the process that monitored it has ended/);
  assert.throws(() => startRun(runsDir, TEST_METADATA, AT), failsWith('run_active'));
  assert.deepEqual(listRunIds(runsDir), ['run_001']);
});

test('a missing or damaged active file hides no run', (t) => {
  const runsDir = makeRunsDir(t);
  startRun(runsDir, TEST_METADATA, AT);
  for (const content of ['', '{', '[]', '{"run_id":"../../etc"}', 'null', '{"run_id":7}']) {
    writeFileSync(activePath(runsDir), content);
    assert.equal(findActive(runsDir)?.record.run_id, 'run_001', content);
  }
  removeActive(runsDir);
  assert.equal(findActive(runsDir)?.record.run_id, 'run_001');
});

test('a damaged record is reported plainly, and its evidence is left alone', (t) => {
  const runsDir = makeRunsDir(t);
  completeRun(runsDir);
  writeFileSync(toRunPaths(runsDir, 'run_001').record, '{"run_id":');
  assert.throws(() => readRecord(toRunPaths(runsDir, 'run_001')), failsWith('record_unreadable'));
  assert.equal(findActive(runsDir), null);
  assert.equal(completeRun(runsDir), 'run_002');
});

test('a hostile run id never becomes a path', (t) => {
  const runsDir = makeRunsDir(t);
  completeRun(runsDir);
  for (const id of ['../run_001', 'run_001/..', 'run_01', '', 'run_001\0', '/etc/passwd', 'RUN_001']) {
    assert.throws(() => resolveRunId(runsDir, id), failsWith('unknown_run'), id);
  }
});

test('nothing is written through a link that somebody put in the place of a file', (t) => {
  const runsDir = makeRunsDir(t);
  mkdirSync(runsDir);
  const victim = join(runsDir, 'victim');
  writeFileSync(victim, 'mine');
  symlinkSync(victim, activePath(runsDir));
  assert.throws(() => writeFileAtomically(activePath(runsDir), 'evil'), failsWith('runs_dir_unusable'));
  assert.equal(readFileSync(victim, 'utf8'), 'mine');
});

function readAll(runsDir: string) {
  return { record: readRecord(toRunPaths(runsDir, 'run_001')) };
}
