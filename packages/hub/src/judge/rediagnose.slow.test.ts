import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { DOCUMENTED_PROFILE } from '@critiqor/diagnosis/scoring/documented-profile';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readSealList } from '../../../critiqor/src/ledger/seal-list.ts';
import { pushRun } from '../../../critiqor/src/push/push-run.ts';
import { makeFinalizedRun, makeRunsDir } from '../../../critiqor/src/testing/finalized-run.ts';
import { eraseRun } from '../ingest/erase-run.ts';
import { findDiagnosis, findEvidence } from '../ingest/rebuild-evidence.ts';
import { DATABASE } from '../store/define-table.ts';
import { bindToProject } from '../store/project-database.ts';
import { startTestHub } from '../testing/test-hub.ts';
import { NO_ENGINE, openTestStore } from '../testing/test-store.ts';
import { rediagnose } from './rediagnose.ts';

test('stored runs are judged again, by any number of workers', { skip: NO_ENGINE }, async (t) => {
  const store = await openTestStore(t);
  const hub = await startTestHub(t, store);
  const client = hub.clientFor(await hub.tokenFor('team'));
  const runsDir = makeRunsDir(t);
  for (const writer of ['w_a', 'w_b', 'w_c', 'w_d', 'w_e']) await makeFinalizedRun(runsDir, writer);
  const runs = [...readSealList(toRunPaths(runsDir, 'run_001').seals).runs.values()];
  for (const { run_id, seal } of runs)
    await pushRun(client, { paths: toRunPaths(runsDir, run_id), runId: run_id, seal }, 'm');
  const database = bindToProject(store, 'team');
  const work = (profile = DEFAULT_PROFILE, index = 1, of = 1) =>
    rediagnose(database, { profile, shard: { index, of }, onProgress: () => {} });

  assert.deepEqual(await work(), { judged: 0, current: 5, failed: [] });
  await eraseRun(database, runs[4]?.seal ?? '');
  // Two workers at once, and one of them twice.
  const parts = await Promise.all([
    work(DOCUMENTED_PROFILE, 1, 2),
    work(DOCUMENTED_PROFILE, 2, 2),
    work(DOCUMENTED_PROFILE, 1, 2),
  ]);
  assert.ok(parts.every(({ failed }) => failed.length === 0));
  assert.deepEqual(await work(DOCUMENTED_PROFILE), { judged: 0, current: 4, failed: [] });
  const rows = await store.rows<{ readonly judged_by: string; readonly n: number }>(
    `SELECT judged_by, count() AS n FROM ${DATABASE}.runs FINAL WHERE erased = 0 GROUP BY judged_by`,
  );
  assert.deepEqual(
    rows.map(({ judged_by, n }) => [judged_by.split('/')[1], Number(n)]),
    [['documented', 4]],
  );

  // Judged back with the first profile, the hub says what was said at home, byte for byte.
  assert.equal((await work()).judged, 4);
  const [first] = runs;
  const run = await findEvidence(database, first?.seal ?? '');
  const text = await findDiagnosis(database, first?.seal ?? '', run?.judged_by ?? '');
  assert.deepEqual(JSON.parse(text ?? ''), JSON.parse(readFileSync(toRunPaths(runsDir, 'run_001').diagnosis, 'utf8')));
  const answer = await hub.fetch(await hub.tokenFor('team'), 'GET', `/api/v1/fleet/runs`);
  assert.equal(((await answer.json()) as { readonly total: number }).total, 4);
});
