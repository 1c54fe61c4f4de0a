import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createScriptedModel, type ScriptedModel } from '../../../packages/critiqor/src/demo/scripted-model.ts';
import type { Host } from '../host.ts';
import { assertJobs, createAlwaysOn, playFirstGateway, playKilledGateway } from './always-scenario.ts';
import { playCrowd } from './crowd-scenario.ts';
import { createInstalledHost } from './play-jobs.ts';
import { readSealedRuns, type SealedRun } from './read-job-runs.ts';

/** An installed recorder in a real gateway: conversations, subagents of subagents, a cron job, a heartbeat, a reload, a restart and a kill. */
let model: ScriptedModel;
let host: Host;
let runs: readonly SealedRun[];
const scenario = createAlwaysOn();

before(async () => {
  model = await createScriptedModel();
  host = createInstalledHost(model);
  await playFirstGateway(scenario, model, host);
  await playKilledGateway(scenario, model, host);
  runs = await readSealedRuns(host);
});

after(async () => {
  await model?.close();
  host?.remove();
});

test('there are exactly the expected runs, each complete and with nothing of another', () =>
  assertJobs(scenario, model, runs));

test('every run is sealed, judged and verifies', () => {
  for (const { record, verification } of runs) {
    assert.equal(record.status, 'COMPLETED');
    assert.ok(record.diagnosis, record.run_id);
    assert.equal(verification, 'consistent', record.run_id);
  }
});

test('a turn that the kill cut off is not called ready', () => {
  const cut = runs.find(({ record }) => JSON.stringify(record.event_log).includes('killed or crashed'));
  assert.equal(cut?.record.metadata.job?.conversation_key, 'agent:main:killed');
  assert.notEqual(Object(cut?.record.diagnosis).executive_summary.readiness_level, 'ready_for_runtime');
});

test('twenty conversations at once are twenty runs, each complete', async (t) => {
  const crowd = await createScriptedModel();
  const own = createInstalledHost(crowd);
  t.after(async () => {
    await crowd.close();
    own.remove();
  });
  assert.match(await playCrowd(crowd, own, 0.5), /^20 runs/);
});
