import { createHmac, randomBytes } from 'node:crypto';
import { DETECTORS } from '@critiqor/diagnosis/detectors/registry';
import type { CausalGraph, CostAnalysis, Diagnosis, Finding, RootCause } from '@critiqor/diagnosis/model/diagnosis';
import { EVENT_TYPES, type PayloadField } from '@critiqor/evidence/contract/event';

/** What an anonymous run shows: numbers, ids, and words from fixed lists. Everything is taken in by name; the rest stays hidden. */

export const HIDDEN = 'Hidden: this run is anonymous.';

/** Stands for a name while this process lives: the same name has the same one within a run, and nobody can try names out. */
export type Pseudonyms = (what: string, name: string) => string;

const PSEUDONYM_DIGITS = 6;

export function createPseudonyms(runId: string, key: Uint8Array = PROCESS_KEY): Pseudonyms {
  const known = new Map<string, string>();
  return (what, name) => {
    const id = `${what}\n${name}`;
    const given = known.get(id);
    if (given !== undefined) return given;
    const digest = createHmac('sha256', key).update(`${runId}\n${id}`).digest('hex');
    const pseudonym = `${what} ${digest.slice(0, PSEUDONYM_DIGITS)}`;
    known.set(id, pseudonym);
    return pseudonym;
  };
}

const PROCESS_KEY = randomBytes(32);

/** What holds for every finding of a type. */
const META: ReadonlyMap<string, { readonly title: string; readonly why: string }> = new Map(
  DETECTORS.map(({ meta }) => [meta.id, { title: meta.title, why: meta.why }]),
);

export const toTitle = (type: string): string => META.get(type)?.title ?? type;

/** Member by member: what a later version adds stays hidden until somebody decides about it here. */
export function toAnonymousDiagnosis(diagnosis: Diagnosis, pseudonyms: Pseudonyms): Diagnosis {
  const { executive_summary, primary_diagnosis, scores, failure_analysis, causal_graph } = diagnosis;
  return {
    schema_version: diagnosis.schema_version,
    engine_version: diagnosis.engine_version,
    run_id: diagnosis.run_id,
    agent_id: '',
    tenant_id: '',
    framework: diagnosis.framework,
    visibility: diagnosis.visibility,
    executive_summary: {
      trust_score: executive_summary.trust_score,
      readiness_level: executive_summary.readiness_level,
      confidence_score: executive_summary.confidence_score,
      evidence_level: executive_summary.evidence_level,
      event_count: executive_summary.event_count,
      summary: HIDDEN,
    },
    primary_diagnosis: primary_diagnosis && {
      finding_id: primary_diagnosis.finding_id,
      root_cause_failure_type: primary_diagnosis.root_cause_failure_type,
      severity: primary_diagnosis.severity,
      description: toTitle(primary_diagnosis.root_cause_failure_type),
      causal_chain_explanation: HIDDEN,
      recommended_next_action: HIDDEN,
    },
    root_cause: diagnosis.root_cause.map(({ event_id, score }): RootCause => ({ event_id, score, reason: HIDDEN })),
    findings: diagnosis.findings.map(toAnonymousFinding),
    scores: {
      profile: scores.profile,
      dimensions: scores.dimensions.map(({ name, types, score, weight }) => ({
        name,
        types,
        score,
        weight,
        reason: null,
      })),
      deductions: scores.deductions.map(({ finding_id, type, points, rule, event_ids }) => ({
        finding_id,
        type,
        points,
        rule,
        event_ids,
      })),
      risks: scores.risks.map(({ rule, points, event_ids }) => ({ rule, points, event_ids })),
      cap: scores.cap && { limit: scores.cap.limit, rule: scores.cap.rule },
    },
    cost_analysis: toAnonymousCost(diagnosis.cost_analysis, pseudonyms),
    failure_analysis: {
      detectors: failure_analysis.detectors.map(({ type, revision, outcome, findings }) => ({
        type,
        revision,
        outcome,
        reason: null,
        findings,
      })),
      by_type: failure_analysis.by_type,
      by_severity: failure_analysis.by_severity,
    },
    causal_graph: toAnonymousGraph(causal_graph, diagnosis.findings),
    coverage: toNumbers(diagnosis.coverage, { not_captured: diagnosis.coverage.not_captured }),
    evidence_summary: toNumbers(diagnosis.evidence_summary, {
      started_at: diagnosis.evidence_summary.started_at,
      ended_at: diagnosis.evidence_summary.ended_at,
    }),
    recommendations: { next_action: HIDDEN, playbook: [], fix_prompt: null },
    integrity: diagnosis.integrity,
  };
}

