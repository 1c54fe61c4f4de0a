import type { JournalEvent } from '../contract/event.ts';

/**
 * What tests hold the reader of facts and the recorder against. Folds refinements into the lines that they add to: later values win, payloads are merged member by member. A refinement whose
 * line is lost is kept on its own. Order is kept.
 */
export function foldEvents(events: Iterable<JournalEvent>): JournalEvent[] {
  const folded: JournalEvent[] = [];
  const places = new Map<string, number>();
  for (const event of events) {
    const place = event.refines === undefined ? undefined : places.get(`${event.writer}:${event.refines}`);
    if (place === undefined) {
      places.set(`${event.writer}:${event.seq}`, folded.length);
      folded.push(event);
      continue;
    }
    folded[place] = refine(folded[place] as JournalEvent, event);
    places.set(`${event.writer}:${event.seq}`, place);
  }
  return folded;
}

/** Identity and chain stay those of the first line; a status only counts when the refinement also says the outcome. */
function refine(target: JournalEvent, refinement: JournalEvent): JournalEvent {
  const { seq, timestamp, source, refines, hash, prev_hash, payload, host_ts, event_type, status, ...added } =
    refinement;
  const redactions = (target.redactions ?? 0) + (refinement.redactions ?? 0);
  const truncations = (target.truncations ?? 0) + (refinement.truncations ?? 0);
  return {
    ...target,
    ...added,
    ...(refinement.outcome === undefined ? {} : { status }),
    ...(redactions > 0 ? { redactions } : {}),
    ...(truncations > 0 ? { truncations } : {}),
    payload: { ...target.payload, ...payload },
  };
}
