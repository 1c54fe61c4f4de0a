import type { EventDraft } from '@critiqor/evidence/contract/event';
import type { RecordEvent, RunState } from './run-state.ts';

/** One look at a run through one seam: what every line that comes of it needs. */
export interface Seen {
  readonly run: RunState;
  /** The seam. */
  readonly source: string;
  readonly record: RecordEvent;
  readonly hostTs?: number | undefined;
}

export type Outcome = NonNullable<EventDraft['outcome']>;
