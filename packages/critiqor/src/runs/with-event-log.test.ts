import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEventLog } from '../sealed/event-log.ts';
import { toJournalEvent } from '../sealed/sealed-record.ts';
import { createTestWriter } from '../testing/test-evidence.ts';
import { createRunRecord, transition } from './run-lifecycle.ts';
import type { RunRecord } from './run-record.ts';
import { toRecordText } from './runs-directory.ts';
import { withEventLog } from './with-event-log.ts';

const AT = '2026-01-01T00:00:00.000Z';
const METADATA = {
  agent_id: 'a',
  tenant_id: 't',
  framework: 'openclaw',
  visibility: 'private',
  benchmark_id: 'b',
  difficulty_tier: 'standard',
  labels: {},
} as const;

function closedWith(lines: readonly string[]): RunRecord {
  const log = createEventLog();
  for (const [index, text] of lines.entries()) {
    const raw = JSON.parse(text);
    const journal = toJournalEvent(raw);
    assert.ok(journal);
    log.add({ event_id: `evt_${index}`, event: 'input', journal, raw, text, line: 0, offset: 0, bytes: 0 });
  }
  const finalizing = transition(createRunRecord('run_001', METADATA, AT), 'FINALIZING', AT, 'finalize requested');
  const closed = transition(finalizing, 'COMPLETED', AT, 'evidence sealed');
  return withEventLog(closed, { events: lines.length, eventLog: log.toLog(lines.length) });
}

const writeLines = (count: number, payload: object): string[] => {
  const write = createTestWriter('w_a');
  return Array.from({ length: count }, () => write({ payload: { ...payload } }));
};

test('the log of a closed run is the merged stream with payloads, and ends with the transition that closed it', () => {
  const lines = writeLines(3, { text: 'hello' });
  const { event_log, event_log_cut } = closedWith(lines);
  const logged = event_log as { payload: { text?: string; state?: string }; hash: string; event_id: string }[];
  assert.equal(event_log_cut, undefined);
  assert.deepEqual(
    logged.slice(0, 3).map(({ payload, hash }) => [payload.text, hash]),
    lines.map((line) => ['hello', JSON.parse(line).hash]),
  );
  assert.equal(logged[3]?.payload.state, 'COMPLETED');
  assert.equal(logged[3]?.event_id, 'evt_000004');
});

test('more than 10,000 events or 16 MB are cut, with their number and the place of the rest', () => {
  const many = closedWith(writeLines(10_002, {}));
  assert.equal(many.event_log.length, 10_001);
  const cut = { sealed_events: 10_002, listed_events: 10_000, events_file: 'run_001/session.json' };
  assert.deepEqual(many.event_log_cut, cut);
  const large = closedWith(writeLines(20, { text: 'x'.repeat(1 << 20) }));
  assert.deepEqual(large.event_log_cut, { ...cut, sealed_events: 20, listed_events: 15 });
  assert.ok(toRecordText(large).length < 17 << 20);
});

test('the text of a record is JSON with one event per line, and a line nested beyond reason costs only its payload', () => {
  const nested = createTestWriter('w_a')({ payload: { text: 'kept' } }).replace(
    '"kept"',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  );
  const record = closedWith([nested, ...writeLines(1, { text: 'a \\" [[[{' })]);
  const text = toRecordText(record);
  assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(record)));
  const lines = text.split('\n').filter((line) => line.startsWith('    {"event_id"'));
  assert.equal(lines.length, 3);
  const [first, second] = record.event_log as { payload: { text?: string } }[];
  assert.deepEqual([first?.payload, second?.payload.text], [{}, 'a \\" [[[{']);
});
