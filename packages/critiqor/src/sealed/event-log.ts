import type { SealedRecord } from './sealed-record.ts';

/** Whoever reads a run's record reads all of it, so longer logs are only in `session.json`. */
export const MAX_LOGGED_EVENTS = 10_000;
const MAX_LOGGED_CHARS = 16 << 20;

/** An event as the evidence has it: the journal line with its payload, its id and its canonical type. */
interface LoggedEvent {
  readonly event_id: string;
  readonly event: string;
  readonly [member: string]: unknown;
}

/** What a run's record says about events that it leaves out. */
export interface EventLogCut {
  /** Events that the evidence holds, and how many of them the record lists: the first. */
  readonly sealed_events: number;
  readonly listed_events: number;
  /** Where all of them are. */
  readonly events_file: string;
}

export interface EventLog {
  readonly events: readonly LoggedEvent[];
  /** Events that did not fit. */
  readonly leftOut: number;
}

/** Collects the log of a run's record while its evidence is read. */
export function createEventLog() {
  const events: LoggedEvent[] = [];
  let chars = 0;
  let isFull = false;
  return {
    /** False when the log is full, and no further event can be added. */
    add({ event_id, event, raw, text }: SealedRecord): boolean {
      chars += text.length;
      isFull ||= events.length >= MAX_LOGGED_EVENTS || chars > MAX_LOGGED_CHARS;
      if (!isFull) events.push({ event_id, event, ...(isFlat(text) ? raw : { ...raw, payload: {} }) });
      return !isFull;
    },
    /** The log of evidence with this many events. */
    toLog: (sealedEvents: number): EventLog => ({ events, leftOut: Math.max(0, sealedEvents - events.length) }),
  };
}

/** No recorder nests as deeply; a record with such a line could not be written, or not be read by others. */
const MAX_DEPTH = 256;

function isFlat(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isQuoted && code === BACKSLASH) index += 1;
    else if (code === QUOTE) isQuoted = !isQuoted;
    else if (!isQuoted && (code === 0x7b || code === 0x5b)) depth += 1;
    else if (!isQuoted && (code === 0x7d || code === 0x5d)) depth -= 1;
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}

const BACKSLASH = 0x5c;
const QUOTE = 0x22;
