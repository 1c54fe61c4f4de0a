import type { Readiness } from '@critiqor/diagnosis/model/diagnosis';
import type { EventRow, ShortenedText } from './evidence.ts';
import type { ShownFinding } from './overview.ts';
import type { RunRow } from './runs.ts';

/** A row of a run that is not sealed yet: it has no event id; `line` is its line in the journal. */
export type LiveRow = Omit<EventRow, 'event_id' | 'finding_ids' | 'ordinal'> & {
  /** `writer:seq`. */
  readonly live_id: string;
  readonly line: number;
};

/** `event: snapshot`: the first message after connecting, and again when the journal was replaced. */
export interface LiveSnapshot {
  readonly run: RunRow;
  readonly metrics: LiveMetrics;
  /** The newest rows, at most 200, oldest first; after a reconnect only those since. */
  readonly rows: readonly LiveRow[];
  /** Rows before them, or since the last one that this client has seen. */
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
  /** As far as reported. */
  readonly tokens: number | null;
  readonly cost_usd: number | null;
  readonly agent_alive: boolean | null;
}

/** `event: events`. */
export interface LiveEvents {
  readonly rows: readonly LiveRow[];
  /** Rows in between that are not included. */
  readonly skipped: number;
}

/** `event: findings`: the diagnosis of the journal so far. The next event may change it. */
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
  /** True: the run is too long to be diagnosed while it runs; the verdict follows when it is sealed. */
  readonly paused: boolean;
  /** What was done to the journal while it was written, by kind of note. Not empty: there is no verdict. */
  readonly damage: Readonly<Record<string, number>>;
}

/** `event: ended`: the run was sealed or aborted, and the stream ends. */
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
