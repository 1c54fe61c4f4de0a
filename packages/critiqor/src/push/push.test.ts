import assert from 'node:assert/strict';
import { chmodSync, readFileSync, truncateSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { PUSH_LIMITS } from '@critiqor/api/push';
import { makeFinalizedRun, makeRunsDir } from '../testing/finalized-run.ts';
import { startFakeHub } from '../testing/pipeline/fake-hub.ts';
import { runCritiqor, startCritiqor } from '../testing/run-critiqor.ts';
import { findUnsent } from './find-unsent.ts';
import { createHubClient } from './hub-client.ts';
import { pushRun } from './push-run.ts';
import { openPushedList } from './pushed-list.ts';

const toEnv = (address: string, token = 'good') => ({ CRITIQOR_HUB: address, CRITIQOR_HUB_TOKEN: token });

test('push sends what was not sent yet, and says what it withholds', async (t) => {
  const hub = await startFakeHub(t);
  const runsDir = makeRunsDir(t);
  await makeFinalizedRun(runsDir);
  await makeFinalizedRun(runsDir, 'w_b');
  const withheld = await runCritiqor(['push', '--runs-dir', runsDir, '--json'], { env: toEnv(hub.address) });
  assert.equal(withheld.code, 0, withheld.stderr);
  assert.deepEqual(
    JSON.parse(withheld.stdout).skipped.map(({ run_id }: { run_id: string }) => run_id),
    ['run_001', 'run_002'],
  );
  assert.equal(hub.runs.length, 0);
  await runCritiqor(['annotate', 'run_002', '--visibility', 'shared', '--runs-dir', runsDir]);
  const shared = await runCritiqor(['push', '--runs-dir', runsDir], { env: toEnv(hub.address) });
  assert.match(shared.stdout, /^1 run sent to http.*\n {2}run_001 was not sent: it is private\n/);
  const named = await runCritiqor(['push', 'run_001', '--private', '--machine', 'box', '--runs-dir', runsDir], {
    env: toEnv(hub.address),
  });
  assert.equal(named.code, 0, named.stderr);
  const again = await runCritiqor(['push', '--private', '--runs-dir', runsDir], { env: toEnv(hub.address) });
  assert.match(again.stdout, /^0 runs sent/);
  assert.deepEqual(
    hub.runs.map(({ run_id }) => run_id),
    ['run_002', 'run_001'],
  );
  assert.equal(hub.runs[1]?.machine, 'box');
});

test('an anonymous run is never sent', async (t) => {
  const hub = await startFakeHub(t);
  const runsDir = makeRunsDir(t);
  await makeFinalizedRun(runsDir);
  await runCritiqor(['annotate', 'run_001', '--visibility', 'anonymous', '--runs-dir', runsDir]);
  const { stdout } = await runCritiqor(['push', 'run_001', '--private', '--runs-dir', runsDir], {
    env: toEnv(hub.address),
  });
  assert.match(stdout, /run_001 was not sent: it is anonymous/);
  assert.equal(hub.runs.length, 0);
});

test('a hub that comes back is asked again; one that does not is named', async (t) => {
  let failures = 2;
  const hub = await startFakeHub(t, (method) =>
    method === 'POST' && failures-- > 0 ? [503, { error: { code: 'unavailable', message: 'Later.' } }] : undefined,
  );
  const runsDir = makeRunsDir(t);
  const paths = await makeFinalizedRun(runsDir);
  const waits: number[] = [];
  const client = createHubClient({
    address: hub.address,
    token: 'good',
    attempts: 5,
    firstRetryMs: 1,
    onRetry: (_, ms) => waits.push(ms),
  });
  const [run] = findUnsent(runsDir, openPushedList(paths.state, 'h', 'p'), { runIds: null, withPrivate: true }).runs;
  assert.ok(run);
  assert.equal((await pushRun(client, run, 'm')).state, 'accepted');
  assert.equal(waits.length, 2);
  const nobody = createHubClient({ address: 'http://127.0.0.1:9', token: 'good', attempts: 2, firstRetryMs: 1 });
  await assert.rejects(pushRun(nobody, run, 'm'), /does not answer/);
});

test('a large run is sent in parts, and goes on where it was interrupted', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await makeFinalizedRun(runsDir);
  chmodSync(paths.session, 0o600);
  // What the hub makes of it is not its business here: zeros are quick to compress.
  truncateSync(paths.session, PUSH_LIMITS.partBytes * 2 + 1);
  const run = { paths, runId: 'run_001', seal: 'a'.repeat(64) };
  let isCut = true;
  const hub = await startFakeHub(t, (method, path) =>
    method === 'PUT' && isCut && hub.parts.size === 2
      ? [413, { error: { code: 'too_large', message: path } }]
      : undefined,
  );
  const client = createHubClient({ address: hub.address, token: 'good', attempts: 1 });
  await assert.rejects(pushRun(client, run, 'm'));
  isCut = false;
  const before = hub.asked.length;
  assert.equal((await pushRun(client, run, 'm')).state, 'accepted');
  assert.equal(hub.asked.slice(before).filter((line) => line.startsWith('PUT')).length, 1);
  assert.equal(hub.runs[0]?.parts?.length, 3);
});

test('a wrong token, an unsafe address and no address are explained', async (t) => {
  const hub = await startFakeHub(t);
  const runsDir = makeRunsDir(t);
  await makeFinalizedRun(runsDir);
  const push = (env: Readonly<Record<string, string>>) => runCritiqor(['push', '--runs-dir', runsDir], { env });
  assert.match((await push(toEnv(hub.address, 'bad'))).stderr, /refused the token/);
  const unsafe = await push(toEnv('http://hub.example.org'));
  assert.deepEqual([unsafe.code, /unencrypted/.test(unsafe.stderr)], [2, true]);
  assert.match((await push({ CRITIQOR_HUB: hub.address, CRITIQOR_HUB_TOKEN: '' })).stderr, /no token/);
  assert.match((await push({ CRITIQOR_HUB: '', CRITIQOR_HUB_TOKEN: 'good' })).stderr, /Which hub/);
});

test('follow sends what is sealed while it runs, and ends quietly', async (t) => {
  const hub = await startFakeHub(t);
  const runsDir = makeRunsDir(t);
  await makeFinalizedRun(runsDir);
  const { child, ended } = startCritiqor(['push', '--follow', '--private', '--runs-dir', runsDir], {
    env: toEnv(hub.address),
  });
  const until = async (count: number): Promise<void> => {
    while (hub.runs.length < count) await pause(50);
  };
  await until(1);
  await makeFinalizedRun(runsDir, 'w_b');
  await until(2);
  child.kill('SIGINT');
  const { code } = await ended;
  assert.equal(code, 0);
  assert.deepEqual(
    hub.runs.map(({ run_id }) => run_id),
    ['run_001', 'run_002'],
  );
});

test('without its package, hub says how to install it', async (t) => {
  const { code, stderr } = await runCritiqor(['hub', 'serve', '--port', '0'], {
    cwd: makeRunsDir(t).replace(/runs$/, ''),
    env: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent("import{registerHooks}from'node:module';registerHooks({resolve(s,c,n){if(s==='critiqor-hub')throw new Error('absent');return n(s,c)}})")}`,
    },
  });
  assert.equal(code, 1);
  assert.match(stderr, /npm install --global critiqor-hub/);
  assert.ok(readFileSync(new URL('../../package.json', import.meta.url), 'utf8').includes('"dependencies"') === false);
});
