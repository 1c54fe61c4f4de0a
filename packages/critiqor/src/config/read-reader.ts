import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { findConfigPath, readYamlFile } from './config-files.ts';
import { suggestWord } from './nearest-word.ts';
import { READER_KEYS, type ReaderKey, type ReaderKeyName } from './reader-keys.ts';
import { type YamlEntry, YamlFault, type YamlMap, type YamlNode } from './yaml-node.ts';

/** What `reader` in a file sets. */
export type ReaderConfig = Readonly<Partial<Record<ReaderKeyName, string | number | readonly string[]>>>;

interface LoadedReader {
  readonly file: string;
  readonly values: ReaderConfig;
  /** The line that sets each value. */
  readonly lines: Readonly<Record<string, number>>;
}

/** The reader of the project or the user, or null: without one nothing is ever read by a model. */
export function loadReaderConfig(home: string = homedir(), folder: string = process.cwd()): LoadedReader | null {
  const file = findConfigPath(home, folder);
  const read = file === null ? null : readYamlFile(file, (root) => readReader(root, file));
  return file === null || !read ? null : { file, ...read };
}

/** Anything unknown or of the wrong kind is refused with its place: a misspelt setting must not be ignored. */
function readReader({ entries }: YamlMap, file: string): Omit<LoadedReader, 'file'> | null {
  const entry = entries.find(({ key }) => key === 'reader');
  if (!entry) return null;
  if (entry.value.kind !== 'map')
    throw new YamlFault(entry.value, 'reader must consist of settings, each as key: value on a line of its own.');
  const settings = entry.value.entries;
  return {
    values: Object.fromEntries(settings.map((setting) => [setting.key, readSetting(setting, file)])),
    lines: Object.fromEntries(settings.map(({ key, line }) => [key, line])),
  };
}

function readSetting(entry: YamlEntry, file: string): string | number | readonly string[] {
  const key: ReaderKey | undefined = Object.hasOwn(READER_KEYS, entry.key)
    ? READER_KEYS[entry.key as ReaderKeyName]
    : undefined;
  if (!key) {
    const known = Object.keys(READER_KEYS);
    throw new YamlFault(
      entry,
      `${JSON.stringify(entry.key)} is not a setting of reader.${suggestWord(entry.key, known)}`,
    );
  }
  if (key.type === 'number') return readNumber(entry.key, entry.value, key.least ?? 0);
  if (key.type === 'list') {
    const items = entry.value.kind === 'list' ? entry.value.items : [entry.value];
    return items.map((item) => readText(entry.key, item, key.choices));
  }
  const text = readText(entry.key, entry.value, key.choices);
  return key.type === 'path' ? resolve(dirname(file), text.replace(/^~(?=$|\/)/, homedir())) : text;
}

function readNumber(name: string, node: YamlNode, least: number): number {
  const value = node.kind === 'scalar' ? node.value : null;
  if (typeof value === 'number' && value >= least) return value;
  throw new YamlFault(node, `${name} must be a number, ${least} or more.`);
}

function readText(name: string, node: YamlNode, choices: readonly string[] | undefined): string {
  const value = node.kind === 'scalar' ? node.value : null;
  if (typeof value !== 'string' || value === '') throw new YamlFault(node, `${name} must be a text.`);
  if (choices && !choices.includes(value))
    throw new YamlFault(node, `${name} cannot be ${JSON.stringify(value)}.${suggestWord(value, choices)}`);
  return value;
}
