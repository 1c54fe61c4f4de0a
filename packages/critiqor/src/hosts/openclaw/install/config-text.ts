import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { CritiqorError, isSystemError } from '../../../system/errors.ts';
import { syncDirectory } from '../../../system/sync-directory.ts';

/** A configuration of OpenClaw on disk. */
interface ConfigText {
  /** Where it really is: people keep their settings elsewhere and link to them. */
  readonly path: string;
  /** Null when there is no file. */
  readonly text: string | null;
}

export function readConfigText(configPath: string): ConfigText {
  try {
    const path = realpathSync(configPath);
    const bytes = readFileSync(path);
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch (cause) {
    if (isSystemError(cause) && cause.code === 'ENOENT') return { path: configPath, text: null };
    throw new CritiqorError('config_invalid', `${configPath} cannot be read: ${(cause as Error).message}.`, {
      remedy: 'Nothing was changed.',
      cause,
    });
  }
}

/** Replaces the file atomically and keeps its permissions; with null it is removed. */
export function writeConfigText(path: string, text: string | null): void {
  try {
    if (text === null) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0o600;
    const draft = `${path}.critiqor-${process.pid}`;
    try {
      writeFileSync(draft, text, { flag: 'wx', mode: mode & 0o777, flush: true });
      chmodSync(draft, mode & 0o777);
      renameSync(draft, path);
    } catch (cause) {
      rmSync(draft, { force: true });
      throw cause;
    }
    syncDirectory(dirname(path));
  } catch (cause) {
    throw new CritiqorError('config_invalid', `${path} cannot be written: ${(cause as Error).message}.`, {
      remedy: 'It was not changed. Make it writable and try again.',
      cause,
    });
  }
}
