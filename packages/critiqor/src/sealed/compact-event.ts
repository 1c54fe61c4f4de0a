import type { SealedRecord } from './sealed-record.ts';

/** Listing runs reads whole session records, so more events than this are only in `session.json`. */
export const MAX_COMPACT_EVENTS = 10_000;

/** An event as the session record lists it; its payload is in `session.json`. */
export interface CompactEvent {
  readonly event_id: string;
  readonly event: string;
  readonly timestamp: string;
  readonly source_layer: string;
  readonly tool_name?: string;
  readonly status: string;
}

export function toCompactEvent({ event_id, event, journal }: SealedRecord): CompactEvent {
  const { timestamp, source_layer, tool_name, status } = journal;
  return { event_id, event, timestamp, source_layer, ...(tool_name === undefined ? {} : { tool_name }), status };
}
