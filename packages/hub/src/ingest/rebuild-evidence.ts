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
export async function findEvidence(database: ProjectDatabase, seal: string): Promise<StoredEvidence | undefined> {
  const [run] = await database.rows<StoredEvidence>(
    `SELECT run_id, agent, events, header_line, footer_line, annotations, judged_by FROM ${DATABASE}.runs FINAL
     WHERE project = {project:String} AND seal = {seal:String} AND erased = 0`,
    { seal },
  );
  return run;
}

/** The `session.json` that was pushed, byte for byte, in pieces. */
export async function* rebuildEvidence(
  database: ProjectDatabase,
  seal: string,
  run: StoredEvidence,
): AsyncGenerator<string> {
  yield `${run.header_line}\n`;
  for (let from = 1; from <= run.events; from += EVENTS_PER_PAGE) {
    const rows = await database.rows<{ readonly line: string }>(
      `SELECT line FROM ${DATABASE}.events WHERE project = {project:String} AND agent = {agent:String} AND seal = {seal:String}
       AND seq >= {from:UInt32} AND seq < {to:UInt32} ORDER BY seq LIMIT 1 BY seq`,
      { agent: run.agent, seal, from, to: from + EVENTS_PER_PAGE },
    );
    if (rows.length !== Math.min(EVENTS_PER_PAGE, run.events - from + 1))
      throw new HubRefusal(410, 'erased', 'Events of this run are gone.');
    const last = from + rows.length - 1;
    yield rows.map(({ line }, index) => `${line}${from + index < run.events ? ',' : ''}\n`).join('');
    if (last >= run.events) break;
  }
  yield `${run.footer_line}\n`;
}

/** The diagnosis that the row of the run shows; null when it has none. */
export async function findDiagnosis(database: ProjectDatabase, seal: string, judgedBy: string): Promise<string | null> {
  const [row] = await database.rows<{ readonly body: string }>(
    `SELECT body FROM ${DATABASE}.diagnoses WHERE project = {project:String} AND seal = {seal:String} AND judged_by = {judgedBy:String} LIMIT 1`,
    { seal, judgedBy },
  );
  return row?.body ?? null;
}
