import assert from 'node:assert/strict';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { EVENT_TYPES, type EventType } from '@critiqor/evidence/contract/event-types';
import type { EventTypeContract } from '@critiqor/evidence/contract/event-types/event-type';
import { SEAMS } from '../observe/seam-map.ts';
import type { Evidence } from './replayed-host.ts';

/** For tests: what holds for every journal. */

const CONTRACT: Readonly<Record<string, EventTypeContract>> = EVENT_TYPES;

export function ofType(facts: readonly JournalEvent[], type: string): JournalEvent[] {
  return facts.filter((fact) => fact.event_type === type);
}

/** The one fact of a type; more or fewer are an error. */
export function only(facts: readonly JournalEvent[], type: string): JournalEvent {
  const [fact, ...more] = ofType(facts, type);
  assert.ok(fact && more.length === 0, `exactly one ${type}, found ${more.length + (fact ? 1 : 0)}`);
  return fact;
}

/** Nothing is wrong with any line, and the recorder reports no gap and no fault of its own. */
export function assertIntact({ events, report }: Evidence): void {
  assert.deepEqual(report.notes, []);
  assert.deepEqual(ofType(events, 'recorder_fault'), []);
  assert.equal(ofType(events, 'recorder_status').at(-1)?.payload.faults, undefined);
}

/** Lines hold only what the contract names, of the type that it names. */
export function assertContract(events: readonly JournalEvent[]): void {
  for (const { event_type, source_layer, payload } of events) {
    const contract = CONTRACT[event_type];
    assert.ok(contract, `${event_type} is no event type`);
    assert.equal(source_layer, contract.layer);
    for (const [name, value] of Object.entries(payload)) {
      const type: string | undefined = contract.payload[name]?.type;
      assert.ok(type, `${event_type} has no payload member ${name}`);
      if (type !== 'any') assert.equal(Array.isArray(value) ? 'array' : typeof value, type, `${event_type}.${name}`);
    }
  }
}

/** Every line names the seam that showed it, and the seam map knows that this seam writes or refines such lines. */
export function assertSeamMap(events: readonly JournalEvent[]): void {
  for (const { source, event_type, refines } of events) {
    if (source === 'recorder') continue;
    const seam = SEAMS[source];
    assert.ok(seam, `${source} is no seam`);
    const listed = refines === undefined ? seam.writes : (seam.refines ?? []);
    assert.ok(
      listed.includes(event_type as EventType),
      `${source} ${refines === undefined ? 'writes' : 'refines'} ${event_type}`,
    );
  }
}

/** A line that refines another adds something to it: what is known already is not written again. */
export function assertRefinementsAdd(events: readonly JournalEvent[]): void {
  const known = new Map<number, JournalEvent>();
  for (const event of events) {
    const { refines, payload, outcome, error, exit_code, duration_ms, host_run_id } = event;
    const target = refines === undefined ? undefined : known.get(refines);
    known.set(event.seq, event);
    if (!target || refines === undefined) continue;
    const before = JSON.stringify(target);
    const after = {
      ...target,
      ...defined({ outcome, error, exit_code, duration_ms, host_run_id }),
      payload: { ...target.payload, ...payload },
    };
    assert.notEqual(
      JSON.stringify(after),
      before,
      `${event.source} repeats ${event.event_type} ${JSON.stringify(payload)}`,
    );
    known.set(refines, after);
  }
}

function defined(members: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
