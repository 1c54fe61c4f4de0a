import { EVIDENCE_VERSION, type JournalEvent } from '@critiqor/evidence/contract/event';
import { upgradeEvent } from '@critiqor/evidence/contract/upgrade-event';
import type { Draft } from '../model/draft.ts';
import type { Execution, Place } from '../model/execution.ts';
import { READERS } from './event-readers.ts';
import { createIntakeState, type Fold } from './intake-state.ts';
import { createTimeReader } from './read-time.ts';

/** One event of sealed evidence: a journal line with the id that the seal gave it. */
export type EvidenceEvent = JournalEvent & { readonly event_id: string };

export interface EvidenceIntake {
  add(event: EvidenceEvent): void;
  toExecution(): Execution;
}

/**
 * Reads sealed events one by one, in their order, keeping only what judging needs. What an event adds later (`refines`) is folded into
 * the thing that the first one began.
 */
export function createEvidenceIntake(): EvidenceIntake {
  const state = createIntakeState();
  const toTime = createTimeReader();
  const writers = new Map<string, Lines>();
  const toLines = (writer: string): Lines => {
    const known = writers.get(writer) ?? { writer, things: [], folds: [] };
    writers.set(writer, known);
    return known;
  };
  /** Of the writer of the last event: those of one writer mostly follow each other. */
  let lines = toLines('');
  let count = 0;
  /** One for all events: readers copy what they keep of it. */
  const here: Draft<Place> = { eventId: '', position: 0, at: null };
  const toPlace = (event: EvidenceEvent): Place => {
    here.eventId = event.event_id;
    here.position = count - 1;
    here.at = toTime(event.timestamp);
    return here;
  };
  return {
    add(line) {
      count += 1;
      const event = line.v === EVIDENCE_VERSION ? line : toPresent(line);
      if (!event) return;
      if (event.redactions) {
        const place = toPlace(event);
        state.builder.parts.redactions.push({ ...place, eventType: event.event_type, redactions: event.redactions });
      }
      if (event.writer !== lines.writer) lines = toLines(event.writer);
      let thing = event.refines === undefined ? undefined : lines.things[event.refines];
      let fold = thing === undefined ? undefined : lines.folds[event.refines as number];
      if (thing && fold) fold(thing, event);
      else {
        const reader = READERS.get(event.event_type);
        if (!reader) return;
        thing = reader.begin(state, event, toPlace(event));
        fold = reader.fold;
      }
      if (!thing || !fold) return;
      lines.things[event.seq] = thing;
      lines.folds[event.seq] = fold;
    },
    toExecution: () => state.builder.build({ source: 'evidence', eventCount: count, task: null }),
  };
}

/** An event of an older version, as whoever passes the lines of a sealed file may have it; null for one from the future. */
function toPresent(line: EvidenceEvent): EvidenceEvent | null {
  const upgraded = upgradeEvent({ ...line });
  return 'event' in upgraded ? (upgraded.event as unknown as EvidenceEvent) : null;
}

/** Of one writer, by seq: the thing that a line began, and how a refinement of that line is folded into it. */
interface Lines {
  readonly writer: string;
  readonly things: object[];
  readonly folds: Fold[];
}
