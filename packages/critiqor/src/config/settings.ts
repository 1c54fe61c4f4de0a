import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type ConfigFile, readConfigFiles } from './config-files.ts';
import { CONFIG_KEYS, CONFIG_NAMES, type ConfigKey, type ConfigName } from './config-keys.ts';

/** Where a value comes from. `folder`: `./runs` exists. `home`: nothing else was chosen. */
type SettingSource = 'option' | 'environment' | 'project' | 'user' | 'folder' | 'home' | 'default';

/** A value and where it comes from. */
export interface Setting {
  readonly value: string;
  readonly source: SettingSource;
  /** Of the files only. */
  readonly file?: string;
  readonly line?: number;
}

/** Around a command: tests choose their own. */
export interface SettingsPlace {
  readonly cwd: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface AllSettings {
  readonly files: readonly ConfigFile[];
  readonly values: Readonly<Record<ConfigName, Setting>>;
}

const here = (): SettingsPlace => ({ cwd: process.cwd(), home: homedir(), env: process.env });

/** Every setting as a command without options would use it. */
export function readSettings(place: SettingsPlace = here()): AllSettings {
  const files = readConfigFiles(place.home, place.cwd);
  const settings = CONFIG_NAMES.map((name) => [name, toSetting(name, files, place)]);
  return { files, values: Object.fromEntries(settings) };
}

/** One setting; an option of the command wins, and then no file is read. */
export function chooseSetting(name: ConfigName, option: string | undefined, place: SettingsPlace = here()): Setting {
  if (option !== undefined) return { value: toValue(name, option, place.cwd, place), source: 'option' };
  return ofEnvironment(name, place) ?? readSettings(place).values[name];
}

function toSetting(name: ConfigName, files: readonly ConfigFile[], place: SettingsPlace): Setting {
  const value = CONFIG_KEYS[name].default;
  return (
    ofEnvironment(name, place) ??
    ofFiles(name, files, place) ??
    (value === null ? toDefaultRunsDir(place) : { value, source: 'default' })
  );
}

/** An empty variable counts as unset. */
function ofEnvironment(name: ConfigName, place: SettingsPlace): Setting | null {
  const { variable }: ConfigKey = CONFIG_KEYS[name];
  const value = variable === undefined ? undefined : place.env[variable];
  return value ? { value: toValue(name, value, place.cwd, place), source: 'environment' } : null;
}

function ofFiles(name: ConfigName, files: readonly ConfigFile[], place: SettingsPlace): Setting | null {
  const file = files.findLast(({ values }) => values?.[name] !== undefined);
  const found = file?.values?.[name];
  if (!file || !found) return null;
  const value = toValue(name, found.value, dirname(file.path), place);
  return { value, source: file.kind, file: file.path, line: found.line };
}

function toDefaultRunsDir({ cwd, home }: SettingsPlace): Setting {
  const present = resolve(cwd, 'runs');
  if (statSync(present, { throwIfNoEntry: false })?.isDirectory()) return { value: present, source: 'folder' };
  return { value: join(home, '.critiqor', 'runs'), source: 'home' };
}

/** A path is made absolute; the shell expands `~` in options, so only files and variables need it, and there it is harmless. */
function toValue(name: ConfigName, text: string, folder: string, { home }: SettingsPlace): string {
  if (CONFIG_KEYS[name].type !== 'path') return text;
  return resolve(folder, text.replace(/^~(?=$|\/)/, home));
}
