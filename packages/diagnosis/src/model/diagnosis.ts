import type { EvidenceLevel, FailureType, Severity } from './failure-types.ts';

/** Whose run it was, as the run's record says. */
export interface RunIdentity {
  readonly run_id: string;
  readonly agent_id: string;
  readonly tenant_id: string;
  readonly framework: string;
  readonly visibility: string;
}

/** The file `diagnosis.json`. Everything that a screen shows of a verdict stands here; screens only draw it. */
export const DIAGNOSIS_SCHEMA = 'critiqor.diagnosis.v1';

export const READINESS_LEVELS = [
  'ready_for_runtime',
  'review_recommended',
  'unsafe_for_production',
  'insufficient_evidence',
] as const;
export type Readiness = (typeof READINESS_LEVELS)[number];

export interface Diagnosis {
  readonly schema_version: typeof DIAGNOSIS_SCHEMA;
  readonly engine_version: string;
  readonly run_id: string;
  readonly agent_id: string;
  readonly tenant_id: string;
  readonly framework: string;
  readonly visibility: string;
  readonly executive_summary: ExecutiveSummary;
  readonly primary_diagnosis: PrimaryDiagnosis | null;
  readonly root_cause: readonly RootCause[];
  readonly findings: readonly Finding[];
  readonly scores: Scores;
  readonly cost_analysis: CostAnalysis;
  readonly failure_analysis: FailureAnalysis;
  readonly causal_graph: CausalGraph;
  readonly coverage: CoverageSummary;
  readonly evidence_summary: EvidenceSummary;
  readonly recommendations: Recommendations;
  readonly integrity: IntegritySummary | null;
}

export interface ExecutiveSummary {
  /** 0 to 100; null when there is nothing to judge. */
  readonly trust_score: number | null;
  readonly readiness_level: Readiness;
  /** 0 to 100: how much of what happened could be seen, and how firm the findings are. */
  readonly confidence_score: number;
  /** The strongest level that the verdict rests on; null when there is nothing to judge. */
  readonly evidence_level: EvidenceLevel | null;
  readonly event_count: number;
  readonly summary: string;
}

export interface PrimaryDiagnosis {
  readonly finding_id: string;
  readonly root_cause_failure_type: FailureType;
  readonly severity: Severity;
  readonly description: string;
  readonly causal_chain_explanation: string;
  readonly recommended_next_action: string;
}

export interface RootCause {
  readonly event_id: string;
  /** 0 to 1. */
  readonly score: number;
  readonly reason: string;
  readonly actor?: string;
}

export interface Quote {
  readonly event_id: string;
  /** What stands there: `exec {"command":"make"}`, `exit code 2: …`, `agent: …`. */
  readonly text: string;
}

export interface Finding {
  readonly id: string;
  readonly type: FailureType;
  readonly severity: Severity;
  /** Points that the profile deducts for it; 0 when a worse finding of its type counts. */
  readonly impact: number;
  readonly title: string;
  readonly explanation: string;
  readonly evidence_level: EvidenceLevel;
  /** 0 to 1. */
  readonly certainty: number;
  readonly event_ids: readonly string[];
  readonly began_at_event_id: string;
  /** Cited events in words; the first and the last of many. */
  readonly quotes: readonly Quote[];
  readonly remedy: string;
  readonly verification: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly waste: Waste;
}

export interface Waste {
  readonly tool_calls: number;
  readonly model_calls: number;
  /** Null when no tokens were reported. */
  readonly tokens: number | null;
  readonly cost_usd: number | null;
  readonly duration_ms: number | null;
}

export interface Dimension {
  readonly name: string;
  readonly types: readonly FailureType[];
  /** Null when nothing that it needs was captured: not scored, which is neither good nor bad. */
  readonly score: number | null;
  readonly weight: number | null;
  readonly reason: string | null;
}

export interface Deduction {
  readonly finding_id: string;
  readonly type: FailureType;
  readonly points: number;
  readonly rule: string;
  readonly event_ids: readonly string[];
}

