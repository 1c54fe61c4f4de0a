import type { EventLog } from '../sealed/event-log.ts';
import { toEventId } from '../sealed/sealed-format.ts';
import { lifecycleEvents, type RunRecord } from './run-record.ts';

/**
 * The record of a closed run with the merged stream as its log. The transition that closed the run comes after the seal, so it is the one
 * event that only the record has; it continues the supervisor's chain.
 */
export function withEventLog(
  closed: RunRecord,
  { events, eventLog }: { readonly events: number; readonly eventLog: EventLog },
): RunRecord {
  const last = lifecycleEvents(closed).at(-1);
  const closing = last ? [{ event_id: toEventId(events + 1), event: last.event_type, ...last }] : [];
  const cut = {
    sealed_events: events,
    listed_events: eventLog.events.length,
    events_file: `${closed.run_id}/session.json`,
  };
  return {
    ...closed,
    event_log: [...eventLog.events, ...closing],
    ...(eventLog.leftOut === 0 ? {} : { event_log_cut: cut }),
  };
}
