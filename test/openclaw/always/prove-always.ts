import assert from 'node:assert/strict';
import { createScriptedModel, type ScriptedModel } from '../../../packages/critiqor/src/demo/scripted-model.ts';
import type { Host } from '../host.ts';
import { assertMatchesTruth } from '../truth.ts';
import { assertJobs, createAlwaysOn, playFirstGateway, playKilledGateway, playRestart } from './always-scenario.ts';
import { createInstalledHost, scriptTurn, startGateway } from './play-jobs.ts';
import { readSealedRuns } from './read-job-runs.ts';

/**
 * The long form of `always.test.ts`: `npm run prove:always [-- minutes]`. First 5 conversations over 3 restarts, a reload, a kill, a cron job, a
 * heartbeat and subagents of subagents; then 20 conversations at once, 10 minutes long.
 */
const MINUTES = Number(process.argv[2] ?? 10);
const CONVERSATIONS = 20;
const RESTARTS = 3;

await withHost('five conversations, three restarts, a reload, a kill', async (model, host) => {
  const scenario = createAlwaysOn();
  await playFirstGateway(scenario, model, host);
  for (let restart = 1; restart <= RESTARTS; restart += 1) await playRestart(scenario, model, host);
  await playKilledGateway(scenario, model, host);
  const runs = await readSealedRuns(host);
  assertJobs(scenario, model, runs);
  return `${runs.length} runs, exactly the expected ones, each complete against the log of the model`;
});

await withHost(`${CONVERSATIONS} conversations at once for ${MINUTES} minutes`, async (model, host) => {
  const gateway = await startGateway(host);
  const until = Date.now() + MINUTES * 60_000;
  const markers = new Map<string, string[]>();
  const talk = async (key: string): Promise<void> => {
    const own = markers.get(key) ?? [];
    markers.set(key, own);
    for (let turn = 1; Date.now() < until; turn += 1) {
      const marker = `TALK-${key.split(':').at(-1)}-${turn}.`;
      scriptTurn(model, marker);
      own.push(marker);
      const { status } = await gateway.ask(`Please do ${marker}`, key);
      assert.equal(status, 200);
    }
  };
  const keys = Array.from({ length: CONVERSATIONS }, (_, index) => `agent:main:c${index + 1}`);
  await Promise.all(keys.map(talk));
  assert.equal((await gateway.stop()).code, 0);
  const runs = await readSealedRuns(host);
  assert.deepEqual(runs.map(({ record }) => record.metadata.job?.conversation_key).sort(), keys.toSorted());
  for (const { record, facts, verification } of runs) {
    const key = record.metadata.job?.conversation_key ?? '';
    assert.deepEqual([...new Set(facts.flatMap(({ conversation_key }) => conversation_key ?? []))], [key]);
    assertMatchesTruth(
      facts,
      (markers.get(key) ?? []).flatMap((marker) => model.of(marker)),
    );
    assert.equal(verification, 'consistent');
  }
  return `${runs.length} runs, ${model.exchanges.length} model calls, none missing, none in a wrong run`;
});

async function withHost(what: string, play: (model: ScriptedModel, host: Host) => Promise<string>): Promise<void> {
  const model = await createScriptedModel();
  const host = createInstalledHost(model);
  const begun = Date.now();
  try {
    console.log(`${what}: ${await play(model, host)} (${Math.round((Date.now() - begun) / 1_000)} s)`);
  } finally {
    await model.close();
    host.remove();
  }
}
