import { statSync, writeFileSync } from 'node:fs';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { EvidenceEvent } from '@critiqor/diagnosis/intake/read-evidence';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { ensureRunDirectories, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { withDiagnosis } from '../packages/critiqor/src/judge/diagnose-run.ts';
import { createRunRecord, transition } from '../packages/critiqor/src/runs/run-lifecycle.ts';
import { lifecycleEvents } from '../packages/critiqor/src/runs/run-record.ts';
import { writeRecord } from '../packages/critiqor/src/runs/runs-directory.ts';
import { withEventLog } from '../packages/critiqor/src/runs/with-event-log.ts';
import { sealEvidence } from '../packages/critiqor/src/seal/seal-evidence.ts';
import { openSealedSession, type SealedSession } from '../packages/critiqor/src/sealed/sealed-reader.ts';
import { writeBusyJournal } from './busy-journal.ts';

const JUDGED_EVENTS = 5_000;
const METADATA = {
  agent_id: 'bench',
  tenant_id: 'default',
  framework: 'openclaw',
  visibility: 'private',
  benchmark_id: 'bench',
  difficulty_tier: 'stress',
  labels: {},
} as const;

/** A sealed and judged run of many events, as `finalize` leaves it. Gives the size of its evidence in bytes. */
export async function makeBusyRun(runsDir: string, runId: string, events: number): Promise<number> {
  const paths = toRunPaths(runsDir, runId);
  ensureRunDirectories(paths);
  writeBusyJournal(paths, events);
  const at = '2026-01-01T00:00:00.000Z';
  const record = transition(createRunRecord(runId, METADATA, at), 'FINALIZING', at, 'finalize requested');
  const seal = await sealEvidence({ paths, lifecycle: lifecycleEvents(record), createdAt: at, sealedAt: at });
  const completed = transition(record, 'COMPLETED', at, 'evidence sealed');
  const sealed = withEventLog({ ...completed, timestamps: { ...completed.timestamps, finalized_at: at } }, seal);
  const diagnosis = diagnoseBeginning(paths, runId);
  writeFileSync(paths.diagnosis, JSON.stringify(diagnosis));
  writeRecord(paths, withDiagnosis(sealed, diagnosis));
  return statSync(paths.session).size;
}

/** The engine has a benchmark of its own: here only the beginning is judged. */
function diagnoseBeginning({ session }: RunPaths, runId: string): Diagnosis {
  const sealed = openSealedSession(session);
  const identity = { run_id: runId, ...METADATA };
  try {
    return diagnose({ identity, events: takeEvents(sealed), integrity: null });
  } finally {
    sealed.close();
  }
}

function* takeEvents(sealed: SealedSession): Generator<EvidenceEvent> {
  let count = 0;
  for (const { event_id, journal } of sealed.events()) {
    if (++count > JUDGED_EVENTS) return;
    yield { ...journal, event_id };
  }
}
