import type {
  Diagnosis,
  Dimension,
  Finding,
  IntegritySummary,
  Readiness,
  TokensByKind,
} from '@critiqor/diagnosis/model/diagnosis';

/**
 * What the dashboard's server answers, as JSON: docs/api.md in types. The web app imports these as types only. Null is unknown or none.
 * Times ending in `_at` are ISO in UTC, those ending in `_ms` are milliseconds, `at_ms` and friends since 1970.
 */

export type { Diagnosis, Finding, Readiness };

/** Every answer that is no success. */
export interface ApiError {
  readonly error: {
    readonly code: ApiErrorCode;
    readonly message: string;
    /** What to do next. */
    readonly remedy?: string;
  };
}

export type ApiErrorCode =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'bad_request'
  | 'unknown_run'
  | 'unknown_event'
  | 'not_sealed'
  | 'not_live'
  | 'evidence_unreadable'
  | 'internal';

/** Answered with 202 by whatever needs the index while it is being made. Ask again in `retry_ms`. */
export interface IndexBuilding {
  readonly building: {
    readonly done_bytes: number;
    readonly total_bytes: number;
    readonly retry_ms: number;
  };
}

/** `POST /api/session`. */
export interface SessionRequest {
  readonly token: string;
}

/** `GET /api/about`. */
export interface About {
  readonly version: string;
  readonly engine_version: string;
  /** Null when a run in it is anonymous. */
  readonly runs_dir: string | null;
  readonly runs: number;
  /** The run that is under way. */
  readonly active_run_id: string | null;
  /** The newest run, which the first screen shows when none was named. */
  readonly latest_run_id: string | null;
}

export type RunState = 'IDLE' | 'MONITORING' | 'FINALIZING' | 'COMPLETED' | 'ABORTED' | 'UNREADABLE';
export type Visibility = 'private' | 'shared' | 'public' | 'anonymous';

/** A run in one row. */
export interface RunRow {
  readonly run_id: string;
  readonly state: RunState;
  /** Under way: `…/live` has it, and nothing that needs sealed evidence works yet. */
  readonly is_live: boolean;
  readonly started_at: string | null;
  readonly finalized_at: string | null;
  readonly duration_ms: number | null;
  /** Null in an anonymous run; so are labels empty. */
  readonly agent_id: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly benchmark_id: string | null;
  readonly difficulty_tier: string | null;
  readonly visibility: Visibility;
  readonly events: number | null;
  readonly trust_score: number | null;
  readonly confidence_score: number | null;
  readonly readiness_level: Readiness | null;
  readonly primary_failure: string | null;
  /** Findings by failure type, and by severity. */
  readonly findings_by_type: Readonly<Record<string, number>>;
  readonly findings_by_severity: Readonly<Record<string, number>>;
  readonly cost_usd: number | null;
  readonly tokens: number | null;
  readonly model_calls: number | null;
  readonly tool_calls: number | null;
  readonly size_bytes: number;
  /** What of the run cannot be read. */
  readonly problem: string | null;
}

