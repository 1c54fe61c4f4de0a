import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { makeFakeOpenClaw, recordLines } from '../../packages/critiqor/src/testing/fake-openclaw.ts';
import { makeJournalLines } from '../../packages/critiqor/src/testing/test-evidence.ts';
import { collect, type Finished, OPENCLAW, waitFor } from './host.ts';

/** The command line as a person gets it: packed, and installed into an empty folder. */
const root = mkdtempSync(join(tmpdir(), 'critiqor-package-'));
const folder = join(root, 'installed');
const home = join(root, 'home');
const program = join(folder, 'node_modules/.bin/critiqor');
const packageFolder = join(import.meta.dirname, '../../packages/critiqor');
/** Only what a bare machine has, and a Node that fits. */
const env = { HOME: home, PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`, NO_COLOR: '1' };

before(() => {
  for (const path of [folder, home]) mkdirSync(path, { recursive: true });
  // It was built before the tests; built again, it would vanish for a moment under others that run beside this one.
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', root], { cwd: packageFolder });
  const tarball = readdirSync(root).find((name) => name.endsWith('.tgz'));
  execFileSync(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent', join(root, tarball ?? '')],
    {
      cwd: folder,
    },
  );
});

after(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

function start(args: readonly string[], options: { env?: Record<string, string>; node?: readonly string[] } = {}) {
  const child = spawn(process.execPath, [...(options.node ?? []), program, ...args], {
    cwd: home,
    env: { ...env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: collect(child) };
}

const critiqor = (...args: string[]): Promise<Finished> => start(args).ended;

test('the package is whole, needs no other, and knows its version', async () => {
  assert.deepEqual(
    readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['critiqor'],
  );
  const installed = join(folder, 'node_modules/critiqor');
  assert.deepEqual(readdirSync(installed).sort(), ['LICENSE', 'README.md', 'bin', 'dist', 'package.json']);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, string>;
  assert.equal((await critiqor('--version')).stdout.trim(), manifest.version);
  assert.match(readFileSync(join(installed, 'dist/THIRD_PARTY_LICENSES'), 'utf8'), /^commander 15/m);
  const code = readdirSync(join(installed, 'dist')).filter((name) => name.endsWith('.js'));
  const imports = code.flatMap((name) => [
    ...readFileSync(join(installed, 'dist', name), 'utf8').matchAll(/^import .*from "([^"]+)"|^import "([^"]+)"/gm),
  ]);
  const foreign = imports.map(([, from, bare]) => from ?? bare ?? '').filter((from) => !/^(node:|\.\/)/.test(from));
  assert.deepEqual(foreign, []);
});

test('doctor: OpenClaw loads the recorder that came with the package', async () => {
  const { code, stdout } = await critiqor('doctor', '--openclaw-command', OPENCLAW);
  assert.equal(code, 0, stdout);
  assert.match(stdout, /ok {4}recorder +OpenClaw loads it/);
});

test('monitor, finalize, verify, runs with an agent of our own', async () => {
  const lines = recordLines(join(root, 'agent'), makeJournalLines(), 'echo "hello from the agent"; exit 3');
  const fake = makeFakeOpenClaw(join(root, 'agent'), lines);
  const monitored = await critiqor('monitor', 'openclaw', '--openclaw-command', fake, '--', 'agent', '--local');
  assert.equal(monitored.code, 3, monitored.stderr);
  assert.equal(monitored.stdout, 'hello from the agent\n');
  assert.equal((await critiqor('finalize')).code, 0);
  const verified = await critiqor('verify', 'latest');
  assert.equal(verified.code, 0, verified.stdout);
  assert.match(verified.stdout, /consistent \(unsigned: author not verified\)/);
  assert.match((await critiqor('runs')).stdout, /run_001 +COMPLETED/);
});

/** Makes a Node say that it is an old one. */
const OLD_NODE = [
  '--import',
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.1.0"}})',
];

test('on an old Node: the message says what is needed, and a Node that the demo has installed takes over', async () => {
  const refused = await start(['--version'], { node: OLD_NODE }).ended;
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /needs Node 24\.16 or newer \(24\.x\), or 26\.1 or newer/);
  const cache = join(root, 'cache');
  const installed = join(cache, `critiqor/demo/node/node_modules/node-${process.platform}-${process.arch}/bin`);
  mkdirSync(installed, { recursive: true });
  symlinkSync(process.execPath, join(installed, 'node'));
  const taken = await start(['--version'], { node: OLD_NODE, env: { XDG_CACHE_HOME: cache } }).ended;
  assert.equal(taken.code, 0, taken.stderr);
  assert.match(taken.stdout, /^\d+\.\d+\.\d+\n$/);
  const usage = await start(['no-such-command'], { node: OLD_NODE, env: { XDG_CACHE_HOME: cache } }).ended;
  assert.equal(usage.code, 2, 'its exit code is ours');
});

/** An npm that installs the OpenClaw of the tests, or hangs. */
function fakeNpm(name: string, script: string): Record<string, string> {
  const bin = join(root, name);
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${script}\n`);
  symlinkSync(process.execPath, join(bin, 'node'));
  chmodSync(join(bin, 'npm'), 0o755);
  return { PATH: `${bin}:/usr/bin:/bin` };
}

