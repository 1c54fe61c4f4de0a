import { isJournalEvent, type JournalEvent } from '../contract/event.ts';
import { upgradeEvent } from '../contract/upgrade-event.ts';

/** An event of sealed evidence: a journal line with the id that the seal gave it. */
export type SessionEvent = JournalEvent & { readonly event_id: string };

interface ReadSession {
  readonly run_id: string;
  /** In the order of the seal, upgraded to the current version. */
  readonly events: readonly SessionEvent[];
  /** Events that cannot be read, with the reason: never passed over in silence. */
  readonly refused: readonly { readonly event_id: string; readonly why: string }[];
}

/** Reads a sealed `session.json` that was parsed. Throws a TypeError when it is none. Does not verify it: `critiqor verify` does. */
export function readSealedSession(session: unknown): ReadSession {
  const { run_id, events: lines, sealed_at } = Object(session) as Readonly<Record<string, unknown>>;
  if (typeof run_id !== 'string' || !Array.isArray(lines) || typeof sealed_at !== 'string')
    throw new TypeError('This is not a sealed session.json.');
  const events: SessionEvent[] = [];
  const refused: { event_id: string; why: string }[] = [];
  for (const { event_id: given, event: _, ...line } of lines.map((entry) => Object(entry) as Readonly<LineOfSession>)) {
    const event_id = typeof given === 'string' ? given : '';
    const upgraded = upgradeEvent(line);
    if (!('event' in upgraded)) refused.push({ event_id, why: upgraded.refused });
    else if (!isJournalEvent(upgraded.event)) refused.push({ event_id, why: 'The line is not an event.' });
    else events.push({ ...upgraded.event, event_id });
  }
  return { run_id, events, refused };
}

type LineOfSession = Record<string, unknown> & { readonly event_id?: unknown; readonly event?: unknown };
