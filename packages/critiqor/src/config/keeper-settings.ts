import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { findConfigPath, readYamlFile } from './config-files.ts';
import { KEEPER_KEYS } from './keeper-keys.ts';
import { type NotifyRule, readRule } from './notify-rules.ts';
import { type YamlEntry, YamlFault, type YamlMap, type YamlNode } from './yaml-node.ts';

/** What the keeper keeps and tells; everything is off unless a file says otherwise. */
export interface KeeperSettings {
  readonly keepDays: number | null;
  readonly keepBytes: number | null;
  readonly notify: NotifySettings | null;
  /** Where each of these comes from, by its name in the file. */
  readonly sources: Readonly<Record<string, string>>;
}

export interface NotifySettings {
  readonly command: string | null;
  readonly webhook: string | null;
  /** A file with the secret that signs what the webhook gets. */
  readonly secretFile: string | null;
  readonly rules: readonly NotifyRule[];
}

interface KeeperPart {
  readonly keep_days?: number;
  readonly keep_bytes?: number;
  readonly notify?: NotifySettings;
  readonly lines: Readonly<Record<string, number>>;
}

/** The user's settings, with retention of the project where it has its own. Only the user decides what is executed or sent. */
export function readKeeperSettings(place = { home: homedir(), cwd: process.cwd() }): KeeperSettings {
  const userPath = join(place.home, '.critiqor', 'critiqor.yaml');
  const nearest = findConfigPath(place.home, place.cwd);
  const user = readYamlFile(userPath, (root) => readPart(root, true, place.home));
  const isOwn = nearest !== null && resolve(nearest) !== resolve(userPath);
  const project = isOwn ? readYamlFile(nearest, (root) => readPart(root, false, place.home)) : null;
  const sources = Object.fromEntries([
    ...Object.entries(user?.lines ?? {}).map(([name, line]) => [name, `${userPath}:${line}`]),
    ...Object.entries(project?.lines ?? {}).map(([name, line]) => [name, `${nearest}:${line}`]),
  ]);
  return {
    keepDays: project?.keep_days ?? user?.keep_days ?? null,
    keepBytes: project?.keep_bytes ?? user?.keep_bytes ?? null,
    notify: user?.notify ?? null,
    sources,
  };
}

function readPart({ entries }: YamlMap, isUser: boolean, home: string): KeeperPart {
  const own = entries.filter(({ key }) => (KEEPER_KEYS as readonly string[]).includes(key));
  const lines = Object.fromEntries(own.map(({ key, line }) => [key, line]));
  const find = (name: string): YamlEntry | undefined => own.find(({ key }) => key === name);
  const [days, bytes, notify] = KEEPER_KEYS.map(find);
  if (notify && !isUser) {
    throw new YamlFault(
      notify,
      'notify is only read from ~/.critiqor/critiqor.yaml: it decides what is executed and sent.',
    );
  }
  return {
    ...(days ? { keep_days: readNumber(days, 'a number of days') } : {}),
    ...(bytes ? { keep_bytes: readBytes(bytes) } : {}),
    ...(notify ? { notify: readNotify(notify, home) } : {}),
    lines,
  };
}

function readNumber({ key, value }: YamlEntry, what: string): number {
  if (value.kind === 'scalar' && typeof value.value === 'number' && value.value > 0) return value.value;
  throw new YamlFault(value, `${key} must be ${what} greater than 0.`);
}

const UNIT_BYTES: Readonly<Record<string, number>> = { '': 1, B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };

function readBytes(entry: YamlEntry): number {
  const { value: node } = entry;
  if (node.kind === 'scalar' && typeof node.value === 'number') return readNumber(entry, 'a size');
  const [, count, unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]?B)$/i.exec(textOf(node) ?? '') ?? [];
  const bytes = Number(count) * (UNIT_BYTES[unit.toUpperCase()] ?? Number.NaN);
  if (bytes > 0) return bytes;
  throw new YamlFault(node, 'keep_bytes must be a size such as 500 MB or 5 GB.');
}

const NOTIFY_KEYS = ['command', 'webhook', 'secret_file', 'when'];

function readNotify({ value: node }: YamlEntry, home: string): NotifySettings {
  if (node.kind !== 'map') throw new YamlFault(node, `notify has these members: ${NOTIFY_KEYS.join(', ')}.`);
  const unknown = node.entries.find(({ key }) => !NOTIFY_KEYS.includes(key));
  if (unknown)
    throw new YamlFault(
      unknown,
      `${JSON.stringify(unknown.key)} is not a member of notify. Use ${NOTIFY_KEYS.join(', ')}.`,
    );
  const nodeOf = (name: string): YamlNode | undefined => node.entries.find(({ key }) => key === name)?.value;
  const [command, webhook, secret, when] = NOTIFY_KEYS.map(nodeOf);
  if (!command && !webhook) throw new YamlFault(node, 'notify needs a command or a webhook.');
  if (webhook && !secret) throw new YamlFault(webhook, 'A webhook needs secret_file: what is sent is signed with it.');
  if (when?.kind !== 'list' || when.items.length === 0) {
    throw new YamlFault(when ?? node, 'notify needs when: a list of rules, such as "trust below 60".');
  }
  const secretFile = secret && needText(secret, 'secret_file');
  return {
    command: command ? needText(command, 'command') : null,
    webhook: webhook ? needAddress(webhook) : null,
    secretFile: secretFile ? resolve(home, '.critiqor', secretFile.replace(/^~(?=\/)/, home)) : null,
    rules: when.items.map(readRule),
  };
}

/** Plain HTTP only within this machine: what is sent says which agent failed. */
function needAddress(node: YamlNode): string {
  const text = needText(node, 'webhook');
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url !== null && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url && !url.username && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return text;
  throw new YamlFault(node, 'webhook must be an https address, or an http address of this machine.');
}

function needText(node: YamlNode, name: string): string {
  const text = textOf(node);
  if (text) return text;
  throw new YamlFault(node, `${name} must be a text.`);
}

const textOf = (node: YamlNode): string | null =>
  node.kind === 'scalar' && typeof node.value === 'string' && !node.value.includes('\0') ? node.value : null;
