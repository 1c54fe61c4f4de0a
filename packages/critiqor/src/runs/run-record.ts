import type { RunState } from '@critiqor/api/runs';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { RunJob } from '@critiqor/evidence/contract/open-run';
import type { EventLogCut } from '../sealed/event-log.ts';

/** The allowed transitions. An aborted run is sealed too, so it passes through FINALIZING unless nothing was launched. */
export const TRANSITIONS: Readonly<Record<RunState, readonly RunState[]>> = {
  IDLE: ['MONITORING'],
  MONITORING: ['FINALIZING', 'ABORTED'],
  FINALIZING: ['COMPLETED', 'ABORTED'],
  COMPLETED: [],
  ABORTED: [],
};

export interface RunMetadata {
  readonly agent_id: string;
  readonly tenant_id: string;
  readonly framework: string;
  readonly visibility: string;
  readonly benchmark_id: string;
  readonly difficulty_tier: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Only of a run that was not recorded. */
  readonly origin?: RunOrigin;
  /** Only of a run that an installed recorder began by itself. */
  readonly job?: RunJob;
}

/** Where an imported run comes from. Both digests are SHA-256. */
export interface RunOrigin {
  readonly kind: 'import';
  readonly source: string;
  /** Of the run's identity within its source. */
  readonly key: string;
  /** Of what the source held of the run. */
  readonly digest: string;
}

/** The session record, `run_NNN.json`. The last six members are null until the run is diagnosed. */
export interface RunRecord {
  readonly run_id: string;
  /** Random, chosen at the start: no other run has it, whatever its number. Older records lack it. */
  readonly session_id?: string;
  readonly status: RunState;
  readonly lifecycle: readonly { readonly state: RunState; readonly timestamp: string }[];
  readonly timestamps: {
    readonly created_at: string;
    readonly started_at: string;
    readonly finalized_at: string | null;
  };
  readonly metadata: RunMetadata;
  /** Lifecycle events with their chain; after finalize the merged stream as it was sealed, and the last transition. */
  readonly event_log: readonly unknown[];
  /** Only where the log does not hold all sealed events. */
  readonly event_log_cut?: EventLogCut;
  /** The whole diagnosis, as `diagnosis.json` has it. */
  readonly diagnosis: unknown;
  readonly trust_score: number | null;
  readonly confidence_score: number | null;
  readonly causal_graph: unknown;
  readonly failure_analysis: unknown;
  readonly cost_analysis: unknown;
}

export const isActive = (state: RunState): boolean => state === 'MONITORING' || state === 'FINALIZING';

/** Whether an untrusted value has what every record has. */
export function isRunRecord(value: unknown): value is RunRecord {
  const { status, lifecycle, timestamps, metadata, event_log } = Object(value) as Partial<RunRecord>;
  return (
    typeof status === 'string' &&
    Object.hasOwn(TRANSITIONS, status) &&
    Array.isArray(lifecycle) &&
    lifecycle.every((stamp) => typeof Object(stamp).timestamp === 'string') &&
    typeof Object(timestamps).created_at === 'string' &&
    typeof Object(timestamps).started_at === 'string' &&
    typeof metadata === 'object' &&
    metadata !== null &&
    Array.isArray(event_log) &&
    event_log.every((event) => typeof event === 'object' && event !== null)
  );
}

/** The lifecycle events of a record that is not finalized yet. */
export function lifecycleEvents(record: RunRecord): readonly JournalEvent[] {
  return record.event_log as readonly JournalEvent[];
}

/** The members that a diagnosis fills. */
export const NOT_DIAGNOSED = {
  diagnosis: null,
  trust_score: null,
  confidence_score: null,
  causal_graph: null,
  failure_analysis: null,
  cost_analysis: null,
} as const satisfies Partial<RunRecord>;
