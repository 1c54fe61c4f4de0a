import type { ToolCall } from '../../model/execution.ts';
import type { EvidenceLevel, Severity } from '../../model/failure-types.ts';

export type Contradiction =
  | 'no_call'
  | 'no_such_call'
  | 'action_failed'
  | 'unknown_id'
  | 'not_remembered'
  | 'tests_failed'
  | 'tests_not_run'
  | 'check_failed'
  | 'crash_shown'
  | 'write_failed'
  | 'never_run'
  | 'test_never_run'
  | 'plan_open'
  | 'stand_in'
  | 'unchecked'
  | 'ends_with_agent';

/** What the record holds against an answer. */
export interface Objection {
  readonly what: Contradiction;
  readonly sentence: string;
  /** The tool, file, verb or identifier that it is about. */
  readonly about: string;
  readonly severity: Severity;
  readonly certainty: number;
  readonly level: EvidenceLevel;
  /** Calls that show it. */
  readonly calls: readonly ToolCall[];
}