export interface Scores {
  readonly profile: string;
  readonly dimensions: readonly Dimension[];
  readonly deductions: readonly Deduction[];
  /** What is no finding and yet speaks against the run. */
  readonly risks: readonly { readonly rule: string; readonly points: number; readonly event_ids: readonly string[] }[];
  /** The limit that a severity sets on the total, when it lowered it. */
  readonly cap: { readonly limit: number; readonly rule: string } | null;
}

export interface TokensByKind {
  readonly input: number | null;
  readonly output: number | null;
  readonly cache_read: number | null;
  readonly cache_write: number | null;
  readonly total: number | null;
}

export interface ModelCallCost {
  readonly event_id: string;
  readonly model: string | null;
  readonly tokens: TokensByKind;
  readonly cost_usd: number | null;
  readonly context_used: number | null;
  readonly context_budget: number | null;
  readonly duration_ms: number | null;
}

export interface ToolCost {
  readonly tool: string;
  readonly calls: number;
  readonly failed: number;
  readonly duplicates: number;
  readonly total_ms: number | null;
  readonly slowest_ms: number | null;
}

export interface CostAnalysis {
  readonly tokens: TokensByKind;
  /** Sum over the calls that reported a price; null when none did. */
  readonly cost_usd: number | null;
  readonly model_calls: number;
  readonly model_calls_without_tokens: number;
  readonly model_calls_without_cost: number;
  readonly model_ms: number | null;
  readonly tool_calls: number;
  readonly tool_ms: number | null;
  /** Calls beyond the first with the same tool and arguments in one conversation. */
  readonly duplicate_calls: number;
  /** Per cent of all calls. */
  readonly redundancy_score: number;
  readonly cost_efficiency: number;
  readonly waste: Waste;
  readonly waste_by_finding: readonly ({ readonly finding_id: string } & Waste)[];
  readonly by_tool: readonly ToolCost[];
  /** The costliest calls, in order of time; the rest is in the evidence. */
  readonly by_model_call: readonly ModelCallCost[];
  readonly by_model_call_left_out: number;
}

export interface DetectorReport {
  readonly type: FailureType;
  readonly revision: number;
  readonly outcome: 'clear' | 'found' | 'not_applicable' | 'insufficient' | 'error';
  readonly reason: string | null;
  readonly findings: number;
}

/** Counts all findings; of each type the worst hundred are listed. */
export interface FailureAnalysis {
  readonly detectors: readonly DetectorReport[];
  readonly by_type: Readonly<Partial<Record<FailureType, number>>>;
  readonly by_severity: Readonly<Record<Severity, number>>;
}

export interface CausalNode {
  readonly id: string;
  readonly kind: 'event' | 'failure';
  readonly label: string;
}

export interface CausalEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: 'precedes' | 'causes' | 'reinforces';
  readonly rule: string;
  readonly event_ids: readonly string[];
}

export interface CausalGraph {
  readonly nodes: readonly CausalNode[];
  readonly edges: readonly CausalEdge[];
}

export interface CoverageSummary {
  /** What the judgement could not see, in words. */
  readonly not_captured: readonly string[];
  readonly lost_events: number;
  readonly open_runs: number;
  readonly writers: number;
}

export interface EvidenceSummary {
  readonly conversations: number;
  readonly runs: number;
  readonly hidden_runs: number;
  readonly model_calls: number;
  readonly tool_calls: number;
  readonly tool_calls_failed: number;
  readonly messages: number;
  readonly memory_accesses: number;
  readonly compactions: number;
  readonly subagents: number;
  readonly started_at: string | null;
  readonly ended_at: string | null;
  readonly duration_ms: number | null;
}

export interface PlaybookEntry {
  readonly finding_id: string;
  readonly change: string;
  readonly verify: string;
}

export interface Recommendations {
  readonly next_action: string;
  readonly playbook: readonly PlaybookEntry[];
  /** One prompt for a coding agent that covers all of it; null when there is nothing to change. */
  readonly fix_prompt: string | null;
}

export interface IntegritySummary {
  readonly sealed: boolean;
  readonly signed: boolean;
  readonly damage: Readonly<Record<string, number>>;
}
