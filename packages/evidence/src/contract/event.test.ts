import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { journalEvent } from '../testing/arbitrary-events.ts';
import { EVIDENCE_VERSION, isJournalEvent } from './event.ts';
import type { EventTypeContract } from './event-types/event-type.ts';
import { EVENT_TYPES } from './event-types.ts';

const EVENT: Readonly<Record<string, unknown>> = {
  v: EVIDENCE_VERSION,
  timestamp: '2026-01-01T00:00:00.000Z',
  event_type: 'tool_call',
  source_layer: 'tool_hooks',
  source: 'agent_event.tool',
  status: 'ok',
  payload: {},
  seq: 1,
  writer: 'w_a',
  prev_hash: '0'.repeat(64),
  hash: 'f'.repeat(64),
};

test('an event with all that is required is an event', () => {
  assert.ok(isJournalEvent(EVENT));
  for (const name of Object.keys(EVENT)) {
    const { [name]: _, ...rest } = EVENT;
    assert.equal(isJournalEvent(rest), false, `without ${name}`);
  }
});

test('every event that the contract allows is an event', () => {
  fc.assert(fc.property(journalEvent, isJournalEvent));
});

test('members and types that nobody knows yet are no fault', () => {
  assert.ok(isJournalEvent({ ...EVENT, event_type: 'levitation', new_member: [1] }));
});

for (const value of [null, undefined, 1, 'text', true, [], [EVENT], () => EVENT]) {
  test(`${String(value) || '[]'} is no event`, () => assert.equal(isJournalEvent(value), false));
}

const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  v: [0, 1, 3, '2', null],
  timestamp: [0, null],
  event_type: [1, null],
  source_layer: ['process', '', null],
  source: [null, 7],
  status: ['OK', 'failed', null],
  payload: [null, [], 'text', 1],
  seq: [0, -1, 1.5, '1', 2 ** 53, null],
  writer: [null, 1],
  prev_hash: ['', '0'.repeat(63), 'F'.repeat(64), `${'0'.repeat(64)}\n`, null],
  hash: ['g'.repeat(64), '0'.repeat(65), 0],
  host_ts: ['now', null],
  outcome: ['done', '', null],
  exit_code: [1.5, '0', null],
  error: [null, {}, 1],
  duration_ms: ['1', {}],
  refines: [-1, 0.5, null],
  derived_from: [-1, '3', null],
  redactions: [-1, null],
  truncations: [0.5, null],
  tool_name: [null, 1],
  tool_call_id: [null, 1],
  parent_tool_call_id: [null, 1],
  host: [null, 1],
  host_run_id: [null, 1],
  conversation_key: [null, 1],
  conversation_id: [null, 1],
  agent_id: [null, 1],
  trace_id: [null, 1],
};
for (const [name, values] of Object.entries(WRONG)) {
  test(`${name} is checked`, () => {
    for (const value of values) assert.equal(isJournalEvent({ ...EVENT, [name]: value }), false, JSON.stringify(value));
  });
}

test('a duration is null until the thing has ended', () => {
  assert.ok(isJournalEvent({ ...EVENT, duration_ms: null }));
});

test('the contract is written in one manner', () => {
  for (const [type, { is, payload }] of Object.entries<EventTypeContract>(EVENT_TYPES)) {
    assert.match(type, /^[a-z]+(_[a-z]+)*$/);
    assert.match(is, /^[a-z]/, type);
    for (const [name, field] of Object.entries(payload)) {
      assert.match(name, /^([a-z]+(_[a-z]+)*|toolName|toolCallId)$/, type);
      assert.match(field.type, /^(string|number|boolean|object|array|any)$/, `${type}.${name}`);
      assert.notEqual(field.is, '', `${type}.${name}`);
    }
  }
});
