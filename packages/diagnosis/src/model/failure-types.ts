/** What can go wrong with a run. The names are a contract: `diagnosis.json`, exit policies and the documentation use them. */
export const FAILURE_TYPES = [
  'infinite_tool_loop',
  'ignoring_tool_outputs',
  'memory_degradation',
  'context_pollution',
  'cost_explosion',
  'skill_failure',
  'tool_error_cascade',
  'hallucinated_tool',
  'malformed_arguments',
  'unverified_claim',
  'premature_termination',
  'provider_fault',
  'subagent_lost',
  'tool_call_as_text',
  'secret_exposure',
  'verification_tampering',
  'destructive_action',
] as const;

export type FailureType = (typeof FAILURE_TYPES)[number];

/** The one title of a failure type, on every screen: `tool_error_cascade` is “Tool error cascade”. */
export function toFailureTitle(type: string): string {
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** From least to worst. */
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * What a finding is based on, strongest first: what was executed, what the agent answered compared with it, or only what the agent said
 * about itself.
 */
export const EVIDENCE_LEVELS = ['runtime_event', 'final_response', 'self_report'] as const;
export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number];

export function isWorse(left: Severity, right: Severity): boolean {
  return SEVERITIES.indexOf(left) > SEVERITIES.indexOf(right);
}
