// Installs what is missing: the workspace's packages, a supported Node, and OpenClaw in its own folder.
// Plain JavaScript for an old Node: on a fresh machine this file runs before Node 24 is there.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';

const HOST = 'test/openclaw-host';
const CHROMIUM = '/usr/bin/chromium';

/** Installs the workspace if its lock is newer than what is installed; returns a Node that runs it. */
export function ensureWorkspace() {
  if (!isInstalled('.')) install('.', 'the workspace');
  const node = findNode();
  if (!node) {
    console.error(
      `Critiqor needs Node 24.16 or newer (24.x), or 26.1 or newer; this is ${process.version}, and npm has no suitable one for ${process.platform} ${process.arch}. Install a newer Node and run this again.`,
    );
    process.exit(1);
  }
  return node;
}

/** Installs OpenClaw into its own folder, apart from the workspace: it has 330 packages. Others may work meanwhile. */
export async function ensureHost(node) {
  if (isInstalled(HOST)) return;
  const what = 'OpenClaw (about 650 MB, a minute or so)';
  const { began, command } = toInstallation(what, HOST, node);
  // Its packages have install scripts that only build optional parts; the host runs without them.
  const child = spawn('npm', [...command.args, '--ignore-scripts'], command.options);
  concludeInstallation(what, began, await new Promise((resolve) => child.on('close', resolve)));
}

/** Installs Debian's Chromium, in which the tests of the dashboard run. */
export function ensureChromium() {
  if (existsSync(CHROMIUM)) return;
  console.error('\n== Installing Chromium, for the tests of the dashboard');
  const isRoot = process.getuid?.() === 0;
  const apt = (args) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['-n', 'apt-get']), ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const add = () => apt(['install', '-y', '--no-install-recommends', 'chromium']).status === 0;
  if (add() || (apt(['update']).status === 0 && add())) return;
  console.error(`${CHROMIUM} is missing and could not be installed with apt-get. Install it and run this again.`);
  process.exit(1);
}

function isInstalled(folder) {
  const marker = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(marker)) return false;
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(marker);
  return Object.keys(wanted).every(
    (path) => path === '' || wanted[path].optional || isSame(wanted[path], present[path]),
  );
}

function isSame(wanted, present) {
  return Boolean(present) && (wanted.link === true || wanted.version === present.version);
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

function install(folder, what) {
  const { began, command } = toInstallation(what, folder, process.execPath);
  concludeInstallation(what, began, spawnSync('npm', command.args, command.options).status);
}

function toInstallation(what, folder, node) {
  console.error(`\n== Installing ${what}`);
  const env = { ...process.env, PATH: `${resolve(node, '..')}${delimiter}${process.env.PATH}` };
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'];
  return { began: Date.now(), command: { args, options: { cwd: folder, env, stdio: 'inherit' } } };
}

function concludeInstallation(what, began, status) {
  if (status !== 0) {
    console.error(`npm could not install ${what}. See its message above, check the network and run this again.`);
    process.exit(1);
  }
  console.error(`installed ${what} in ${Math.round((Date.now() - began) / 1000)} s`);
}

function findNode() {
  if (isSupported(process.versions.node)) return process.execPath;
  const require = createRequire(join(process.cwd(), 'package.json'));
  try {
    return require.resolve(`node-${process.platform}-${process.arch}/bin/node`);
  } catch {
    // No Node for this platform among the optional packages; the caller says what to do.
    return undefined;
  }
}

function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return (major === 24 && minor >= 16) || (major === 26 && minor >= 1) || major > 26;
}
