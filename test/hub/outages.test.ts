import assert from 'node:assert/strict';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { runCritiqor, startCritiqor } from '../../packages/critiqor/src/testing/run-critiqor.ts';
import { putProject } from '../../packages/hub/src/tenancy/projects.ts';
import { createToken } from '../../packages/hub/src/tenancy/tokens.ts';
import { openTestStore } from '../../packages/hub/src/testing/test-store.ts';
import { LONG, makeFolder, makeToken, serveHub } from './hub-process.ts';
import { assertStored, makeRuns, readAcknowledged } from './pushed-runs.ts';
import { startProxy } from './tcp-proxy.ts';

const AWAY_MS = LONG ? 60_000 : 4_000;
const SKEW_MS = 3 * 24 * 3_600_000;

/** An engine as a ClickHouse server behind a network, and a token for it. */
async function startServer(t: TestContext) {
  const store = await openTestStore(t);
  const proxy = await startProxy(t, { path: store.engine?.socket ?? '' });
  await putProject(store, 'team', {});
  const scopes = ['push', 'read', 'admin'] as const;
  const { token } = await createToken(store, { project: 'team', name: 't', scopes, requests_per_minute: 100_000 });
  return { store, proxy, token, clickhouse: `http://127.0.0.1:${proxy.port}` };
}

const serveOn = (t: TestContext, clickhouse: string, env: Readonly<Record<string, string>> = {}) =>
  serveHub(t, null, { args: ['--port', '0', '--clickhouse', clickhouse], env });

test(`ClickHouse is away for ${AWAY_MS / 1_000} s while machines send`, { timeout: 600_000 }, async (t) => {
  const { proxy, token, clickhouse } = await startServer(t);
  const hub = await serveOn(t, clickhouse);
  const runsDir = join(makeFolder(t, 'hub-runs'), 'runs');
  const runs = await makeRuns(runsDir, 12);
  const env = { CRITIQOR_HUB: hub.address, CRITIQOR_HUB_TOKEN: token };
  // It gives up never, as a machine of a fleet does not.
  const { child, ended } = startCritiqor(['push', '--follow', '--private', '--json', '--runs-dir', runsDir], { env });
  await pause(700);
  proxy.setAway(true);
  const during = await fetch(`${hub.address}/healthz`);
  assert.equal(during.status, 503);
  await pause(AWAY_MS);
  proxy.setAway(false);
  const began = Date.now();
  const count = async (): Promise<number> => {
    const answer = await fetch(`${hub.address}/api/v1/fleet/runs`, { headers: { Authorization: `Bearer ${token}` } });
    return answer.ok ? ((await answer.json()) as { readonly total: number }).total : 0;
  };
  while ((await count()) < runs.length && Date.now() - began < 300_000) await pause(200);
  // The list of what was sent is written after the answer.
  await pause(1_000);
  child.kill('SIGINT');
  const acknowledged = readAcknowledged(await ended);
  assert.ok(acknowledged.every((seal) => runs.some((run) => run.seal === seal)));
  await assertStored(hub.address, token, runsDir, runs);
  const again = await runCritiqor(['push', '--private', '--json', '--runs-dir', runsDir], { env });
  assert.deepEqual([again.code, readAcknowledged(again)], [0, []]);
});

test('a network that is slow and breaks in the middle of bodies', { timeout: 300_000 }, async (t) => {
  const data = makeFolder(t, 'hub-data');
  const hub = await serveHub(t, data);
  const token = await makeToken(data, 'team', 'push', 'read');
  const runsDir = join(makeFolder(t, 'hub-runs'), 'runs');
  const runs = await makeRuns(runsDir, 6);
  const proxy = await startProxy(t, { port: Number(new URL(hub.address).port) });
  const env = { CRITIQOR_HUB: `http://127.0.0.1:${proxy.port}`, CRITIQOR_HUB_TOKEN: token };
  const args = ['push', '--private', '--json', '--runs-dir', runsDir];
  // Enough to ask who one is, too little for a run.
  proxy.setCut(1_500);
  const broken = await runCritiqor(args, { env });
  assert.notEqual(broken.code, 0);
  for (const seal of readAcknowledged(broken)) assert.ok(runs.some((run) => run.seal === seal));
  proxy.setCut(null);
  proxy.setRate(20_000);
  const slow = await runCritiqor(args, { env });
  assert.equal(slow.code, 0, slow.stderr);
  await assertStored(hub.address, token, runsDir, runs);
});

