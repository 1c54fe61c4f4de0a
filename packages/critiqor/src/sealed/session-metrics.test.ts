import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { foldEvents } from '@critiqor/evidence/testing/fold-events';
import fc from 'fast-check';
import { createTestWriter, type LineDraft } from '../testing/test-evidence.ts';
import { createMetricsCounter, type SessionMetrics } from './session-metrics.ts';

function toEvents(drafts: readonly LineDraft[], writer = 'w_a'): JournalEvent[] {
  const write = createTestWriter(writer);
  return drafts.map((draft) => JSON.parse(write(draft)) as JournalEvent);
}

function count(events: Iterable<JournalEvent>): SessionMetrics {
  const counter = createMetricsCounter();
  for (const event of events) counter.add(event);
  return counter.toMetrics();
}

const call = (id: string, tool = 'exec', parent?: string): LineDraft => ({
  event_type: 'tool_call',
  tool_name: tool,
  tool_call_id: id,
  parent_tool_call_id: parent,
  host_run_id: 'run',
});

test('a call that fails, is refined and copied is one call and one error', () => {
  const search: LineDraft = { tool_name: 'memory_search', tool_call_id: 'a' };
  const copy: LineDraft = { ...search, event_type: 'memory_search', status: 'error' };
  const result: LineDraft = { ...search, event_type: 'tool_result', status: 'error' };
  const metrics = count(
    toEvents([
      { ...search, event_type: 'tool_call' },
      { ...copy, derived_from: 1 },
      { ...result, outcome: 'failed' },
      { ...copy, derived_from: 3 },
      { ...result, refines: 3, outcome: 'blocked' },
      { ...search, event_type: 'tool_call', refines: 1 },
    ]),
  );
  assert.equal(metrics.error_events, 1);
  assert.deepEqual(metrics.tool_calls, { memory_search: 1 });
  assert.equal(metrics.total_events, 6);
  assert.deepEqual(metrics.by_event_type, { memory_event: 2, tool_call: 1, tool_output: 1 });
  assert.deepEqual(metrics.by_source_layer, { tool_hooks: 4 });
});

test('a refinement that says the outcome makes a good result an error, and an error good again', () => {
  const result: LineDraft = { event_type: 'tool_result', outcome: 'running' };
  const failed: LineDraft = { event_type: 'tool_result', refines: 1, status: 'error', outcome: 'failed' };
  const completed: LineDraft = { event_type: 'tool_result', refines: 2, outcome: 'completed' };
  assert.equal(count(toEvents([result, failed])).error_events, 1);
  assert.equal(count(toEvents([result, failed, completed])).error_events, 0);
  assert.equal(count(toEvents([result, { ...failed, outcome: undefined }])).error_events, 0);
});

test('of a wrapper and its inner call the inner one counts, whichever is seen first', () => {
  const wrapper = call('outer', 'tool_call');
  const inner = call('inner', 'weather', 'outer');
  assert.deepEqual(count(toEvents([wrapper, inner])).tool_calls, { weather: 1 });
  assert.deepEqual(count(toEvents([inner, wrapper])).tool_calls, { weather: 1 });
  assert.deepEqual(count(toEvents([wrapper, inner, call('second', 'weather', 'outer')])).tool_calls, { weather: 2 });
});

test('a wrapper without an inner call counts itself', () => {
  assert.deepEqual(count(toEvents([call('outer', 'tool_call'), call('other')])).tool_calls, { exec: 1, tool_call: 1 });
});

test('an id that is used again is a call of its own, in the same run and in another', () => {
  const again = [call('outer', 'tool_call'), call('inner', 'weather', 'outer'), call('outer', 'tool_call')];
  assert.deepEqual(count(toEvents(again)).tool_calls, { tool_call: 1, weather: 1 });
  const elsewhere = [call('outer', 'tool_call'), { ...call('inner', 'weather', 'outer'), host_run_id: 'another' }];
  assert.deepEqual(count(toEvents(elsewhere)).tool_calls, { tool_call: 1, weather: 1 });
});

test('names that objects have of their own are counted like any other', () => {
  const metrics = count(toEvents([call('1', '__proto__'), call('2', 'constructor'), call('3', '42')]));
  assert.deepEqual(Object.entries(metrics.tool_calls).sort(), [
    ['42', 1],
    ['__proto__', 1],
    ['constructor', 1],
  ]);
});

test('a failed call counts once, also through a wrapper', () => {
  const failed = (id: string, parent?: string): LineDraft => ({
    ...call(id, 'memory_search', parent),
    event_type: 'tool_result',
    status: 'error',
    outcome: 'failed',
  });
  const lines = [call('outer', 'tool_call'), call('inner', 'memory_search', 'outer'), failed('inner', 'outer')];
  const metrics = count(toEvents([...lines, failed('outer')]));
  assert.deepEqual([metrics.error_events, metrics.failed_tool_calls], [1, 1]);
});

