import { hash } from 'node:crypto';
import { copyField, toField } from '../check/copy-bytes.ts';
import { HubRefusal } from '../hub-refusal.ts';
import { toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { assertEncoding, type ReceivedBody } from './read-body.ts';
import type { PartToWrite } from './upload-thread.ts';

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
  assertEncoding(body);
  await database.insertLines('upload_parts', PART_COLUMNS, toPartRow(database.rowStart, seal, digest, body));
}

const PART_COLUMNS = ['seal', 'digest', 'size_bytes', 'expires', 'body'] as const;

/** A part as a tab-separated line: its encoding, a space, and its bytes as they came. */
function toPartRow(rowStart: string, seal: string, digest: string, { encoding, bytes }: ReceivedBody): Buffer {
  const expires = toStoredTime(Date.now() + PART_LIFE_MS).slice(0, 19);
  const start = `${rowStart}${seal}\t${digest}\t${bytes.length}\t${expires}\t${toField(encoding)} `;
  const row = Buffer.allocUnsafe(Buffer.byteLength(start) + 2 * bytes.length + 1);
  const end = copyField(bytes, 0, bytes.length, row, row.write(start));
  row[end] = NEWLINE;
  return row.subarray(0, end + 1);
}

const NEWLINE = 10;
const SPACE = 32;

/** The parts of a run that are here. */
export async function listParts(database: ProjectDatabase, seal: string): Promise<string[]> {
  const rows = await database.rows<{ readonly digest: string }>(
    `SELECT DISTINCT digest FROM ${DATABASE}.upload_parts WHERE project = {project:String} AND seal = {seal:String} ORDER BY digest`,
    { seal },
  );
  return rows.map(({ digest }) => digest);
}

/** Parts on their way at the same time: while one is read, another is put into its place. */
const AT_ONCE = 2;

/** Puts the parts of a run together, in a new file. */
export async function joinParts(
  database: ProjectDatabase,
  seal: string,
  digests: readonly string[],
  write: (part: Omit<PartToWrite, 'path'>) => Promise<void>,
): Promise<void> {
  const present = new Set(await listParts(database, seal));
  const missing = digests.filter((digest) => !present.has(digest));
  if (missing.length > 0) throw partsMissing(missing);
  const waiting = digests.entries();
  const work = async (): Promise<void> => {
    for (const [place, digest] of waiting) {
      const body = await readPart(database, seal, digest);
      await write({ place, isLast: place === digests.length - 1, body });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

export const dropParts = (database: ProjectDatabase, seal: string): Promise<void> =>
  database.erase('upload_parts', 'seal = {seal:String}', { seal });

/** A part as it came. */
async function readPart(database: ProjectDatabase, seal: string, digest: string): Promise<ReceivedBody> {
  const body = await database.lines(
    `SELECT body FROM ${DATABASE}.upload_parts
     WHERE project = {project:String} AND seal = {seal:String} AND digest = {digest:String} LIMIT 1`,
    { seal, digest },
  );
  // It was given up and forgotten meanwhile.
  if (body.length === 0) throw partsMissing([digest]);
  const end = body.indexOf(SPACE);
  return { encoding: body.toString('utf8', 0, end), bytes: body.subarray(end + 1, -1) };
}

const partsMissing = (missing: readonly string[]): HubRefusal =>
  new HubRefusal(409, 'parts_missing', 'Parts of this run are not here.', { missing });
