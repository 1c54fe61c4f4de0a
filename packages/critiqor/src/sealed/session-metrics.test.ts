import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { foldEvents } from '@critiqor/evidence/read/fold-events';
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
  const metrics = count(
    toEvents([
      { event_type: 'tool_call', tool_name: 'memory_search' },
      { event_type: 'memory_search', tool_name: 'memory_search', derived_from: 1, status: 'error' },
      { event_type: 'tool_result', tool_name: 'memory_search', status: 'error', outcome: 'failed' },
      { event_type: 'memory_search', tool_name: 'memory_search', derived_from: 3, status: 'error' },
      { event_type: 'tool_result', tool_name: 'memory_search', refines: 3, status: 'error', outcome: 'blocked' },
      { event_type: 'tool_call', tool_name: 'memory_search', refines: 1 },
    ]),
  );
  assert.equal(metrics.error_events, 1);
  assert.deepEqual(metrics.tool_calls, { memory_search: 1 });
  assert.equal(metrics.total_events, 6);
  assert.deepEqual(metrics.by_event_type, { memory_event: 2, tool_call: 2, tool_output: 2 });
  assert.deepEqual(metrics.by_source_layer, { tool_hooks: 6 });
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

test('errors and calls are those of the folded events, without the copies', () => {
  const draft = fc.record({
    event_type: fc.constantFrom('tool_call', 'tool_result', 'agent_end'),
    tool_call_id: fc.uuid(),
    status: fc.constantFrom('ok' as const, 'error' as const),
    outcome: fc.option(fc.constantFrom('completed' as const, 'failed' as const), { nil: undefined }),
    link: fc.constantFrom('none', 'none', 'refines', 'derived_from'),
    target: fc.nat(12),
  });
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 12 }), (drafts) => {
      const events = toEvents(
        drafts.map(({ link, target, ...members }) => ({ ...members, ...(link === 'none' ? {} : { [link]: target }) })),
      );
      const folded = foldEvents(events).filter(({ derived_from }) => derived_from === undefined);
      const metrics = count(events);
      assert.equal(metrics.error_events, folded.filter(({ status }) => status === 'error').length);
      const calls = folded.filter(({ event_type }) => event_type === 'tool_call').length;
      assert.equal(metrics.tool_calls.exec ?? 0, calls);
    }),
    { numRuns: 500 },
  );
});
