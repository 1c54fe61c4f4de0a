import { sep } from 'node:path';
import { PLUGIN_ID } from '@critiqor/evidence/contract/product';
import { CritiqorError } from '../../../system/errors.ts';
import { addToJson5, appendToJson5, removeFromJson5 } from './edit-json5.ts';
import { findNode, Json5Fault, readJson5 } from './json5-tree.ts';

/** What the recorder needs of OpenClaw's configuration. */
interface RecorderKeys {
  readonly pluginDir: string;
  /** The settings of the recorder itself. */
  readonly config: Readonly<Record<string, string | number | object>>;
  /** Whether the user allows only listed plugins, here or in an included file: then the recorder must be listed too. */
  readonly needsAllowing: boolean;
}

interface EditedConfig extends AddedKeys {
  readonly text: string;
}

/** What was added, so that only that is removed. */
export interface AddedKeys {
  /** Objects and lists that the configuration did not have: they are removed again when they are empty. */
  readonly made: readonly string[];
  /** Whether we have listed the recorder as allowed. */
  readonly allowed: boolean;
}

const CONTAINERS = ['plugins', 'plugins.load', 'plugins.load.paths', 'plugins.allow', 'plugins.entries'];
const PATHS = ['plugins', 'load', 'paths'];
const ALLOW = ['plugins', 'allow'];
const ENTRY = ['plugins', 'entries', PLUGIN_ID];

/**
 * Adds our keys to a configuration and changes nothing else. Where a part comes from an included file, they are put beside `$include`: OpenClaw merges
 * objects and joins lists, so nothing of the included file is lost, and it is not touched.
 */
export function addRecorder(text: string, keys: RecorderKeys, path: string): EditedConfig {
  const root = readConfig(text, path);
  if (root.kind !== 'object') throw refuse(path, 'is not an object');
  if (findNode(root, ENTRY)) throw refuse(path, `already has plugins.entries["${PLUGIN_ID}"]`);
  const made = CONTAINERS.filter((container) => findNode(root, container.split('.')) === null);
  let edited = addToList(text, PATHS, keys.pluginDir, path);
  if (keys.needsAllowing) edited = addToList(edited, ALLOW, PLUGIN_ID, path);
  const entry = { enabled: true, hooks: { allowConversationAccess: true }, config: keys.config };
  edited = addToJson5(edited, ENTRY, entry);
  assertOnlyAdded(text, edited, path);
  return { text: edited, made, allowed: keys.needsAllowing };
}

/** Removes our keys and nothing else, whatever was changed around them since. `pluginRoot`: where our copies are. */
export function removeRecorder(text: string, { made, allowed }: AddedKeys, pluginRoot: string, path: string): string {
  readConfig(text, path);
  const isOurs = (value: unknown): boolean => typeof value === 'string' && value.startsWith(pluginRoot + sep);
  let edited = removeFromJson5(text, ENTRY);
  edited = removeFromJson5(edited, PATHS, isOurs);
  if (allowed) edited = removeFromJson5(edited, ALLOW, (value) => value === PLUGIN_ID);
  for (const container of made.toReversed()) {
    const node = findNode(readJson5(edited), container.split('.'));
    if (node && node.kind !== 'other' && node.members.length === 0)
      edited = removeFromJson5(edited, container.split('.'));
  }
  return edited;
}

/** Whether a configuration still has keys of ours. */
export function hasRecorder(text: string, path: string): boolean {
  return findNode(readConfig(text, path), ENTRY) !== null;
}

function addToList(text: string, list: readonly string[], value: string, path: string): string {
  const found = findNode(readConfig(text, path), list);
  if (found && found.kind !== 'array') throw refuse(path, `has a ${list.join('.')} that is not a plain list`);
  return found ? appendToJson5(text, list, value) : addToJson5(text, list, [value]);
}

/** The editor is ours, the file is the user's: before anything is written, what was there must still be there. */
function assertOnlyAdded(before: string, after: string, path: string): void {
  const isKept = (old: unknown, now: unknown): boolean => {
    if (Array.isArray(old)) return Array.isArray(now) && old.every((item, index) => isKept(item, now[index]));
    if (typeof old !== 'object' || old === null) return Object.is(old, now);
    const members = Object(now) as Record<string, unknown>;
    return Object.entries(old).every(([name, value]) => Object.hasOwn(members, name) && isKept(value, members[name]));
  };
  if (isKept(readConfig(before, path).value, readConfig(after, path).value)) return;
  throw new CritiqorError('config_invalid', `The keys could not be added to ${path} without changing something else.`, {
    remedy: 'Nothing was written. Please report this, with the plugins part of the file.',
  });
}

function readConfig(text: string, path: string) {
  try {
    return readJson5(text);
  } catch (cause) {
    if (!(cause instanceof Json5Fault)) throw cause;
    const line = text.slice(0, cause.at).split('\n').length;
    throw new CritiqorError('config_invalid', `${path}:${line}: ${cause.message}`, {
      remedy: 'Fix the file first: openclaw config validate shows details.',
      cause,
    });
  }
}

function refuse(path: string, why: string): CritiqorError {
  return new CritiqorError('config_invalid', `${path} ${why}, so the recorder cannot be added to it.`, {
    remedy: 'Add it by hand as docs/always-on.md describes, or change the file and try again. Nothing was written.',
  });
}
