import type { KeyObject } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { type JudgedRun, judgeRun, toDiagnosisText, withDiagnosis } from '../judge/diagnose-run.ts';
import { listSeal } from '../runs/list-seal.ts';
import { readRecord } from '../runs/open/read-record.ts';
import { isAbortMessage, transition } from '../runs/run-lifecycle.ts';
import { lifecycleEvents, type RunRecord } from '../runs/run-record.ts';
import {
  readActive,
  removeActive,
  removeTemporaries,
  writeFileAtomically,
  writeRecord,
} from '../runs/runs-directory.ts';
import { withEventLog } from '../runs/with-event-log.ts';
import { type SealSummary, sealEvidence } from '../seal/seal-evidence.ts';
import type { WitnessAbsence } from '../sealed/sealed-witness.ts';
import { toAbsentWitness, type WitnessStatement } from '../witness/statement.ts';
import { readStatement } from '../witness/statement-file.ts';

/** The steps from a run that nothing writes to any more to a closed one; for runs with a supervisor and without. */

export interface FinalizeOptions {
  /** The run to finalize; a closed one is only checked. Default: the active run. */
  readonly runId?: string;
  /** End the agent first if it is still running. */
  readonly stop?: boolean;
  readonly signingKey?: KeyObject;
  /** Scoring profile of the diagnosis. */
  readonly profile?: Profile;
  /** What this process witnessed itself; otherwise what the supervisor left in a file. */
  readonly witness?: WitnessStatement;
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
}

export interface FinalizedRun {
  readonly record: RunRecord;
  readonly seal: SealSummary;
  /** Null when the diagnosis failed; the evidence is sealed anyway and can be diagnosed later. */
  readonly diagnosis: Diagnosis | null;
}

export function sealRun(paths: RunPaths, record: RunRecord, options: FinalizeOptions): Promise<SealSummary> {
  return sealEvidence({
    paths,
    lifecycle: lifecycleEvents(record),
    createdAt: record.timestamps.created_at,
    ...(record.session_id ? { sessionId: record.session_id } : {}),
    record: { started_at: record.timestamps.started_at, metadata: { ...record.metadata } },
    sealedAt: record.lifecycle.find(({ state }) => state === 'FINALIZING')?.timestamp ?? '',
    witness: options.witness ?? readStatement(paths.witness) ?? toAbsentWitness(whyNotWitnessed(record)),
    ...(options.signingKey ? { signingKey: options.signingKey } : {}),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
  });
}

/** A supervisor leaves a statement when its agent ends, even that it was told not to witness. */
function whyNotWitnessed(record: RunRecord): WitnessAbsence {
  const types = new Set(lifecycleEvents(record).map(({ event_type }) => event_type));
  if (!types.has('process_start')) return 'no_supervisor';
  return types.has('process_end') ? 'statement_lost' : 'supervisor_lost';
}

/**
 * Diagnoses the evidence. An existing diagnosis is never used: the agent itself may have put it there. A failure must not keep the run from
 * being closed: `critiqor diagnose` can try again.
 */
export function tryJudge(
  paths: RunPaths,
  record: RunRecord,
  { signingKey, profile }: Pick<FinalizeOptions, 'signingKey' | 'profile'>,
): JudgedRun | null {
  try {
    return judgeRun(paths, record, { signingKey, ...(profile ? { profile } : {}) });
  } catch {
    return null;
  }
}

/** Closes a sealed run. Call it under the lock. */
export function closeSealed(
  paths: RunPaths,
  seal: SealSummary,
  judged: JudgedRun | null,
  signingKey: KeyObject | undefined,
): FinalizedRun {
  const diagnosis = judged && tryStore(paths, judged.diagnosis) ? judged.diagnosis : null;
  const record = readRecord(paths);
  const isAborted = lifecycleEvents(record).some(({ payload }) => isAbortMessage(payload?.message));
  const at = new Date().toISOString();
  const closed = transition(record, isAborted ? 'ABORTED' : 'COMPLETED', at, 'evidence sealed');
  const sealed = withEventLog({ ...closed, timestamps: { ...closed.timestamps, finalized_at: at } }, seal);
  const finalized = diagnosis ? withDiagnosis(sealed, diagnosis) : sealed;
  // Before the record says that the run is closed: whoever is killed here finalizes again and lists it once more.
  const text = diagnosis && toDiagnosisText(diagnosis);
  const listed = text && diagnosis ? { text, made: diagnosis } : null;
  listSeal(paths, { record: finalized, diagnosis: listed, facts: judged?.facts ?? null }, at, signingKey);
  // The active file goes first: it must never name a closed run, and an active run is found without it.
  const active = readActive(paths.runsDir);
  if (active ? active.run_id === record.run_id : !record.metadata.job) removeActive(paths.runsDir);
  writeRecord(paths, finalized);
  // Without a supervisor it is the entry that says that a run is not closed yet.
  if (record.metadata.job) for (const entry of [paths.openEntry, paths.endedEntry]) rmSync(entry, { force: true });
  for (const folder of [paths.runsDir, paths.directory, paths.state]) removeTemporaries(folder);
  return { record: finalized, seal, diagnosis };
}

/** A full disk or a directory in its place must not keep the run from being closed: the diagnosis can be made again. */
function tryStore(paths: RunPaths, diagnosis: Diagnosis): boolean {
  try {
    rmSync(paths.diagnosis, { force: true });
    writeFileAtomically(paths.diagnosis, toDiagnosisText(diagnosis));
    return true;
  } catch {
    return false;
  }
}
