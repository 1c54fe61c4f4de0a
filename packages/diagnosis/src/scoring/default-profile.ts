import type { FailureType, Severity } from '../failure-types.ts';
import type { Profile } from './profile.ts';

/**
 * Points that a finding costs, by type and severity. A type that mostly shows a failed job (a claim against the record, a run that was
 * cut off) costs more than one that often goes with success (a memory search without a hit, a costly call).
 */
const IMPACTS: Readonly<Record<FailureType, Readonly<Record<Severity, number>>>> = {
  unverified_claim: { low: 8, medium: 18, high: 35, critical: 50 },
  premature_termination: { low: 8, medium: 20, high: 40, critical: 60 },
  infinite_tool_loop: { low: 6, medium: 14, high: 30, critical: 45 },
  tool_error_cascade: { low: 6, medium: 14, high: 30, critical: 45 },
  ignoring_tool_outputs: { low: 6, medium: 14, high: 28, critical: 40 },
  hallucinated_tool: { low: 5, medium: 12, high: 25, critical: 40 },
  malformed_arguments: { low: 5, medium: 12, high: 25, critical: 40 },
  subagent_lost: { low: 6, medium: 14, high: 28, critical: 40 },
  tool_call_as_text: { low: 6, medium: 15, high: 30, critical: 45 },
  memory_degradation: { low: 4, medium: 10, high: 22, critical: 35 },
  context_pollution: { low: 4, medium: 10, high: 22, critical: 40 },
  provider_fault: { low: 2, medium: 8, high: 25, critical: 45 },
  cost_explosion: { low: 4, medium: 10, high: 20, critical: 35 },
  skill_failure: { low: 4, medium: 10, high: 20, critical: 30 },
  secret_exposure: { low: 6, medium: 15, high: 30, critical: 50 },
};

/** All failure types; deductions are added up, and severity limits the total: what failed critically can't be "ready". */
export const DEFAULT_PROFILE: Profile = {
  name: 'default',
  description:
    'All failure types. Deductions add up, the worst finding of a type counts, and severity limits the total.',
  dimensions: [
    { name: 'task_completion', types: ['premature_termination', 'unverified_claim'], weight: null },
    { name: 'loop_control', types: ['infinite_tool_loop'], weight: null },
    {
      name: 'tool_reliability',
      types: ['tool_error_cascade', 'hallucinated_tool', 'malformed_arguments', 'tool_call_as_text'],
      weight: null,
    },
    { name: 'tool_output_utilization', types: ['ignoring_tool_outputs'], weight: null },
    { name: 'memory_integrity', types: ['memory_degradation'], weight: null },
    { name: 'context_health', types: ['context_pollution'], weight: null },
    { name: 'cost_efficiency', types: ['cost_explosion'], weight: null },
    { name: 'skill_adherence', types: ['skill_failure'], weight: null },
    { name: 'provider_stability', types: ['provider_fault'], weight: null },
    { name: 'delegation', types: ['subagent_lost'], weight: null },
    { name: 'secrecy', types: ['secret_exposure'], weight: null },
  ],
  grade: (type, { severity }) => ({
    severity,
    impact: IMPACTS[type][severity],
    rule: `${type} of severity ${severity}: ${IMPACTS[type][severity]} points`,
  }),
  total: 'additive',
  caps: { critical: 39, high: 69 },
  bars: { unsafe: 60, review: 80 },
};
