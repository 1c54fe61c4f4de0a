import type { Diagnosis, Finding } from '@critiqor/diagnosis/model/diagnosis';
import type { EventKind } from './evidence.ts';
import type { RunRow, RunState } from './runs.ts';

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
