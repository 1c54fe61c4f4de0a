import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVIDENCE_VERSION, type JournalEvent } from '../contract/event.ts';
import { foldEvents } from './fold-events.ts';

function line(seq: number, members: Partial<JournalEvent> = {}): JournalEvent {
  return {
    v: EVIDENCE_VERSION,
    timestamp: `t${seq}`,
    event_type: 'after_provider_response',
    source_layer: 'extension_api',
    source: `seam${seq}`,
    status: 'ok',
    payload: {},
    seq,
    writer: 'a',
    prev_hash: `h${seq - 1}`,
    hash: `h${seq}`,
    ...members,
  };
}

test('lines that refine nothing stay as they are, in their order', () => {
  const lines = [line(1), line(2), line(1, { writer: 'b' })];
  assert.deepEqual(foldEvents(lines), lines);
});

test('a refinement adds to its line, and later values win', () => {
  const [folded, ...more] = foldEvents([
    line(1, { payload: { model: 'm', usage: { input: 1 } }, host_run_id: 'r' }),
    line(2, { refines: 1, payload: { usage: { input: 2 }, cost_usd: 3 }, duration_ms: 5, trace_id: 't' }),
  ]);
  assert.deepEqual(more, []);
  assert.deepEqual(
    folded,
    line(1, {
      payload: { model: 'm', usage: { input: 2 }, cost_usd: 3 },
      host_run_id: 'r',
      duration_ms: 5,
      trace_id: 't',
    }),
  );
});

test('identity, time and chain stay those of the first line', () => {
  const first = line(1, { host_ts: 1 });
  const [folded] = foldEvents([first, line(2, { refines: 1, host_ts: 2, event_type: 'message_end' })]);
  assert.deepEqual(folded, first);
});

test('a status counts only together with an outcome', () => {
  const [silent] = foldEvents([line(1, { status: 'error', outcome: 'failed' }), line(2, { refines: 1, status: 'ok' })]);
  assert.deepEqual([silent?.status, silent?.outcome], ['error', 'failed']);
  const [spoken] = foldEvents([line(1), line(2, { refines: 1, status: 'error', outcome: 'failed' })]);
  assert.deepEqual([spoken?.status, spoken?.outcome], ['error', 'failed']);
});

test('a refinement of a refinement reaches the first line', () => {
  const [folded, ...more] = foldEvents([
    line(1),
    line(2, { refines: 1, payload: { a: 1 } }),
    line(3, { refines: 2, payload: { b: 2 } }),
  ]);
  assert.deepEqual(more, []);
  assert.deepEqual(folded?.payload, { a: 1, b: 2 });
});

test('a refinement only refines lines of its own writer', () => {
  const lines = [line(1), line(2, { writer: 'b', refines: 1, payload: { a: 1 } })];
  assert.deepEqual(foldEvents(lines), lines);
});

test('a refinement whose line is lost is kept as an event', () => {
  const lines = [line(5, { refines: 4 }), line(6, { refines: 6 })];
  assert.deepEqual(foldEvents(lines), lines);
});

test('redactions and truncations add up', () => {
  const [folded] = foldEvents([
    line(1, { redactions: 1 }),
    line(2, { refines: 1, redactions: 2, truncations: 3 }),
    line(3, { refines: 1 }),
  ]);
  assert.deepEqual([folded?.redactions, folded?.truncations], [3, 3]);
});

test('the lines that were folded are not changed', () => {
  const first = Object.freeze(line(1, { payload: Object.freeze({ a: 1 }) }));
  const [folded] = foldEvents([first, line(2, { refines: 1, payload: { a: 2 } })]);
  assert.deepEqual([first.payload, folded?.payload], [{ a: 1 }, { a: 2 }]);
});
