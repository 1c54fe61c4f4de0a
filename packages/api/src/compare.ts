import type { Dimension } from '@critiqor/diagnosis/model/diagnosis';
import type { RunRow } from './runs.ts';

/** `GET /api/compare`. Runs in the order asked for; changes are from the first to the last. */
export interface Comparison {
  readonly runs: readonly ComparedRun[];
  readonly findings: readonly ComparedFailure[];
  readonly change: {
    readonly trust: number | null;
    readonly confidence: number | null;
    readonly cost_usd: number | null;
    readonly tokens: number | null;
    readonly duration_ms: number | null;
    readonly tool_calls: number | null;
    /** By the order ready, review, unsafe; null when one of them has insufficient evidence. */
    readonly readiness: 'better' | 'worse' | 'same' | null;
    /** What the first run's primary failure became. Null when it had none, or the last was not judged. */
    readonly primary_failure: { readonly type: string; readonly still_there: boolean } | null;
    readonly gained: readonly string[];
    readonly lost: readonly string[];
  };
  /** Reasons why the runs are not alike: another agent, benchmark, engine version, scoring profile. */
  readonly caveats: readonly string[];
}

export interface ComparedRun {
  readonly run: RunRow;
  readonly summary: string | null;
  readonly profile: string | null;
  readonly engine_version: string | null;
  readonly dimensions: readonly Dimension[];
  readonly next_action: string | null;
  readonly wasted_usd: number | null;
  readonly wasted_tokens: number | null;
}

export interface ComparedFailure {
  readonly type: string;
  readonly change: 'gained' | 'lost' | 'kept';
  /** One for each run, in their order; null where the run has no such finding. */
  readonly in_runs: readonly ({
    readonly count: number;
    readonly worst_severity: string;
    readonly impact: number;
    readonly finding_ids: readonly string[];
    readonly title: string;
  } | null)[];
}
