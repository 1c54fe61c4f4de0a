import type { Readiness } from '@critiqor/diagnosis/model/diagnosis';

/** The states of a run, as its record names them. */
export const RUN_STATES = ['IDLE', 'MONITORING', 'FINALIZING', 'COMPLETED', 'ABORTED'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const VISIBILITIES = ['private', 'shared', 'public', 'anonymous'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * How far a row was checked. `listed`: it comes from the list of seals, and the files have the sizes that they had then; nothing was read.
 * `changed`: they do not, or the list says otherwise, and there is no verdict. `unlisted`: there is no list, or it does not have the run.
 */
type RowCheck = 'listed' | 'changed' | 'unlisted';

/** A run in one row, in `critiqor runs --json` and in the dashboard. Null is unknown. */
export interface RunRow {
  readonly run_id: string;
  /** UNREADABLE: the run's record cannot be read. */
  readonly status: RunState | 'UNREADABLE';
  /** Still running: only `…/live` can show it, because nothing is sealed yet. */
  readonly is_live: boolean;
  readonly started_at: string | null;
  readonly finalized_at: string | null;
  /** How long the agent worked, from the first to the last thing that it did; without a diagnosis, how long its process ran. */
  readonly duration_ms: number | null;
  /** From the start of the process until the agent began to work. */
  readonly startup_ms: number | null;
  /** What was asked first and answered last, each shortened to a line. The dashboard hides both of an anonymous run. */
  readonly task: string | null;
  readonly answer: string | null;
  /** The dashboard hides agent and labels of an anonymous run. */
  readonly agent_id: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly benchmark_id: string | null;
  readonly difficulty_tier: string | null;
  /** Where the request came from, what began the run (user, cron, heartbeat …), and the conversation that it is a part of. */
  readonly channel: string | null;
  readonly trigger: string | null;
  readonly conversation: string | null;
  readonly models: readonly string[];
  readonly visibility: Visibility;
  readonly events: number | null;
  /** 0 to 100; null when there is not enough evidence for a score. */
  readonly trust_score: number | null;
  readonly confidence_score: number | null;
  readonly readiness_level: Readiness | null;
  /** Type of the failure that the others followed from; null when there was none. */
  readonly primary_failure: string | null;
  readonly findings_by_type: Readonly<Record<string, number>>;
  readonly findings_by_severity: Readonly<Record<string, number>>;
  readonly cost_usd: number | null;
  readonly tokens: number | null;
  readonly model_calls: number | null;
  readonly tool_calls: number | null;
  /** Record, evidence and diagnosis on disk. */
  readonly size_bytes: number;
  readonly check: RowCheck;
  /** What could not be read or does not fit, and why. */
  readonly problem: string | null;
}

/** `conversation`: runs of one conversation follow each other. */
export const RUN_SORTS = [
  'run',
  'started',
  'duration',
  'events',
  'trust',
  'cost',
  'tokens',
  'findings',
  'conversation',
] as const;
export type RunSort = (typeof RUN_SORTS)[number];

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** `GET /api/runs`. */
export interface RunsPage {
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly runs: readonly RunRow[];
  /** Values for the filters, from all runs of the directory, most frequent first, at most 100 each. */
  readonly facets: {
    readonly agent: readonly FacetValue[];
    /** As `key=value`. */
    readonly label: readonly FacetValue[];
    readonly benchmark: readonly FacetValue[];
    readonly tier: readonly FacetValue[];
    readonly channel: readonly FacetValue[];
    readonly trigger: readonly FacetValue[];
    readonly model: readonly FacetValue[];
    readonly readiness: readonly FacetValue[];
    readonly failure: readonly FacetValue[];
    readonly status: readonly FacetValue[];
  };
}

export interface TrendPoint {
  readonly run_id: string;
  readonly started_at: string;
  readonly trust_score: number | null;
  readonly readiness_level: Readiness | null;
  readonly primary_failure: string | null;
  readonly cost_usd: number | null;
}

/** `GET /api/runs/trend`. Groups with the most runs first, at most 20; points oldest first, the newest 200. */
export interface Trend {
  readonly by: 'agent' | 'benchmark';
  readonly groups: readonly { readonly key: string; readonly runs: number; readonly points: readonly TrendPoint[] }[];
}
