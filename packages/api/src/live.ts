import type { Readiness } from '@critiqor/diagnosis/model/diagnosis';
import type { EventRow, ShortenedText } from './evidence.ts';
import type { ShownFinding } from './overview.ts';
import type { RunRow } from './runs.ts';

/** A row of a run that is not sealed yet: it has no event id, and its place is the line of the journal. */
export type LiveRow = Omit<EventRow, 'event_id' | 'finding_ids' | 'ordinal'> & {
  /** `writer:seq`. */
  readonly live_id: string;
  readonly line: number;
};

/** `event: snapshot`, first after connecting, and again when the journal was replaced. */
export interface LiveSnapshot {
  readonly run: RunRow;
  readonly metrics: LiveMetrics;
  /** The newest rows, at most 200, oldest first; after a reconnect only those since. */
  readonly rows: readonly LiveRow[];
  /** Rows before them, or between the last that this client has seen and them. */
  readonly skipped: number;
  readonly resumed: boolean;
}

/** `event: metrics`, at most twice a second, when something has changed. */
export interface LiveMetrics {
  readonly status: RunRow['status'];
  readonly started_at: string | null;
  readonly last_event_at: string | null;
  readonly journal_bytes: number;
  readonly total_events: number;
  readonly error_events: number;
  readonly by_event_type: Readonly<Record<string, number>>;
  readonly tool_calls: Readonly<Record<string, number>>;
  /** As far as it was reported. */
  readonly tokens: number | null;
  readonly cost_usd: number | null;
  readonly agent_alive: boolean | null;
}

/** `event: events`. */
export interface LiveEvents {
  readonly rows: readonly LiveRow[];
  /** Rows that came in between and are left out. */
  readonly skipped: number;
}

/** `event: findings`: what the engine says of what is journalled so far. It may change with the next event. */
export interface LiveFindings {
  readonly provisional: true;
  readonly as_of_events: number;
  readonly as_of: string;
  readonly trust_score: number | null;
  readonly readiness_level: Readiness;
  readonly confidence_score: number;
  readonly summary: string;
  /** `event_ids` and `began_at_event_id` are live ids. At most 50. */
  readonly findings: readonly ShownFinding[];
  /** True: the run has become too long to be judged while it runs; the verdict comes at the seal. */
  readonly paused: boolean;
}

/** `event: ended`: the run was sealed or given up, and the stream ends. */
export interface LiveEnded {
  readonly run_id: string;
  readonly status: RunRow['status'];
}

/** `GET /api/runs/:run/live/events/:live_id`. */
export interface LiveEventDetail {
  readonly row: LiveRow;
  readonly event: Readonly<Record<string, unknown>>;
  readonly shortened: readonly ShortenedText[];
}
