import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfigText, writeConfigText } from './config-text.ts';
import { digestText, toBase } from './install-recorder.ts';
import { type InstalledRecorder, noteInstalled, readInstalled, toOwnDir, toPluginRoot } from './installed-recorders.ts';

/** What uninstalling would do; nothing is written yet. */
export interface UninstallPlan {
  readonly installed: InstalledRecorder;
  readonly current: string | null;
  /** The configuration without the recorder; null when the file goes, because there was none. */
  readonly next: string | null;
  /** Whether the file is restored byte for byte; otherwise only our keys are removed. */
  readonly isRestored: boolean;
}

export function planUninstall(home: string, installed: InstalledRecorder): UninstallPlan {
  const { text } = readConfigText(installed.config_path);
  return {
    installed,
    current: text,
    next: toBase(text, installed.config_path, installed, toPluginRoot(home)),
    isRestored: text !== null && digestText(text) === installed.written,
  };
}

/** Carries a plan out. Copies of the recorder that no other configuration uses are removed. */
export function uninstall({ installed, current, next }: UninstallPlan, home: string): void {
  const { config_path, plugin_dir } = installed;
  if (current !== next) writeConfigText(config_path, next);
  noteInstalled(home, config_path, null);
  const isUsed = readInstalled(home).some((other) => other.plugin_dir === plugin_dir);
  if (!isUsed) rmSync(plugin_dir, { recursive: true, force: true });
}

/** What stays after uninstalling, for the user to keep or to delete. */
export function listLeft(home: string, { runs_dir, backup }: InstalledRecorder): string[] {
  const own = toOwnDir(home);
  const places = [runs_dir, join(own, 'critiqor.yaml'), ...(backup === null ? [] : [backup])];
  return places.filter((place) => existsSync(place));
}
