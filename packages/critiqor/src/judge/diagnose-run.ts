import type { KeyObject } from 'node:crypto';
import type { DetectorRun } from '@critiqor/diagnosis/detectors/run-detectors';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { EvidenceEvent } from '@critiqor/diagnosis/intake/read-evidence';
import type { Diagnosis, IntegritySummary } from '@critiqor/diagnosis/model/diagnosis';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { DOCUMENTED_PROFILE } from '@critiqor/diagnosis/scoring/documented-profile';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { withOrigin } from '../runs/made-from.ts';
import type { RunMetadata, RunRecord } from '../runs/run-record.ts';
import { createRunFactReader, type RunFacts } from '../runs/search/run-facts.ts';
import type { Integrity } from '../sealed/sealed-format.ts';
import { openSealedSession, type SealedSession } from '../sealed/sealed-reader.ts';
import { CritiqorError } from '../system/errors.ts';
import { checkEvidence, type VerificationReport } from '../verify/verify-evidence.ts';
import { whyWithheld } from '../verify/why-withheld.ts';
import { createHeapGuard, type HeapGuard } from './heap-guard.ts';

export const PROFILES: Readonly<Record<string, Profile>> = {
  [DEFAULT_PROFILE.name]: DEFAULT_PROFILE,
  [DOCUMENTED_PROFILE.name]: DOCUMENTED_PROFILE,
};

interface DiagnoseRunOptions {
  readonly profile?: Profile;
  /** Signs the diagnosis. */
  readonly signingKey?: KeyObject | undefined;
  /** Called with the time that each detector took. */
  readonly onDetectorRuns?: (runs: readonly DetectorRun[]) => void;
}

/** A diagnosis, and what lists say about the run beside it. */
export interface JudgedRun {
  readonly diagnosis: Diagnosis;
  readonly facts: RunFacts;
}

/** The diagnosis alone. */
export const diagnoseRun = (paths: RunPaths, record: RunRecord, options?: DiagnoseRunOptions): Diagnosis =>
  judgeRun(paths, record, options).diagnosis;

/**
 * Diagnoses a sealed run. The evidence is only read, and verified while it is read: what does not verify gets no diagnosis. Whose run it
 * was is taken from the seal, where it says so.
 */
export function judgeRun(paths: RunPaths, record: RunRecord, options: DiagnoseRunOptions = {}): JudgedRun {
  const { profile = DEFAULT_PROFILE, onDetectorRuns, signingKey } = options;
  const guard = createHeapGuard(`Diagnosing ${record.run_id}`);
  const now = (): number => {
    guard.check();
    return performance.now();
  };
  const sealed = openSealedSession(paths.session);
  sealed.close();
  let report: VerificationReport | undefined;
  const reader = createRunFactReader();
  const events = toEvidenceEvents(paths.session, guard, reader.add, (checked) => {
    report = checked;
  });
  const { seal, record: bound } = Object(sealed.footer.integrity) as Partial<Integrity>;
  const identity = toIdentity(record.run_id, (bound?.metadata as RunMetadata | undefined) ?? record.metadata);
  const diagnosis = diagnose({ identity, events, integrity: toIntegrity(sealed) }, profile, {
    now,
    ...(onDetectorRuns ? { onDetectorRuns } : {}),
  });
  if (report?.status !== 'invalid')
    return { diagnosis: withOrigin(diagnosis, String(seal), signingKey), facts: reader.facts() };
  throw new CritiqorError('evidence_invalid', `${record.run_id} is not diagnosed: ${whyWithheld(report)}`, {
    remedy: `See every problem with: critiqor verify ${record.run_id}`,
  });
}

/** A diagnosis as its file holds it. */
export const toDiagnosisText = (diagnosis: Diagnosis): string => `${JSON.stringify(diagnosis, null, 2)}\n`;

/** The record with its last six members filled from a diagnosis: the whole of it, and what is asked for most by itself. */
export function withDiagnosis(record: RunRecord, diagnosis: Diagnosis): RunRecord {
  const { executive_summary, causal_graph, failure_analysis, cost_analysis } = diagnosis;
  return {
    ...record,
    diagnosis,
    trust_score: executive_summary.trust_score,
    confidence_score: executive_summary.confidence_score,
    causal_graph,
    failure_analysis,
    cost_analysis,
  };
}

/** How another diagnosis of the same evidence differs. */
export interface DiagnosisChange {
  readonly trust: readonly [number | null, number | null];
  readonly readiness: readonly [string, string];
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** Compares two diagnoses of one run; null when they agree. */
export function compareDiagnoses(before: Diagnosis, after: Diagnosis): DiagnosisChange | null {
  const toNames = ({ findings }: Diagnosis): Set<string> =>
    new Set(findings.map(({ type, severity, began_at_event_id }) => `${type} (${severity}) at ${began_at_event_id}`));
  const [old, now] = [toNames(before), toNames(after)];
  const change: DiagnosisChange = {
    trust: [before.executive_summary.trust_score, after.executive_summary.trust_score],
    readiness: [before.executive_summary.readiness_level, after.executive_summary.readiness_level],
    gained: [...now].filter((name) => !old.has(name)),
    lost: [...old].filter((name) => !now.has(name)),
  };
  const isSame = change.trust[0] === change.trust[1] && change.readiness[0] === change.readiness[1];
  return isSame && change.gained.length === 0 && change.lost.length === 0 ? null : change;
}

function* toEvidenceEvents(
  path: string,
  guard: HeapGuard,
  onEvent: (event: JournalEvent) => void,
  onChecked: (report: VerificationReport) => void,
): Generator<EvidenceEvent, void> {
  const checking = checkEvidence(path);
  for (let next = checking.next(); ; next = checking.next()) {
    if (next.done) return onChecked(next.value.report);
    guard.checkOften();
    onEvent(next.value.journal);
    yield { ...next.value.journal, event_id: next.value.event_id };
  }
}

function toIdentity(run_id: string, { agent_id, tenant_id, framework, visibility }: RunMetadata) {
  return { run_id, agent_id, tenant_id, framework, visibility };
}

/** What the seal says about itself. */
function toIntegrity({ footer }: SealedSession): IntegritySummary {
  const { signature, note_counts } = Object(footer.integrity) as {
    readonly signature?: unknown;
    readonly note_counts?: unknown;
  };
  const counts = Object.entries(Object(note_counts)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
  );
  return {
    sealed: true,
    signed: signature !== undefined && signature !== null,
    damage: Object.fromEntries(counts.sort(([left], [right]) => (left < right ? -1 : 1))),
  };
}
