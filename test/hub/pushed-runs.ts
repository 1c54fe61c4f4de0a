import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListedRun, readSealList } from '../../packages/critiqor/src/ledger/seal-list.ts';
import { makeFinalizedRun } from '../../packages/critiqor/src/testing/finalized-run.ts';
import type { Ended } from '../../packages/critiqor/src/testing/run-critiqor.ts';

/** For tests: sealed runs of a machine. */
export async function makeRuns(runsDir: string, count: number): Promise<readonly ListedRun[]> {
  for (let number = 0; number < count; number += 1) await makeFinalizedRun(runsDir, `w_${number}`);
  return [...readSealList(join(runsDir, 'seals.jsonl')).runs.values()];
}

/** For tests: the seals that `push --json` says the hub has; every line of its output is one report or part of one. */
export function readAcknowledged({ stdout }: Ended): string[] {
  if (!stdout) return [];
  return [...stdout.matchAll(/"seal": "([0-9a-f]{64})",\s+"state": "(\w+)"/g)].map(([, seal = '', state]) => {
    assert.ok(state === 'accepted' || state === 'known', state);
    return seal;
  });
}

/** For tests: the hub has exactly these runs, once, and gives each back byte for byte. */
export async function assertStored(
  address: string,
  token: string,
  runsDir: string,
  runs: readonly ListedRun[],
): Promise<void> {
  const ask = (path: string): Promise<Response> =>
    fetch(`${address}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const seals: string[] = [];
  for (let total = 1; seals.length < total; ) {
    const answer = await ask(`/api/v1/fleet/runs?limit=200&offset=${seals.length}`);
    assert.equal(answer.status, 200, await answer.clone().text());
    const page = (await answer.json()) as { readonly total: number; readonly runs: readonly { seal: string }[] };
    total = page.total;
    if (page.runs.length === 0) break;
    seals.push(...page.runs.map(({ seal }) => seal));
  }
  assert.deepEqual(seals.sort(), runs.map(({ seal }) => seal).sort());
  for (const { run_id, seal } of runs) {
    const text = await (await ask(`/api/v1/runs/${seal}/evidence`)).text();
    assert.equal(text, readFileSync(join(runsDir, run_id, 'session.json'), 'utf8'), run_id);
  }
}
