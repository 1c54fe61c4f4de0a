import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import type { JournalEvent } from '../event.ts';
import type { EventTypeContract } from '../event-types/event-type.ts';
import { EVENT_TYPES } from '../event-types.ts';
import { upgradeEvent } from '../upgrade-event.ts';
import type { JournalEventV2 } from './v2.ts';

/** A sealed run of the real OpenClaw, which never changes. */
const PATH = resolve(import.meta.dirname, '../../../../../fixtures/sealed/v2-local/session.json');
const { events } = JSON.parse(readFileSync(PATH, 'utf8')) as { events: JournalEventV2[] };

/** What the seal adds to a line. */
const SEALED = ['event_id', 'event'];
const MEMBERS = {
  ...{ v: true, timestamp: true, event_type: true, source_layer: true, source: true, status: true, payload: true },
  ...{ seq: true, writer: true, prev_hash: true, hash: true, host_ts: true, outcome: true, exit_code: true },
  ...{ error: true, duration_ms: true, tool_name: true, tool_call_id: true, parent_tool_call_id: true, refines: true },
  ...{ derived_from: true, host: true, host_run_id: true, conversation_key: true, conversation_id: true },
  ...{ agent_id: true, trace_id: true, redactions: true, truncations: true },
} as const satisfies Record<keyof JournalEventV2, true>;

test('version 2 as it is written down fits the evidence of today: this compiles only then', () => {
  const fromToday = (event: JournalEvent & { readonly v: 2 }): JournalEventV2 => event;
  const toToday = (event: JournalEventV2): JournalEvent => event;
  for (const event of events) assert.equal(fromToday({ ...toToday(event), v: 2 }).v, 2);
});

test('a sealed run of version 2 has no member beside those, and is read as it was written', () => {
  assert.ok(events.length > 100);
  for (const event of events) {
    const unknown = Object.keys(event).filter((name) => !(name in MEMBERS) && !SEALED.includes(name));
    assert.deepEqual(unknown, [], event.event_type);
    assert.deepEqual(upgradeEvent({ ...event }), { event });
  }
});

test('every payload member of a sealed run of version 2 is still in the contract, with its type', () => {
  const contracts = EVENT_TYPES as Readonly<Record<string, EventTypeContract>>;
  const lost = new Set<string>();
  for (const { event_type, payload } of events) {
    for (const [name, value] of Object.entries(payload)) {
      const type = contracts[event_type]?.payload[name]?.type;
      const isKept = type === 'any' || type === (Array.isArray(value) ? 'array' : typeof value);
      if (!isKept) lost.add(`${event_type}.${name}: ${type}`);
    }
  }
  assert.deepEqual([...lost], []);
});
