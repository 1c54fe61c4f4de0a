import { hash } from 'node:crypto';
import { closeSync } from 'node:fs';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { PUSH_LIMITS, PUSH_PATHS, type PushAnswer, type PushManifest } from '@critiqor/api/push';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { CritiqorError } from '../system/errors.ts';
import { openPlainFile, tryReadPlainText } from '../system/open-plain-file.ts';
import type { Body, HubClient } from './hub-client.ts';
import type { PushState } from './pushed-list.ts';

export interface RunToPush {
  readonly paths: RunPaths;
  readonly runId: string;
  readonly seal: string;
}

export interface PushedRun {
  readonly state: PushState;
  /** Why it is in quarantine. */
  readonly reasons: readonly string[];
}

const compress = promisify(zstdCompress);
/** Twice as fast as the usual level; long runs repeat themselves, and become as small. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
/** Parts can be lost between being sent and being put together; then they are sent again. */
const MAX_ROUNDS = 3;

/** Sends a run: a small one in one request, a large one in parts, of which only those that the hub lacks. */
export async function pushRun(
  client: HubClient,
  run: RunToPush,
  machine: string,
  onBytes: (bytes: number) => void = () => {},
): Promise<PushedRun> {
  const file = openPlainFile(run.paths.session);
  if (!file) throw new CritiqorError('unknown_run', `${run.runId} has no evidence any more.`);
  try {
    const { size } = file.stats;
    const isLarge = size > PUSH_LIMITS.partBytes;
    for (let round = 1; ; round += 1) {
      const parts = isLarge ? await sendParts(client, run, file.fd, size, round === 1 ? onBytes : () => {}) : null;
      const first = Buffer.from(`${JSON.stringify(toManifest(run, machine, parts))}\n`);
      const bytes = await compress(isLarge ? first : Buffer.concat([first, readSlice(file.fd, 0, size)]));
      const reply = await client.ask<PushAnswer>('POST', PUSH_PATHS.runs, toBody(bytes));
      if ('refused' in reply && reply.refused.code === 'parts_missing' && round < MAX_ROUNDS) continue;
      if (!isLarge) onBytes(size);
      if ('answer' in reply) return { state: reply.answer.state, reasons: [] };
      const { code, message, reasons = [] } = reply.refused;
      if (code === 'quarantined' || code === 'erased') return { state: code, reasons };
      throw new CritiqorError('export_failed', `${client.place} did not take ${run.runId}: ${message}`);
    }
  } finally {
    closeSync(file.fd);
  }
}

async function sendParts(
  client: HubClient,
  { seal, runId }: RunToPush,
  fd: number,
  size: number,
  onBytes: (bytes: number) => void,
): Promise<string[]> {
  const path = `${PUSH_PATHS.parts}/${seal}`;
  const reply = await client.ask<{ readonly parts: readonly string[] }>('GET', path);
  const present = new Set('answer' in reply ? reply.answer.parts : []);
  const digests: string[] = [];
  const send = async (digest: string, bytes: Buffer): Promise<void> => {
    const sent = await client.ask('PUT', `${path}/${digest}`, toBody(bytes));
    if ('refused' in sent)
      throw new CritiqorError('export_failed', `${client.place} did not take ${runId}: ${sent.refused.message}`);
  };
  const places = Array.from({ length: Math.ceil(size / PUSH_LIMITS.partBytes) }, (_, place) => place).values();
  const work = async (): Promise<void> => {
    for (const place of places) {
      const from = place * PUSH_LIMITS.partBytes;
      const slice = readSlice(fd, from, Math.min(PUSH_LIMITS.partBytes, size - from));
      const bytes = await compress(slice, FAST);
      const digest = hash('sha256', bytes);
      digests[place] = digest;
      if (!present.has(digest)) await send(digest, bytes);
      onBytes(slice.length);
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, work));
  return digests;
}

/** While one part is on its way, others are compressed and stored. */
const PARTS_AT_ONCE = 3;

const toBody = (bytes: Buffer): Body => ({ bytes: new Uint8Array(bytes), encoding: 'zstd' });

function toManifest({ paths, runId, seal }: RunToPush, machine: string, parts: readonly string[] | null): PushManifest {
  const diagnosis = tryReadPlainText(paths.diagnosis);
  const isSmall = diagnosis !== null && Buffer.byteLength(diagnosis) < PUSH_LIMITS.manifestBytes / 2;
  return {
    run_id: runId,
    seal,
    machine,
    parts,
    diagnosis: isSmall ? (parseObject(diagnosis) ?? null) : null,
    annotations: tryReadPlainText(paths.annotations) ?? '',
  };
}

function readSlice(fd: number, from: number, length: number): Buffer {
  const slice = Buffer.alloc(length);
  return slice.subarray(0, readFully(fd, slice, from));
}