test('demo on a machine without OpenClaw: it is installed, everything stays in the folder, and no terminal is needed', async () => {
  const demo = join(root, 'demo');
  const env = fakeNpm('npm-brings', `ln -s '${dirname(dirname(dirname(OPENCLAW)))}/node_modules' node_modules`);
  const before = readdirSync(home).sort();
  const played = await start(['demo', '--folder', demo, '--scenario', 'false-success'], { env }).ended;
  assert.equal(played.code, 0, played.stderr);
  assert.match(played.stderr, /install {3}OpenClaw 2026\.9\.6 into .*demo \(about 650 MB, once\)\n.* \d+ packages/);
  assert.match(
    played.stdout,
    /failed \(exit code 1\)[\s\S]*All tests pass\.[\s\S]*2 model calls, 1 tool call \(1 failed\)/,
  );
  assert.deepEqual(readdirSync(demo).sort(), ['home', 'openclaw', 'runs', 'tmp', 'workspace']);
  assert.deepEqual(readdirSync(home).sort(), before, 'nothing is left at home');
  const verified = await critiqor('verify', join(demo, 'runs/run_001'));
  assert.equal(verified.code, 0, verified.stdout);
});

test('demo beside an installed OpenClaw that fits: that one is used, and nothing is installed', async () => {
  const bin = join(root, 'installed-openclaw');
  makeFakeOpenClaw(bin, recordLines(bin, makeJournalLines()));
  const env = { PATH: `${bin}:${dirname(process.execPath)}:/usr/bin:/bin` };
  const demo = join(root, 'beside');
  const played = await start(['demo', '--folder', demo], { env }).ended;
  assert.equal(played.code, 0, played.stderr);
  assert.match(played.stderr, /openclaw {2}2026\.9\.6, already installed/);
  assert.deepEqual(readdirSync(demo).sort(), ['home', 'runs', 'tmp', 'workspace']);
});

test('demo, stopped while OpenClaw is being installed: nothing is left', async () => {
  const demo = join(root, 'stopped');
  const env = fakeNpm('npm-hangs', `touch '${root}/npm-runs'; sleep 300`);
  const { child, ended } = start(['demo', '--folder', demo], { env });
  await waitFor('npm', () => existsSync(join(root, 'npm-runs')));
  child.kill('SIGINT');
  const { signal, code } = await ended;
  assert.ok(signal === 'SIGINT' || code === 130, `${signal} ${code}`);
  assert.deepEqual(readdirSync(demo), []);
});
