import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { verifyBundle } from '../../../critiqor/src/export/bundle/verify-bundle.ts';
import { readSealList } from '../../../critiqor/src/ledger/seal-list.ts';
import { pushRun } from '../../../critiqor/src/push/push-run.ts';
import { makeFinalizedRun, makeRunsDir } from '../../../critiqor/src/testing/finalized-run.ts';
import { eraseRun } from '../ingest/erase-run.ts';
import { DATABASE } from '../store/define-table.ts';
import { bindToProject } from '../store/project-database.ts';
import { findProject } from '../tenancy/projects.ts';
import { startTestHub } from '../testing/test-hub.ts';
import { makeHubFolder, NO_ENGINE, openTestStore } from '../testing/test-store.ts';
import { exportProject } from './export-project.ts';
import { importProject } from './import-project.ts';

test('a project is exported as bundles and imported from them', { skip: NO_ENGINE }, async (t) => {
  const store = await openTestStore(t);
  const hub = await startTestHub(t, store);
  const runsDir = makeRunsDir(t);
  for (const writer of ['w_a', 'w_b', 'w_c']) await makeFinalizedRun(runsDir, writer);
  const runs = [...readSealList(toRunPaths(runsDir, 'run_001').seals).runs.values()];
  const token = await hub.tokenFor('team');
  for (const { run_id, seal } of runs)
    await pushRun(hub.clientFor(token), { paths: toRunPaths(runsDir, run_id), runId: run_id, seal }, `m'of ${run_id}`);
  const folder = join(makeHubFolder(t), 'backup');
  const team = bindToProject(store, 'team');
  const onProgress = (): void => {};
  const exportAll = () => exportProject(team, folder, onProgress);
  assert.deepEqual(await exportAll(), { exported: 3, present: 0 });
  assert.deepEqual(await exportAll(), { exported: 0, present: 3 });
  const bundles = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  assert.deepEqual(bundles.sort(), runs.map(({ seal }) => `${seal}.tar.gz`).sort());
  for (const name of bundles) {
    const { report, diagnosis } = await verifyBundle(join(folder, name));
    assert.deepEqual([report.status, report.seal, diagnosis !== null], ['consistent', name.slice(0, 64), true]);
  }

  const other = await hub.tokenFor('other');
  const project = await findProject(store, 'other');
  assert.ok(project);
  const database = bindToProject(store, 'other');
  const importAll = () => importProject(database, folder, { project, workFolder: makeHubFolder(t), onProgress });
  const nothing = { imported: 0, known: 0, erased: 0, failed: [] };
  assert.deepEqual(await importAll(), { ...nothing, imported: 3 });
  assert.deepEqual(await importAll(), { ...nothing, known: 3 });
  for (const { run_id, seal } of runs) {
    const evidence = await hub.fetch(other, 'GET', `/api/v1/runs/${seal}/evidence`);
    assert.equal(await evidence.text(), readFileSync(toRunPaths(runsDir, run_id).session, 'utf8'));
    const diagnosis = await hub.fetch(other, 'GET', `/api/v1/runs/${seal}/diagnosis`);
    assert.deepEqual(await diagnosis.json(), JSON.parse(readFileSync(toRunPaths(runsDir, run_id).diagnosis, 'utf8')));
  }
  const read = (name: string) =>
    store.rows(
      `SELECT seal, run_id, machine, agent, started_at, trust_score, readiness, events FROM ${DATABASE}.runs FINAL WHERE project = {name:String} ORDER BY seal`,
      { name },
    );
  assert.deepEqual(await read('other'), await read('team'));

  await t.test('an export that was stopped goes on, one that was cut off too', async () => {
    const [first = ''] = bundles;
    rmSync(join(folder, 'runs.jsonl'));
    writeFileSync(join(folder, `${first.slice(0, 64)}.unfinished.tar.gz`), 'half');
    appendFileSync(join(folder, 'runs.jsonl'), '{"seal":"ab');
    assert.deepEqual(await exportAll(), { exported: 3, present: 0 });
    assert.deepEqual(await importAll(), { ...nothing, known: 3 });
  });

  await t.test('what was changed, is missing or was erased is not imported', async () => {
    const [first = '', second = '', third = ''] = runs.map(({ seal }) => seal);
    await hub.tokenFor('third');
    const target = bindToProject(store, 'third');
    const settings = await findProject(store, 'third');
    assert.ok(settings);
    const importInto = () =>
      importProject(target, folder, { project: settings, workFolder: makeHubFolder(t), onProgress });
    const path = (seal: string) => join(folder, `${seal}.tar.gz`);
    const bytes = readFileSync(path(first));
    writeFileSync(path(first), bytes.subarray(0, bytes.length - 9));
    rmSync(path(second));
    const { imported, failed } = await importInto();
    assert.deepEqual(
      [imported, failed.map(({ bundle, why }) => [bundle, /list/.test(why)]).sort()],
      [
        1,
        [
          [path(first), true],
          [path(second), true],
        ].sort(),
      ],
    );
    // Without the list the bundle itself says that it is cut off.
    rmSync(join(folder, 'runs.jsonl'));
    assert.match((await importInto()).failed[0]?.why ?? '', /not an intact bundle/);
    await eraseRun(target, third);
    assert.equal((await importInto()).erased, 1);
  });
});
