import assert from 'node:assert/strict';
import type { ScriptedModel } from '../../../packages/critiqor/src/demo/scripted-model.ts';
import type { Host } from '../host.ts';
import { assertMatchesTruth } from '../truth.ts';
import { scriptTurn, startGateway } from './play-jobs.ts';
import { readSealedRuns } from './read-job-runs.ts';

export const CROWD = 20;

/** Twenty conversations at once: each becomes one run that has all of its own turns and nothing of another. Returns what was found, in words. */
export async function playCrowd(model: ScriptedModel, host: Host, minutes: number): Promise<string> {
  const gateway = await startGateway(host);
  const until = Date.now() + minutes * 60_000;
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
  const keys = Array.from({ length: CROWD }, (_, index) => `agent:main:c${index + 1}`);
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
}
