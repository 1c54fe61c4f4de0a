import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostObject } from '../host/host.ts';

/** For tests: streams of a real host, made by `scripts/import-recordings.ts`. */

const DIRECTORY = join(import.meta.dirname, '../../fixtures/recordings');

/** What the fixtures name only by a placeholder, because scanners of secrets would take it for a real secret. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  openai_key: ['sk', 'proj', 'FAKE1234567890abcdefFAKE1234567890abcdefFAKE'].join('-'),
  github_token: ['ghp', 'FAKE0000000000000000000000000000abcd'].join('_'),
  aws_secret: ['FAKEwJalrXUtnFEMI', 'K7MDENGbPxRfiCYFAKEKEY'].join(''),
  password: ['hunter2', 'FAKE'].join('-'),
  config_key: ['key', 'of', 'the', 'gateway', '8c1d5f0e'].join('-'),
};

export interface RecordedLine {
  /** When the host showed it, in ms since 1970. */
  readonly t: number;
  readonly layer: 'hook' | 'agent_event' | 'transcript';
  /** Of hooks. */
  readonly name?: string;
  readonly event: HostObject;
  readonly ctx?: HostObject;
}

export const RECORDINGS: readonly string[] = readdirSync(DIRECTORY)
  .map((file) => file.replace(/\.jsonl$/, ''))
  .sort();

const known = new Map<string, readonly RecordedLine[]>();

/** The lines of a recording, frozen: whoever changes what the host hands out throws. */
export function readRecording(name: string): readonly RecordedLine[] {
  const lines = known.get(name) ?? parseRecording(readFileSync(join(DIRECTORY, `${name}.jsonl`), 'utf8'));
  known.set(name, lines);
  return lines;
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}

function parseRecording(text: string): RecordedLine[] {
  const lines = text.trimEnd().split('\n');
  return lines.map((line) =>
    deepFreeze(JSON.parse(line, (_, value) => (typeof value === 'string' ? restore(value) : value))),
  );
}

/** Puts look-alikes together and gives a cut text its length back. */
function restore(text: string): string {
  const whole = text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => LOOK_ALIKES[name] ?? placeholder);
  const cut = /…\[\+(\d+) chars\]$/.exec(whole);
  return cut ? whole.slice(0, cut.index).padEnd(cut.index + Number(cut[1]), ' and so on') : whole;
}
