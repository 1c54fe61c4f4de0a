import { hash } from 'node:crypto';
import type { PushManifest } from '@critiqor/api/push';
import type { Diagnosis, Finding } from '@critiqor/diagnosis/model/diagnosis';
import { type CheckedUpload, toColumnTime } from '../check/check-upload.ts';
import { type CitedProblems, cut } from '../check/evidence-facts.ts';
import { toStoredTime } from '../store/database.ts';
import { FINGERPRINT_REVISION, toFingerprint } from './fingerprint.ts';

interface RunPlace {
  readonly agent: string;
  readonly seal: string;
  readonly month: string;
  readonly expires: string;
}

const MAX_NAMES = 100;
/** Months that a run can be stored under. A clock that is wrong by years must not create a partition for each. */
const FIRST_MONTH = Date.UTC(2024, 0, 1);
const LAST_MONTH = Date.UTC(2035, 11, 1);

/** The month of a run, by its own clock: the same run always belongs to the same one. */
export function toMonth(startedAt: unknown): string {
  const time = Math.min(Math.max(toColumnTime(startedAt), FIRST_MONTH), LAST_MONTH);
  return `${new Date(time).toISOString().slice(0, 7)}-01`;
}

/** Where a diagnosis was made: what comes from a machine is only what that machine says. */
type JudgedAt = 'home' | 'hub';

/** Who judged: the same evidence, engine, detectors and profile give the same verdict, if they are what they say. */
export function toJudgedBy({ engine_version, scores, failure_analysis }: Diagnosis, at: JudgedAt): string {
  const detectors = failure_analysis.detectors.map(({ type, revision }) => `${type}:${revision}`).sort();
  const revision = hash('sha256', [...detectors, `fingerprint:${FINGERPRINT_REVISION}`].join()).slice(0, 12);
  return `${cut(engine_version, 40)}/${cut(scores.profile, 40)}/${revision}/${at}`;
}

/** The commit row of a run. */
export function toCommitRow(
  { report, header, headerLine, footerLine, bound, facts, sizeBytes }: CheckedUpload,
  manifest: PushManifest,
  diagnosis: Diagnosis | null,
  place: RunPlace & { readonly token_id: string },
): object {
  const metadata = Object(bound.metadata) as Readonly<Record<string, unknown>>;
  const { cited: _, ...texts } = facts;
  return {
    ...place,
    ...texts,
    version: `${Date.now()}`,
    erased: 0,
    run_id: cut(header.run_id),
    session_id: cut(header.session_id),
    machine: cut(manifest.machine),
    labels: toLabels(metadata.labels),
    tenant: cut(metadata.tenant_id),
    benchmark: cut(metadata.benchmark_id),
    visibility: cut(metadata.visibility),
    started_at: toStoredTime(toColumnTime(bound.started_at ?? header.created_at)),
    sealed_at: toStoredTime(toColumnTime(header.sealed_at)),
    received_at: toStoredTime(Date.now()),
    events: report.events,
    size_bytes: sizeBytes,
    evidence: report.status,
    key_id: report.status === 'signed' ? cut(report.key_id) : '',
    header_line: headerLine,
    footer_line: footerLine,
    annotations: manifest.annotations,
    model: facts.models[0] ?? '',
    ...(diagnosis ? toVerdict(diagnosis, 'home') : NO_VERDICT),
  };
}

const NO_VERDICT = { judged_by: '', trust_score: null, confidence_score: null, readiness: '', primary_failure: '' };

