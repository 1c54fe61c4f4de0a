import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { isJournalEvent, type JournalEvent } from '@critiqor/evidence/contract/event';
import { type AnyEvent, upgradeEvent } from '@critiqor/evidence/contract/upgrade-event';

export interface SealedRecord {
  readonly event_id: string;
  /** Canonical type. */
  readonly event: string;
  /** The journal event, upgraded to the current version. */
  readonly journal: JournalEvent;
  /** The journal line: verbatim, or in canonical form if the file was reformatted. */
  readonly text: string;
  /** The same, parsed, not upgraded. */
  readonly raw: AnyEvent;
  /** Line of the sealed file, from 1; if the file was reformatted, the line it would be. */
  readonly line: number;
  /** Byte offset and length of that line without the trailing comma and line break; -1 if the file was reformatted. */
  readonly offset: number;
  readonly bytes: number;
}

/** The record of a parsed event of a reformatted file; null when it is not an event. */
export function toReformattedRecord(
  { event_id, event, ...raw }: AnyEvent,
  place: Pick<SealedRecord, 'line' | 'offset' | 'bytes'>,
): SealedRecord | null {
  const journal = toJournalEvent(raw);
  if (typeof event_id !== 'string' || typeof event !== 'string' || !journal) return null;
  const text = toLineText(raw);
  return text === null ? null : { event_id, event, journal, text, raw, ...place };
}

/** A journal line as a recorder writes it: in canonical form, the hash at its end. */
export function toLineText({ hash, ...covered }: Readonly<Record<string, unknown>>): string | null {
  try {
    return `${toCanonicalJson(covered).slice(0, -1)},"hash":${JSON.stringify(hash)}}`;
  } catch {
    // A stack overflow on hostile nesting; no recorder writes such a line.
    return null;
  }
}

/** The event of a line, upgraded to the current version; null when it is not an event. */
export function toJournalEvent(raw: AnyEvent): JournalEvent | null {
  const upgraded = upgradeEvent(raw);
  return 'event' in upgraded && isJournalEvent(upgraded.event) ? upgraded.event : null;
}

export function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller notes it.
    return undefined;
  }
}
