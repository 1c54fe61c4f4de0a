import type { ObservedRun, RecordEvent } from './observed-run.ts';

/** One observation of a run through one seam: what every resulting line needs. */
export interface Seen {
  readonly run: ObservedRun;
  /** The seam. */
  readonly source: string;
  readonly record: RecordEvent;
  readonly hostTs?: number | undefined;
}
