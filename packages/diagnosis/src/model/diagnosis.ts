import { EVIDENCE_LEVELS, FAILURE_TYPES, SEVERITIES } from './failure-types.ts';
import { readShape } from './read-shape.ts';
import {
  addedLater,
  between,
  count,
  described,
  flag,
  list,
  map,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type TypeOf,
  text,
  word,
} from './shape.ts';

/**
 * The file `diagnosis.json`: everything that a screen shows of a verdict; screens only draw it. This is the one description of the file. To add
 * a member, add a line here, with `addedLater` so that older files stay readable.
 */
export const DIAGNOSIS_SCHEMA = 'critiqor.diagnosis.v1';

export const READINESS_LEVELS = [
  'ready_for_runtime',
  'review_recommended',
  'unsafe_for_production',
  'insufficient_evidence',
] as const;

const failureType = oneOf(...FAILURE_TYPES);
const severity = oneOf(...SEVERITIES);
const eventId = described('An event of the evidence.', word);
const eventIds = list(eventId);
/** Null is unknown. */
const known = nullable(number);
const score = between(0, 100);
const share = between(0, 1);
const evidenceLevel = described(
  'What it is based on: runtime events, the answer compared with them, or self-report.',
  oneOf(...EVIDENCE_LEVELS),
);

const EXECUTIVE_SUMMARY = object({
  trust_score: described('Null when there is nothing to judge.', nullable(score)),
  readiness_level: oneOf(...READINESS_LEVELS),
  verified_by: described(
    'The check after the last change that the answer rests on; null where none does.',
    addedLater(null, nullable(object({ text, event_id: eventId }))),
  ),
  confidence_score: described('How much could be observed, and how certain the findings are.', score),
  evidence_level: nullable(evidenceLevel),
  event_count: count,
  summary: text,
});

const PRIMARY_DIAGNOSIS = object({
  finding_id: word,
  root_cause_failure_type: failureType,
  severity,
  description: text,
  causal_chain_explanation: text,
  recommended_next_action: text,
});

const ROOT_CAUSE = object({ event_id: eventId, score: share, reason: text, actor: optional(text) });

const QUOTE = object({ event_id: eventId, text });

const WASTE = object({
  tool_calls: count,
  model_calls: count,
  tokens: described('Null when none were reported.', known),
  cost_usd: known,
  duration_ms: known,
});

const FINDING = object({
  id: word,
  type: failureType,
  severity,
  impact: described('Points deducted; 0 when a worse finding of its type counts.', between(0)),
  title: text,
  explanation: text,
  evidence_level: evidenceLevel,
  certainty: share,
  event_ids: list(eventId, 1),
  began_at_event_id: eventId,
  quotes: list(QUOTE),
  remedy: text,
  verification: text,
  counts: map(number),
  waste: WASTE,
  part_of: described(
    'The finding that this one is part of; it has no points of its own.',
    addedLater(null, nullable(word)),
  ),
  fault: described(
    'Whether the agent or something outside it is at fault.',
    addedLater('agent', oneOf('agent', 'outside')),
  ),
});

const DIMENSION = object({
  name: word,
  types: list(failureType),
  score: described('Null: not scored, because the evidence that it needs was not captured.', nullable(score)),
  weight: known,
  reason: nullable(text),
});

const DEDUCTION = object({ finding_id: word, type: failureType, points: number, rule: word, event_ids: eventIds });

const CASES = object({
  runs: described('Recorded runs with a known outcome that show the sign.', count),
  failed: described('Those of them that failed.', count),
  usual_share: described('The share of failed runs among all runs of the same sets.', share),
});

const RISK = object({
  rule: word,
  points: number,
  event_ids: eventIds,
  sign: described('Its name; null for older rules.', addedLater(null, nullable(word))),
  cases: described(
    'How often recorded runs with this sign failed: a count, not a probability.',
    addedLater(null, nullable(CASES)),
  ),
});

const RESERVATION = object({ reason: text, event_ids: eventIds });

const SCORES = object({
  profile: word,
  dimensions: list(DIMENSION),
  deductions: list(DEDUCTION),
  risks: described('What is not a finding but still counts against the run.', list(RISK)),
  reservations: described(
    'Why the run is not rated ready although it has no finding.',
    addedLater([], list(RESERVATION)),
  ),
  cap: nullable(object({ limit: number, rule: word })),
});

const TOKENS_BY_KIND = object({ input: known, output: known, cache_read: known, cache_write: known, total: known });

const TOOL_COST = object({
  tool: text,
  calls: count,
  failed: count,
  duplicates: count,
  total_ms: known,
  slowest_ms: known,
});

const MODEL_CALL_COST = object({
  event_id: eventId,
  model: nullable(text),
  tokens: TOKENS_BY_KIND,
  cost_usd: known,
  context_used: known,
  context_budget: known,
  duration_ms: known,
});

const COST_ANALYSIS = object({
  tokens: TOKENS_BY_KIND,
  cost_usd: described('Sum over the calls with a known price; null when none has one.', known),
  model_calls: count,
  model_calls_without_tokens: count,
  model_calls_without_cost: count,
  model_ms: known,
  tool_calls: count,
  tool_ms: known,
  duplicate_calls: count,
  redundancy_score: score,
  cost_efficiency: score,
  waste: WASTE,
  waste_by_finding: list(object({ finding_id: word, ...WASTE.members })),
  by_tool: list(TOOL_COST),
  by_model_call: list(MODEL_CALL_COST),
  by_model_call_left_out: count,
});