test('a timeout counts once: the cancelled call, the run and the process that it ended are one error', () => {
  const model: LineDraft = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined };
  const run: LineDraft = { ...model, host_run_id: 'run' };
  const cancelled: LineDraft = { ...call('a'), event_type: 'tool_result', status: 'error', outcome: 'cancelled' };
  const timedOut: LineDraft = { ...run, event_type: 'agent_end', status: 'error', outcome: 'failed', payload: {} };
  const response: LineDraft = { ...run, event_type: 'after_provider_response', status: 'error', outcome: 'failed' };
  const trouble = toEvents(
    [{ ...model, event_type: 'error_event', status: 'error', payload: { source: 'timeout' } }],
    'supervisor',
  );
  assert.equal(count(toEvents([call('a'), cancelled, timedOut])).error_events, 1);
  assert.equal(count(toEvents([{ ...response, payload: { model_call: 1 } }, timedOut])).error_events, 1);
  assert.equal(count([...toEvents([call('a'), cancelled, timedOut]), ...trouble]).error_events, 1);
  assert.equal(count([...toEvents([call('a'), cancelled]), ...trouble]).error_events, 1);
  assert.equal(count(trouble).error_events, 1, 'nothing but the process shows it');
});

test('tokens and cost of a call are counted once, whichever line reports them', () => {
  const end = (more: LineDraft): LineDraft => ({
    source_layer: 'extension_api',
    tool_name: undefined,
    tool_call_id: undefined,
    event_type: 'after_provider_response',
    ...more,
  });
  const metrics = count(
    toEvents([
      end({ outcome: 'completed', duration_ms: 20, payload: { model_call: 1 } }),
      end({ refines: 1, payload: { usage: { output: 7 } } }),
      end({ refines: 1, payload: { usage: { input: 5, output: 7, total: 99 }, cost_usd: 0.25 } }),
      end({ outcome: 'completed', payload: { model_call: 2, usage: { output: 3 } } }),
      end({ outcome: 'completed', payload: { model_call: 3, usage: { total: 10 } } }),
    ]),
  );
  assert.deepEqual(metrics.tokens, { input: 5, output: 10, cache_read: null, cache_write: null, total: 25 });
  assert.deepEqual([metrics.cost_usd, metrics.model_calls, metrics.model_ms, metrics.turns], [0.25, 3, 20, 3]);
  assert.deepEqual(metrics.by_event_type, { token_usage: 3 });
});

test('how the lines of several writers lie between each other does not matter', () => {
  const draft = fc.record({
    event_type: fc.constantFrom('tool_call', 'tool_result', 'agent_end', 'after_provider_response', 'message_end'),
    tool_call_id: fc.constantFrom('1', '2', '3'),
    parent_tool_call_id: fc.constantFrom(undefined, undefined, '1', '2'),
    status: fc.constantFrom('ok' as const, 'error' as const),
    outcome: fc.constantFrom(undefined, 'completed' as const, 'failed' as const, 'cancelled' as const),
    payload: fc.record({ cost_usd: fc.double({ noNaN: true, min: 0, max: 9 }), model_call: fc.nat(3) }),
    refines: fc.option(fc.nat(12), { nil: undefined }),
  });
  const drafts = fc.array(draft, { maxLength: 12 });
  fc.assert(
    fc.property(drafts, drafts, (left, right) => {
      const [a, b] = [toEvents(left, 'w_a'), toEvents(right, 'w_b')];
      const inTurns = a.flatMap((event, index) => [...b.slice(index, index + 1), event]);
      const interleaved = [...inTurns, ...b.slice(a.length)];
      assert.deepEqual(count([...a, ...b]), count(interleaved));
    }),
    { numRuns: 500 },
  );
});

test('calls are those of the folded events, without the copies', () => {
  const draft = fc.record({
    event_type: fc.constantFrom('tool_call', 'agent_end'),
    tool_call_id: fc.uuid(),
    link: fc.constantFrom('none', 'none', 'refines', 'derived_from'),
    target: fc.nat(12),
  });
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 12 }), (drafts) => {
      const events = toEvents(
        drafts.map(({ link, target, ...members }) => ({ ...members, ...(link === 'none' ? {} : { [link]: target }) })),
      );
      const folded = foldEvents(events).filter(({ derived_from }) => derived_from === undefined);
      const calls = folded.filter(({ event_type }) => event_type === 'tool_call').length;
      assert.equal(count(events).tool_calls.exec ?? 0, calls);
    }),
    { numRuns: 500 },
  );
});
