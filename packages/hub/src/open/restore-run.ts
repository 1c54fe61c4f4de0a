import { createWriteStream, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Diagnosis, toDiagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { ensureRunDirectories, FILE_MODE, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { withDiagnosis } from '../../../critiqor/src/judge/diagnose-run.ts';
import { readAnnotations } from '../../../critiqor/src/ledger/annotations.ts';
import { listAnnotation, listNewSeals } from '../../../critiqor/src/runs/list-seal.ts';
import { isAbortMessage } from '../../../critiqor/src/runs/run-lifecycle.ts';
import { NOT_DIAGNOSED, type RunMetadata, type RunRecord } from '../../../critiqor/src/runs/run-record.ts';
import { writeRecord } from '../../../critiqor/src/runs/runs-directory.ts';
import { type Integrity, SUPERVISOR } from '../../../critiqor/src/sealed/sealed-format.ts';
import { openSealedSession } from '../../../critiqor/src/sealed/sealed-reader.ts';
import { findDiagnosis, rebuildEvidence, type StoredEvidence } from '../ingest/rebuild-evidence.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';

/** A run has a handful; anybody can write evidence. */
const MAX_TRANSITIONS = 100;

/**
 * Puts a stored run into a runs directory of its own, as it was on its machine, so that the pages of a run can read it. The evidence is byte for
 * byte what was pushed; record and list of seals are made again from what the seal says.
 */
export async function restoreRun(
  database: ProjectDatabase,
  seal: string,
  run: StoredEvidence,
  runsDir: string,
  onBytes: (count: number) => void,
): Promise<void> {
  const paths = toRunPaths(runsDir, run.run_id);
  ensureRunDirectories(paths);
  await pipeline(
    Readable.from(counted(rebuildEvidence(database, seal, run), onBytes)),
    createWriteStream(paths.session, { flags: 'wx', mode: FILE_MODE }),
  );
  const diagnosis = await readDiagnosis(database, seal, run.judged_by);
  if (diagnosis) write(paths.diagnosis, diagnosis.text);
  if (run.annotations !== '') write(paths.annotations, run.annotations);
  const record = toRecord(paths, run, diagnosis?.made ?? null, await isAbortedRun(database, seal, run));
  const at = new Date().toISOString();
  listNewSeals(runsDir, [{ record, diagnosis, facts: null }], at);
  listAnnotations(paths, run.run_id, seal, at);
  writeRecord(paths, record);
}

async function* counted(pieces: AsyncIterable<Buffer>, onBytes: (count: number) => void): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    onBytes(piece.length);
    yield piece;
  }
}

/** As it is stored, and what it says. */
async function readDiagnosis(database: ProjectDatabase, seal: string, judgedBy: string) {
  const text = await findDiagnosis(database, seal, judgedBy);
  const made = text === null ? undefined : toDiagnosis(JSON.parse(text));
  return text !== null && made ? { text, made } : null;
}

const write = (path: string, text: string): void => writeFileSync(path, text, { flag: 'wx', mode: FILE_MODE });

function listAnnotations(paths: RunPaths, run_id: string, seal: string, at: string): void {
  const { count, head, brokenAt } = readAnnotations(paths, seal);
  // A broken chain is not listed: verification says that it is broken.
  if (count > 0 && brokenAt === null) listAnnotation(paths, { run_id, seal, count, head }, {}, at);
}

/** Whether the supervisor was told to abort the run; its own events say so. */
async function isAbortedRun(
  database: ProjectDatabase,
  seal: string,
  { agent }: Pick<StoredEvidence, 'agent'>,
): Promise<boolean> {
  const rows = await database.rows<{ readonly line: string }>(
    `SELECT line FROM ${DATABASE}.events WHERE project = {project:String} AND agent = {agent:String} AND seal = {seal:String}
     AND type = 'state_transition' LIMIT ${MAX_TRANSITIONS}`,
    { agent, seal },
  );
  return rows.some(({ line }) => {
    const { writer, payload } = JSON.parse(line) as Partial<JournalEvent>;
    return writer === SUPERVISOR && isAbortMessage(payload?.message);
  });
}

/** The record as far as the seal knows it. Its log stays in the evidence, as that of every large run. */
function toRecord(paths: RunPaths, run: StoredEvidence, diagnosis: Diagnosis | null, isAborted: boolean): RunRecord {
  const sealed = openSealedSession(paths.session);
  sealed.close();
  const { record: bound } = Object(sealed.footer.integrity) as Partial<Integrity>;
  const created = String(sealed.header.created_at);
  const finalized = String(sealed.header.sealed_at);
  const record: RunRecord = {
    run_id: run.run_id,
    session_id: String(sealed.header.session_id),
    status: isAborted ? 'ABORTED' : 'COMPLETED',
    lifecycle: [],
    timestamps: { created_at: created, started_at: bound?.started_at ?? created, finalized_at: finalized },
    metadata: (bound?.metadata ?? {}) as unknown as RunMetadata,
    event_log: [],
    event_log_cut: { sealed_events: run.events, listed_events: 0, events_file: `${run.run_id}/session.json` },
    ...NOT_DIAGNOSED,
  };
  return diagnosis ? withDiagnosis(record, diagnosis) : record;
}
