import { closeSync, existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openPlain, RefusedFile } from '@critiqor/evidence/contract/plain-file';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { CritiqorError, isSystemError } from '../system/errors.ts';
import { type ConfigValues, checkConfig } from './check-config.ts';
import { readYaml } from './read-yaml.ts';
import { YamlFault, type YamlMap } from './yaml-node.ts';

const CONFIG_FILE = 'critiqor.yaml';

/** A configuration file that may exist. */
export interface ConfigFile {
  readonly kind: 'user' | 'project';
  readonly path: string;
  /** Null when there is no such file. */
  readonly values: ConfigValues | null;
}

/** Settings are a few lines. */
const MAX_BYTES = 64 << 10;

/** The user's file and, where there is one, the project's, which wins. */
export function readConfigFiles(home: string, folder: string): ConfigFile[] {
  const user = join(home, '.critiqor', CONFIG_FILE);
  const nearest = findProjectFile(folder, home);
  const project = nearest === user ? null : nearest;
  return [
    { kind: 'user', path: user, values: readConfigFile(user) },
    ...(project === null ? [] : [{ kind: 'project', path: project, values: readConfigFile(project) } as const]),
  ];
}

/** The nearest file in this folder or above it, within the repository and below the home folder. */
function findProjectFile(folder: string, home: string): string | null {
  for (let current = resolve(folder); ; current = dirname(current)) {
    const path = join(current, CONFIG_FILE);
    if (existsSync(path)) return path;
    const isEdge = current === dirname(current) || current === resolve(home) || existsSync(join(current, '.git'));
    if (isEdge) return null;
  }
}

function readConfigFile(path: string): ConfigValues | null {
  return readYamlFile(path, checkConfig);
}

/** Where the project's settings are, if there are any. */
export const findConfigPath = (home: string, folder: string): string | null => {
  const user = join(home, '.critiqor', CONFIG_FILE);
  return findProjectFile(folder, home) ?? (existsSync(user) ? user : null);
};

/** Reads a file and checks it; null when there is none. Errors name file, line and column. */
export function readYamlFile<Checked>(path: string, check: (root: YamlMap) => Checked): Checked | null {
  const text = readConfigText(path);
  if (text === null) return null;
  try {
    return check(readYaml(text));
  } catch (cause) {
    if (!(cause instanceof YamlFault)) throw cause;
    const { line, column } = cause.place;
    throw new CritiqorError('config_invalid', `${path}:${line}:${column}: ${cause.message}`, {
      remedy: 'Fix the file and run the command again. docs/configuration.md lists every setting.',
      cause,
    });
  }
}

function readConfigText(path: string): string | null {
  try {
    // People keep their settings elsewhere and link to them.
    const { fd, stats } = openPlain(realpathSync(path));
    try {
      if (!isOurs(stats.uid)) throw unusable(path, 'belongs to another user');
      if (stats.size > MAX_BYTES) throw unusable(path, 'is too large for a configuration');
      const bytes = Buffer.alloc(stats.size);
      const length = readFully(fd, bytes, 0);
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length));
    } finally {
      closeSync(fd);
    }
  } catch (cause) {
    if (isSystemError(cause) && cause.code === 'ENOENT') return null;
    if (cause instanceof TypeError) throw unusable(path, 'is not UTF-8', cause);
    if (cause instanceof RefusedFile) throw unusable(path, cause.message.slice(cause.path.length + 1), cause);
    throw isSystemError(cause) ? unusable(path, `cannot be read (${cause.code})`, cause) : cause;
  }
}

/** Whoever else could write it would decide where our evidence goes. */
function isOurs(uid: number): boolean {
  const user = process.geteuid?.();
  return user === undefined || uid === user || uid === 0;
}

const unusable = (path: string, why: string, cause?: unknown): CritiqorError =>
  new CritiqorError('config_invalid', `${path} ${why}.`, {
    remedy: 'Make it a small plain text file of your own, or move it away.',
    cause,
  });
