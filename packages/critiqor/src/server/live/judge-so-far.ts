import { closeSync } from 'node:fs';
import type { LiveFindings } from '@critiqor/api/live';
import { DETECTORS } from '@critiqor/diagnosis/detectors/registry';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { EvidenceEvent } from '@critiqor/diagnosis/intake/read-evidence';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { createJournalScanner } from '@critiqor/evidence/read/journal-scanner';
import { describeDamage, isDamage } from '@critiqor/evidence/read/note-kinds';
import { createWriterChains } from '@critiqor/evidence/read/writer-chains';
import { lifecycleEvents, type RunRecord } from '../../runs/run-record.ts';
import { SUPERVISOR } from '../../sealed/sealed-format.ts';
import { openPlainFile } from '../../system/open-plain-file.ts';
import { createPseudonyms } from '../../visibility/anonymity.ts';
import { toAnonymousDiagnosis } from '../../visibility/anonymous-diagnosis.ts';
import { boundFinding } from '../answers/run-detail.ts';
import { toLiveId } from './live-row.ts';

const CHUNK_BYTES = 1 << 20;
const MAX_FINDINGS = 50;

const WHILE_RUNNING = DETECTORS.filter(({ meta }) => meta.whileRunning !== false);

export interface JudgeInput {
  readonly record: RunRecord;
  readonly journalPath: string;
  /** Whether it was removed, shortened or replaced since it was first read. */
  readonly isReplaced: boolean;
  readonly isAnonymous: boolean;
  /** The current time, ISO. */
  readonly now: string;
}

/** The diagnosis of the journal so far. Nothing of it is stored: the next event may change it. */
export function judgeSoFar({ record, journalPath, isReplaced, isAnonymous, now }: JudgeInput): LiveFindings {
  const { agent_id, tenant_id, framework, visibility } = record.metadata;
  const identity = { run_id: record.run_id, agent_id, tenant_id, framework, visibility };
  const damage = new Map<string, number>();
  const onNote = (kind: string): void => {
    if (isDamage(kind)) damage.set(kind, (damage.get(kind) ?? 0) + 1);
  };
  if (isReplaced) onNote('journal_replaced');
  const evidence = { identity, events: readSoFar(record, journalPath, onNote), integrity: null };
  const made = diagnose(evidence, undefined, { detectors: WHILE_RUNNING });
  const diagnosis = isAnonymous ? toAnonymousDiagnosis(made, createPseudonyms(record.run_id)) : made;
  const { executive_summary: summary, findings } = diagnosis;
  if (damage.size > 0) return toWithheld(Object.fromEntries(damage), summary.event_count, now);
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
    damage: {},
  };
}

/** Somebody has changed the journal: what it shows now says nothing about the agent. */
function toWithheld(damage: Readonly<Record<string, number>>, count: number, now: string): LiveFindings {
  return {
    provisional: true,
    as_of_events: count,
    as_of: now,
    trust_score: null,
    readiness_level: 'insufficient_evidence',
    confidence_score: 0,
    summary: `The journal was changed while the agent ran: ${describeDamage(damage)}. Nothing that it shows can be relied on.`,
    findings: [],
    paused: false,
    damage,
  };
}

function* readSoFar(record: RunRecord, journalPath: string, onNote: (kind: string) => void): Generator<EvidenceEvent> {
  const withId = (event: JournalEvent): EvidenceEvent => ({ ...event, event_id: toLiveId(event) });
  for (const event of lifecycleEvents(record)) yield withId(event);
  const file = openPlainFile(journalPath);
  if (!file) return;
  try {
    let found: JournalEvent[] = [];
    const scanner = createJournalScanner({
      chains: createWriterChains(),
      foreignWriters: [SUPERVISOR],
      visitor: { onEvent: (event) => void found.push(event), onNote: ({ kind }) => onNote(kind), onUnreadable() {} },
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
