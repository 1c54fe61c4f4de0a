import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSealList } from '../../packages/critiqor/src/ledger/seal-list.ts';
import { makeFinalizedRun } from '../../packages/critiqor/src/testing/finalized-run.ts';
import { runCritiqor } from '../../packages/critiqor/src/testing/run-critiqor.ts';
import { hubCommand, makeFolder, makeToken, serveHub } from './hub-process.ts';

test('a hub from its first start to an erased run', async (t) => {
  const data = makeFolder(t, 'hub-data');
  const runsDir = join(makeFolder(t, 'hub-runs'), 'runs');
  await makeFinalizedRun(runsDir);
  await makeFinalizedRun(runsDir, 'w_b');
  const hub = await serveHub(t, data);
  // Beside the running hub, on the same data.
  const token = await makeToken(data, 'team', 'push', 'read', 'admin');
  const env = { CRITIQOR_HUB: hub.address, CRITIQOR_HUB_TOKEN: token };
  const pushed = await runCritiqor(['push', '--private', '--runs-dir', runsDir], { env });
  assert.deepEqual(
    [pushed.code, pushed.stdout.split('\n')[0]],
    [0, `2 runs sent to ${hub.address} (team)`],
    pushed.stderr,
  );
  const seal = readSealList(join(runsDir, 'seals.jsonl')).runs.get('run_001')?.seal ?? '';
  const ask = (path: string, method = 'GET', address = hub.address) =>
    fetch(`${address}${path}`, { method, headers: { Authorization: `Bearer ${token}` } });
  const session = readFileSync(join(runsDir, 'run_001/session.json'), 'utf8');
  assert.equal(await (await ask(`/api/v1/runs/${seal}/evidence`)).text(), session);

  const listed = JSON.parse((await hubCommand(data, 'token', 'list', '--project', 'team', '--json')).stdout);
  assert.equal(listed.tokens.length, 1);
  assert.ok(listed.tokens[0].last_used);
  assert.ok(!JSON.stringify(listed).includes(token.slice(-20)));

  // A second start keeps everything; the engine has ended with its hub.
  assert.equal(await hub.end(), 0);
  const second = await serveHub(t, data);
  assert.equal(await (await ask(`/api/v1/runs/${seal}/evidence`, 'GET', second.address)).text(), session);
  const erased = await hubCommand(data, 'erase', seal, '--project', 'team');
  assert.deepEqual([erased.code, erased.stdout], [0, `${seal} is erased.\n`]);
  assert.equal((await ask(`/api/v1/runs/${seal}/evidence`, 'GET', second.address)).status, 404);
  const { entries } = (await (await ask('/api/v1/audit', 'GET', second.address)).json()) as {
    entries: { action: string }[];
  };
  assert.deepEqual(entries.map(({ action }) => action).sort(), ['project_changed', 'run_erased', 'token_created']);
  assert.equal(await second.end(), 0);
});

test('TLS by files, and no plain address for strangers', async (t) => {
  const data = makeFolder(t, 'hub-data');
  const folder = makeFolder(t, 'hub-tls');
  const [key, cert] = [join(folder, 'hub.key'), join(folder, 'hub.crt')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      '2',
      ...names,
    ],
    { stdio: 'ignore' },
  );
  const open = await hubCommand(data, 'serve', '--host', '0.0.0.0');
  assert.deepEqual([open.code, /unencrypted/.test(open.stderr)], [2, true]);
  const hub = await serveHub(t, data, ['--port', '0', '--tls-cert', cert, '--tls-key', key]);
  const token = await makeToken(data, 'team', 'push');
  const runsDir = join(makeFolder(t, 'hub-runs'), 'runs');
  await makeFinalizedRun(runsDir);
  const env = { CRITIQOR_HUB: hub.address, CRITIQOR_HUB_TOKEN: token, NODE_EXTRA_CA_CERTS: cert };
  const pushed = await runCritiqor(['push', '--private', '--runs-dir', runsDir], { env });
  assert.equal(pushed.code, 0, pushed.stderr);
  assert.match(hub.address, /^https:/);
});

test('mistakes are explained', async (t) => {
  const data = makeFolder(t, 'hub-data');
  const cases: [string[], number, RegExp][] = [
    [['project', 'add', 'My Team'], 2, /lower-case/],
    [['project', 'set', 'nobody'], 1, /no project/],
    [['token', 'add', 'x', '--project', 'nobody'], 1, /no project/],
    [['token', 'add', 'x', '--project', 'nobody', '--scope', 'all'], 2, /choices/],
    [['erase', 'xyz', '--project', 'nobody'], 2, /64 hexadecimal/],
    [['serve', '--cluster', 'c'], 2, /--clickhouse/],
    [['serve', '--tls-key', 'x'], 2, /belong together/],
    [['serve', '--port', 'x'], 2, /port is a number/],
    [['nonsense'], 2, /unknown/],
  ];
  for (const [args, code, words] of cases) {
    const ended = await hubCommand(data, ...args);
    assert.deepEqual([args, ended.code, words.test(ended.stderr)], [args, code, true], ended.stderr);
  }
});

test('the packed hub works where only its package is installed', async (t) => {
  const folder = makeFolder(t, 'hub-packed');
  const root = join(import.meta.dirname, '../..');
  for (const name of ['critiqor', 'hub'])
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, '--ignore-scripts'], {
      cwd: join(root, 'packages', name),
    });
  const packed = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  assert.equal(packed.length, 2);
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app/package.json'), '{"private":true}');
  execFileSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packed.map((name) => join(folder, name))],
    { cwd: join(folder, 'app'), stdio: 'ignore' },
  );
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, ['node_modules/critiqor/bin/critiqor.js', 'hub', ...args], {
      cwd: join(folder, 'app'),
      encoding: 'utf8',
    });
  assert.match(run('--help'), /serve/);
  assert.match(run('project', 'add', 'team', '--data', join(folder, 'data')), /team: runs are kept/);
});
