import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCanonicalJson } from '../contract/canonical-json.ts';
import { CHAIN_START, toChainedLine } from '../write/chain.ts';
import { readSealedSession } from './read-sealed-session.ts';

const LINE = {
  ...{ v: 2, timestamp: '2026-01-01T00:00:00.000Z', event_type: 'input', source_layer: 'extension_api' },
  ...{ source: 'transcript', status: 'ok', payload: { text: 'Hello' }, seq: 1, writer: 'w_a', prev_hash: CHAIN_START },
} as const;
const sealed = (...events: readonly object[]) => ({ run_id: 'run_001', sealed_at: '2026-01-01', events });
const whole = JSON.parse(toChainedLine(toCanonicalJson(LINE)).line);

test('events have their ids and lose what the seal added', () => {
  const { events, refused } = readSealedSession(sealed({ ...whole, event_id: 'evt_000001', event: 'input' }));
  assert.deepEqual(events, [{ ...whole, event_id: 'evt_000001' }]);
  assert.deepEqual(refused, []);
});

test('what cannot be read is listed with the reason', () => {
  const { events, refused } = readSealedSession(
    sealed({ ...whole, v: 99, event_id: 'evt_000001' }, { ...whole, seq: 'one', event_id: 'evt_000002' }, {}),
  );
  assert.deepEqual(events, []);
  assert.deepEqual(
    refused.map(({ event_id }) => event_id),
    ['evt_000001', 'evt_000002', ''],
  );
  assert.match(refused[0]?.why ?? '', /Update Critiqor/);
});

test('what is no sealed session is refused', () => {
  for (const bad of [null, 'x', {}, { run_id: 'run_001', events: [] }, { ...sealed(), events: {} }])
    assert.throws(() => readSealedSession(bad), TypeError);
});
