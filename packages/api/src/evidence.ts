import type { FacetValue } from './runs.ts';

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
  /** Index in the evidence, from 0: the offset of the row without any filter. */
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
  /** Its content in one line of at most 200 characters. Data, never markup. */
  readonly text: string;
  readonly size_bytes: number;
  /** It adds to an earlier event or is a copy of one. */
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
  /** False: there are at least this many; only a search for a frequent word stops counting. */
  readonly total_is_exact: boolean;
  readonly offset: number;
  readonly limit: number;
  readonly events: readonly EventRow[];
}

/** `GET /api/runs/:run/facets`: values for the event filters. At most 200 each, most frequent first. */
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
  /** Whether the line still matches its hash; `verification` checks the whole chain. */
  readonly hash_matches: boolean;
  readonly writer: string;
  readonly seq: number;
  /** Offset in `session.json`; null when the file was reformatted. */
  readonly place: { readonly offset: number; readonly length: number } | null;
  readonly redacted: readonly RedactedText[];
  readonly truncated: readonly Truncation[];
  readonly related: RelatedEvents;
  /** For a tool call or its result: the latest earlier call with the same arguments, else of the same tool. */
  readonly previous: PreviousCall | null;
  /** Neighbours in the evidence. */
  readonly previous_event_id: string | null;
  readonly next_event_id: string | null;
}

/** A text that is too long for an answer; `…/text?pointer=` reads it in slices. */
export interface ShortenedText {
  /** JSON pointer in the event. */
  readonly pointer: string;
  readonly chars: number;
  readonly shown_chars: number;
}

export interface RedactedText {
  readonly pointer: string;
  readonly kind: string;
  /** Equal within a run for equal secrets. */
  readonly fingerprint: string;
}

export interface Truncation {
  readonly pointer: string;
  /** `cut`: head and tail were kept. `withheld`: nothing was kept, by the capture policy. `left_out`: too large or nested; 0 characters means unknown. */
  readonly what: 'cut' | 'withheld' | 'left_out';
  readonly missing_chars: number;
  readonly original_chars: number;
}

/** Ids of related events. */
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
  /** The call of this event, for the other side of the comparison. */
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
