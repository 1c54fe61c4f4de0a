import { createHash } from 'node:crypto';
import { appendFileSync, createReadStream } from 'node:fs';
import { join } from 'node:path';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { tryReadPlainText } from '../../../critiqor/src/system/open-plain-file.ts';

/** A run in a backup: what the hub knows that its bundle does not contain. */
export interface BackedUpRun {
  readonly seal: string;
  readonly run_id: string;
  readonly machine: string;
  /** SHA-256 of the bundle. */
  readonly sha256: string;
}

const LIST = 'runs.jsonl';
const SEAL = /^[0-9a-f]{64}$/;

/** A bundle is named by its seal: numbers of runs occur once on every machine. */
export const toBundlePath = (folder: string, seal: string): string => join(folder, `${seal}.tar.gz`);

/** The runs that a backup says it has. A line that was cut off by a crash is none. */
export function readBackupList(folder: string): BackedUpRun[] {
  const runs = new Map<string, BackedUpRun>();
  for (const line of (tryReadPlainText(join(folder, LIST)) ?? '').split('\n')) {
    const { seal, run_id, machine, sha256 } = parseObject(line) ?? {};
    if (typeof seal !== 'string' || !SEAL.test(seal) || typeof sha256 !== 'string') continue;
    runs.set(seal, { seal, run_id: String(run_id), machine: typeof machine === 'string' ? machine : '', sha256 });
  }
  return [...runs.values()];
}

/** Written after the bundle is complete. It begins with a line break, so that what a crash cut off stays a line of its own. */
export const appendToBackupList = (folder: string, run: BackedUpRun): void =>
  appendFileSync(join(folder, LIST), `\n${JSON.stringify(run)}`, { mode: 0o600 });

export async function digestFile(path: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(path)) digest.update(chunk as Buffer);
  return digest.digest('hex');
}
