import { hash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { PUSH_LIMITS } from '@critiqor/api/push';
import { HubRefusal } from '../hub-refusal.ts';
import { toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { decompressInPieces, type ReceivedBody } from './read-body.ts';

/** An upload that was given up is forgotten after this time. */
const PART_LIFE_MS = 24 * 3_600_000;

/** Stores a part of a large run under the digest of its bytes. Any replica can take any part, and the same part twice is one. */
export async function storePart(
  database: ProjectDatabase,
  seal: string,
  digest: string,
  body: ReceivedBody,
): Promise<void> {
  if (hash('sha256', body.bytes) !== digest)
    throw new HubRefusal(400, 'bad_request', 'The part is not what its digest says.');
  // Refused here, where the sender can be told, and not when the run is put together.
  for await (const _ of decompressInPieces(body, PUSH_LIMITS.partBytes));
  await database.insert('upload_parts', [
    {
      seal,
      digest,
      size_bytes: body.bytes.length,
      body: `${body.encoding}:${body.bytes.toString('base64')}`,
      expires: toStoredTime(Date.now() + PART_LIFE_MS).slice(0, 19),
    },
  ]);
}

/** The parts of a run that are here. */
export const listParts = async (database: ProjectDatabase, seal: string): Promise<string[]> =>
  (await listSizes(database, seal)).map(({ digest }) => digest);

const listSizes = (database: ProjectDatabase, seal: string) =>
  database.rows<{ readonly digest: string; readonly size_bytes: number }>(
    `SELECT digest, any(size_bytes) AS size_bytes FROM ${DATABASE}.upload_parts
     WHERE project = {project:String} AND seal = {seal:String} GROUP BY digest ORDER BY digest`,
    { seal },
  );

/** Parts that are read at once. ClickHouse stores them side by side, in the order of their digests. */
const READ_BYTES = 2 * 1024 * 1024;

/** Puts the parts of a run together, in a new file. */
export async function joinParts(
  database: ProjectDatabase,
  seal: string,
  digests: readonly string[],
  path: string,
): Promise<void> {
  const present = await listSizes(database, seal);
  const wanted = new Set(digests);
  const found = present.filter(({ digest }) => wanted.delete(digest));
  if (wanted.size > 0) throw partsMissing([...wanted]);
  const file = openSync(path, 'wx', 0o600);
  try {
    for (const batch of toBatches(found)) {
      for (const { digest, body } of await readParts(database, seal, batch))
        await writePart(file, toReceived(body), toPlaces(digests, digest), digests.length);
    }
  } finally {
    closeSync(file);
  }
}

/** Where a part belongs; the same bytes can be in several places. */
const toPlaces = (digests: readonly string[], digest: string): number[] =>
  digests.flatMap((other, place) => (other === digest ? [place] : []));

/** All parts but the last have the same size, so each can be written as it comes. */
async function writePart(file: number, body: ReceivedBody, places: readonly number[], parts: number): Promise<void> {
  let size = 0;
  for await (const piece of decompressInPieces(body, PUSH_LIMITS.partBytes)) {
    for (const place of places) writeAt(file, piece, place * PUSH_LIMITS.partBytes + size);
    size += piece.length;
  }
  if (size !== PUSH_LIMITS.partBytes && places.some((place) => place < parts - 1))
    throw new HubRefusal(400, 'bad_request', `Every part but the last must have ${PUSH_LIMITS.partBytes} bytes.`);
}

function writeAt(file: number, bytes: Buffer, from: number): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, from + done);
}

function toBatches(parts: readonly { readonly digest: string; readonly size_bytes: number }[]): string[][] {
  const batches: string[][] = [];
  let left = 0;
  for (const { digest, size_bytes } of parts) {
    if (left < size_bytes) {
      batches.push([]);
      left = READ_BYTES;
    }
    left -= size_bytes;
    batches.at(-1)?.push(digest);
  }
  return batches;
}

export const dropParts = (database: ProjectDatabase, seal: string): Promise<void> =>
  database.erase('upload_parts', 'seal = {seal:String}', { seal });

async function readParts(database: ProjectDatabase, seal: string, digests: readonly string[]) {
  const rows = await database.rows<{ readonly digest: string; readonly body: string }>(
    `SELECT digest, body FROM ${DATABASE}.upload_parts
     WHERE project = {project:String} AND seal = {seal:String} AND digest IN {digests:Array(String)} LIMIT 1 BY digest`,
    { seal, digests },
  );
  const found = new Set(rows.map(({ digest }) => digest));
  const missing = digests.filter((digest) => !found.has(digest));
  if (missing.length > 0) throw partsMissing(missing);
  return rows;
}

/** A part as it was stored. */
function toReceived(body: string): ReceivedBody {
  const at = body.indexOf(':');
  return { encoding: body.slice(0, at), bytes: Buffer.from(body.slice(at + 1), 'base64') };
}

const partsMissing = (missing: readonly string[]): HubRefusal =>
  new HubRefusal(409, 'parts_missing', 'Parts of this run are not here.', { missing });
