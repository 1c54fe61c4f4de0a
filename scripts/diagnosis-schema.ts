import { DIAGNOSIS_SCHEMA, type Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { EVIDENCE_LEVELS, FAILURE_TYPES, SEVERITIES } from '@critiqor/diagnosis/model/failure-types';
import { z } from 'zod';

/** The shape of `diagnosis.json`; the compiler holds it against the type that the engine writes. */

const count = z.int().min(0);
const known = z.number().nullable();
const eventId = z.string().describe('An event of the evidence.');
const failureType = z.enum(FAILURE_TYPES);
const severity = z.enum(SEVERITIES);
const level = z
  .enum(EVIDENCE_LEVELS)
  .describe('What it rests on: runtime events, the answer held against them, or self-report.');
const score = z.number().min(0).max(100);
const share = z.number().min(0).max(1);

const waste = {
  tool_calls: count,
  model_calls: count,
  tokens: known.describe('Null when none were reported.'),
  cost_usd: known,
  duration_ms: known,
};
const tokens = z.strictObject({ input: known, output: known, cache_read: known, cache_write: known, total: known });
const outcome = z.enum(['clear', 'found', 'not_applicable', 'insufficient', 'error']);

export const diagnosisSchema = z.strictObject({
  schema_version: z.literal(DIAGNOSIS_SCHEMA),
  engine_version: z.string().describe('The same evidence, profile and version give the same bytes.'),
  run_id: z.string(),
  agent_id: z.string(),
  tenant_id: z.string(),
  framework: z.string(),
  visibility: z.string(),
  executive_summary: z.strictObject({
    trust_score: score.nullable().describe('Null when there is nothing to judge.'),
    readiness_level: z.enum([
      'ready_for_runtime',
      'review_recommended',
      'unsafe_for_production',
      'insufficient_evidence',
    ]),
    confidence_score: score.describe('How much could be seen, and how firm the findings are.'),
    evidence_level: level.nullable(),
    event_count: count,
    summary: z.string(),
  }),
  primary_diagnosis: z
    .strictObject({
      finding_id: z.string(),
      root_cause_failure_type: failureType,
      severity,
      description: z.string(),
      causal_chain_explanation: z.string(),
      recommended_next_action: z.string(),
    })
    .nullable(),
  root_cause: z
    .array(z.strictObject({ event_id: eventId, score: share, reason: z.string(), actor: z.string().exactOptional() }))
    .describe('Where it began, likeliest first.'),
  findings: z
    .array(
      z.strictObject({
        id: z.string(),
        type: failureType,
        severity,
        impact: z.number().min(0).describe('Points deducted; 0 when a worse finding of its type counts.'),
        title: z.string(),
        explanation: z.string(),
        evidence_level: level,
        certainty: share,
        event_ids: z.array(eventId).min(1),
        began_at_event_id: eventId,
        quotes: z.array(z.strictObject({ event_id: eventId, text: z.string() })),
        remedy: z.string(),
        verification: z.string(),
        counts: z.record(z.string(), z.number()),
        waste: z.strictObject(waste),
      }),
    )
    .describe('Worst first.'),
  scores: z.strictObject({
    profile: z.string(),
    dimensions: z.array(
      z.strictObject({
        name: z.string(),
        types: z.array(failureType),
        score: score.nullable().describe('Null: not scored, because nothing that it needs was captured.'),
        weight: known,
        reason: z.string().nullable(),
      }),
    ),
    deductions: z.array(
      z.strictObject({
        finding_id: z.string(),
        type: failureType,
        points: z.number(),
        rule: z.string(),
        event_ids: z.array(eventId),
      }),
    ),
    risks: z
      .array(z.strictObject({ rule: z.string(), points: z.number(), event_ids: z.array(eventId) }))
      .describe('What is no finding and yet speaks against the run.'),
    cap: z.strictObject({ limit: z.number(), rule: z.string() }).nullable(),
  }),
  cost_analysis: z.strictObject({
    tokens,
    cost_usd: known.describe('Sum over the calls with a known price; null when none has one.'),
    model_calls: count,
    model_calls_without_tokens: count,
    model_calls_without_cost: count,
    model_ms: known,
    tool_calls: count,
    tool_ms: known,
    duplicate_calls: count,
    redundancy_score: score,
    cost_efficiency: score,
    waste: z.strictObject(waste),
    waste_by_finding: z.array(z.strictObject({ finding_id: z.string(), ...waste })),
    by_tool: z.array(
      z.strictObject({
        tool: z.string(),
        calls: count,
        failed: count,
        duplicates: count,
        total_ms: known,
        slowest_ms: known,
      }),
    ),
    by_model_call: z.array(
      z.strictObject({
        event_id: eventId,
        model: z.string().nullable(),
        tokens,
        cost_usd: known,
        context_used: known,
        context_budget: known,
        duration_ms: known,
      }),
    ),
    by_model_call_left_out: count,
  }),
  failure_analysis: z.strictObject({
    detectors: z.array(
      z.strictObject({
        type: failureType,
        revision: count,
        outcome,
        reason: z.string().nullable(),
        findings: count,
      }),
    ),
    by_type: z.partialRecord(failureType, count),
    by_severity: z.strictObject({ low: count, medium: count, high: count, critical: count }),
  }),
  causal_graph: z.strictObject({
    nodes: z.array(z.strictObject({ id: z.string(), kind: z.enum(['event', 'failure']), label: z.string() })),
    edges: z.array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        kind: z.enum(['precedes', 'causes', 'reinforces']),
        rule: z.string(),
        event_ids: z.array(eventId),
      }),
    ),
  }),
  coverage: z.strictObject({
    not_captured: z.array(z.string()),
    lost_events: count,
    open_runs: count,
    writers: count,
  }),
  evidence_summary: z.strictObject({
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
    started_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    duration_ms: known,
  }),
  recommendations: z.strictObject({
    next_action: z.string(),
    playbook: z.array(z.strictObject({ finding_id: z.string(), change: z.string(), verify: z.string() })),
    fix_prompt: z.string().nullable(),
  }),
  integrity: z
    .strictObject({ sealed: z.boolean(), signed: z.boolean(), damage: z.record(z.string(), z.number()) })
    .nullable(),
}) satisfies z.ZodType<Diagnosis>;