const DETECTOR_REPORT = object({
  type: failureType,
  revision: count,
  outcome: oneOf('clear', 'found', 'not_applicable', 'insufficient', 'error'),
  reason: nullable(text),
  findings: count,
});

const FAILURE_ANALYSIS = object({
  detectors: list(DETECTOR_REPORT),
  by_type: map(count, FAILURE_TYPES),
  by_severity: object({ low: count, medium: count, high: count, critical: count }),
});

const CAUSAL_NODE = object({ id: word, kind: oneOf('event', 'failure'), label: text });

const CAUSAL_EDGE = object({
  from: word,
  to: word,
  kind: oneOf('precedes', 'causes', 'reinforces'),
  rule: word,
  event_ids: eventIds,
});

const CAUSAL_GRAPH = object({ nodes: list(CAUSAL_NODE), edges: list(CAUSAL_EDGE) });

const COVERAGE = object({
  not_captured: list(word),
  lost_events: count,
  open_runs: count,
  writers: count,
  imported_from: described('Only of a run that was not recorded: the kind of source.', optional(word)),
});

const EVIDENCE_SUMMARY = object({
  conversations: count,
  runs: count,
  hidden_runs: count,
  model_calls: count,
  tool_calls: count,
  tool_calls_failed: count,
  messages: count,
  memory_accesses: count,
  compactions: count,
  subagents: count,
  started_at: nullable(word),
  ended_at: nullable(word),
  duration_ms: known,
});

const PLAYBOOK_ENTRY = object({ finding_id: word, change: text, verify: text });

const RECOMMENDATIONS = object({ next_action: text, playbook: list(PLAYBOOK_ENTRY), fix_prompt: nullable(text) });

const INTEGRITY = object({ sealed: flag, signed: flag, damage: map(number) });

const MADE_FROM = object({
  seal: described('The seal of the evidence.', word),
  digest: described('SHA-256 of this diagnosis in canonical JSON without digest and signature.', word),
  signature: optional(object({ algorithm: word, public_key: word, key_id: word, value: word })),
});

export const DIAGNOSIS = object({
  schema_version: oneOf(DIAGNOSIS_SCHEMA),
  engine_version: described('The same evidence, profile and version give the same bytes.', word),
  run_id: word,
  agent_id: text,
  tenant_id: text,
  framework: word,
  visibility: word,
  executive_summary: EXECUTIVE_SUMMARY,
  primary_diagnosis: nullable(PRIMARY_DIAGNOSIS),
  root_cause: described('Where it began, most likely first.', list(ROOT_CAUSE)),
  findings: described('Worst first.', list(FINDING)),
  scores: SCORES,
  cost_analysis: COST_ANALYSIS,
  failure_analysis: FAILURE_ANALYSIS,
  causal_graph: CAUSAL_GRAPH,
  coverage: COVERAGE,
  evidence_summary: EVIDENCE_SUMMARY,
  recommendations: RECOMMENDATIONS,
  integrity: nullable(INTEGRITY),
  made_from: optional(MADE_FROM),
});

export type Readiness = (typeof READINESS_LEVELS)[number];
export interface Diagnosis extends TypeOf<typeof DIAGNOSIS> {}
/** Whose run it was, as the run's record says. */
export type RunIdentity = Pick<Diagnosis, 'run_id' | 'agent_id' | 'tenant_id' | 'framework' | 'visibility'>;
export interface PrimaryDiagnosis extends TypeOf<typeof PRIMARY_DIAGNOSIS> {}
export interface RootCause extends TypeOf<typeof ROOT_CAUSE> {}
export interface Quote extends TypeOf<typeof QUOTE> {}
export interface Finding extends TypeOf<typeof FINDING> {}
export interface Waste extends TypeOf<typeof WASTE> {}
export interface Dimension extends TypeOf<typeof DIMENSION> {}
export interface Deduction extends TypeOf<typeof DEDUCTION> {}
export interface Risk extends TypeOf<typeof RISK> {}
export interface Cases extends TypeOf<typeof CASES> {}
export interface Scores extends TypeOf<typeof SCORES> {}
export interface TokensByKind extends TypeOf<typeof TOKENS_BY_KIND> {}
export interface ModelCallCost extends TypeOf<typeof MODEL_CALL_COST> {}
export interface ToolCost extends TypeOf<typeof TOOL_COST> {}
export interface CostAnalysis extends TypeOf<typeof COST_ANALYSIS> {}
export interface DetectorReport extends TypeOf<typeof DETECTOR_REPORT> {}
export interface FailureAnalysis extends TypeOf<typeof FAILURE_ANALYSIS> {}
export interface CausalNode extends TypeOf<typeof CAUSAL_NODE> {}
export interface CausalEdge extends TypeOf<typeof CAUSAL_EDGE> {}
export interface CausalGraph extends TypeOf<typeof CAUSAL_GRAPH> {}
export interface CoverageSummary extends TypeOf<typeof COVERAGE> {}
export interface EvidenceSummary extends TypeOf<typeof EVIDENCE_SUMMARY> {}
export interface Recommendations extends TypeOf<typeof RECOMMENDATIONS> {}
export interface IntegritySummary extends TypeOf<typeof INTEGRITY> {}

/** A diagnosis from anywhere (an agent can write files too), with what older versions did not write; undefined if it is not a diagnosis. */
export const toDiagnosis = (value: unknown): Diagnosis | undefined =>
  readShape(DIAGNOSIS, value) as Diagnosis | undefined;
