import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { diagnoseRun } from '../../../critiqor/src/judge/diagnose-run.ts';
import type { RunRecord } from '../../../critiqor/src/runs/run-record.ts';
import { openSealedSession } from '../../../critiqor/src/sealed/sealed-reader.ts';
import { toFindingRows, toJudgedBy, toVerdict, toWantedEvents } from '../ingest/commit-row.ts';
import { type CitedProblems, createFactCollector } from '../ingest/evidence-facts.ts';
import { findEvidence, rebuildEvidence } from '../ingest/rebuild-evidence.ts';
import { toNextVersion } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';

/** Which part of the runs a worker takes: of `of` workers it is number `index`, from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

export interface Rediagnosis {
  readonly judged: number;
  /** Runs that this engine had judged already. */
  readonly current: number;
  /** Runs that cannot be judged, each with the reason. */
  readonly failed: readonly { readonly seal: string; readonly why: string }[];
}

/**
 * Judges stored evidence again. Workers need no lock: the same evidence and engine give the same diagnosis, which is stored under both, so twice is
 * once. A diagnosis that was made at home is made again, whatever engine it names. A run that is erased meanwhile stays erased.
 */
export async function rediagnose(
  database: ProjectDatabase,
  {
    profile,
    shard,
    onProgress,
  }: { readonly profile: Profile; readonly shard: Shard; readonly onProgress: (done: number, total: number) => void },
): Promise<Rediagnosis> {
  const judge = toCurrentJudge(profile);
  const all = await database.rows<{ readonly seal: string; readonly judged_by: string }>(
    `SELECT seal, judged_by FROM ${DATABASE}.runs FINAL WHERE project = {project:String} AND erased = 0
     AND cityHash64(seal) % {of:UInt32} = {index:UInt32} ORDER BY started_at DESC, seal`,
    { of: shard.of, index: shard.index - 1 },
  );
  const stale = all.filter(({ judged_by }) => judged_by !== judge);
  const failed: { readonly seal: string; readonly why: string }[] = [];
  for (const [done, { seal }] of stale.entries()) {
    onProgress(done, stale.length);
    try {
      await judgeAgain(database, seal, profile);
    } catch (cause) {
      failed.push({ seal, why: (cause as Error).message });
    }
  }
  return { judged: stale.length - failed.length, current: all.length - stale.length, failed };
}

/** What this engine writes into a verdict; it takes no evidence to know it. */
function toCurrentJudge(profile: Profile): string {
  const identity = { run_id: 'run_001', agent_id: '', tenant_id: '', framework: '', visibility: '' };
  return toJudgedBy(diagnose({ identity, events: [], integrity: null }, profile), 'hub');
}

async function judgeAgain(database: ProjectDatabase, seal: string, profile: Profile): Promise<void> {
  const run = await findEvidence(database, seal);
  if (!run) return;
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-judge-'));
  try {
    const paths = toRunPaths(folder, run.run_id);
    mkdirSync(paths.directory);
    for await (const text of rebuildEvidence(database, seal, run))
      writeFileSync(paths.session, text, { flag: 'a', mode: 0o600 });
    // The seal says whose run it was; a record has nothing to add.
    const diagnosis = diagnoseRun(paths, { run_id: run.run_id, metadata: {} } as RunRecord, { profile });
    await storeVerdict(database, seal, diagnosis, readCited(paths.session, diagnosis));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCited(path: string, diagnosis: Diagnosis): CitedProblems {
  const wanted = toWantedEvents(diagnosis);
  if (wanted.size === 0) return new Map();
  const collector = createFactCollector(wanted);
  const sealed = openSealedSession(path);
  try {
    for (const record of sealed.events()) collector.see(record);
  } finally {
    sealed.close();
  }
  return collector.toFacts().cited;
}

/** Findings and diagnosis first; the row of the run, which says which of them count, last. */
async function storeVerdict(
  database: ProjectDatabase,
  seal: string,
  diagnosis: Diagnosis,
  cited: CitedProblems,
): Promise<void> {
  const [row] = await database.rows<{
    readonly agent: string;
    readonly month: string;
    readonly expires: string;
    readonly version: string;
  }>(`SELECT * FROM ${DATABASE}.runs FINAL WHERE project = {project:String} AND seal = {seal:String} AND erased = 0`, {
    seal,
  });
  if (!row) return;
  const { agent, month, expires } = row;
  await database.insert('diagnoses', [
    { seal, judged_by: toJudgedBy(diagnosis, 'hub'), month, source: 'hub', body: JSON.stringify(diagnosis), expires },
  ]);
  await database.insert('findings', toFindingRows(diagnosis, cited, { agent, seal, month, expires }, 'hub'));
  await database.insert('runs', [{ ...row, ...toVerdict(diagnosis, 'hub'), version: toNextVersion(row.version) }]);
}
