import { hash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const toPartPath = (digest: string): string => `${path}.${digest}`;
  for (const batch of toBatches(found)) {
    for (const { digest, body } of await readParts(database, seal, batch))
      writeFileSync(toPartPath(digest), await unpackPart(body), { mode: 0o600 });
  }
  writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
  let size = 0;
  for (const digest of digests) {
    const bytes = readFileSync(toPartPath(digest));
    size += bytes.length;
    if (size > PUSH_LIMITS.evidenceBytes) throw new HubRefusal(413, 'too_large', 'The evidence is too large.');
    appendFileSync(path, bytes);
  }
  for (const digest of new Set(digests)) rmSync(toPartPath(digest));
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

function unpackPart(body: string): Promise<Buffer> {
  const at = body.indexOf(':');
  const bytes = Buffer.from(body.slice(at + 1), 'base64');
  return decompress({ encoding: body.slice(0, at), bytes }, PUSH_LIMITS.partBytes);
}

const partsMissing = (missing: readonly string[]): HubRefusal =>
  new HubRefusal(409, 'parts_missing', 'Parts of this run are not here.', { missing });
