import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { findConfigPath, readYamlFile } from './config-files.ts';
import { KEEPER_KEYS } from './keeper-keys.ts';
import { memberOf, needAddress, needSection, needText, needUserPath, toNodeText } from './node-values.ts';
import { type NotifyRule, readRule } from './notify-rules.ts';
import { type HubSettings, readHub } from './read-hub.ts';
import { type YamlEntry, YamlFault, type YamlMap } from './yaml-node.ts';

/** What the keeper keeps, tells and sends; everything is off unless a file says otherwise. */
export interface KeeperSettings {
  readonly keepDays: number | null;
  readonly keepBytes: number | null;
  readonly notify: NotifySettings | null;
  readonly hub: HubSettings | null;
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
  readonly hub?: HubSettings;
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
    hub: user?.hub ?? null,
    sources,
  };
}

function readPart({ entries }: YamlMap, isUser: boolean, home: string): KeeperPart {
  const own = entries.filter(({ key }) => (KEEPER_KEYS as readonly string[]).includes(key));
  const lines = Object.fromEntries(own.map(({ key, line }) => [key, line]));
  const find = (name: string): YamlEntry | undefined => own.find(({ key }) => key === name);
  const [days, bytes, notify, hub] = KEEPER_KEYS.map(find);
  const foreign = isUser ? undefined : (notify ?? hub);
  if (foreign) {
    throw new YamlFault(
      foreign,
      `${foreign.key} is only read from ~/.critiqor/critiqor.yaml: it decides what is executed and sent.`,
    );
  }
  return {
    ...(days ? { keep_days: readNumber(days, 'a number of days') } : {}),
    ...(bytes ? { keep_bytes: readBytes(bytes) } : {}),
    ...(notify ? { notify: readNotify(notify, home) } : {}),
    ...(hub ? { hub: readHub(hub, home) } : {}),
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
  const [, count, unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]?B)$/i.exec(toNodeText(node) ?? '') ?? [];
  const bytes = Number(count) * (UNIT_BYTES[unit.toUpperCase()] ?? Number.NaN);
  if (bytes > 0) return bytes;
  throw new YamlFault(node, 'keep_bytes must be a size such as 500 MB or 5 GB.');
}

const NOTIFY_KEYS = ['command', 'webhook', 'secret_file', 'when'];

function readNotify(entry: YamlEntry, home: string): NotifySettings {
  const section = needSection(entry, NOTIFY_KEYS);
  const [command, webhook, secret, when] = NOTIFY_KEYS.map((name) => memberOf(section, name));
  if (!command && !webhook) throw new YamlFault(section, 'notify needs a command or a webhook.');
  if (webhook && !secret) throw new YamlFault(webhook, 'A webhook needs secret_file: what is sent is signed with it.');
  if (when?.kind !== 'list' || when.items.length === 0) {
    throw new YamlFault(when ?? section, 'notify needs when: a list of rules, such as "trust below 60".');
  }
  return {
    command: command ? needText(command, 'command') : null,
    webhook: webhook ? needAddress(webhook, 'webhook') : null,
    secretFile: secret ? needUserPath(secret, 'secret_file', home) : null,
    rules: when.items.map(readRule),
  };
}
