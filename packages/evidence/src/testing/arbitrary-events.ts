import fc from 'fast-check';
import { EVIDENCE_VERSION, type EventDraft, type JournalEvent, OUTCOMES } from '../contract/event.ts';
import { SOURCE_LAYERS } from '../contract/event-types/event-type.ts';
import { EVENT_TYPES, type EventType } from '../contract/event-types.ts';

/** What tests draw at random: drafts as a host may cause them, and events as they stand in a journal. */

/** Any sequence of UTF-16 code units, lone surrogates included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** Anything that a host may hand out. */
const hostValue = fc.anything({
  key: anyText,
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  maxDepth: 4,
});

const eventType = fc.constantFrom(...(Object.keys(EVENT_TYPES) as EventType[]));
const optionalMembers = {
  outcome: fc.constantFrom(...OUTCOMES),
  exit_code: fc.integer(),
  error: anyText,
  tool_name: anyText,
  tool_call_id: anyText,
  parent_tool_call_id: anyText,
  refines: fc.nat(),
  derived_from: fc.nat(),
  host_run_id: anyText,
  conversation_key: anyText,
  conversation_id: anyText,
  agent_id: anyText,
  trace_id: anyText,
};

export const draft: fc.Arbitrary<EventDraft> = fc.record(
  {
    ...optionalMembers,
    event_type: eventType,
    source: anyText,
    status: fc.constantFrom('ok', 'error'),
    host_ts: fc.double(),
    duration_ms: fc.option(fc.double()),
    payload: fc.dictionary(anyText, hostValue),
  },
  { requiredKeys: ['event_type', 'source', 'payload'] },
);

const sha256 = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
const jsonNumber = fc.double({ noDefaultInfinity: true, noNaN: true });

export const journalEvent: fc.Arbitrary<JournalEvent> = fc.record(
  {
    ...optionalMembers,
    v: fc.constant(EVIDENCE_VERSION),
    host: fc.string(),
    timestamp: fc.string(),
    event_type: fc.oneof(eventType, fc.string()),
    source_layer: fc.constantFrom(...SOURCE_LAYERS),
    source: fc.string(),
    status: fc.constantFrom('ok', 'error'),
    payload: fc.dictionary(fc.string(), fc.jsonValue()),
    seq: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    writer: fc.string(),
    prev_hash: sha256,
    hash: sha256,
    host_ts: jsonNumber,
    duration_ms: fc.option(jsonNumber),
    redactions: fc.nat(),
    truncations: fc.nat(),
  },
  {
    requiredKeys: [
      'v',
      'timestamp',
      'event_type',
      'source_layer',
      'source',
      'status',
      'payload',
      'seq',
      'writer',
      'prev_hash',
      'hash',
    ],
  },
);
