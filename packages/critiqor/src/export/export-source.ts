import type { RunRow } from '@critiqor/api/runs';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { ModelReading } from '@critiqor/diagnosis/model/model-reading';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readStoredReadings } from '../reader/store/stored-readings.ts';
import { checkRun } from '../runs/check-run.ts';
import { tryReadRecord } from '../runs/open/read-record.ts';
import { openRunRows } from '../runs/run-rows.ts';
import { toListLine } from '../sealed/read-first-and-last.ts';
import { readStory } from '../sealed/read-story.ts';
import { CritiqorError } from '../system/errors.ts';
import type { VerificationReport } from '../verify/verify-evidence.ts';
import { ANONYMOUS_ROW, createPseudonyms, type Pseudonyms } from '../visibility/anonymity.ts';
import { toAnonymousDiagnosis, toAnonymousReading } from '../visibility/anonymous-diagnosis.ts';
import { type Audience, maySee } from '../visibility/audience.ts';

/** A verified run as it may be exported: what its visibility hides is not in it. */
export interface ExportSource {
  readonly paths: RunPaths;
  readonly row: RunRow;
  readonly diagnosis: Diagnosis;
  readonly verification: Pick<VerificationReport, 'status' | 'seal' | 'events'> & { readonly witness: string };
  readonly task: string | null;
  readonly answer: string | null;
  /** Replaces names in an anonymous run; null in every other. */
  readonly pseudonyms: Pseudonyms | null;
  /** What second readers said, newest first. */
  readonly readings: readonly ModelReading[];
}

/** Verifies a run and reads what an export shows. Refuses what the audience may not see, and what does not verify. */
export async function loadExportSource(runsDir: string, runId: string, audience: Audience): Promise<ExportSource> {
  const paths = toRunPaths(runsDir, runId);
  const row = openRunRows(runsDir, tryReadRecord).rowOf(runId);
  if (!maySee(audience, row.visibility)) {
    throw new CritiqorError(
      'usage',
      `${runId} is ${row.visibility}: it is not exported for the audience “${audience}”.`,
      {
        remedy: `Change that with: critiqor annotate ${runId} --visibility ${audience}`,
      },
    );
  }
  const { report, withheld, diagnosis } = await checkRun(paths);
  if (withheld !== null) {
    throw new CritiqorError('evidence_invalid', `${runId} is not exported: ${withheld}`, {
      remedy: `See every problem with: critiqor verify ${runId}`,
    });
  }
  if (!diagnosis) {
    throw new CritiqorError('diagnosis_unreadable', `${runId} has no diagnosis that this version can read.`, {
      remedy: `Create one with: critiqor diagnose ${runId}`,
    });
  }
  const { status, seal, events, witness } = report;
  const readings = readStoredReadings(paths, seal ?? '');
  const about = { paths, verification: { status, seal, events, witness: witness.state } };
  if (row.visibility !== 'anonymous') {
    const { task, answer } = readStory(paths.session, new Set());
    const told = { ...row, task: toListLine(task), answer: toListLine(answer) };
    return { ...about, row: told, diagnosis, task, answer, pseudonyms: null, readings };
  }
  const pseudonyms = createPseudonyms(runId);
  return {
    ...about,
    row: { ...row, ...ANONYMOUS_ROW },
    diagnosis: toAnonymousDiagnosis(diagnosis, pseudonyms),
    task: null,
    answer: null,
    pseudonyms,
    readings: readings.map(toAnonymousReading),
  };
}
