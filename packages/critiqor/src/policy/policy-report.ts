/** What a rule came to. `not_judgeable`: what it asks for is not known. `skipped`: there is nothing to compare with yet. */
export type RuleStatus = 'pass' | 'fail' | 'not_judgeable' | 'skipped';

export interface RuleResult {
  readonly rule: string;
  readonly status: RuleStatus;
  /** What was wanted and what was found, in one sentence. */
  readonly message: string;
  /** The finding that broke it. */
  readonly finding: BreakingFinding | null;
  /** Line of the policy; null for what applies without one. */
  readonly line: number | null;
}

export interface BreakingFinding {
  readonly id: string;
  readonly type: string;
  readonly severity: string;
  readonly title: string;
  readonly event_id: string;
}

/** What a policy says about a run. */
export interface PolicyReport {
  readonly run_id: string;
  readonly agent_id: string | null;
  readonly task: string | null;
  readonly status: Exclude<RuleStatus, 'skipped'>;
  readonly policy: string | null;
  readonly rules: readonly RuleResult[];
  readonly trust_score: number | null;
  readonly readiness_level: string | null;
  readonly findings: readonly BreakingFinding[];
  /** How the verdict differs from the stored one, where another profile was asked for; null where it does not. */
  readonly profile_note: string | null;
}

/** The result that decides: a broken rule before one that cannot be judged. */
export function toStatus(rules: readonly RuleResult[]): PolicyReport['status'] {
  const has = (status: RuleStatus): boolean => rules.some((rule) => rule.status === status);
  return has('fail') ? 'fail' : has('not_judgeable') ? 'not_judgeable' : 'pass';
}
