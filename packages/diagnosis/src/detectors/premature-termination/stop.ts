import type { Message, ProcessRecord } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import type { Reading } from '../../model/reading.ts';

export type StopReason =
  | 'killed'
  | 'failed'
  | 'timed_out'
  | 'aborted'
  | 'announced'
  | 'plan_open'
  | 'progress_report'
  | 'unresolved_error'
  | 'gave_up'
  | 'one_try'
  | 'left_running'
  | 'empty_reply';

/** How a run stopped before its time, with the events that show it, where it began first. */
export interface Stop {
  readonly reason: StopReason;
  readonly severity: Severity;
  readonly certainty: number;
  readonly data: Readonly<Record<string, string | number>>;
  readonly events: readonly string[];
}

export interface Surroundings {
  readonly answer: Message | null;
  /** How the agent's process ended, if it did. */
  readonly ended: ProcessRecord | null;
  /** The time limit, the interrupt or the command that ended it, as its supervisor noted. */
  readonly cut: ProcessRecord | null;
  readonly isTrace: boolean;
  /** Whether tools are known to have been offered. */
  readonly isOffered: boolean;
  readonly reading: Reading;
}
