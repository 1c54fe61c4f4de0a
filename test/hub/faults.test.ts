import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Ended, runCritiqor, startCritiqor } from '../../packages/critiqor/src/testing/run-critiqor.ts';
import { type HubProcess, LONG, makeFolder, makeToken, serveHub } from './hub-process.ts';
import { assertStored, makeRuns, readAcknowledged } from './pushed-runs.ts';

const KILLS = LONG ? 100 : 12;
const RUNS_PER_KILL = 2;
const VICTIMS = ['hub', 'engine', 'client'] as const;

test(`hub, engine and clients are killed ${KILLS} times`, { timeout: 1_800_000 }, async (t) => {
  const data = makeFolder(t, 'hub-data');
  const runsDir = join(makeFolder(t, 'hub-runs'), 'runs');
  const listed = await makeRuns(runsDir, KILLS * RUNS_PER_KILL);
  let hub: HubProcess = await serveHub(t, data);
  const { port } = new URL(hub.address);
  const token = await makeToken(data, 'team', 'push', 'read');
  const env = { CRITIQOR_HUB: hub.address, CRITIQOR_HUB_TOKEN: token };
  const push = (names: readonly string[]) =>
    startCritiqor(['push', ...names, '--private', '--json', '--runs-dir', runsDir], { env });
  const acknowledged = new Set<string>();
  const note = (ended: Ended): void => {
    for (const seal of readAcknowledged(ended)) acknowledged.add(seal);
  };
  /** While the engine starts again the hub says so; that is no answer. */
  const isThere = async (seal: string): Promise<boolean> => {
    for (;;) {
      const answer = await fetch(`${hub.address}/api/v1/runs/${seal}/evidence`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      await answer.body?.cancel();
      if (answer.status !== 503) return answer.ok;
      await pause(200);
    }
  };

  for (let kill = 0; kill < KILLS; kill += 1) {
    const names = listed.slice(kill * RUNS_PER_KILL, (kill + 1) * RUNS_PER_KILL).map(({ run_id }) => run_id);
    const { child, ended } = push(names);
    // From before the first request to after the last answer.
    await pause(((kill * 7_919) % 17) * 60);
    const victim = VICTIMS[kill % VICTIMS.length];
    if (victim === 'client') child.kill('SIGKILL');
    if (victim === 'engine') for (const pid of childrenOf(hub.child.pid)) killIfThere(pid);
    if (victim === 'hub') {
      await hub.end('SIGKILL');
      hub = await serveHub(t, data, { args: ['--port', port] });
    }
    note(await ended);
    for (const seal of acknowledged) assert.ok(await isThere(seal), `after killing the ${victim}`);
  }

  // What was not acknowledged is sent by the same command again, and then everything is there once.
  note(await runCritiqor(['push', '--private', '--json', '--runs-dir', runsDir], { env }));
  await assertStored(hub.address, token, runsDir, listed);
});

function childrenOf(pid: number | undefined): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    // It has none at the moment.
    return [];
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}

test('two replicas take the same runs at once, each run is there once', async (t) => {
  const data = makeFolder(t, 'hub-data');
  const runsDir = join(makeFolder(t, 'hub-runs'), 'runs');
  await makeRuns(runsDir, 6);
  const first = await serveHub(t, data);
  const token = await makeToken(data, 'team', 'push', 'read');
  // The second one waits for the engine's lock and meanwhile uses the engine of the first.
  const second = await serveHub(t, data);
  const results = await Promise.all(
    [first, second, first, second].map(({ address }) =>
      runCritiqor(['push', '--private', '--json', '--runs-dir', runsDir], {
        env: { CRITIQOR_HUB: address, CRITIQOR_HUB_TOKEN: token },
      }),
    ),
  );
  assert.deepEqual(
    results.map(({ code }) => code),
    [0, 0, 0, 0],
  );
  // The engine's owner goes away; the other hub takes over.
  await first.end();
  const ask = () => fetch(`${second.address}/api/v1/fleet/runs`, { headers: { Authorization: `Bearer ${token}` } });
  let answer = await ask();
  for (let tries = 0; !answer.ok && tries < 100; tries += 1) {
    await pause(200);
    answer = await ask();
  }
  assert.equal(((await answer.json()) as { total: number }).total, 6);
});