export const RUN_SORTS = ['run', 'started', 'duration', 'events', 'trust', 'cost', 'tokens', 'findings'] as const;
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
  /** What the filters can be set to: values in all runs of the directory, the most frequent first, at most 100 each. */
  readonly facets: {
    readonly agent: readonly FacetValue[];
    /** As `key=value`. */
    readonly label: readonly FacetValue[];
    readonly benchmark: readonly FacetValue[];
    readonly tier: readonly FacetValue[];
    readonly readiness: readonly FacetValue[];
    readonly failure: readonly FacetValue[];
    readonly state: readonly FacetValue[];
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

/** `GET /api/runs/:run`: all that the overview and the diagnosis show. It needs no index. */
export interface RunDetail {
  readonly run: RunRow;
  readonly sealed: boolean;
  readonly lifecycle: readonly { readonly state: RunState; readonly timestamp: string }[];
  readonly tenant_id: string | null;
  readonly framework: string;
  /** Null when the run has none that can be read: `critiqor diagnose RUN` makes one. */
  readonly diagnosis: ShownDiagnosis | null;
  /** Names and contents were taken out. */
  readonly anonymous: boolean;
  /** Neighbours by number, and the newest older sealed run of the same agent: what to compare with. */
  readonly previous_run_id: string | null;
  readonly next_run_id: string | null;
  readonly previous_of_agent: string | null;
}

/** `diagnosis.json` with bounded lists. */
export type ShownDiagnosis = Omit<Diagnosis, 'findings'> & {
  /** The worst come first in the file; at most 500. */
  readonly findings: readonly ShownFinding[];
  readonly findings_total: number;
};

/** At most 100 of the cited events, the first and the last. */
export type ShownFinding = Finding & { readonly event_total: number };

/** `GET /api/runs/:run/verification`. Checking a large run takes a while; it begins with the first request. */
export type Verification =
  | { readonly state: 'checking'; readonly done_bytes: number; readonly total_bytes: number; readonly retry_ms: number }
  | {
      readonly state: 'checked';
      /** `consistent`: everything fits, but nobody vouches for it. `damaged`: the journal was, before it was sealed. */
      readonly status: 'authentic' | 'consistent' | 'damaged' | 'invalid';
      readonly signature: string;
      readonly key_id: string | null;
      readonly sealed_at: string | null;
      readonly events: number;
      readonly writers: readonly {
        readonly writer: string;
        readonly events: number;
        readonly missing: number;
        readonly head: string;
      }[];
      readonly digest: string | null;
      readonly seal: string | null;
      /** What was wrong with the journal before it was sealed. */
      readonly note_counts: Readonly<Record<string, number>>;
      readonly problems: readonly { readonly kind: string; readonly message: string; readonly where?: string }[];
      readonly problem_count: number;
    };

/** `GET /api/runs/:run/privacy`. */
export interface Privacy {
  readonly visibility: Visibility;
  /** What it means here, in words. */
  readonly meaning: string;
  /** Policies that recorders of this run declared: standard, full, metadata. */
  readonly capture: readonly string[];
  readonly conversation_access: boolean | null;
  /** Secrets that were replaced, and events in which. */
  readonly redactions: number;
  readonly redacted_events: number;
  /** By kind of secret. Equal secrets share a fingerprint, so `distinct` counts secrets. */
  readonly redactions_by_kind: readonly { readonly kind: string; readonly count: number; readonly distinct: number }[];
  readonly truncations: number;
  readonly truncated_events: number;
  /** What lies on the disk. Paths are null in an anonymous run. */
  readonly stored: readonly StoredFile[];
  readonly directory: string | null;
  readonly integrity: IntegritySummary | null;
}

export interface StoredFile {
  readonly name: 'record' | 'evidence' | 'journal' | 'diagnosis' | 'configuration' | 'index';
  readonly path: string | null;
  readonly size_bytes: number;
  /** Permissions, octal: `0400`. */
  readonly mode: string;
  readonly is: string;
}

export const EVENT_KINDS = [
  'lifecycle',
  'run',
  'message',
  'model',
  'tool',
  'memory',
  'skill',
  'context',
  'compaction',
  'subagent',
  'recorder',
  'other',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** An event in one row. */
export interface EventRow {
  readonly event_id: string;
  /** Place in the evidence, from 0: the offset that the row has without any filter. */
  readonly ordinal: number;
  readonly at: string;
  readonly at_ms: number | null;
  /** Canonical type: `tool_output`, `token_usage`, … */
  readonly type: string;
  readonly kind: EventKind;
  readonly tool: string | null;
  readonly status: 'ok' | 'error';
  readonly outcome: string | null;
  readonly session: string | null;
  readonly run: string | null;
  readonly duration_ms: number | null;
  readonly tokens: number | null;
  readonly cost_usd: number | null;
  /** What stands in it, at most 200 characters on one line. Data, never markup. */
  readonly text: string;
  readonly size_bytes: number;
  /** It adds to an earlier event, or is a copy of one. */
  readonly refinement: boolean;
  readonly copy: boolean;
  readonly redactions: number;
  readonly truncations: number;
  /** Findings that cite it. */
  readonly finding_ids: readonly string[];
}

/** `GET /api/runs/:run/events`. */
export interface EventsPage {
  readonly total: number;
  /** False: there are at least so many; only a search for a frequent word stops counting. */
  readonly total_is_exact: boolean;
  readonly offset: number;
  readonly limit: number;
  readonly events: readonly EventRow[];
}

/** `GET /api/runs/:run/facets`: what the filters of events can be set to. At most 200 values each, the most frequent first. */
export interface EventFacets {
  readonly total: number;
  readonly errors: number;
  readonly from_ms: number | null;
  readonly to_ms: number | null;
  readonly kinds: readonly FacetValue[];
  readonly types: readonly FacetValue[];
  readonly tools: readonly FacetValue[];
  readonly sessions: readonly FacetValue[];
}

/** `GET /api/runs/:run/events/:event`. */
export interface EventDetail {
  readonly row: EventRow;
  /** The event as it was sealed, with `event_id` and `event`; long texts shortened, see `shortened`. */
  readonly event: Readonly<Record<string, unknown>>;
  readonly shortened: readonly ShortenedText[];
  readonly hash: string;
  readonly prev_hash: string;
  /** Whether the line still has the hash that it says; `verification` follows the whole chain. */
  readonly hash_matches: boolean;
  readonly writer: string;
  readonly seq: number;
  /** Where in `session.json`; null when the file was written anew. */
  readonly place: { readonly offset: number; readonly length: number } | null;
  readonly redacted: readonly Redaction[];
  readonly truncated: readonly Truncation[];
  readonly related: RelatedEvents;
  /** For a tool call or its result: the latest earlier call with the same arguments, else of the same tool. */
  readonly previous: PreviousCall | null;
  /** Neighbours in the evidence. */
  readonly previous_event_id: string | null;
  readonly next_event_id: string | null;
}

/** A text that is longer than an answer should be; `…/text?pointer=` reads it in slices. */
export interface ShortenedText {
  /** JSON pointer in the event. */
  readonly pointer: string;
  readonly chars: number;
  readonly shown_chars: number;
}

export interface Redaction {
  readonly pointer: string;
  readonly kind: string;
  /** Equal within a run for equal secrets. */
  readonly fingerprint: string;
}

export interface Truncation {
  readonly pointer: string;
  /** `cut`: head and tail were kept. `withheld`: nothing, by the capture policy. `left_out`: too large or nested; 0 characters is unknown. */
  readonly what: 'cut' | 'withheld' | 'left_out';
  readonly missing_chars: number;
  readonly original_chars: number;
}

/** Ids of events that belong to this one. */
export interface RelatedEvents {
  readonly refines: string | null;
  readonly refined_by: readonly string[];
  readonly copied_from: string | null;
  /** The two ends of one thing: call and result, request and response, start and end of a run. */
  readonly begin: string | null;
  readonly end: string | null;
}

export interface PreviousCall {
  readonly same: 'arguments' | 'tool';
  readonly call_event_id: string;
  readonly result_event_id: string | null;
  readonly call: CallSides;
  /** The call that this event belongs to, for the other side of the comparison. */
  readonly this_call_event_id: string;
  readonly this_result_event_id: string | null;
  readonly this_call: CallSides;
}

/** Texts, pretty-printed where they were JSON, at most 32,768 characters each; null when there is none. */
export interface CallSides {
  readonly arguments: string | null;
  readonly result: string | null;
}

/** `GET /api/runs/:run/events/:event/text`. */
export interface TextSlice {
  readonly pointer: string;
  readonly offset: number;
  readonly chars: number;
  readonly text: string;
}

export const LANES = ['run', 'turn', 'model', 'tool', 'memory', 'compaction', 'subagent'] as const;
export type Lane = (typeof LANES)[number];

export interface Span {
  readonly lane: Lane;
  /** Row within the lane, from 0: spans of one row never overlap. The same at every zoom. */
  readonly row: number;
  readonly start_ms: number;
  /** Null: its end was never shown. Draw it to the end of the run. */
  readonly end_ms: number | null;
  readonly status: 'ok' | 'error' | 'open';
  /** Tool, model, trigger, query …: short. */
  readonly label: string;
  readonly event_id: string;
  readonly end_event_id: string | null;
  readonly session: string | null;
  readonly finding_ids: readonly string[];
}

/** Many spans of one lane that lie so close that they would be drawn over each other. */
export interface SpanBucket {
  readonly lane: Lane;
  readonly start_ms: number;
  readonly end_ms: number;
  readonly count: number;
  readonly errors: number;
  /** How much of the bucket's time is covered by spans, 0 to 1 (overlaps counted once at most). */
  readonly busy: number;
}

/** Where a finding shows. */
export interface FindingMark {
  readonly finding_id: string;
  readonly type: string;
  readonly severity: string;
  readonly title: string;
  readonly event_id: string;
  readonly at_ms: number;
  /** Whether it began here; the other marks are events that it cites. */
  readonly began: boolean;
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
  /** At most 2,000; a lane with too many has buckets instead. */
  readonly spans: readonly Span[];
  readonly buckets: readonly SpanBucket[];
  /** At most 500 in the slice, beginnings first. */
  readonly marks: readonly FindingMark[];
}

/** `GET /api/runs/:run/strip`: the whole run in a strip. */
export interface Strip {
  readonly from_ms: number;
  readonly to_ms: number;
  readonly bucket_ms: number;
  readonly buckets: readonly {
    readonly count: number;
    readonly errors: number;
    /** Events by kind; kinds without any are left out. */
    readonly kinds: Readonly<Partial<Record<EventKind, number>>>;
  }[];
  readonly findings: readonly {
    readonly finding_id: string;
    readonly type: string;
    readonly severity: string;
    readonly title: string;
    readonly event_id: string;
    readonly at_ms: number;
    /** Bucket in which it began, and those of the events that it cites. */
    readonly bucket: number;
    readonly cited_buckets: readonly number[];
  }[];
  readonly compactions: readonly { readonly event_id: string; readonly at_ms: number }[];
}

/** One model call, or several in a row when there are more than `points`. */
export interface CostPoint {
  readonly at_ms: number;
  readonly event_id: string;
  readonly calls: number;
  readonly model: string | null;
  readonly tokens: TokensByKind;
  readonly cost_usd: number | null;
  /** Running total. */
  readonly cost_usd_so_far: number | null;
  readonly tokens_so_far: number;
  /** The fullest of the calls. */
  readonly context_used: number | null;
  readonly context_budget: number | null;
  readonly duration_ms: number | null;
  readonly errors: number;
}

/** `GET /api/runs/:run/cost`. */
export interface CostSeries {
  readonly model_calls: number;
  readonly points: readonly CostPoint[];
  readonly compactions: readonly {
    readonly event_id: string;
    readonly at_ms: number;
    readonly tokens_before: number | null;
    readonly tokens_after: number | null;
    readonly outcome: string | null;
  }[];
  readonly by_tool: readonly {
    readonly tool: string;
    readonly calls: number;
    readonly errors: number;
    readonly total_ms: number | null;
    readonly slowest_ms: number | null;
    readonly slowest_event_id: string | null;
  }[];
  readonly by_model: readonly {
    readonly model: string;
    readonly calls: number;
    readonly tokens: number | null;
    readonly cost_usd: number | null;
  }[];
}

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
  readonly status: RunState;
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
  readonly state: RunState;
}

/** `GET /api/runs/:run/live/events/:live_id`. */
export interface LiveEventDetail {
  readonly row: LiveRow;
  readonly event: Readonly<Record<string, unknown>>;
  readonly shortened: readonly ShortenedText[];
}
