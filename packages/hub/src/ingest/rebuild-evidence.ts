import { HubRefusal } from '../hub-refusal.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';

export interface StoredEvidence {
  readonly run_id: string;
  readonly agent: string;
  readonly events: number;
  readonly size_bytes: number;
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
    `SELECT seal, run_id, agent, events, toFloat64(size_bytes) AS size_bytes, header_line, footer_line, annotations, judged_by FROM ${DATABASE}.runs FINAL
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
    const to = Math.min(from + EVENTS_PER_PAGE, events + 1);
    const lines = await database.lines(
      `SELECT concat(line, ',') FROM ${DATABASE}.events
       WHERE project = {project:String} AND agent = {agent:String} AND seal = {seal:String}
       AND seq >= {from:UInt32} AND seq < {to:UInt32} ORDER BY seq LIMIT 1 BY seq`,
      { agent, seal, from, to },
    );
    if (findLineEnd(lines, 0, to - from) !== lines.length)
      throw new HubRefusal(410, 'erased', 'Events of this run are gone.');
    yield* to > events ? withoutLastComma(lines) : [lines];
  }
  yield Buffer.from(`${footer_line}\n`);
}

/** The evidence of several runs of one agent with one question, each in pieces; null when events of one of them are gone. */
export async function rebuildTogether(
  database: ProjectDatabase,
  runs: ReadonlyMap<string, StoredEvidence>,
): Promise<ReadonlyMap<string, readonly Buffer[]> | null> {
  const [first] = runs.values();
  const seals = [...runs.keys()].sort();
  const lines = await database.lines(
    `SELECT concat(line, ',') FROM ${DATABASE}.events
     WHERE project = {project:String} AND agent = {agent:String} AND seal IN {seals:Array(String)}
     ORDER BY seal, seq LIMIT 1 BY seal, seq`,
    { agent: first?.agent ?? '', seals },
  );
  const rebuilt = new Map<string, readonly Buffer[]>();
  let from = 0;
  for (const seal of seals) {
    const { header_line = '', footer_line = '', events = 0 } = runs.get(seal) ?? {};
    const to = findLineEnd(lines, from, events);
    if (to === -1) return null;
    const ends = [header_line, footer_line].map((line) => Buffer.from(`${line}\n`)) as [Buffer, Buffer];
    rebuilt.set(seal, [ends[0], ...withoutLastComma(lines.subarray(from, to)), ends[1]]);
    from = to;
  }
  return from === lines.length ? rebuilt : null;
}

const NEWLINE = 10;
const LINE_END = Buffer.from('\n');

/** All events but the last are followed by a comma. */
const withoutLastComma = (lines: Buffer): Buffer[] => (lines.length === 0 ? [] : [lines.subarray(0, -2), LINE_END]);

/** Where so many lines end; -1 when there are fewer. */
function findLineEnd(lines: Buffer, from: number, count: number): number {
  let end = from;
  for (let line = 0; line < count; line += 1) {
    end = lines.indexOf(NEWLINE, end) + 1;
    if (end === 0) return -1;
  }
  return end;
}

/** The diagnosis that the row of the run shows; null when it has none. */
export async function findDiagnosis(database: ProjectDatabase, seal: string, judgedBy: string): Promise<string | null> {
  const [row] = await database.rows<{ readonly body: string }>(
    `SELECT body FROM ${DATABASE}.diagnoses WHERE project = {project:String} AND seal = {seal:String} AND judged_by = {judgedBy:String} LIMIT 1`,
    { seal, judgedBy },
  );
  return row?.body ?? null;
}
