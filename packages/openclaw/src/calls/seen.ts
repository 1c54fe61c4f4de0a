import type { ObservedRun, RecordEvent } from './observed-run.ts';

/** One look at a run through one seam: what every line that comes of it needs. */
export interface Seen {
  readonly run: ObservedRun;
  /** The seam. */
  readonly source: string;
  readonly record: RecordEvent;
  readonly hostTs?: number | undefined;
}
