import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PLUGIN_ID, VERSION } from '@critiqor/evidence/contract/product';
import { DIRECTORY_MODE, FILE_MODE } from '@critiqor/evidence/contract/run-directory';
import { CritiqorError } from '../../../system/errors.ts';
import { askOpenClaw, type OpenClawCommand, type OpenClawInstallation } from '../command.ts';
import { PLUGIN_DIR } from '../plugin-folder.ts';
import { readConfigText, writeConfigText } from './config-text.ts';
import { type InstalledRecorder, noteInstalled, readInstalled, toOwnDir, toPluginRoot } from './installed-recorders.ts';
import { addRecorder, hasRecorder, removeRecorder } from './recorder-keys.ts';

interface InstallSettings {
  readonly home: string;
  readonly runsDir: string;
  readonly capture: string;
  readonly idleMinutes: number;
  /** Further settings of the recorder. */
  readonly settings?: Readonly<Record<string, object>>;
}

/** What installing would do; nothing is written yet. */
export interface InstallPlan {
  readonly configPath: string;
  /** The configuration without the recorder, null when there is no file, and with it. */
  readonly base: string | null;
  readonly current: string | null;
  readonly next: string;
  readonly installed: InstalledRecorder;
  /** Whether everything is already as it would be. */
  readonly isDone: boolean;
}

export const digestText = (text: string): string => hash('sha256', text);

/** Plans to put the recorder into a configuration. An older one of ours is replaced. */
export function planInstall(installation: OpenClawInstallation, settings: InstallSettings, now: string): InstallPlan {
  const { home, runsDir, capture, idleMinutes } = settings;
  assertPermitted(installation);
  const { path, text } = readConfigText(installation.configPath);
  const known = readInstalled(home).find(({ config_path }) => config_path === path);
  const base = toBase(text, path, known, toPluginRoot(home));
  const { allow } = installation.plugins;
  const isAllowed = allow === undefined || (allow.includes(PLUGIN_ID) && !known?.allowed);
  const pluginDir = join(toPluginRoot(home), VERSION);
  const config = { runsDir, capture, idleMinutes, ...settings.settings };
  const edited = addRecorder(base ?? '{}\n', { pluginDir, config, needsAllowing: !isAllowed }, path);
  const installed: InstalledRecorder = {
    config_path: path,
    backup: base === null ? null : join(toOwnDir(home), 'backup', `${basename(path)}.${now.replace(/\W/g, '')}`),
    written: digestText(edited.text),
    made: edited.made,
    allowed: edited.allowed,
    plugin_dir: pluginDir,
    version: VERSION,
    runs_dir: runsDir,
    capture,
    idle_minutes: idleMinutes,
    openclaw_version: installation.version,
    installed_at: now,
  };
  const isDone = text === edited.text && known !== undefined && isSamePlugin(pluginDir);
  return { configPath: path, base, current: text, next: edited.text, installed, isDone };
}

/** The configuration as it would be without us: the backup while nobody has edited the file since, otherwise the file without our keys. */
export function toBase(
  text: string | null,
  path: string,
  known: InstalledRecorder | undefined,
  pluginRoot: string,
): string | null {
  if (text === null || !known) return text;
  if (digestText(text) === known.written) return readBackup(known);
  return hasRecorder(text, path) ? removeRecorder(text, known, pluginRoot, path) : text;
}

function readBackup({ backup, config_path }: InstalledRecorder): string | null {
  if (backup === null) return null;
  try {
    return readFileSync(backup, 'utf8');
  } catch (cause) {
    throw new CritiqorError(
      'config_invalid',
      `The backup of ${config_path} cannot be read: ${(cause as Error).message}.`,
      {
        remedy: `Remove plugins.entries["${PLUGIN_ID}"] and its path in plugins.load.paths by hand.`,
        cause,
      },
    );
  }
}

/** The user's own policy is never overridden. */
function assertPermitted({ plugins, configPath }: OpenClawInstallation): void {
  const why = plugins.enabled === false ? 'disables all plugins (plugins.enabled: false)' : undefined;
  const denied = plugins.deny?.includes(PLUGIN_ID) ? `denies the recorder (plugins.deny has ${PLUGIN_ID})` : undefined;
  const reason = why ?? denied;
  if (!reason) return;
  throw new CritiqorError('openclaw_refuses', `Your OpenClaw configuration ${reason} in ${configPath}.`, {
    remedy: 'Change that first. Nothing was written.',
  });
}

/**
 * Carries a plan out: the copy of the recorder, the backup, the note for uninstalling, and last the configuration. Killed in between, it can be repeated.
 * A configuration that OpenClaw does not accept is taken back.
 */
export async function install(
  plan: InstallPlan,
  home: string,
  command: OpenClawCommand,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { installed, base, next, configPath } = plan;
  copyPlugin(installed.plugin_dir);
  if (installed.backup !== null && base !== null) {
    mkdirSync(join(toOwnDir(home), 'backup'), { recursive: true, mode: DIRECTORY_MODE });
    writeFileSync(installed.backup, base, { mode: FILE_MODE, flush: true });
  }
  const before = readConfigText(configPath).text;
  if (before !== plan.current) {
    throw new CritiqorError('config_invalid', `${configPath} has changed in the meantime.`, {
      remedy: 'Nothing was written. Run the command again.',
    });
  }
  const known = readInstalled(home).find(({ config_path }) => config_path === configPath) ?? null;
  noteInstalled(home, configPath, installed);
  writeConfigText(configPath, next);
  const { code, stdout, stderr } = await askOpenClaw(command, ['config', 'validate'], env);
  if (code === 0 || code === null) return;
  writeConfigText(configPath, before);
  noteInstalled(home, configPath, known);
  const said = (stderr || stdout).trim().slice(-400);
  throw new CritiqorError('openclaw_refuses', `OpenClaw does not accept the changed configuration: ${said}`, {
    remedy: `${configPath} is as it was before. If openclaw config validate fails without this change too, fix that first.`,
  });
}

const NEEDED = ['openclaw.plugin.json', 'package.json', join('dist', 'index.js')];

function isSamePlugin(pluginDir: string): boolean {
  return NEEDED.every(
    (file) =>
      existsSync(join(pluginDir, file)) &&
      readFileSync(join(pluginDir, file)).equals(readFileSync(join(PLUGIN_DIR, file))),
  );
}

/** The copy stays when Critiqor is updated or removed: a path that vanishes would make OpenClaw warn. */
function copyPlugin(pluginDir: string): void {
  if (isSamePlugin(pluginDir)) return;
  const draft = `${pluginDir}.${process.pid}`;
  mkdirSync(join(pluginDir, '..'), { recursive: true, mode: DIRECTORY_MODE });
  rmSync(draft, { recursive: true, force: true });
  cpSync(PLUGIN_DIR, draft, { recursive: true });
  rmSync(pluginDir, { recursive: true, force: true });
  renameSync(draft, pluginDir);
}
