import { EVIDENCE_VERSION } from '@critiqor/evidence/contract/event';
import type { Mutable } from '@critiqor/evidence/contract/mutable';
import { upgradeEvent } from '@critiqor/evidence/contract/upgrade-event';
import { createFactReader } from '@critiqor/evidence/read/facts/fact-reader';
import type { CitedPlace, Execution } from '../model/execution.ts';
import { createExecutionBuilder } from './execution-builder.ts';
import { createFactListener } from './fact-readers.ts';
import type { EvidenceEvent, IntakeState } from './intake-state.ts';
import { createTimeReader } from './read-time.ts';

export type { EvidenceEvent } from './intake-state.ts';

interface EvidenceIntake {
  add(event: EvidenceEvent): void;
  toExecution(): Execution;
  /** Runs that have begun and show no end. */
  toOpenRuns(): readonly string[];
}

/** Reads sealed events one by one, in their order, keeping only what judging needs of each fact. */
export function createEvidenceIntake(): EvidenceIntake {
  const toTime = createTimeReader();
  const here: Mutable<CitedPlace> = { eventId: '', position: 0, at: null };
  let count = 0;
  let placed = 0;
  const builder = createExecutionBuilder();
  const state: IntakeState = {
    event: NO_EVENT,
    step: 'began',
    builder,
    made: [],
    lastRuns: new Map(),
    conversationNames: new Map(),
    toolLists: new Map(),
    toPlace() {
      if (placed === count) return here;
      placed = count;
      here.eventId = state.event.event_id;
      here.position = count - 1;
      here.at = toTime(state.event.timestamp);
      return here;
    },
  };
  const facts = createFactReader(createFactListener(state));
  return {
    add(line) {
      count += 1;
      const event = line.v === EVIDENCE_VERSION ? line : toPresent(line);
      if (!event) return;
      state.event = event;
      if (event.redactions) {
        const { redactions, event_type: eventType } = event;
        builder.parts.redactions.push({ ...state.toPlace(), eventType, redactions });
      }
      facts.add(event);
    },
    toExecution: () => builder.build({ source: 'evidence', eventCount: count, task: null }),
    toOpenRuns: facts.toOpenRuns,
  };
}

/** Used until the first event is read. */
const NO_EVENT = Object.freeze({ event_id: '' }) as EvidenceEvent;

/** An event of an older version, as whoever passes the lines of a sealed file may have it; null for one from the future. */
function toPresent(line: EvidenceEvent): EvidenceEvent | null {
  const upgraded = upgradeEvent({ ...line });
  return 'event' in upgraded ? (upgraded.event as unknown as EvidenceEvent) : null;
}
