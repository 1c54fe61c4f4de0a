import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANES } from '@critiqor/api/timeline';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { createTestWriter, type LineDraft } from '../../testing/test-evidence.ts';
import { createNames, type Names } from './columns.ts';
import { NAME_LISTS, type NameList, STATUS_NAMES } from './layout.ts';
import { MAX_ROWS } from './pack-rows.ts';
import { createSpanTracer } from './trace-spans.ts';

/** Spans in words: lane, label, start and end in seconds, status. Events come a second apart. */
function trace(drafts: readonly LineDraft[]) {
  const names = Object.fromEntries(NAME_LISTS.map((list) => [list, createNames()])) as Record<NameList, Names>;
  const tracer = createSpanTracer(names);
  const write = createTestWriter('w_a', 0);
  for (const [ordinal, draft] of drafts.entries()) {
    const event = JSON.parse(write({ host_run_id: 'r', ...draft })) as JournalEvent;
    tracer.add(event, { ordinal, timeMs: Date.parse(event.timestamp), session: 1 });
  }
  tracer.finish(drafts.length * 1_000);
  const { spans } = tracer;
  const told = Array.from({ length: spans.length }, (_, span) => {
    const end = spans.get('end', span);
    const status = STATUS_NAMES[spans.get('status', span)];
    return `${LANES[spans.get('lane', span)]} ${spans.get('start', span) / 1_000}–${Number.isNaN(end) ? '' : end / 1_000} ${status}`;
  });
  return { told, tracer };
}

const model = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
const call = (id: string, more: LineDraft = {}): LineDraft => ({ event_type: 'tool_call', tool_call_id: id, ...more });
const result = (id: string, more: LineDraft = {}): LineDraft => ({
  event_type: 'tool_result',
  tool_call_id: id,
  ...more,
});

test('a run, its turns, its model calls and its tools', () => {
  const request = (number: number): LineDraft => ({
    ...model,
    event_type: 'before_provider_request',
    payload: { model_call: number },
  });
  const response = (number: number): LineDraft => ({
    ...model,
    event_type: 'after_provider_response',
    payload: { model_call: number },
  });
  const { told } = trace([
    { ...model, event_type: 'agent_start', payload: { trigger: 'user' } },
    request(1),
    response(1),
    call('a'),
    result('a', { status: 'error', outcome: 'failed' }),
    request(2),
    response(2),
    { ...model, event_type: 'agent_end', payload: {} },
  ]);
  assert.deepEqual(told, [
    'run 1–8 ok',
    'turn 2–6 ok',
    'model 2–3 ok',
    'tool 4–5 error',
    'turn 6–8 ok',
    'model 6–7 ok',
  ]);
});

test('what a refinement says of the outcome counts, and usage is learned once', () => {
  const { told, tracer } = trace([
    { ...model, event_type: 'before_provider_request', payload: { model_call: 1 } },
    { ...model, event_type: 'after_provider_response', payload: { model_call: 1, usage: { output: 40 } } },
    {
      ...model,
      event_type: 'after_provider_response',
      refines: 2,
      payload: { usage: { input: 100, output: 40 }, cost_usd: 0.5 },
    },
    call('a'),
    result('a'),
    result('a', { refines: 5, status: 'error', outcome: 'failed', duration_ms: 7 }),
  ]);
  assert.deepEqual(told, ['turn 1– open', 'model 1–2 ok', 'tool 4–5 error']);
  assert.deepEqual(
    [tracer.models.get('input', 0), tracer.models.get('output', 0), tracer.models.get('cost', 0)],
    [100, 40, 0.5],
  );
  assert.equal(tracer.tools.get('duration', 0), 7);
});

test('a start that is shown after its end, and an end without a start', () => {
  const { told, tracer } = trace([
    { ...model, event_type: 'after_provider_response', duration_ms: 600, payload: { model_call: 1 } },
    { ...model, event_type: 'before_provider_request', payload: { model_call: 1 } },
    result('lost', { duration_ms: 500 }),
    { ...model, event_type: 'agent_end', duration_ms: 3_000, payload: {} },
  ]);
  assert.deepEqual(told, ['turn 0.4–4 ok', 'model 0.4–1 ok', 'tool 2.5–3 ok', 'run 1–4 ok']);
  assert.deepEqual([tracer.spans.get('first', 1), tracer.spans.get('last', 1)], [2, 1]);
});

test('the wrapper of a deferred tool is known as one; equal arguments share a key', () => {
  const { tracer } = trace([
    call('outer', { payload: { input: { tool: 'x' } } }),
    call('inner', { parent_tool_call_id: 'outer', payload: { input: { a: 1 } } }),
    call('again', { payload: { input: { a: 1 } } }),
    call('other', { tool_name: 'read', payload: { input: { a: 1 } } }),
  ]);
  assert.deepEqual(Array.from(tracer.tools.toArray('wrapper')), [1, 0, 0, 0]);
  const [, inner, again, other] = tracer.tools.toArray('key');
  assert.equal(inner, again);
  assert.notEqual(inner, other);
});

test('memory is as long as the call that reached it; compactions and subagents end where they end', () => {
  const session = { ...model, conversation_key: 's' };
  const { told } = trace([
    call('m', { tool_name: 'memory_search' }),
    result('m', { tool_name: 'memory_search' }),
    { event_type: 'memory_search', derived_from: 2, payload: { observed_as: 'tool_result', result_status: 'hit' } },
    { ...session, event_type: 'compaction_start', payload: {} },
    { ...session, event_type: 'compaction_end', outcome: 'failed', payload: {} },
    { ...session, event_type: 'subagent_spawned', payload: { child_conversation_key: 'c' } },
    { ...session, event_type: 'subagent_ended', payload: { child_conversation_key: 'c' } },
    { ...session, event_type: 'subagent_ended', payload: { child_conversation_key: 'c' } },
  ]);
  assert.deepEqual(told, ['tool 1–2 ok', 'memory 1–3 ok', 'compaction 4–5 error', 'subagent 6–7 ok']);
});

test('thousands of calls that never end do not take thousands of rows', () => {
  const { tracer } = trace(Array.from({ length: 1_000 }, (_, number) => call(`c${number}`)));
  assert.equal(Math.max(...tracer.spans.toArray('row')), MAX_ROWS - 1);
});
