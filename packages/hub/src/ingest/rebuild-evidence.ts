import { HubRefusal } from '../hub-refusal.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';

export interface StoredEvidence {
  readonly run_id: string;
  readonly agent: string;
  readonly events: number;
  readonly header_line: string;
  readonly footer_line: string;
  readonly annotations: string;
  readonly judged_by: string;
}

/** Rows of one question: a page of long lines still fits into memory. */
const EVENTS_PER_PAGE = 5_000;

/** What is stored of a run besides its events; undefined when the project does not have it. */
export const findEvidence = async (database: ProjectDatabase, seal: string): Promise<StoredEvidence | undefined> =>
  (await findAllEvidence(database, [seal])).get(seal);

/** The same for several runs, by seal. */
export async function findAllEvidence(
  database: ProjectDatabase,
  seals: readonly string[],
): Promise<ReadonlyMap<string, StoredEvidence>> {
  const runs = await database.rows<StoredEvidence & { readonly seal: string }>(
    `SELECT seal, run_id, agent, events, header_line, footer_line, annotations, judged_by FROM ${DATABASE}.runs FINAL
     WHERE project = {project:String} AND seal IN {seals:Array(String)} AND erased = 0`,
    { seals },
  );
  return new Map(runs.map(({ seal, ...run }) => [seal, run]));
}

/** The `session.json` that was pushed, byte for byte, in pieces. */
export async function* rebuildEvidence(
  database: ProjectDatabase,
  seal: string,
  { header_line, footer_line, agent, events }: StoredEvidence,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${header_line}\n`);
  for (let from = 1; from <= events; from += EVENTS_PER_PAGE) {
    const lines = await database.lines(
      `SELECT if(seq < {events:UInt32}, concat(line, ','), line) FROM ${DATABASE}.events
       WHERE project = {project:String} AND agent = {agent:String} AND seal = {seal:String}
       AND seq >= {from:UInt32} AND seq < {to:UInt32} ORDER BY seq LIMIT 1 BY seq`,
      { agent, seal, events, from, to: from + EVENTS_PER_PAGE },
    );
    if (countLines(lines) !== Math.min(EVENTS_PER_PAGE, events - from + 1))
      throw new HubRefusal(410, 'erased', 'Events of this run are gone.');
    yield lines;
  }
  yield Buffer.from(`${footer_line}\n`);
}

const NEWLINE = 10;

function countLines(lines: Buffer): number {
  let count = 0;
  for (let at = lines.indexOf(NEWLINE); at !== -1; at = lines.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/** The diagnosis that the row of the run shows; null when it has none. */
export async function findDiagnosis(database: ProjectDatabase, seal: string, judgedBy: string): Promise<string | null> {
  const [row] = await database.rows<{ readonly body: string }>(
    `SELECT body FROM ${DATABASE}.diagnoses WHERE project = {project:String} AND seal = {seal:String} AND judged_by = {judgedBy:String} LIMIT 1`,
    { seal, judgedBy },
  );
  return row?.body ?? null;
}
