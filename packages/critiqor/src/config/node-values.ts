import { resolve } from 'node:path';
import { type YamlEntry, YamlFault, type YamlMap, type YamlNode } from './yaml-node.ts';

/** A section whose members are all known; what else is in it is refused at its place. */
export function needSection({ key, value: node }: YamlEntry, members: readonly string[]): YamlMap {
  if (node.kind !== 'map') throw new YamlFault(node, `${key} has these members: ${members.join(', ')}.`);
  const unknown = node.entries.find((entry) => !members.includes(entry.key));
  if (!unknown) return node;
  throw new YamlFault(unknown, `${JSON.stringify(unknown.key)} is not a member of ${key}. Use ${members.join(', ')}.`);
}

export const memberOf = ({ entries }: YamlMap, name: string): YamlNode | undefined =>
  entries.find(({ key }) => key === name)?.value;

export function needText(node: YamlNode, name: string): string {
  const text = toNodeText(node);
  if (text) return text;
  throw new YamlFault(node, `${name} must be a text.`);
}

/** The path of a file of the user's; a relative one is beside the user's configuration. */
export const needUserPath = (node: YamlNode, name: string, home: string): string =>
  resolve(home, '.critiqor', needText(node, name).replace(/^~(?=\/)/, home));

export const toNodeText = (node: YamlNode): string | null =>
  node.kind === 'scalar' && typeof node.value === 'string' && !node.value.includes('\0') ? node.value : null;

/** Plain HTTP only within this machine: what is sent says what an agent did. */
export function needAddress(node: YamlNode, name: string): string {
  const text = needText(node, name);
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url !== null && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url && !url.username && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return text;
  throw new YamlFault(node, `${name} must be an https address, or an http address of this machine.`);
}
