import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../../../critiqor/src/demo/install-packages.ts';
import { HubError } from '../hub-error.ts';

/** The lock is part of the package: what is installed is what was tested, byte for byte. */
const LOCK_FOLDER = findLockFolder();
export const ENGINE_SIZE = 'about 540 MB';

/** Where the engine of this version is, or will be, in the cache of the user. */
export function toEngineFolder(env: NodeJS.ProcessEnv = process.env): string {
  const cache = env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache');
  return join(cache, 'critiqor', `hub-engine-${readVersion()}`);
}

/** Whether the engine is installed, completely: it is moved into place when everything is there. */
export const isEngineInstalled = (env?: NodeJS.ProcessEnv): boolean =>
  existsSync(join(toEngineFolder(env), 'node_modules/chdb/package.json'));

/** Installs the engine into the cache, with progress on standard error. */
export async function installEngine(say: (text: string) => void): Promise<string> {
  if (!hasLibrary(process.platform, process.arch)) {
    throw new HubError(
      'engine_unavailable',
      `The embedded engine is not available for ${process.platform} ${process.arch}.`,
      {
        remedy: 'Run a ClickHouse server and name it with --clickhouse http://host:8123.',
      },
    );
  }
  const folder = toEngineFolder();
  try {
    await installPackages({
      folder,
      what: `ClickHouse (chdb ${readVersion()})`,
      size: ENGINE_SIZE,
      files: Object.fromEntries(
        ['package.json', 'package-lock.json'].map((name) => [name, readFileSync(join(LOCK_FOLDER, name), 'utf8')]),
      ),
      command: 'ci',
      say,
    });
  } catch (cause) {
    throw new HubError('engine_unavailable', (cause as Error).message, { cause });
  }
  return folder;
}

/** Whether the lock has the engine for a platform. */
export function hasLibrary(platform: string, arch: string): boolean {
  const { packages } = JSON.parse(readFileSync(join(LOCK_FOLDER, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly os?: readonly string[]; readonly cpu?: readonly string[] }>>;
  };
  return Object.entries(packages).some(
    ([path, { os, cpu }]) => path.includes('/@chdb/lib-') && os?.includes(platform) && cpu?.includes(arch),
  );
}

function readVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(join(LOCK_FOLDER, 'package.json'), 'utf8')) as {
    readonly dependencies: { readonly chdb: string };
  };
  return dependencies.chdb;
}

/** One folder up from the built file, two from the sources. */
function findLockFolder(): string {
  const folders = ['../engine', '../../engine'].map((path) => join(import.meta.dirname, path));
  return folders.find((path) => existsSync(join(path, 'package-lock.json'))) ?? '';
}
