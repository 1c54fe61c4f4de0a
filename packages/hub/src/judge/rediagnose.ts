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
import { type CitedProblems, createFactCollector } from '../check/evidence-facts.ts';
import { toFindingRows, toJudgedBy, toVerdict, toWantedEvents } from '../ingest/commit-row.ts';
import { findAllEvidence, rebuildEvidence, rebuildTogether, type StoredEvidence } from '../ingest/rebuild-evidence.ts';
import { toNextVersion } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { keepMemoryYoung } from './young-memory.ts';

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
  const collectYoung = keepMemoryYoung();
  const judge = toCurrentJudge(profile);
  const all = await database.rows<{ readonly seal: string; readonly judged_by: string }>(
    `SELECT seal, judged_by FROM ${DATABASE}.runs FINAL WHERE project = {project:String} AND erased = 0
     AND cityHash64(seal) % {of:UInt32} = {index:UInt32} ORDER BY started_at DESC, seal`,
    { of: shard.of, index: shard.index - 1 },
  );
  const stale = all.filter(({ judged_by }) => judged_by !== judge);
  const failed: { readonly seal: string; readonly why: string }[] = [];
  for (let from = 0; from < stale.length; from += BATCH) {
    const seals = stale.slice(from, from + BATCH).map(({ seal }) => seal);
    const verdicts = new Map<string, JudgedAgain>();
    let done = from;
    for (const group of toGroups(await findAllEvidence(database, seals))) {
      const folder = mkdtempSync(join(tmpdir(), 'critiqor-judge-'));
      try {
        const problems = await writeEvidence(database, group, folder);
        for (const [seal, run] of group) {
          onProgress(done++, stale.length);
          try {
            if (problems.has(seal)) throw problems.get(seal);
            verdicts.set(seal, judgeAgain(run, join(folder, seal), profile));
          } catch (cause) {
            failed.push({ seal, why: (cause as Error).message });
          }
          collectYoung();
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    try {
      await storeVerdicts(database, verdicts);
    } catch (cause) {
      for (const seal of verdicts.keys()) failed.push({ seal, why: (cause as Error).message });
    }
  }
  return { judged: stale.length - failed.length, current: all.length - stale.length, failed };
}

/** Runs whose verdicts are stored together: ClickHouse wants few inserts, and a killed worker should lose little. */
const BATCH = 50;
/**
 * Evidence that is read with one question: every question costs ClickHouse as much as reading a megabyte. On its way it is in memory several times;
 * with twice as much, V8 searches the whole heap for it after every question.
 */
const GROUP_BYTES = 8 * 1024 * 1024;

type EvidenceBySeal = ReadonlyMap<string, StoredEvidence>;

/** Runs whose evidence is read together: of one agent, and not too much for memory. */
function toGroups(runs: EvidenceBySeal): readonly EvidenceBySeal[] {
  const groups: Map<string, StoredEvidence>[] = [];
  const open = new Map<string, { readonly group: Map<string, StoredEvidence>; bytes: number }>();
  for (const [seal, run] of runs) {
    const last = open.get(run.agent);
    if (last && last.bytes + run.size_bytes <= GROUP_BYTES) {
      last.group.set(seal, run);
      last.bytes += run.size_bytes;
    } else {
      const group = new Map([[seal, run]]);
      groups.push(group);
      open.set(run.agent, { group, bytes: run.size_bytes });
    }
  }
  return groups;
}

interface JudgedAgain {
  readonly diagnosis: Diagnosis;
  readonly cited: CitedProblems;
}

/** What this engine writes into a verdict; it takes no evidence to know it. */
function toCurrentJudge(profile: Profile): string {
  const identity = { run_id: 'run_001', agent_id: '', tenant_id: '', framework: '', visibility: '' };
  return toJudgedBy(diagnose({ identity, events: [], integrity: null }, profile), 'hub');
}

/**
 * Puts the evidence of each run into a folder of its seal; gives why, where that fails. All of a group first: then the memory that it came in is free
 * again before the first of its runs is judged.
 */
async function writeEvidence(
  database: ProjectDatabase,
  group: EvidenceBySeal,
  folder: string,
): Promise<ReadonlyMap<string, Error>> {
  const problems = new Map<string, Error>();
  // What cannot be read together is read run by run, so that the failure has a name.
  const together = group.size > 1 ? await rebuildTogether(database, group).catch(() => null) : null;
  for (const [seal, run] of group) {
    try {
      const paths = toRunPaths(join(folder, seal), run.run_id);
      mkdirSync(paths.directory, { recursive: true });
      for await (const piece of together?.get(seal) ?? rebuildEvidence(database, seal, run))
        writeFileSync(paths.session, piece, { flag: 'a', mode: 0o600 });
    } catch (cause) {
      problems.set(seal, cause as Error);
    }
  }
  return problems;
}

function judgeAgain({ run_id }: StoredEvidence, runsDir: string, profile: Profile): JudgedAgain {
  const paths = toRunPaths(runsDir, run_id);
  // The seal says whose run it was; a record has nothing to add.
  const diagnosis = diagnoseRun(paths, { run_id, metadata: {} } as RunRecord, { profile });
  return { diagnosis, cited: readCited(paths.session, diagnosis) };
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

interface CommittedRun {
  readonly seal: string;
  readonly agent: string;
  readonly month: string;
  readonly expires: string;
  readonly version: string;
}

/** Findings and diagnoses first; the rows of the runs, which say which of them count, last. */
async function storeVerdicts(database: ProjectDatabase, verdicts: ReadonlyMap<string, JudgedAgain>): Promise<void> {
  // Read now: a run may have been erased or changed since its evidence was.
  const rows = await database.rows<CommittedRun>(
    `SELECT * FROM ${DATABASE}.runs FINAL WHERE project = {project:String} AND seal IN {seals:Array(String)} AND erased = 0`,
    { seals: [...verdicts.keys()] },
  );
  const judged = rows.flatMap((row) => {
    const verdict = verdicts.get(row.seal);
    return verdict ? [{ row, ...verdict }] : [];
  });
  await Promise.all([
    database.insert(
      'diagnoses',
      judged.map(({ row: { seal, month, expires }, diagnosis }) => ({
        seal,
        judged_by: toJudgedBy(diagnosis, 'hub'),
        month,
        source: 'hub',
        body: JSON.stringify(diagnosis),
        expires,
      })),
    ),
    database.insert(
      'findings',
      judged.flatMap(({ row, diagnosis, cited }) => toFindingRows(diagnosis, cited, row, 'hub')),
    ),
  ]);
  await database.insert(
    'runs',
    judged.map(({ row, diagnosis }) => ({
      ...row,
      ...toVerdict(diagnosis, 'hub'),
      version: toNextVersion(row.version),
    })),
  );
}
