import type { Execution } from '../execution.ts';
import type { FailureType, Severity } from '../failure-types.ts';
import type { Profile, Risk } from './profile.ts';

/**
 * Points that a finding costs, by type and severity. A type that mostly shows a failed job (a claim against the record, a run that was
 * cut off) costs more than one that often goes with success (a memory search without a hit, a costly call).
 */
const IMPACTS: Readonly<Record<FailureType, Readonly<Record<Severity, number>>>> = {
  unverified_claim: { low: 8, medium: 22, high: 35, critical: 50 },
  premature_termination: { low: 8, medium: 25, high: 40, critical: 60 },
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
  risks: toFollowUpRisk,
  total: 'additive',
  caps: { critical: 39, high: 69 },
  bars: { unsafe: 60, review: 80 },
};

/** The most that follow-up messages cost: a run that is otherwise well stays ready. */
const MAX_FOLLOW_UP_POINTS = 10;

/**
 * A person who has to come back again and again is not being served well: in the dialogues of the benchmark failed runs have more messages
 * of the person than successful ones, whatever else is found. One point for each after the first.
 */
function toFollowUpRisk({ messages }: Execution): Risk[] {
  const asked = messages.filter(({ role, trigger, run }) => role === 'user' && trigger === 'user' && !run.hidden);
  const longest = Math.max(0, ...countByConversation(asked).values());
  const points = Math.min(MAX_FOLLOW_UP_POINTS, longest - 1);
  if (points <= 0) return [];
  return [
    {
      rule: `the person wrote ${longest} messages in one conversation: a point for each after the first, at most ${MAX_FOLLOW_UP_POINTS}`,
      points,
      event_ids: asked.slice(0, MAX_FOLLOW_UP_POINTS + 1).map(({ eventId }) => eventId),
    },
  ];
}

function countByConversation(messages: Execution['messages']): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const { run } of messages) counts.set(run.conversation, (counts.get(run.conversation) ?? 0) + 1);
  return counts;
}