/** The columns that a diagnosis fills. */
export function toVerdict(diagnosis: Diagnosis, at: JudgedAt): object {
  const { executive_summary, primary_diagnosis, failure_analysis, cost_analysis, evidence_summary } = diagnosis;
  return {
    judged_by: toJudgedBy(diagnosis, at),
    trust_score: executive_summary.trust_score,
    confidence_score: executive_summary.confidence_score,
    readiness: executive_summary.readiness_level,
    primary_failure: primary_diagnosis?.root_cause_failure_type ?? '',
    failure_types: Object.entries(failure_analysis.by_type).flatMap(([type, count]) => (count ? [type] : [])),
    duration_ms: toCount(evidence_summary.duration_ms),
    cost_usd: cost_analysis.cost_usd,
    tokens: toCount(cost_analysis.tokens.total),
    model_calls: toCount(cost_analysis.model_calls),
    tool_calls: toCount(cost_analysis.tool_calls),
    ...toModelShares(cost_analysis.by_model_call),
    ...toToolShares(cost_analysis.by_tool),
  };
}

function toToolShares(tools: Diagnosis['cost_analysis']['by_tool']): object {
  const by = (value: (tool: Diagnosis['cost_analysis']['by_tool'][number]) => number | null): object =>
    Object.fromEntries(tools.slice(0, MAX_NAMES).map((tool) => [cut(tool.tool), toCount(value(tool)) ?? 0]));
  return {
    calls_by_tool: by(({ calls }) => calls),
    ms_by_tool: by(({ total_ms }) => total_ms),
    failed_by_tool: by(({ failed }) => failed),
  };
}

const toCount = (value: number | null): number | null => (value === null ? null : Math.max(0, Math.round(value)));

function toModelShares(calls: Diagnosis['cost_analysis']['by_model_call']): object {
  const cost = new Map<string, number>();
  const tokens = new Map<string, number>();
  for (const call of calls) {
    const model = cut(call.model);
    if (!cost.has(model) && cost.size >= MAX_NAMES) continue;
    cost.set(model, (cost.get(model) ?? 0) + (call.cost_usd ?? 0));
    tokens.set(model, (tokens.get(model) ?? 0) + Math.max(0, Math.round(call.tokens.total ?? 0)));
  }
  return { cost_by_model: Object.fromEntries(cost), tokens_by_model: Object.fromEntries(tokens) };
}

const toLabels = (labels: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(labels) as Readonly<Record<string, unknown>>)
      .slice(0, MAX_NAMES)
      .map(([key, value]) => [cut(key), cut(value)]),
  );

const MAX_FINDINGS = 1_000;
const MAX_CITED = 20;

/** The events whose tool and problem make findings the same failure as in other runs. */
export const toWantedEvents = (diagnosis: Diagnosis | null): ReadonlySet<string> =>
  new Set(diagnosis ? toOwnFindings(diagnosis).flatMap(toCitedIds) : []);

const toOwnFindings = ({ findings }: Diagnosis): Finding[] =>
  findings.filter(({ part_of }) => part_of === null).slice(0, MAX_FINDINGS);

const toCitedIds = ({ began_at_event_id, event_ids }: Finding): string[] => [
  began_at_event_id,
  ...event_ids.slice(0, MAX_CITED),
];

/** The findings of a run, each with what makes it the same failure as in other runs. */
export function toFindingRows(
  diagnosis: Diagnosis,
  cited: CitedProblems,
  { seal, month, expires }: RunPlace,
  at: JudgedAt,
): object[] {
  const judged_by = toJudgedBy(diagnosis, at);
  return toOwnFindings(diagnosis).map((finding) => {
    const { id, type, severity, impact, title, began_at_event_id } = finding;
    const events = toCitedIds(finding).flatMap((eventId) => cited.get(eventId) ?? []);
    const tool = events.find((event) => event.tool !== '')?.tool ?? '';
    const message = events.find((event) => event.problem !== '')?.problem ?? '';
    return {
      seal,
      judged_by,
      finding_id: cut(id),
      month,
      type,
      severity,
      impact,
      tool,
      fingerprint: toFingerprint(type, tool, message),
      title: cut(title, 1_000),
      message,
      began_at_event_id: cut(began_at_event_id),
      expires,
    };
  });
}
