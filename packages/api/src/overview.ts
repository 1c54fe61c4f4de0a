import type { Diagnosis, Finding, Readiness } from '@critiqor/diagnosis/model/diagnosis';
import type { AcceptedObjection, ModelReading } from '@critiqor/diagnosis/model/model-reading';
import type { ShownAnnotation } from './annotations.ts';
import type { EventKind } from './evidence.ts';
import type { RunRow, RunState } from './runs.ts';
import type { PlacedFinding } from './timeline.ts';

/** `GET /api/runs/:run`: everything that the overview and the diagnosis show. It needs no index. */
export interface RunDetail {
  /** What people call the run. Its id, except on a hub, where it has its machine too and `run_id` is its seal. */
  readonly name: string;
  readonly run: RunRow;
  readonly sealed: boolean;
  readonly lifecycle: readonly { readonly state: RunState; readonly timestamp: string }[];
  readonly tenant_id: string | null;
  readonly framework: string;
  /** What was asked first and answered last, up to 20,000 characters; null when unknown or hidden. */
  readonly task: string | null;
  readonly answer: string | null;
  /** What verification found; null while the run is active. */
  readonly integrity: {
    readonly status: 'signed' | 'consistent' | 'damaged' | 'invalid';
    /** In a sentence. */
    readonly witness: string;
  } | null;
  /** What was said about the run later, oldest first. */
  readonly annotations: readonly ShownAnnotation[];
  /** Why there is no verdict: the run was verified first and does not hold. Shown before everything else. */
  readonly withheld: string | null;
  /** Null when the run has no readable one; `critiqor diagnose RUN` creates it. */
  readonly diagnosis: ShownDiagnosis | null;
  /** What second readers said about the run, newest first; kept apart from the diagnosis. */
  readonly readings: readonly ShownReading[];
  /** Names and contents are hidden. */
  readonly anonymous: boolean;
  /** Neighbours by number, and the newest older sealed run of the same agent and task, for comparison. */
  readonly previous_run_id: string | null;
  readonly next_run_id: string | null;
  readonly previous_of_agent: string | null;
}

/** A reading with its verdict beside the engine's. */
export interface ShownReading {
  readonly model: string;
  readonly prompt_revision: string;
  readonly created_at: string;
  readonly state: ModelReading['state'];
  /** Null when nothing could be read. */
  readonly readiness_level: Readiness | null;
  readonly agrees: boolean;
  /** Findings of the engine that the reader passes over without evidence. */
  readonly overlooked: readonly string[];
  /** At most 100. */
  readonly objections: readonly AcceptedObjection[];
  /** What was not believed, by the reason in words. */
  readonly dropped: readonly { readonly reason: string; readonly count: number }[];
  readonly tokens: number | null;
  readonly cost_usd: number | null;
}

/** `diagnosis.json` with bounded lists. */
export type ShownDiagnosis = Omit<Diagnosis, 'findings'> & {
  /** Worst first; at most 500. */
  readonly findings: readonly ShownFinding[];
  readonly findings_total: number;
};

/** At most 100 of the cited events, the first and the last. */
export type ShownFinding = Finding & { readonly event_total: number };

/** `GET /api/runs/:run/verification`. Checking a large run takes a while; the first request starts it. */
export type Verification =
  | { readonly state: 'checking'; readonly done_bytes: number; readonly total_bytes: number; readonly retry_ms: number }
  | {
      readonly state: 'checked';
      /** `consistent`: everything matches, but the author is not verified. `damaged`: the journal was damaged before sealing. */
      readonly status: 'signed' | 'consistent' | 'damaged' | 'invalid';
      /** Why there is no verdict; null when there may be one. */
      readonly withheld: string | null;
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
      /** What the supervisor was told of the lines while they were written, in a sentence. */
      readonly witness: string;
      readonly digest: string | null;
      readonly seal: string | null;
      /** What was wrong with the journal before it was sealed. */
      readonly note_counts: Readonly<Record<string, number>>;
      readonly problems: readonly { readonly kind: string; readonly message: string; readonly where?: string }[];
      readonly problem_count: number;
    };

/** `GET /api/runs/:run/strip`: the work of a run in a strip, without the start of its host. */
export interface Strip {
  readonly from_ms: number;
  readonly to_ms: number;
  readonly bucket_ms: number;
  readonly buckets: readonly {
    readonly count: number;
    readonly errors: number;
    /** Events by kind; kinds without events are absent. */
    readonly kinds: Readonly<Partial<Record<EventKind, number>>>;
  }[];
  readonly findings: readonly StripFinding[];
  readonly compactions: readonly { readonly event_id: string; readonly at_ms: number }[];
}

/** A finding where it began. */
interface StripFinding extends PlacedFinding {
  /** Bucket in which it began, and the buckets of the cited events. */
  readonly bucket: number;
  readonly cited_buckets: readonly number[];
}
