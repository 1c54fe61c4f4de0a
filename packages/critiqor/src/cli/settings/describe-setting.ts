import { CONFIG_KEYS, type ConfigKey, type ConfigName } from '../../config/config-keys.ts';
import type { Setting } from '../../config/settings.ts';
import { toPrintable } from '../format.ts';

/** Why this is the runs directory: said wherever runs are listed. */
export function describeRunsDir(setting: Setting): string {
  return `Runs in ${toPrintable(setting.value)} (${toPrintable(describeSource('runs_dir', setting))})`;
}

/** Where a value comes from, in words. */
export function describeSource(name: ConfigName, { source, file, line }: Setting): string {
  const { option, variable }: ConfigKey = CONFIG_KEYS[name];
  if (source === 'option') return `${option}`;
  if (source === 'environment') return `${variable}`;
  if (source === 'folder') return './runs is present';
  if (source === 'home' || source === 'default') return 'default';
  return `${file}:${line}`;
}
