import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { foldEvents } from '@critiqor/evidence/read/fold-events';
import { openSealedSession } from './sealed-reader.ts';

/** The facts of a sealed run, refinements folded in, each with the id of its first event; tool results know their arguments. */
export function readFacts(sessionPath: string): (readonly [string, JournalEvent])[] {
  const sealed = openSealedSession(sessionPath);
  const ids = new Map<string, string>();
  const events: JournalEvent[] = [];
  try {
    for (const { event_id, journal } of sealed.events()) {
      ids.set(`${journal.writer}:${journal.seq}`, event_id);
      events.push(journal);
    }
  } finally {
    sealed.close();
  }
  const inputs = new Map<string, unknown>();
  return foldEvents(events).map((event) => {
    const call = `${event.host_run_id}:${event.tool_call_id}`;
    if (event.event_type === 'tool_call') inputs.set(call, event.payload.input);
    const input = event.event_type === 'tool_result' ? inputs.get(call) : undefined;
    const fact = input === undefined ? event : { ...event, payload: { ...event.payload, input } };
    return [ids.get(`${event.writer}:${event.seq}`) ?? '', fact] as const;
  });
}
