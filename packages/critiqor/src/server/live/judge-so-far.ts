import { closeSync } from 'node:fs';
import type { LiveFindings } from '@critiqor/api/live';
import { DETECTORS } from '@critiqor/diagnosis/detectors/registry';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { EvidenceEvent } from '@critiqor/diagnosis/intake/read-evidence';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { createJournalScanner } from '@critiqor/evidence/read/journal-scanner';
import { createWriterChains } from '@critiqor/evidence/read/writer-chains';
import { lifecycleEvents, type RunRecord } from '../../runs/run-record.ts';
import { SUPERVISOR } from '../../sealed/sealed-format.ts';
import { openPlainFile } from '../../system/open-plain-file.ts';
import { createPseudonyms } from '../anonymity.ts';
import { toAnonymousDiagnosis } from '../anonymous-diagnosis.ts';
import { boundFinding } from '../answers/run-detail.ts';
import { toLiveId } from './live-row.ts';

const CHUNK_BYTES = 1 << 20;
const MAX_FINDINGS = 50;

const WHILE_RUNNING = DETECTORS.filter(({ meta }) => meta.whileRunning !== false);

export interface JudgeInput {
  readonly record: RunRecord;
  readonly journalPath: string;
  readonly isAnonymous: boolean;
  /** The current time, ISO. */
  readonly now: string;
}

/** The diagnosis of the journal so far. Nothing of it is stored: the next event may change it. */
export function judgeSoFar({ record, journalPath, isAnonymous, now }: JudgeInput): LiveFindings {
  const { agent_id, tenant_id, framework, visibility } = record.metadata;
  const identity = { run_id: record.run_id, agent_id, tenant_id, framework, visibility };
  const evidence = { identity, events: readSoFar(record, journalPath), integrity: null };
  const made = diagnose(evidence, undefined, { detectors: WHILE_RUNNING });
  const diagnosis = isAnonymous ? toAnonymousDiagnosis(made, createPseudonyms(record.run_id)) : made;
  const { executive_summary: summary, findings } = diagnosis;
  return {
    provisional: true,
    as_of_events: summary.event_count,
    as_of: now,
    trust_score: summary.trust_score,
    readiness_level: summary.readiness_level,
    confidence_score: summary.confidence_score,
    summary: summary.summary,
    findings: findings.slice(0, MAX_FINDINGS).map(boundFinding),
    paused: false,
  };
}

function* readSoFar(record: RunRecord, journalPath: string): Generator<EvidenceEvent> {
  const withId = (event: JournalEvent): EvidenceEvent => ({ ...event, event_id: toLiveId(event) });
  for (const event of lifecycleEvents(record)) yield withId(event);
  const file = openPlainFile(journalPath);
  if (!file) return;
  try {
    let found: JournalEvent[] = [];
    const scanner = createJournalScanner({
      chains: createWriterChains(),
      foreignWriters: [SUPERVISOR],
      visitor: { onEvent: (event) => void found.push(event), onNote() {}, onUnreadable() {} },
    });
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let position = 0; ; ) {
      const length = readFully(file.fd, buffer, position);
      if (length === 0) return;
      position += length;
      scanner.push(buffer.subarray(0, length));
      for (const event of found) yield withId(event);
      found = [];
    }
  } finally {
    closeSync(file.fd);
  }
}
