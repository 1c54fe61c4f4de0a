import type { RunRow } from './runs.ts';

/** `GET /api/home`: what happened since a time, by default in the last 24 hours. */
export interface HomeSummary {
  readonly since: string;
  readonly until: string;
  readonly period: HomeFigures;
  /** The same for an average period of this length among the seven before; null when there are no older runs. */
  readonly usual: HomeFigures | null;
  /** Types of failure that were found, most frequent first. */
  readonly failures: readonly HomeFailure[];
  /** What no older run has, at most 20. */
  readonly news: readonly HomeNews[];
  readonly agents: readonly HomeAgent[];
  /** The lowest trust, and the highest cost, at most five each. */
  readonly worst: readonly RunRow[];
  readonly costly: readonly RunRow[];
  /** Runs whose files are not as they were sealed, in the whole directory, and the first of them. */
  readonly changed: number;
  readonly changed_runs: readonly string[];
  /** Runs that are going on, newest first, at most five. */
  readonly live: readonly RunRow[];
}

export interface HomeFigures {
  readonly runs: number;
  /** Runs with at least one finding of severity high or critical. */
  readonly failed: number;
  readonly unsafe: number;
  /** Sealed runs without a trust score. */
  readonly without_verdict: number;
  /** Null when no run reported its cost; then it is unknown, not zero. */
  readonly cost_usd: number | null;
  readonly runs_with_cost: number;
  readonly tokens: number | null;
}

export interface HomeFailure {
  readonly type: string;
  readonly runs: number;
  /** Runs of the seven days before. */
  readonly runs_before: number;
  /** On how many of the last eight days it was found. */
  readonly days: number;
  /** Never found in an older run of this directory. */
  readonly is_new: boolean;
  /** Found on at least three of the last eight days. */
  readonly recurs: boolean;
  readonly latest_run_id: string;
}

export interface HomeNews {
  readonly kind: 'failure' | 'agent' | 'channel' | 'trigger' | 'model';
  readonly value: string;
  readonly run_id: string;
}

export interface HomeAgent {
  readonly agent_id: string | null;
  readonly runs: number;
  readonly failed: number;
  readonly cost_usd: number | null;
}
