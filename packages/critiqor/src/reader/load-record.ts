import { createEvidenceIntake } from '@critiqor/diagnosis/intake/read-evidence';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { isReadable, type ReaderRecord, toReaderRecord } from '@critiqor/diagnosis/reader/reader-record';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { createHeapGuard } from '../judge/heap-guard.ts';
import { checkRun } from '../runs/check-run.ts';
import { tryReadRecord } from '../runs/open/read-record.ts';
import { openRunRows } from '../runs/run-rows.ts';
import { CritiqorError } from '../system/errors.ts';
import { checkEvidence } from '../verify/verify-evidence.ts';

/** A sealed run that may be read. */
export interface LoadedRecord {
  readonly runId: string;
  readonly paths: RunPaths;
  readonly seal: string;
  readonly record: ReaderRecord;
  readonly diagnosis: Diagnosis;
}

/** Verifies a run and reads its evidence. Refuses what does not verify, what is anonymous, and what has no text. */
export async function loadReaderRecord(runsDir: string, runId: string): Promise<LoadedRecord> {
  const paths = toRunPaths(runsDir, runId);
  const { visibility } = openRunRows(runsDir, tryReadRecord).rowOf(runId);
  if (visibility === 'anonymous') {
    throw new CritiqorError('usage', `${runId} is anonymous: its contents are hidden, also from a second reader.`, {
      remedy: `Change that with: critiqor annotate ${runId} --visibility private`,
    });
  }
  const { report, withheld, diagnosis } = await checkRun(paths);
  if (withheld !== null || report.seal === null) {
    throw new CritiqorError('evidence_invalid', `${runId} is not read: ${withheld ?? 'it has no seal.'}`, {
      remedy: `See every problem with: critiqor verify ${runId}`,
    });
  }
  if (!diagnosis) {
    throw new CritiqorError('diagnosis_unreadable', `${runId} has no diagnosis that this version can read.`, {
      remedy: `Create one with: critiqor diagnose ${runId}`,
    });
  }
  const record = toReaderRecord(readExecution(paths, runId), diagnosis);
  if (!isReadable(record)) {
    throw new CritiqorError('usage', `${runId} has no text for a reader to judge.`, {
      remedy: 'It was recorded with the capture policy metadata, or the agent said and did nothing.',
    });
  }
  return { runId, paths, seal: report.seal, record, diagnosis };
}

function readExecution(paths: RunPaths, runId: string) {
  const guard = createHeapGuard(`Reading ${runId}`);
  const intake = createEvidenceIntake();
  for (const { journal, event_id } of checkEvidence(paths.session)) {
    guard.checkOften();
    intake.add({ ...journal, event_id });
  }
  return intake.toExecution();
}
