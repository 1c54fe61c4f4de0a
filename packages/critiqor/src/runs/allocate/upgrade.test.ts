import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { makeFinalizedRun, makeRunsDir } from '../../testing/finalized-run.ts';
import { runCommand } from '../../testing/pipeline/run-command.ts';
import { TEST_METADATA } from '../../testing/test-metadata.ts';

const SEALED = join(import.meta.dirname, '../../../../../fixtures/sealed/v1/session.json');

/** A runs directory as version 0.1 left it: evidence of version 1, a short record, no list of seals, no witness, no session id. */
function makeOldRunsDir(t: TestContext): string {
  const runsDir = makeRunsDir(t);
  const paths = toRunPaths(runsDir, 'run_001');
  mkdirSync(paths.directory, { recursive: true, mode: 0o700 });
  copyFileSync(SEALED, paths.session);
  const at = (minute: number): string => `2026-01-01T0${Math.floor(minute / 60)}:0${minute % 60}:00.000Z`;
  const record = {
    run_id: 'run_001',
    status: 'COMPLETED',
    lifecycle: [
      { state: 'IDLE', timestamp: at(0) },
      { state: 'MONITORING', timestamp: at(0) },
      { state: 'FINALIZING', timestamp: at(60) },
      { state: 'COMPLETED', timestamp: at(60) },
    ],
    timestamps: { created_at: at(0), started_at: at(0), finalized_at: at(60) },
    metadata: TEST_METADATA,
    event_log: [],
    ...{ diagnosis: null, trust_score: null, confidence_score: null },
    ...{ causal_graph: null, failure_analysis: null, cost_analysis: null },
  };
  writeFileSync(paths.record, JSON.stringify(record, null, 2), { mode: 0o600 });
  return runsDir;
}

test('a runs directory of 0.1 is read as it is, and nothing in it is rewritten', async (t) => {
  const runsDir = makeOldRunsDir(t);
  const { session, record, seals } = toRunPaths(runsDir, 'run_001');
  const before = [session, record].map((path) => readFileSync(path));
  const where = ['--runs-dir', runsDir];
  assert.match((await runCommand(t, 'runs', ...where)).out, /run_001 +COMPLETED/);
  assert.equal((await runCommand(t, 'verify', 'latest', ...where)).code, 0);
  assert.match((await runCommand(t, 'show', ...where)).out, /no diagnosis .*critiqor diagnose run_001/);
  assert.equal((await runCommand(t, 'show', '--steps', ...where)).code, 0);
  assert.deepEqual(
    [session, record].map((path) => readFileSync(path)),
    before,
  );
  assert.equal(existsSync(seals), false);
});

test('an old run is diagnosed, taken into the list of seals, and goes on with new ones', async (t) => {
  const runsDir = makeOldRunsDir(t);
  const where = ['--runs-dir', runsDir];
  const { session, seals } = toRunPaths(runsDir, 'run_001');
  const sealed = readFileSync(session);
  const diagnosed = await runCommand(t, 'diagnose', ...where);
  assert.equal(diagnosed.code, 0, diagnosed.error);
  assert.match(diagnosed.out, /\d+\/100 · confidence/);
  assert.match(readFileSync(seals, 'utf8'), /"run_id":"run_001"/);
  await makeFinalizedRun(runsDir);
  assert.equal((await runCommand(t, 'annotate', 'run_001', '--note', 'from before', ...where)).code, 0);
  for (const id of ['run_001', 'run_002']) {
    assert.equal((await runCommand(t, 'verify', id, ...where)).code, 0, id);
    assert.match((await runCommand(t, 'show', id, ...where)).out, /\/100 · confidence/);
  }
  assert.equal(
    (await runCommand(t, 'export', 'run_001', '--format', 'json', '--output', join(runsDir, '../x.json'), ...where))
      .code,
    0,
  );
  assert.deepEqual(readFileSync(session), sealed, 'the evidence is as 0.1 sealed it');
});
