import { hash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { PUSH_LIMITS } from '@critiqor/api/push';
import { HubRefusal } from '../hub-refusal.ts';
import { toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { decompress, type ReceivedBody } from './read-body.ts';

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
  await decompress(body, PUSH_LIMITS.partBytes);
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
export async function listParts(database: ProjectDatabase, seal: string): Promise<string[]> {
  const rows = await database.rows<{ readonly digest: string }>(
    `SELECT DISTINCT digest FROM ${DATABASE}.upload_parts WHERE project = {project:String} AND seal = {seal:String}`,
    { seal },
  );
  return rows.map(({ digest }) => digest);
}

/** Puts the parts of a run together, in a new file. */
export async function joinParts(
  database: ProjectDatabase,
  seal: string,
  digests: readonly string[],
  path: string,
): Promise<void> {
  const present = new Set(await listParts(database, seal));
  const missing = digests.filter((digest) => !present.has(digest));
  if (missing.length > 0) throw partsMissing(missing);
  const file = openSync(path, 'wx', 0o600);
  try {
    let size = 0;
    for (const digest of digests) {
      const bytes = await readPart(database, seal, digest);
      size += bytes.length;
      if (size > PUSH_LIMITS.evidenceBytes) throw new HubRefusal(413, 'too_large', 'The evidence is too large.');
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    }
  } finally {
    closeSync(file);
  }
}

export const dropParts = (database: ProjectDatabase, seal: string): Promise<void> =>
  database.erase('upload_parts', 'seal = {seal:String}', { seal });

async function readPart(database: ProjectDatabase, seal: string, digest: string): Promise<Buffer> {
  const [row] = await database.rows<{ readonly body: string }>(
    `SELECT body FROM ${DATABASE}.upload_parts WHERE project = {project:String} AND seal = {seal:String} AND digest = {digest:String} LIMIT 1`,
    { seal, digest },
  );
  if (!row) throw partsMissing([digest]);
  const at = row.body.indexOf(':');
  return decompress(
    { encoding: row.body.slice(0, at), bytes: Buffer.from(row.body.slice(at + 1), 'base64') },
    PUSH_LIMITS.partBytes,
  );
}

const partsMissing = (missing: readonly string[]): HubRefusal =>
  new HubRefusal(409, 'parts_missing', 'Parts of this run are not here.', { missing });
