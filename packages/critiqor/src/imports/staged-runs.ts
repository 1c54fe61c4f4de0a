import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import { DIRECTORY_MODE, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { toCapturePolicy } from '@critiqor/evidence/write/capture-policy';
import { judgeRun, toDiagnosisText, withDiagnosis } from '../judge/diagnose-run.ts';
import { readSealList } from '../ledger/seal-list.ts';
import { highestRunNumber, prepareRunsDir, toImportsDir, toRunId } from '../runs/allocate/prepare-runs-dir.ts';
import { listNewSeals, type SealedFiles } from '../runs/list-seal.ts';
import { tryReadRecord } from '../runs/open/read-record.ts';
import { createRunRecord, transition } from '../runs/run-lifecycle.ts';
import { lifecycleEvents, type RunMetadata, type RunRecord } from '../runs/run-record.ts';
import { listRunIds, writeFileAtomically, writeRecord } from '../runs/runs-directory.ts';
import { withRunsLock } from '../runs/runs-lock.ts';
import { withEventLog } from '../runs/with-event-log.ts';
import { sealEvidence } from '../seal/seal-evidence.ts';
import { toAbsentWitness } from '../witness/statement.ts';
import { type UserRules, writeImportJournal } from './import-journal.ts';
import type { FoundRun } from './import-source.ts';

/** How an imported run is sealed and judged. */
export interface StageOptions {
  /** The name of a capture policy. */
  readonly capture: string;
  readonly user?: UserRules;
  readonly profile: Profile;
  readonly now: () => string;
}

/** A run that is sealed and judged, and not yet in the list of runs. */
interface StagedRun extends SealedFiles {
  readonly paths: RunPaths;
}

interface StagedRuns {
  /** Writes, seals and judges a run aside; its number is reserved. */
  stage(run: FoundRun, metadata: RunMetadata): Promise<string>;
  /** Moves what is staged among the runs, all under one lock, and says which runs these are. */
  publish(): readonly string[];
}

/**
 * Imported runs are made aside, in `.critiqor/imports`, and moved when they are complete: nobody sees half of one, and an import that is
 * killed leaves nothing that blocks another command. They are moved in batches: a seal in the list costs a flush of the disk.
 */
export function createStagedRuns(runsDir: string, options: StageOptions): StagedRuns {
  const staging = toImportsDir(runsDir);
  let staged: StagedRun[] = [];
  let last = 0;
  withRunsLock(runsDir, () => {
    prepareRunsDir(runsDir);
    finishMoves(runsDir, staging);
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { recursive: true, mode: DIRECTORY_MODE });
  });

  /** The next free number. It is looked for from the beginning only when somebody else may have taken one. */
  const reserve = (): RunPaths =>
    withRunsLock(runsDir, () => {
      const next = last === 0 || isTaken(runsDir, last + 1) ? highestRunNumber(runsDir) + 1 : last + 1;
      last = next;
      const paths = toRunPaths(staging, toRunId(runsDir, next));
      mkdirSync(paths.directory, { mode: DIRECTORY_MODE });
      return paths;
    });

  return {
    async stage(run, metadata) {
      const paths = reserve();
      try {
        const record = await makeRun(paths, run, metadata, options);
        staged.push(record);
      } catch (cause) {
        rmSync(paths.directory, { recursive: true, force: true });
        throw cause;
      }
      return staged.at(-1)?.record.run_id ?? '';
    },
    publish() {
      const ready = staged;
      staged = [];
      if (ready.length === 0) return [];
      withRunsLock(runsDir, () => {
        for (const { paths, record } of ready)
          renameSync(paths.directory, toRunPaths(runsDir, record.run_id).directory);
        listNewSeals(runsDir, ready, options.now());
        for (const { paths, record } of ready) renameSync(paths.record, toRunPaths(runsDir, record.run_id).record);
      });
      return ready.map(({ record }) => record.run_id);
    },
  };
}

function isTaken(runsDir: string, number: number): boolean {
  const paths = toRunPaths(runsDir, toRunId(runsDir, number));
  return existsSync(paths.directory) || existsSync(paths.record);
}

/** A killed import may have moved the evidence of a run and not its record: the record follows, and the run is whole. */
function finishMoves(runsDir: string, staging: string): void {
  for (const runId of listRunIds(staging)) {
    const [from, to] = [toRunPaths(staging, runId), toRunPaths(runsDir, runId)];
    const isMoved = lstatSync(from.record, { throwIfNoEntry: false }) && !existsSync(from.directory);
    if (!isMoved || !existsSync(to.session) || existsSync(to.record)) continue;
    const record = tryReadRecord(from);
    if (!record) continue;
    if (!readSealList(to.seals).runs.get(runId)) {
      const text = existsSync(to.diagnosis) ? toDiagnosisText(record.diagnosis as never) : null;
      const diagnosis = text ? { text, made: record.diagnosis as never } : null;
      listNewSeals(runsDir, [{ record, diagnosis, facts: null }], '');
    }
    renameSync(from.record, to.record);
  }
}

async function makeRun(
  paths: RunPaths,
  run: FoundRun,
  metadata: RunMetadata,
  { capture, user, profile, now }: StageOptions,
): Promise<StagedRun> {
  writeImportJournal(paths.journal, run, toCapturePolicy(capture), user);
  const at = now();
  const runId = paths.directory.slice(paths.runsDir.length + 1);
  const begun = createRunRecord(runId, metadata, at, randomUUID(), 'import started');
  const started = { ...begun, timestamps: { ...begun.timestamps, started_at: new Date(run.startedAt).toISOString() } };
  const finalizing = transition(started, 'FINALIZING', at, 'all events imported');
  const seal = await sealEvidence({
    paths,
    lifecycle: lifecycleEvents(finalizing),
    createdAt: finalizing.timestamps.created_at,
    ...(finalizing.session_id ? { sessionId: finalizing.session_id } : {}),
    record: { started_at: finalizing.timestamps.started_at, metadata: { ...finalizing.metadata } },
    sealedAt: at,
    witness: toAbsentWitness('no_supervisor'),
  });
  const closed = transition(finalizing, 'COMPLETED', at, 'evidence sealed');
  const sealed = withEventLog({ ...closed, timestamps: { ...closed.timestamps, finalized_at: at } }, seal);
  const { diagnosis: made, facts } = judgeRun(paths, sealed, { profile });
  const record: RunRecord = withDiagnosis(sealed, made);
  const text = toDiagnosisText(made);
  writeFileAtomically(paths.diagnosis, text);
  writeRecord(paths, record);
  return { paths, record, diagnosis: { text, made }, facts };
}
