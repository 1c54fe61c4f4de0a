import { createHmac, randomBytes } from 'node:crypto';
import { DETECTORS } from '@critiqor/diagnosis/detectors/registry';
import type { CausalGraph, CostAnalysis, Diagnosis, Finding, RootCause } from '@critiqor/diagnosis/report/diagnosis';
import { EVENT_TYPES, type PayloadField } from '@critiqor/evidence/event';

/** What an anonymous run shows: numbers, ids, and words from fixed lists. Everything here is taken in, never left out. */

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

export function toAnonymousDiagnosis(diagnosis: Diagnosis, pseudonyms: Pseudonyms): Diagnosis {
  const { executive_summary, primary_diagnosis, scores } = diagnosis;
  return {
    ...diagnosis,
    agent_id: '',
    tenant_id: '',
    executive_summary: { ...executive_summary, summary: HIDDEN },
    primary_diagnosis: primary_diagnosis && {
      ...primary_diagnosis,
      description: toTitle(primary_diagnosis.root_cause_failure_type),
      causal_chain_explanation: HIDDEN,
      recommended_next_action: HIDDEN,
    },
    root_cause: diagnosis.root_cause.map(({ event_id, score }): RootCause => ({ event_id, score, reason: HIDDEN })),
    findings: diagnosis.findings.map(toAnonymousFinding),
    scores: { ...scores, dimensions: scores.dimensions.map((dimension) => ({ ...dimension, reason: null })) },
    cost_analysis: toAnonymousCost(diagnosis.cost_analysis, pseudonyms),
    causal_graph: toAnonymousGraph(diagnosis),
    failure_analysis: {
      ...diagnosis.failure_analysis,
      detectors: diagnosis.failure_analysis.detectors.map((detector) => ({ ...detector, reason: null })),
    },
    recommendations: { next_action: HIDDEN, playbook: [], fix_prompt: null },
  };
}

function toAnonymousFinding(finding: Finding): Finding {
  return {
    ...finding,
    title: toTitle(finding.type),
    explanation: META.get(finding.type)?.why ?? HIDDEN,
    quotes: [],
    remedy: HIDDEN,
    verification: HIDDEN,
  };
}

function toAnonymousCost(cost: CostAnalysis, pseudonyms: Pseudonyms): CostAnalysis {
  return {
    ...cost,
    by_tool: cost.by_tool.map((tool) => ({ ...tool, tool: pseudonyms('tool', tool.tool) })),
    by_model_call: cost.by_model_call.map((call) => ({
      ...call,
      model: call.model === null ? null : pseudonyms('model', call.model),
    })),
  };
}

function toAnonymousGraph({ causal_graph, findings }: Diagnosis): CausalGraph {
  const types = new Map(findings.map(({ id, type }) => [id, type]));
  const toLabel = (id: string, kind: string): string => (kind === 'failure' ? toTitle(types.get(id) ?? '') : id);
  return { ...causal_graph, nodes: causal_graph.nodes.map(({ id, kind }) => ({ id, kind, label: toLabel(id, kind) })) };
}

/** Payload members whose words come from a fixed list of the host or of the recorder. */
const WORD_MEMBERS: ReadonlySet<string> = new Set([
  ...['ending', 'settled', 'stop_reason', 'liveness', 'timeout_phase', 'trigger', 'trigger_source', 'result_status'],
  ...['observed_as', 'blocked_by', 'duration_source', 'concluded_from', 'purpose', 'state', 'mode', 'reason', 'signal'],
  ...['capture', 'entry_point', 'digest_scope', 'api'],
]);
/** A word, as opposed to something that somebody wrote. */
const WORD = /^[A-Za-z_-]{1,40}$/;
/** Members of a line beside the payload that name nobody. */
const LINE_MEMBERS: readonly string[] = [
  ...['event_id', 'event', 'v', 'timestamp', 'host_ts', 'event_type', 'source_layer', 'source', 'status', 'outcome'],
  ...['exit_code', 'duration_ms', 'seq', 'writer', 'refines', 'derived_from', 'redactions', 'truncations'],
  ...['prev_hash', 'hash'],
];

/** An event without contents and names: numbers, truth values, and words from fixed lists. */
export function toAnonymousEvent(event: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const members = LINE_MEMBERS.flatMap((name) => (Object.hasOwn(event, name) ? [[name, event[name]] as const] : []));
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
