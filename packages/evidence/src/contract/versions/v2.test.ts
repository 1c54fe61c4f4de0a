import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { EVIDENCE_VERSION, type JournalEvent } from '../event.ts';
import type { EventTypeContract } from '../event-types/event-type.ts';
import { EVENT_TYPES } from '../event-types.ts';
import { upgradeEvent } from '../upgrade-event.ts';
import type { JournalEventV2 } from './v2.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const readJson = (path: string): unknown => JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));

/** Sealed runs of the real OpenClaw, which never change: one from before version 2 was frozen, one from then. */
const SEALED_RUNS = ['v2-local', 'v2-frozen'];
/** What the seal adds to a line. */
const SEALED = ['event_id', 'event'];
const MEMBERS = {
  ...{ v: true, timestamp: true, event_type: true, source_layer: true, source: true, status: true, payload: true },
  ...{ seq: true, writer: true, prev_hash: true, hash: true, host_ts: true, outcome: true, exit_code: true },
  ...{ error: true, duration_ms: true, tool_name: true, tool_call_id: true, parent_tool_call_id: true, refines: true },
  ...{ derived_from: true, host: true, host_run_id: true, conversation_key: true, conversation_id: true },
  ...{ agent_id: true, trace_id: true, redactions: true, truncations: true },
} as const satisfies Record<keyof JournalEventV2, true>;

/** True only for types that are the same in every member. */
type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
type Flat<T> = { [Name in keyof T]: T[Name] };

const RAISE = 'Evidence version 2 is frozen: raise EVIDENCE_VERSION, see the head of contract/event.ts';

test('a line of today has the members of version 2 and no other, with their types: otherwise this does not compile', () => {
  const isFrozen: Same<Flat<Omit<JournalEvent, 'v'>>, Flat<Omit<JournalEventV2, 'v'>>> = true;
  assert.ok(isFrozen);
  assert.equal(EVIDENCE_VERSION, 2, 'this test goes when another version replaces the frozen one');
  const { properties } = readJson('schemas/journal-event.v2.schema.json') as { properties: object };
  assert.deepEqual(Object.keys(properties).sort(), Object.keys(MEMBERS).sort(), RAISE);
});

test('every payload member of version 2 is in the contract of today, of the same kind and type', () => {
  const frozen = readJson('packages/evidence/fixtures/payloads-v2.json') as Record<string, Record<string, string>>;
  const contracts = EVENT_TYPES as Readonly<Record<string, EventTypeContract>>;
  const changed = Object.entries(frozen).flatMap(([type, members]) =>
    Object.entries(members).flatMap(([name, was]) => {
      const field = contracts[type]?.payload[name];
      const is = field && `${contracts[type]?.layer} ${field.kind} ${field.type}`;
      return is === was ? [] : `${type}.${name}: ${was} → ${is}`;
    }),
  );
  assert.deepEqual(changed, [], RAISE);
  assert.deepEqual(
    Object.keys(frozen).filter((type) => !(type in contracts)),
    [],
    RAISE,
  );
});

for (const name of SEALED_RUNS) {
  const { events } = readJson(`fixtures/sealed/${name}/session.json`) as { events: JournalEventV2[] };

  test(`${name}: no member beside those, and read as it was written`, () => {
    assert.ok(events.length > 100);
    for (const event of events) {
      const unknown = Object.keys(event).filter((member) => !(member in MEMBERS) && !SEALED.includes(member));
      assert.deepEqual(unknown, [], event.event_type);
      assert.deepEqual(upgradeEvent({ ...event }), { event });
    }
  });

  test(`${name}: every payload member is still in the contract, with its type`, () => {
    const contracts = EVENT_TYPES as Readonly<Record<string, EventTypeContract>>;
    const lost = new Set<string>();
    for (const { event_type, payload } of events) {
      for (const [member, value] of Object.entries(payload)) {
        const type = contracts[event_type]?.payload[member]?.type;
        const isKept = type === 'any' || type === (Array.isArray(value) ? 'array' : typeof value);
        if (!isKept) lost.add(`${event_type}.${member}: ${type}`);
      }
    }
    assert.deepEqual([...lost], []);
  });
}
