import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Diagnosis, toDiagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { DOCUMENTED_PROFILE } from '@critiqor/diagnosis/scoring/documented-profile';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readSealList } from '../../../critiqor/src/ledger/seal-list.ts';
import { pushRun } from '../../../critiqor/src/push/push-run.ts';
import { withOrigin } from '../../../critiqor/src/runs/made-from.ts';
import { makeFinalizedRun, makeRunsDir } from '../../../critiqor/src/testing/finalized-run.ts';
import { eraseRun } from '../ingest/erase-run.ts';
import { findDiagnosis, findEvidence } from '../ingest/rebuild-evidence.ts';
import { listFailures } from '../query/failures.ts';
import { readFilter } from '../query/filter.ts';
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

  // What was judged at home is not taken as judged here, and once is enough.
  assert.deepEqual(await work(), { judged: 5, current: 0, failed: [] });
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

  // Evidence is read for several runs at once. One that lost events is named, and the others are judged.
  await database.erase('events', 'seal = {seal:String} AND seq = 2', { seal: first?.seal ?? '' });
  const { judged, failed } = await work(DOCUMENTED_PROFILE);
  assert.deepEqual([judged, failed.map(({ seal }) => seal)], [3, [first?.seal]]);
});

test('a diagnosis that home made up does not outlive judging', { skip: NO_ENGINE }, async (t) => {
  const store = await openTestStore(t);
  const hub = await startTestHub(t, store);
  const runsDir = makeRunsDir(t);
  const paths = await makeFinalizedRun(runsDir);
  const { seal = '' } = readSealList(paths.seals).runs.get('run_001') ?? {};
  const honest = toDiagnosis(JSON.parse(readFileSync(paths.diagnosis, 'utf8')));
  assert.ok(honest);
  // The engine and the detectors of this version, a digest that is right, and a verdict of its own.
  const { made_from: _, ...rest } = honest;
  const executive_summary = {
    ...rest.executive_summary,
    trust_score: 3,
    readiness_level: 'unsafe_for_production' as const,
  };
  const forged = withOrigin({ ...rest, executive_summary, findings: [MADE_UP] } as unknown as Diagnosis, seal);
  writeFileSync(paths.diagnosis, JSON.stringify(forged));
  const token = await hub.tokenFor('team');
  await pushRun(hub.clientFor(token), { paths, runId: 'run_001', seal }, 'm');
  const database = bindToProject(store, 'team');
  const read = () =>
    database.rows<{ readonly trust_score: number; readonly judged_by: string }>(
      `SELECT trust_score, judged_by FROM ${DATABASE}.runs FINAL WHERE project = {project:String}`,
    );
  const [before] = await read();
  assert.deepEqual([before?.trust_score, before?.judged_by.split('/').at(-1)], [3, 'home']);
  assert.equal((await listFailures(database, readFilter(new URLSearchParams()))).total, 1);

  const shard = { index: 1, of: 1 };
  await rediagnose(database, { profile: DEFAULT_PROFILE, shard, onProgress: () => {} });
  const [after] = await read();
  assert.deepEqual(
    [after?.trust_score, after?.judged_by.split('/').at(-1)],
    [honest.executive_summary.trust_score, 'hub'],
  );
  assert.equal((await listFailures(database, readFilter(new URLSearchParams()))).total, 0);
});

const MADE_UP = {
  id: 'f1',
  type: 'infinite_tool_loop',
  severity: 'critical',
  impact: 90,
  title: 'made up',
  explanation: 'made up',
  evidence_level: 'runtime_event',
  certainty: 1,
  event_ids: ['evt_000001'],
  began_at_event_id: 'evt_000001',
  quotes: [],
  remedy: 'none',
  verification: 'none',
  counts: {},
  waste: { tool_calls: 0, model_calls: 0, tokens: null, cost_usd: null, duration_ms: null },
  part_of: null,
  fault: 'agent',
};