function toAnonymousFinding(finding: Finding): Finding {
  const { id, type, severity, impact, evidence_level, certainty, event_ids, began_at_event_id, counts, waste } =
    finding;
  return {
    ...{ id, type, severity, impact, evidence_level, certainty, event_ids, began_at_event_id },
    title: toTitle(type),
    explanation: META.get(type)?.why ?? HIDDEN,
    quotes: [],
    remedy: HIDDEN,
    verification: HIDDEN,
    counts: toNumbers(counts, {}),
    waste: toNumbers(waste, {}),
  };
}

/** The numbers of an object, and what else is known to be harmless. */
function toNumbers<Whole extends object>(whole: Whole, rest: Partial<Whole>): Whole {
  const numbers = Object.entries(whole).filter(([, value]) => typeof value === 'number' || value === null);
  return { ...Object.fromEntries(numbers), ...rest } as Whole;
}

function toAnonymousCost(cost: CostAnalysis, pseudonyms: Pseudonyms): CostAnalysis {
  return toNumbers(cost, {
    tokens: toNumbers(cost.tokens, {}),
    waste: toNumbers(cost.waste, {}),
    waste_by_finding: cost.waste_by_finding.map((waste) => toNumbers(waste, { finding_id: waste.finding_id })),
    by_tool: cost.by_tool.map((tool) => toNumbers(tool, { tool: pseudonyms('tool', tool.tool) })),
    by_model_call: cost.by_model_call.map((call) =>
      toNumbers(call, {
        event_id: call.event_id,
        model: call.model === null ? null : pseudonyms('model', call.model),
        tokens: toNumbers(call.tokens, {}),
      }),
    ),
  });
}

function toAnonymousGraph({ nodes, edges }: CausalGraph, findings: readonly Finding[]): CausalGraph {
  const types = new Map(findings.map(({ id, type }) => [id, type]));
  const toLabel = (id: string, kind: string): string => (kind === 'failure' ? toTitle(types.get(id) ?? '') : id);
  return {
    nodes: nodes.map(({ id, kind }) => ({ id, kind, label: toLabel(id, kind) })),
    edges: edges.map(({ from, to, kind, rule, event_ids }) => ({ from, to, kind, rule, event_ids })),
  };
}

/** Payload members whose words come from a fixed list of the host or of the recorder. */
const WORD_MEMBERS: ReadonlySet<string> = new Set([
  ...['ending', 'settled', 'stop_reason', 'liveness', 'timeout_phase', 'trigger', 'trigger_source', 'result_status'],
  ...['observed_as', 'blocked_by', 'duration_source', 'concluded_from', 'purpose', 'state', 'mode', 'reason', 'signal'],
  ...['capture', 'entry_point', 'digest_scope'],
]);
/** A word, as opposed to something that somebody wrote. */
const WORD = /^[A-Za-z_-]{1,40}$/;
/** An id, a time, a hash or a name of ours. */
const LINE_WORD = /^[\w.:-]{1,80}$/;
/** Members of a line beside the payload that name nobody. */
const LINE_MEMBERS: readonly string[] = [
  ...['event_id', 'event', 'v', 'timestamp', 'host_ts', 'event_type', 'source_layer', 'source', 'status', 'outcome'],
  ...['exit_code', 'duration_ms', 'seq', 'writer', 'refines', 'derived_from', 'redactions', 'truncations'],
  ...['prev_hash', 'hash'],
];

/** An event without contents and names: numbers, truth values, and words from fixed lists. */
export function toAnonymousEvent(event: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const members = LINE_MEMBERS.flatMap((name) => {
    const value = Object.hasOwn(event, name) ? event[name] : undefined;
    const isHarmless = typeof value === 'string' ? LINE_WORD.test(value) : typeof value === 'number' || value === null;
    return isHarmless ? [[name, value] as const] : [];
  });
  const type = String(event.event_type);
  const contract: Readonly<Record<string, PayloadField>> = Object.hasOwn(EVENT_TYPES, type)
    ? EVENT_TYPES[type as keyof typeof EVENT_TYPES].payload
    : {};
  const facts = Object.entries(contract).flatMap(([name, field]) => {
    const value = (Object(event.payload) as Record<string, unknown>)[name];
    return field.kind === 'fact' && isPlain(name, value) ? [[name, toPlain(value)] as const] : [];
  });
  return { ...Object.fromEntries(members), payload: Object.fromEntries(facts) };
}

function isPlain(name: string, value: unknown): boolean {
  if (typeof value === 'string') return WORD_MEMBERS.has(name) && WORD.test(value);
  return typeof value === 'number' || typeof value === 'boolean' || name === 'usage';
}

/** Of an object only its numbers. */
function toPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, member]) => typeof member === 'number'));
}
