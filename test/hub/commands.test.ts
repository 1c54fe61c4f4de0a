import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
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

test('alerts and backup by commands', async (t) => {
  const data = makeFolder(t, 'hub-data');
  const runsDir = join(makeFolder(t, 'hub-runs'), 'runs');
  const calls: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (chunk) => calls.push(String(chunk)));
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const hub = await serveHub(t, data, { args: ['--port', '0', '--private-webhooks'] });
  const token = await makeToken(data, 'team', 'push');
  const team = (...args: string[]) => hubCommand(data, ...args, '--project', 'team');
  const added = await team('alerts', 'add', 'trust below 101', '--name', 'any run', '--webhook', webhook, '--json');
  const { rule_id, secret } = JSON.parse(added.stdout);
  assert.match(secret, /^[\w-]{43}$/);
  const refused = await team('alerts', 'test', rule_id);
  assert.deepEqual([refused.code, /--private-webhooks/.test(refused.stderr)], [1, true]);
  assert.equal((await team('alerts', 'test', rule_id, '--private-webhooks')).code, 0);
  assert.match(calls.splice(0).join(), /This is a test/);
  assert.match((await team('alerts', 'list')).stdout, new RegExp(`${rule_id} +any run: trust below 101`));

  await makeFinalizedRun(runsDir);
  const env = { CRITIQOR_HUB: hub.address, CRITIQOR_HUB_TOKEN: token };
  assert.equal((await runCritiqor(['push', '--private', '--runs-dir', runsDir], { env })).code, 0);
  // The hub looks every ten seconds.
  for (let tries = 0; calls.length === 0 && tries < 300; tries += 1) await pause(100);
  assert.match(JSON.parse(calls.join()).message, /^run_001 of .+ has trust below 101\.$/);
  let history = '';
  for (let tries = 0; !/delivered/.test(history) && tries < 50; tries += 1)
    history = (await team('alerts', 'history')).stdout;
  assert.match(history, /any run +delivered/);
  assert.equal((await team('alerts', 'set', rule_id, '--no-enable')).stdout, `${rule_id} is off.\n`);
  assert.equal((await team('alerts', 'remove', rule_id)).code, 0);
  assert.equal((await team('alerts', 'list')).stdout, 'There is no rule.\n');

  const folder = join(makeFolder(t, 'hub-backup'), 'team');
  assert.match((await team('export', folder)).stdout, /^1 run exported/);
  await hubCommand(data, 'project', 'add', 'copy');
  const imported = await hubCommand(data, 'import', folder, '--project', 'copy');
  assert.match(imported.stdout, /^1 run imported into copy, 0 were there already/);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.tar.gz')))
    assert.equal((await runCritiqor(['verify', join(folder, name)])).code, 0);
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
  const hub = await serveHub(t, data, { args: ['--port', '0', '--tls-cert', cert, '--tls-key', key] });
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
    [['alerts', 'add', 'trust below 60', '--project', 'nobody'], 1, /no project/],
    [['import', '/nowhere', '--project', 'nobody'], 2, /not a folder/],
    [['export', 'x', '--project', 'nobody'], 1, /no project/],
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
