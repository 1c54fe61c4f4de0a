import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import type { HostVersion } from './versions.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache');
const TESTED = join(ROOT, 'test/openclaw-host');

/** Installs a version of OpenClaw, and its Node, unless they are there; returns a program that runs the one on the other. */
export function installVersion({ version, node }: HostVersion): string {
  const isTested = versionIn(join(TESTED, 'node_modules/openclaw')) === version;
  const folder = isTested ? TESTED : join(CACHE, 'openclaw', version);
  install(folder, 'openclaw', version);
  const program = join(folder, 'node_modules/openclaw/openclaw.mjs');
  return writeLauncher(join(CACHE, 'openclaw', `openclaw-${version}`), installNode(node), program);
}

/** The Node of the given version; without one the Node that runs this. */
export function installNode(version: string | undefined): string {
  if (version === undefined) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(CACHE, 'node', version);
  install(folder, name, version);
  return join(folder, 'node_modules', name, 'bin/node');
}

function install(folder: string, name: string, version: string): void {
  if (versionIn(join(folder, 'node_modules', name)) === version) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: version } }));
  console.error(`installing ${name} ${version}`);
  // Install scripts only build optional parts. OpenClaw ships the versions of its dependencies itself.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const { status } = spawnSync('npm', ['install', ...options], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  if (status !== 0) throw new Error(`npm could not install ${name} ${version}`);
}

function versionIn(folder: string): string | undefined {
  const path = join(folder, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version : undefined;
}

/** As `npm install --global` would leave it: a program that is found by its name and starts its own Node. */
function writeLauncher(path: string, node: string, program: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\nexec '${node}' '${program}' "$@"\n`);
  chmodSync(path, 0o755);
  return path;
}
