import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Ended, runCritiqor, startCritiqor } from '../../packages/critiqor/src/testing/run-critiqor.ts';
import { type HubProcess, LONG, makeFolder, makeToken, serveHub } from './hub-process.ts';
import { assertStored, makeRuns, readAcknowledged } from './pushed-runs.ts';

/** A busy machine does fewer at a time: `HUB_KILLS=25`, four times. */
const KILLS = Number(process.env.HUB_KILLS ?? (LONG ? 100 : 12));
const RUNS_PER_KILL = 2;
const VICTIMS = ['hub', 'engine', 'client'] as const;

test(`hub, engine and clients are killed ${KILLS} times`, { timeout: 1_800_000 }, async (t) => {
  const data = makeFolder(t, 'hub-data');
  const runsDir = join(makeFolder(t, 'hub-runs'), 'runs');
  const listed = await makeRuns(runsDir, (KILLS + 1) * RUNS_PER_KILL);
  let hub: HubProcess = await serveHub(t, data);
  const { port } = new URL(hub.address);
  const token = await makeToken(data, 'team', 'push', 'read');
  const env = { CRITIQOR_HUB: hub.address, CRITIQOR_HUB_TOKEN: token };
  const push = (turn: number) => {
    const names = listed.slice(turn * RUNS_PER_KILL, (turn + 1) * RUNS_PER_KILL).map(({ run_id }) => run_id);
    return startCritiqor(['push', ...names, '--private', '--json', '--runs-dir', runsDir], { env });
  };
  const acknowledged = new Set<string>();
  const note = (ended: Ended): void => {
    for (const seal of readAcknowledged(ended)) acknowledged.add(seal);
  };

  // How long a push takes here, so that kills come from before its first request to after its last answer.
  const began = performance.now();
  note(await push(KILLS).ended);
  const pushMs = performance.now() - began;
  assert.equal(acknowledged.size, RUNS_PER_KILL);
  let broken = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, ended } = push(kill);
    await pause(Math.random() * 1.2 * pushMs);
    const victim = VICTIMS[kill % VICTIMS.length];
    if (victim === 'client') child.kill('SIGKILL');
    if (victim === 'engine') for (const pid of childrenOf(hub.child.pid)) killIfThere(pid);
    if (victim === 'hub') {
      await hub.end('SIGKILL');
      hub = await serveHub(t, data, { args: ['--port', port] });
    }
    const before = acknowledged.size;
    note(await ended);
    if (acknowledged.size < before + RUNS_PER_KILL) broken += 1;
    assert.deepEqual(await listMissing(hub.address, token, [...acknowledged]), [], `after killing the ${victim}`);
  }

  // What was not acknowledged is sent by the same command again, and then everything is there once.
  const atOnce = acknowledged.size;
  note(await runCritiqor(['push', '--private', '--json', '--runs-dir', runsDir], { env }));
  await assertStored(hub.address, token, runsDir, listed);
  t.diagnostic(
    `${KILLS} kills, ${broken} of them broke a push; ${atOnce} runs were acknowledged meanwhile, ${listed.length - atOnce} by the push afterwards; all ${listed.length} are there once, byte for byte`,
  );
});

/** Which of these seals the hub does not have. While the engine starts again the hub says so; that is no answer. */
async function listMissing(address: string, token: string, seals: readonly string[]): Promise<string[]> {
  for (;;) {
    const answer = await fetch(`${address}/api/v1/runs/known`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(seals),
    });
    const body = (await answer.json()) as { readonly known?: readonly string[] };
    if (answer.status !== 503) return seals.filter((seal) => !body.known?.includes(seal));
    await pause(200);
  }
}

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