test('replicas whose clocks are wrong by days', { timeout: 300_000 }, async (t) => {
  const { token, clickhouse } = await startServer(t);
  const shift = (ms: number) => ({
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'shift-clock.ts')}`,
    SHIFT_CLOCK_MS: String(ms),
  });
  const early = await serveOn(t, clickhouse, shift(-SKEW_MS));
  const late = await serveOn(t, clickhouse, shift(SKEW_MS));
  const runsDir = join(makeFolder(t, 'hub-runs'), 'runs');
  const [first, ...runs] = await makeRuns(runsDir, 6);
  assert.ok(first);
  const push = (address: string) =>
    runCritiqor(['push', '--private', '--json', '--runs-dir', runsDir], {
      env: { CRITIQOR_HUB: address, CRITIQOR_HUB_TOKEN: token },
    });
  const pushed = await Promise.all([push(early.address), push(late.address)]);
  assert.deepEqual(
    pushed.map(({ code }) => code),
    [0, 0],
  );
  for (const { address } of [early, late]) await assertStored(address, token, runsDir, [first, ...runs]);
  // What one erases is erased for the other, however early its clock.
  const headers = { Authorization: `Bearer ${token}` };
  const erased = await fetch(`${early.address}/api/v1/runs/${first.seal}`, { method: 'DELETE', headers });
  assert.equal(erased.status, 200);
  const known = await fetch(`${late.address}/api/v1/runs/known`, {
    method: 'POST',
    headers,
    body: JSON.stringify([first.seal]),
  });
  assert.deepEqual(await known.json(), { known: [], erased: [first.seal] });
  await assertStored(late.address, token, runsDir, runs);
  // A worker whose clock is behind that of whoever stored the runs judges them all the same.
  const judge = () =>
    runCritiqor(['hub', 'rediagnose', '--json', '--clickhouse', clickhouse], { env: shift(-2 * SKEW_MS) });
  const [judged, again] = [await judge(), await judge()].map(({ stdout }) => JSON.parse(stdout).projects[0]);
  assert.deepEqual([judged.judged, again.judged, again.current], [5, 0, 5]);
});

const HAS_DISKS = process.platform === 'linux' && process.getuid?.() === 0;

/** Gives the engine a disk of its own, which is full while there is a file `fill`. */
const toOwnDisk = (data: string): readonly string[] => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  `cd "${data}" && mount -t tmpfs -o size=512m tmpfs clickhouse && {
    (until [ -e fill ]; do sleep 0.1; done
     head -c 600m /dev/zero > clickhouse/filler 2>/dev/null; touch filled
     while [ -e fill ]; do sleep 0.1; done
     rm clickhouse/filler; touch emptied) &
    exec "$@"; }`,
  'sh',
];

test('the disk of the engine is full', {
  timeout: 300_000,
  skip: HAS_DISKS ? false : 'only root has disks',
}, async (t) => {
  const data = makeFolder(t, 'hub-data');
  mkdirSync(join(data, 'clickhouse'));
  const hub = await serveHub(t, data, { within: toOwnDisk(data) });
  const token = await makeToken(data, 'team', 'push', 'read');
  const runsDir = join(makeFolder(t, 'hub-runs'), 'runs');
  const runs = await makeRuns(runsDir, 8);
  const env = { CRITIQOR_HUB: hub.address, CRITIQOR_HUB_TOKEN: token };
  const push = (...names: readonly string[]) =>
    runCritiqor(['push', ...names, '--private', '--json', '--runs-dir', runsDir], { env });
  const before = runs.slice(0, 4);
  assert.equal((await push(...before.map(({ run_id }) => run_id))).code, 0);
  writeFileSync(join(data, 'fill'), '');
  await untilThere(join(data, 'filled'));
  const full = await push();
  assert.notEqual(full.code, 0);
  assert.match(full.stderr, /no room/);
  assert.deepEqual(readAcknowledged(full), []);
  await assertStored(hub.address, token, runsDir, before);
  rmSync(join(data, 'fill'));
  await untilThere(join(data, 'emptied'));
  const after = await push();
  assert.equal(after.code, 0, after.stderr);
  await assertStored(hub.address, token, runsDir, runs);
});

async function untilThere(path: string): Promise<void> {
  while (!existsSync(path)) await pause(100);
}
