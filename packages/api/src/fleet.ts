import type { FacetValue } from './runs.ts';

/** What the hub answers about all runs of a project. Null is unknown. */

/** A run of the fleet in one row. */
export interface FleetRun {
  readonly seal: string;
  readonly run_id: string;
  readonly agent: string;
  readonly machine: string;
  readonly model: string;
  readonly host_version: string;
  readonly channels: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly task: string;
  readonly started_at: string;
  readonly duration_ms: number | null;
  readonly events: number;
  /** As the verification says: signed, consistent or damaged. */
  readonly evidence: string;
  readonly trust_score: number | null;
  readonly readiness: string;
  readonly primary_failure: string;
  readonly failure_types: readonly string[];
  readonly cost_usd: number | null;
  readonly tokens: number | null;
}

export const FLEET_SORTS = ['started', 'trust', 'cost', 'tokens', 'events', 'duration'] as const;
export type FleetSort = (typeof FLEET_SORTS)[number];

/** `GET /api/v1/fleet/runs`. */
export interface FleetRuns {
  readonly total: number;
  readonly offset: number;
  readonly runs: readonly FleetRun[];
}

/** Fields that runs can be filtered by, each with the values that occur, most frequent first. */
export const FLEET_FACETS = ['agent', 'model', 'machine', 'version', 'channel', 'label', 'verdict', 'failure'] as const;
export type FleetFacet = (typeof FLEET_FACETS)[number];

/** `GET /api/v1/fleet/facets`. */
export type FleetFacets = Readonly<Record<FleetFacet, readonly FacetValue[]>>;

export const FAILURE_STATES = ['open', 'resolved', 'muted'] as const;
export type FailureState = (typeof FAILURE_STATES)[number];

/** The same failure in many runs: one type, tool and message. */
export interface RecurringFailure {
  readonly fingerprint: string;
  readonly type: string;
  readonly tool: string;
  readonly title: string;
  /** What went wrong in the newest run, in one line; empty where no event says it. */
  readonly message: string;
  readonly runs: number;
  readonly machines: number;
  readonly agents: number;
  readonly first_seen: string;
  readonly last_seen: string;
  /** `came_back`: seen again after it was resolved. */
  readonly state: FailureState | 'came_back';
  readonly state_since: string | null;
  /** Runs with it on each day on which there were any. */
  readonly curve: readonly { readonly day: string; readonly runs: number }[];
  /** The newest runs with it. */
  readonly examples: readonly {
    readonly seal: string;
    readonly run_id: string;
    readonly machine: string;
    readonly at: string;
  }[];
}

/** `GET /api/v1/fleet/failures`: those in most runs first. */
export interface RecurringFailures {
  readonly total: number;
  readonly failures: readonly RecurringFailure[];
}

export interface TrendBucket {
  readonly at: string;
  readonly runs: number;
  readonly judged: number;
  readonly trust: number | null;
  /** 95 % of the mean; null with fewer than two values. */
  readonly trust_interval: readonly [number, number] | null;
  /** Share of judged runs with a finding, and its 95 % interval. */
  readonly failed: number;
  readonly failure_interval: readonly [number, number];
  /** Of all runs together. */
  readonly cost_usd: number | null;
  readonly tokens: number | null;
  readonly cost_per_run: RunMean | null;
  readonly tokens_per_run: RunMean | null;
}

/** A mean over the runs that reported a value. */
export interface RunMean {
  readonly mean: number;
  /** 95 % of the mean; null with fewer than two values. */
  readonly interval: readonly [number, number] | null;
}

/** The first run in which something new was seen. */
export interface TrendMarker {
  readonly at: string;
  /** `prompt`: the length of the system prompt; a change that keeps its length is not seen. */
  readonly kind: 'model' | 'version' | 'prompt';
  readonly agent: string;
  readonly value: string;
}

/** `GET /api/v1/fleet/trends`. */
export interface FleetTrends {
  readonly step: 'hour' | 'day';
  readonly buckets: readonly TrendBucket[];
  readonly markers: readonly TrendMarker[];
}

export type CohortResult = 'better' | 'worse' | 'cannot_tell';

export interface CohortShare {
  readonly name: string;
  readonly a: { readonly count: number; readonly of: number };
  readonly b: { readonly count: number; readonly of: number };
  /** 95 % interval of the difference. */
  readonly difference: readonly [number, number];
  /** Of B against A. */
  readonly result: CohortResult;
}

export interface CohortMeasure {
  readonly name: 'trust' | 'cost_usd' | 'tokens' | 'duration_ms';
  readonly a: { readonly runs: number; readonly median: number | null };
  readonly b: { readonly runs: number; readonly median: number | null };
  readonly result: CohortResult;
}

/** `GET /api/v1/fleet/compare`: filters of A begin with `a.`, those of B with `b.`. */
export interface CohortComparison {
  readonly a: number;
  readonly b: number;
  /** The samples are the newest runs of each cohort, at most so many. */
  readonly sample: number;
  readonly shares: readonly CohortShare[];
  readonly measures: readonly CohortMeasure[];
}

export interface CostRow {
  readonly name: string;
  readonly runs: number;
  readonly cost_usd: number;
  readonly tokens: number;
  readonly calls: number;
  readonly ms: number;
  readonly failed: number;
}

/** `GET /api/v1/fleet/cost`. Tools have calls, failed ones and time only: models cost money. */
export interface FleetCost {
  readonly total_usd: number;
  /** Runs in which no model call had a known price. */
  readonly runs_without_cost: number;
  readonly by_agent: readonly CostRow[];
  readonly by_model: readonly CostRow[];
  readonly by_tool: readonly CostRow[];
}

export interface PeriodFigures {
  readonly runs: number;
  readonly judged: number;
  readonly failed: number;
  readonly unsafe: number;
  readonly trust: number | null;
  readonly cost_usd: number;
  readonly machines: number;
}

export interface FleetNews {
  readonly kind: 'agent' | 'model' | 'version' | 'machine' | 'channel';
  readonly value: string;
  readonly first_seen: string;
  readonly runs: number;
}

/** `GET /api/v1/fleet/home`: the newest days against as many before them. */
export interface FleetHome {
  readonly days: number;
  readonly now: PeriodFigures;
  readonly before: PeriodFigures;
  /** Failures that were first seen in this period. */
  readonly new_failures: readonly RecurringFailure[];
  /** Failures that were seen again in this period after somebody had resolved them. */
  readonly came_back: readonly RecurringFailure[];
  /** What no older run has; empty while there are no older runs. */
  readonly news: readonly FleetNews[];
  /** Agents, models and versions in whose runs the share of failures rose, beyond chance. */
  readonly worse: readonly {
    readonly kind: 'agent' | 'model' | 'version';
    readonly name: string;
    readonly share: CohortShare;
  }[];
}
