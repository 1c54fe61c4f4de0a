import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DIRECTORY_MODE } from '@critiqor/evidence/contract/run-directory';
import { writeFileAtomically } from '../../../runs/runs-directory.ts';
import { tryReadPlainText } from '../../../system/open-plain-file.ts';
import type { AddedKeys } from './recorder-keys.ts';

/** A recorder that was put into a configuration of OpenClaw, and what is needed to take it out again. */
export interface InstalledRecorder extends AddedKeys {
  readonly config_path: string;
  /** The configuration as it was; null when there was none. */
  readonly backup: string | null;
  /** SHA-256 of the configuration as we wrote it. */
  readonly written: string;
  readonly plugin_dir: string;
  readonly version: string;
  readonly runs_dir: string;
  readonly capture: string;
  readonly idle_minutes: number;
  readonly openclaw_version: string;
  readonly installed_at: string;
}

/** Our own place in the user's home. */
export const toOwnDir = (home: string): string => join(home, '.critiqor');

/** One copy of the recorder per version: a running gateway may still use another. */
export const toPluginRoot = (home: string): string => join(toOwnDir(home), 'plugin');

const toListPath = (home: string): string => join(toOwnDir(home), 'installed.json');

/** All installed recorders of this user. */
export function readInstalled(home: string): InstalledRecorder[] {
  try {
    const { installed } = JSON.parse(tryReadPlainText(toListPath(home)) ?? '{}') as { installed?: unknown };
    return Array.isArray(installed) ? installed.filter(isInstalled) : [];
  } catch {
    // Damaged: whoever uninstalls then removes the keys without a backup.
    return [];
  }
}

function isInstalled(value: unknown): value is InstalledRecorder {
  const { config_path, backup, written, made, plugin_dir, version, runs_dir } = Object(value);
  const texts = [config_path, written, plugin_dir, version, runs_dir];
  return (
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(made) &&
    (backup === null || typeof backup === 'string')
  );
}

/** Notes an installed recorder, or with null that there is none any more in that configuration. */
export function noteInstalled(home: string, configPath: string, installed: InstalledRecorder | null): void {
  const others = readInstalled(home).filter(({ config_path }) => config_path !== configPath);
  const all = installed ? [...others, installed] : others;
  const path = toListPath(home);
  mkdirSync(dirname(path), { recursive: true, mode: DIRECTORY_MODE });
  writeFileAtomically(
    path,
    `${JSON.stringify({ schema_version: 'critiqor.installed.v1', installed: all }, null, 2)}\n`,
  );
}
