import type { KeyObject } from 'node:crypto';
import type { Diagnosis, Finding } from '@critiqor/diagnosis/model/diagnosis';
import type { AcceptedObjection, ModelReading } from '@critiqor/diagnosis/model/model-reading';
import { toReaderVerdict } from '@critiqor/diagnosis/reader/merge-answers';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import type { PolicyRules } from '../../policy/read-policy.ts';
import { readStoredReadings } from '../../reader/store/stored-readings.ts';

export const needsReading = ({ verdict }: PolicyRules): boolean => verdict !== undefined && verdict.value !== 'engine';

/** The reading that a policy counts, as rules judge it: its objections as findings that say whose they are. Null when none counts. */
export function loadReaderVerdict(
  paths: RunPaths,
  seal: string,
  diagnosis: Diagnosis,
  rules: PolicyRules,
  publicKey: KeyObject | undefined,
): Diagnosis | null {
  const wanted = rules.reader_model?.value;
  const reading = readStoredReadings(paths, seal, publicKey).find(
    ({ model, state }) => state === 'read' && (wanted === undefined || model === wanted),
  );
  if (!reading) return null;
  const isShownOnly = rules.reader_support?.value === 'shown';
  const objections = reading.objections.filter(({ support }) => support === 'shown' || !isShownOnly);
  return toReaderDiagnosis({ ...reading, objections }, diagnosis);
}

function toReaderDiagnosis(reading: ModelReading, diagnosis: Diagnosis): Diagnosis {
  const { readiness, overlooked } = toReaderVerdict(reading, diagnosis);
  const { executive_summary } = diagnosis;
  // What the reader passes over without evidence is not gone.
  const kept = diagnosis.findings.filter(({ id }) => overlooked.includes(id));
  return {
    ...diagnosis,
    executive_summary: { ...executive_summary, readiness_level: readiness ?? 'insufficient_evidence' },
    findings: [...reading.objections.map((objection) => toFinding(objection, reading.model)), ...kept],
  };
}

function toFinding({ id, type, severity, sentence, statement, evidence }: AcceptedObjection, model: string): Finding {
  const ids = [...evidence, ...(statement ? [statement] : [])].map(({ event_id }) => event_id);
  return {
    id,
    type,
    severity,
    impact: 0,
    title: `second reader ${model}: ${sentence}`,
    explanation: sentence,
    evidence_level: 'final_response',
    certainty: 0,
    event_ids: ids,
    began_at_event_id: ids[0] ?? '',
    quotes: [],
    remedy: '',
    verification: '',
    counts: {},
    waste: { tool_calls: 0, model_calls: 0, tokens: null, cost_usd: null, duration_ms: null },
    part_of: null,
    fault: 'agent',
  };
}
