import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { directStartVariables, standsInForLauncher } from './direct-start.ts';

const command = (...args: readonly string[]) => ({ program: '/usr/bin/openclaw', prefix: [], args });
const BUNDLE = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/ca-bundle.pem',
].find((path) => existsSync(path));
const CERTIFICATES = BUNDLE ? { NODE_EXTRA_CA_CERTS: BUNDLE, OPENCLAW_NODE_EXTRA_CA_CERTS_READY: '1' } : {};

test('the launcher is asked to run the agent itself, where it would start a second process', () => {
  for (const args of [
    ['agent', 'exec', 'hi'],
    ['agent', '--local'],
    ['chat'],
    ['--profile', 'work', 'tui', '--local'],
  ]) {
    assert.deepEqual(directStartVariables(command(...args), { PATH: '' }), { OPENCLAW_NO_RESPAWN: '1' });
  }
});

test('a gateway is left as it is: it runs in the first process, and the setting would change how it updates', () => {
  assert.deepEqual(directStartVariables(command('gateway', 'run'), { NVM_DIR: '/home/dev/.nvm' }), {});
});

test('certificates are set where the launcher would have set them, and nowhere else', (t) => {
  const direct = { OPENCLAW_NO_RESPAWN: '1' };
  const chat = command('chat');
  assert.deepEqual(directStartVariables(chat, { PATH: '', NVM_DIR: '/home/dev/.nvm' }), { ...direct, ...CERTIFICATES });
  const own = { PATH: '', NVM_DIR: '/home/dev/.nvm', NODE_EXTRA_CA_CERTS: '/etc/own.pem' };
  assert.deepEqual(directStartVariables(chat, own), direct, 'what the user set stays');
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-node-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [place, isManaged] of [
    ['.volta/bin', true],
    ['.local/share/mise/installs', true],
    ['bin', false],
  ] as const) {
    const bin = join(folder, place);
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'node'), '', { mode: 0o755 });
    const real = { ...direct, ...(isManaged ? CERTIFICATES : {}) };
    assert.deepEqual(directStartVariables(chat, { PATH: bin }), real, place);
  }
});

test('a folder for compiled code is set as the launcher sets it, so that it starts no second process', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-openclaw-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const description = join(folder, 'package.json');
  writeFileSync(description, '{"name":"openclaw","version":"2026.9.6 beta"}');
  utimesSync(description, 1, 1_700_000_000.5);
  writeFileSync(join(folder, 'openclaw.mjs'), '');
  const bin = join(folder, 'bin-openclaw');
  symlinkSync(join(folder, 'openclaw.mjs'), bin);
  const env = { PATH: '', NODE_COMPILE_CACHE: '/var/cache/node' };
  const started = { OPENCLAW_PACKAGED_COMPILE_CACHE_RESPAWNED: '1' };
  const named = {
    ...started,
    NODE_COMPILE_CACHE: `/var/cache/node/openclaw/2026.9.6_beta/1700000000500-${'{"name":"openclaw","version":"2026.9.6 beta"}'.length}`,
  };
  const script = { program: process.execPath, prefix: [join(folder, 'openclaw.mjs')], args: ['chat'] };
  assert.deepEqual(directStartVariables(script, env), { OPENCLAW_NO_RESPAWN: '1', ...named });
  assert.deepEqual(directStartVariables({ program: bin, prefix: [], args: ['gateway', 'run'] }, env), named);
  assert.deepEqual(directStartVariables(command('chat'), env), { OPENCLAW_NO_RESPAWN: '1', ...started }, 'a wrapper');
  for (const off of [{ NODE_DISABLE_COMPILE_CACHE: '1' }, started, { NODE_COMPILE_CACHE: '' }])
    assert.deepEqual(directStartVariables(script, { ...env, ...off }), { OPENCLAW_NO_RESPAWN: '1' });
  assert.equal(standsInForLauncher(command('chat'), env), true, 'the launcher would have been there for any command');
  assert.equal(standsInForLauncher(command('gateway', 'run'), env), false);
});

test('the supervisor stands in for the launcher where that would have started a second process', () => {
  const stands = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => standsInForLauncher(command(...args), env);
  assert.deepEqual([stands(['agent', 'exec', 'hi']), stands(['agent', '--local'])], [true, true]);
  assert.deepEqual([stands(['gateway', 'run']), stands(['chat']), stands(['tui', '--local'])], [false, false, false]);
  for (const env of [
    { OPENCLAW_NO_RESPAWN: '1' },
    { NODE_OPTIONS: '--no-warnings' },
    { OPENCLAW_NODE_OPTIONS_READY: '1' },
  ])
    assert.equal(stands(['agent', '--local'], env), false);
});
