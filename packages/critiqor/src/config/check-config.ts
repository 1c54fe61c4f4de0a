import { CONFIG_KEYS, CONFIG_NAMES, type ConfigKey, type ConfigName } from './config-keys.ts';
import { KEEPER_KEYS } from './keeper-keys.ts';
import { suggestWord } from './nearest-word.ts';
import { RECORDER_KEYS } from './recorder-keys.ts';
import { type TextPlace, type YamlEntry, YamlFault, type YamlMap } from './yaml-node.ts';

/** A value of a file, with its place. */
interface ConfigValue extends TextPlace {
  readonly value: string;
}

export type ConfigValues = Readonly<Partial<Record<ConfigName, ConfigValue>>>;

/** Checks what a file sets. Anything unknown or of the wrong kind is refused: a misspelt setting must not be ignored. */
export function checkConfig({ entries }: YamlMap): ConfigValues {
  // These are checked by the commands that apply them.
  const settings = entries.filter(({ key }) => !ELSEWHERE.includes(key));
  return Object.fromEntries(settings.map((entry) => [entry.key, checkEntry(entry)]));
}

const ELSEWHERE: readonly string[] = ['policy', 'reader', ...KEEPER_KEYS, ...RECORDER_KEYS];

function checkEntry(entry: YamlEntry): ConfigValue {
  const { key, value: node } = entry;
  if (!isConfigName(key))
    throw new YamlFault(entry, `${JSON.stringify(key)} is not a setting.${suggestWord(key, CONFIG_NAMES)}`);
  const { type, choices }: ConfigKey = CONFIG_KEYS[key];
  if (node.kind !== 'scalar') throw new YamlFault(node, `${key} must be ${KINDS[type]}.`);
  const { value, line, column } = node;
  if (type === 'number') {
    if (typeof value !== 'number' || !(value > 0)) throw new YamlFault(node, `${key} must be ${KINDS.number}.`);
    return { value: String(value), line, column };
  }
  if (typeof value !== 'string' || value === '') {
    const isNothing = value === null || value === '';
    throw new YamlFault(node, isNothing ? `${key} has no value.` : `${key} must be a text; put it in quotes.`);
  }
  if (value.includes('\0')) throw new YamlFault(node, `${key} must not contain a null character.`);
  if (choices && !choices.includes(value)) {
    throw new YamlFault(node, `${key} cannot be ${JSON.stringify(value)}.${suggestWord(value, choices)}`);
  }
  return { value, line, column };
}

const KINDS = { path: 'a path', choice: 'a single word', number: 'a number greater than 0' } as const;

const isConfigName = (key: string): key is ConfigName => Object.hasOwn(CONFIG_KEYS, key);
