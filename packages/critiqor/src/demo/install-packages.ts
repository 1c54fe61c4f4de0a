import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { countOf } from '@critiqor/diagnosis/model/words';

/**
 * Installs what the demo needs and this machine lacks into the demo's own folder, through npm; the hub installs its engine the same way. The launcher also uses it on a Node that is
 * too old for everything else, so it runs on Node 20.
 */

/** The Node version that everything is tested with. */
export const NODE_VERSION = '24.21.0';

type Say = (text: string) => void;

/** The default folder of the demo. */
export function defaultDemoFolder(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache'), 'critiqor', 'demo');
}

/** The folder that a demo command line names, or the default. */
export function demoFolderOf(args: readonly string[], env: NodeJS.ProcessEnv): string {
  const at = args.findIndex((arg) => arg === '--folder' || arg.startsWith('--folder='));
  const given = at === -1 ? undefined : args[at] === '--folder' ? args[at + 1] : args[at]?.slice('--folder='.length);
  return resolve(given || defaultDemoFolder(env));
}

/** The Node installed in a folder; undefined when there is none. */
export function findInstalledNode(folder: string): string | undefined {
  const path = join(folder, 'node/node_modules', nodePackage(), 'bin/node');
  return existsSync(path) ? path : undefined;
}

/** Installs a suitable Node; undefined where npm has none for this platform. */
export async function installNode(folder: string, say: Say): Promise<string | undefined> {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) return undefined;
  const manifest = { private: true, dependencies: { [nodePackage()]: NODE_VERSION } };
  await installPackages({
    folder: join(folder, 'node'),
    what: `Node ${NODE_VERSION}`,
    size: 'about 190 MB',
    files: { 'package.json': JSON.stringify(manifest) },
    command: 'install',
    say,
  });
  return findInstalledNode(folder);
}

/** Installs the tested OpenClaw with exactly the tested packages. Returns its program. */
export async function installOpenClaw(folder: string, lockFolder: string, say: Say): Promise<string> {
  const program = join(folder, 'openclaw/node_modules/openclaw/openclaw.mjs');
  const files = Object.fromEntries(
    ['package.json', 'package-lock.json'].map((name) => [name, readFileSync(join(lockFolder, name), 'utf8')]),
  );
  const lock = JSON.parse(files['package-lock.json'] ?? '{}') as {
    packages: Record<string, { version: string } | undefined>;
  };
  const version = lock.packages['node_modules/openclaw']?.version;
  if (existsSync(program) && versionOf(dirname(program)) === version) return program;
  await installPackages({
    folder: join(folder, 'openclaw'),
    what: `OpenClaw ${version}`,
    size: 'about 650 MB',
    files,
    command: 'ci',
    say,
  });
  return program;
}

const nodePackage = (): string => `node-${process.platform}-${process.arch}`;

function versionOf(folder: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string }).version;
  } catch {
    // Missing or incomplete: it is installed again.
    return undefined;
  }
}

interface Installation {
  readonly folder: string;
  readonly what: string;
  readonly size: string;
  readonly files: Readonly<Record<string, string>>;
  readonly command: 'install' | 'ci';
  readonly say: Say;
}

/** Installs into a temporary folder and moves it into place when it is complete: an interruption leaves nothing half done. */
export async function installPackages({ folder, what, size, files, command, say }: Installation): Promise<void> {
  clearPartial(folder);
  const partial = `${folder}.partial-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(partial, name), content);
  say(`  install   ${what} into ${dirname(folder)} (${size}, once)`);
  try {
    await runNpm([command, ...NPM_OPTIONS, '--cache', join(partial, '.npm')], partial, what);
    rmSync(join(partial, '.npm'), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true, maxRetries: 5 });
    throw cause;
  }
}

// Install scripts only build optional parts of these packages.
const NPM_OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a killed installation has left. */
function clearPartial(folder: string): void {
  if (!existsSync(dirname(folder))) return;
  for (const name of readdirSync(dirname(folder))) {
    const pid = name.startsWith(`${basename(folder)}.partial-`) ? Number(name.split('-').at(-1)) : null;
    if (pid !== null && !isRunning(pid)) rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function runNpm(args: readonly string[], cwd: string, what: string): Promise<void> {
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH: path, npm_config_logs_max: '0' };
  // Before npm starts: on a busy machine it may run for a while before we do.
  let stoppedBy: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    stoppedBy = signal;
    killGroup(child);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  // Its own process group: npm's children end with it, however it is stopped.
  const child = spawn('npm', args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  const progress = showProgress(cwd);
  const release = (): void => {
    progress.end();
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  return new Promise((done, fail) => {
    child.once('error', (cause) => {
      release();
      fail(new Error(`npm could not be started (${cause.message}). It comes with Node: install Node and try again.`));
    });
    child.once('close', (code) => {
      release();
      if (stoppedBy) {
        rmSync(cwd, { recursive: true, force: true, maxRetries: 5 });
        // Raised again, so that the parent process sees the signal.
        process.kill(process.pid, stoppedBy);
      } else if (code === 0) done();
      else
        fail(
          new Error(`npm could not install ${what}. Check the network and try again. npm reported:\n${said.trim()}`),
        );
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

const TERMINAL_TICK_MS = 500;
const LINE_TICK_MS = 15_000;

/** Shows elapsed time and packages so far: in place on a terminal, otherwise line by line. */
function showProgress(folder: string): { end(): void } {
  const began = Date.now();
  const out = process.stderr;
  const tick = (): void => {
    const count = countPackages(folder);
    const text = `            ${formatDuration(Date.now() - began, 0)}, ${countOf(count, 'package')}`;
    out.write(out.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  };
  const timer = setInterval(tick, out.isTTY ? TERMINAL_TICK_MS : LINE_TICK_MS);
  return {
    end() {
      clearInterval(timer);
      tick();
      if (out.isTTY) out.write('\n');
    },
  };
}

function countPackages(folder: string): number {
  try {
    return readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')).length;
  } catch {
    // npm has not created it yet.
    return 0;
  }
}
