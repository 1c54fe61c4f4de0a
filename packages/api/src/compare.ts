import type { Dimension } from '@critiqor/diagnosis/model/diagnosis';
import type { RunRow } from './runs.ts';

/** `GET /api/compare`. Runs in the requested order; changes are from the first to the last. */
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
    /** By the order ready, review, unsafe; null when one run has insufficient evidence. */
    readonly readiness: 'better' | 'worse' | 'same' | null;
    /** What became of the first run's primary failure. Null when it had none or the last run has no diagnosis. */
    readonly primary_failure: { readonly type: string; readonly still_there: boolean } | null;
    readonly gained: readonly string[];
    readonly lost: readonly string[];
  };
  /** Reasons why the runs are not comparable: different agent, benchmark, engine version or scoring profile. */
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
  /** One per run, in order; null when the run has no such finding. */
  readonly in_runs: readonly ({
    readonly count: number;
    readonly worst_severity: string;
    readonly impact: number;
    readonly finding_ids: readonly string[];
    readonly title: string;
  } | null)[];
}
