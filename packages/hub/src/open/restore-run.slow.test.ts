import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readSealList } from '../../../critiqor/src/ledger/seal-list.ts';
import { pushRun } from '../../../critiqor/src/push/push-run.ts';
import { readRecord } from '../../../critiqor/src/runs/open/read-record.ts';
import { withRunsLock } from '../../../critiqor/src/runs/runs-lock.ts';
import { abortRun } from '../../../critiqor/src/supervise/finalize-run.ts';
import { startRun } from '../../../critiqor/src/supervise/start-run.ts';
import { makeFinalizedRun, makeRunsDir } from '../../../critiqor/src/testing/finalized-run.ts';
import { TEST_METADATA } from '../../../critiqor/src/testing/test-metadata.ts';
import { findEvidence } from '../ingest/rebuild-evidence.ts';
import { bindToProject } from '../store/project-database.ts';
import { startTestHub } from '../testing/test-hub.ts';
import { NO_ENGINE, openTestStore } from '../testing/test-store.ts';
import { restoreRun } from './restore-run.ts';

test('a restored run ended as it did at home', { skip: NO_ENGINE }, async (t) => {
  const store = await openTestStore(t);
  const hub = await startTestHub(t, store);
  const client = hub.clientFor(await hub.tokenFor('team'));
  const runsDir = makeRunsDir(t);
  await makeFinalizedRun(runsDir);
  withRunsLock(runsDir, () => startRun(runsDir, TEST_METADATA, new Date().toISOString()));
  await abortRun(runsDir, { message: 'wrong branch' });
  const database = bindToProject(store, 'team');
  const states: string[] = [];
  for (const { run_id, seal } of readSealList(toRunPaths(runsDir, 'run_001').seals).runs.values()) {
    const home = toRunPaths(runsDir, run_id);
    await pushRun(client, { paths: home, runId: run_id, seal }, 'm');
    const run = await findEvidence(database, seal);
    assert.ok(run);
    const there = makeRunsDir(t);
    await restoreRun(database, seal, run, there, () => {});
    const restored = toRunPaths(there, run_id);
    assert.equal(readFileSync(restored.session, 'utf8'), readFileSync(home.session, 'utf8'));
    const { status } = readRecord(restored);
    assert.equal(status, readRecord(home).status);
    states.push(status);
  }
  assert.deepEqual(states, ['COMPLETED', 'ABORTED']);
});
