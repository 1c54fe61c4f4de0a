export const LANES = ['run', 'turn', 'model', 'tool', 'memory', 'compaction', 'subagent'] as const;
export type Lane = (typeof LANES)[number];

export interface Span {
  readonly lane: Lane;
  /** Row within the lane, from 0: spans of one row never overlap. The same at every zoom. */
  readonly row: number;
  readonly start_ms: number;
  /** Null: its end was never recorded. Draw it to the end of the run. */
  readonly end_ms: number | null;
  readonly status: 'ok' | 'error' | 'open';
  /** What it does: the tool with its arguments, the model, who asked: short. */
  readonly label: string;
  /** Arguments, query or answer in one line; empty when there is none, hidden, or too many spans are shown. */
  readonly detail: string;
  readonly event_id: string;
  readonly end_event_id: string | null;
  readonly session: string | null;
  readonly finding_ids: readonly string[];
}

/** Many spans of one lane that are too close together to be drawn separately. */
export interface SpanBucket {
  readonly lane: Lane;
  readonly start_ms: number;
  readonly end_ms: number;
  readonly count: number;
  readonly errors: number;
  /** How much of the bucket's time is covered by spans, 0 to 1 (overlaps counted once at most). */
  readonly busy: number;
}

/** A finding at one of its events. */
export interface PlacedFinding {
  readonly finding_id: string;
  readonly type: string;
  readonly severity: string;
  readonly title: string;
  readonly event_id: string;
  readonly at_ms: number;
}

/** A finding on the timeline. */
export interface FindingMark extends PlacedFinding {
  /** Whether it began here; the other marks are cited events. */
  readonly began: boolean;
}

/** A stretch in which the agent did nothing. `start_up`: before its first step. `end`: after its last one. */
export interface IdleStretch {
  readonly from_ms: number;
  readonly to_ms: number;
  readonly what: 'start_up' | 'idle' | 'end';
}

/** `GET /api/runs/:run/timeline`. */
export interface TimelineSlice {
  /** Of the whole run. */
  readonly run_from_ms: number;
  readonly run_to_ms: number;
  /** Of this slice. */
  readonly from_ms: number;
  readonly to_ms: number;
  /** Rows and spans of each lane in the whole run, so that nothing jumps while zooming. */
  readonly lanes: readonly { readonly lane: Lane; readonly rows: number; readonly spans: number }[];
  /** Of the whole run: at most 20, in the order of time. */
  readonly idle: readonly IdleStretch[];
  /** At most 2,000; a lane with too many has buckets instead. */
  readonly spans: readonly Span[];
  readonly buckets: readonly SpanBucket[];
  /** At most 500 in the slice, beginnings first. */
  readonly marks: readonly FindingMark[];
}
