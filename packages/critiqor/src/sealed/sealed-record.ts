import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { isJournalEvent, type JournalEvent } from '@critiqor/evidence/contract/event';
import { type AnyEvent, upgradeEvent } from '@critiqor/evidence/contract/upgrade-event';

export interface SealedRecord {
  readonly event_id: string;
  /** Canonical type. */
  readonly event: string;
  /** The event as it was journalled, brought to the current version. */
  readonly journal: JournalEvent;
  /** The journal line: verbatim, or in its canonical form where the file was written anew. */
  readonly text: string;
  /** The same, parsed and as it was. */
  readonly raw: AnyEvent;
  /** Line of the sealed file, from 1; where the file was written anew, the line that it would be. */
  readonly line: number;
  /** Where that line stands, in bytes, without the comma and the end behind it; -1 where the file was written anew. */
  readonly offset: number;
  readonly bytes: number;
}

/** Makes a record of a parsed event of a file that was written anew, or returns null when it is none. */
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

/** The event of a line, brought to the current version, or null when there is none. */
export function toJournalEvent(raw: AnyEvent): JournalEvent | null {
  const upgraded = upgradeEvent(raw);
  return 'event' in upgraded && isJournalEvent(upgraded.event) ? upgraded.event : null;
}

export function parseObject(text: string): AnyEvent | null {
  const value = parseValue(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as AnyEvent) : null;
}

export function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller notes it.
    return undefined;
  }
}
