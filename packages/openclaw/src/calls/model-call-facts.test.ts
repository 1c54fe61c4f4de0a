import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { assertIntact, ofType, only } from '../testing/evidence-checks.ts';
import { record } from '../testing/replayed-host.ts';
import { createScriptedRun, type ScriptedRun } from '../testing/scripted-steps.ts';

/** Single calls in the shapes of `agent exec`, which shows no hooks. */
const EXEC = { entryPoint: 'agent_exec' } as const;
const BEGIN = Date.UTC(2026, 10, 15);
const begun = (): ScriptedRun =>
  createScriptedRun('run')
    .lifecycle({ phase: 'start' })
    .diagnostic('run.execution_phase', { phase: 'model_call_started', provider: 'p', model: 'm' })
    .lifecycle({ phase: 'model', provider: 'p', model: 'm' });
const text = (words: string) => [{ type: 'text', text: words }];
const USAGE = { input: 100, output: 40, cacheRead: 0, cacheWrite: 0, cost: { total: 0.1 } };
const ends = (facts: readonly JournalEvent[]): JournalEvent[] => ofType(facts, 'after_provider_response');

test('the message of a refused response belongs to the call that failed', async (t) => {
  const run = begun()
    .agentEvent('usage', { outputTokens: 40 })
    .agentEvent('item', { kind: 'preamble', itemId: 'i', progressText: 'I try' })
    .lifecycle({ phase: 'model', provider: null })
    .lifecycle({ phase: 'finishing', error: 'malformed tool call' })
    .transcript({ role: 'assistant', content: text('I try'), stopReason: 'error', usage: USAGE })
    .lifecycle({ phase: 'error', error: 'malformed tool call', executionSettled: true });
  const evidence = await record(t, run.steps, EXEC);
  assertIntact(evidence);
  const { facts } = evidence;
  only(facts, 'before_provider_request');
  const end = only(facts, 'after_provider_response');
  assert.deepEqual([end.outcome, end.payload.model_call], ['failed', 1]);
  assert.deepEqual((end.payload.usage as { output: number }).output, 40);
  const message = only(facts, 'message_end');
  assert.deepEqual([message.payload.model_call, message.payload.partial], [1, false]);
});

test('an error message ends the call that is open as failed', async (t) => {
  const run = begun().transcript({ role: 'assistant', content: [], stopReason: 'error', usage: USAGE });
  assert.equal(only((await record(t, run.steps, EXEC)).facts, 'after_provider_response').outcome, 'failed');
});

test('a message after a failure is that of the next call, unless it is older than the failure', async (t) => {
  const failed = () => begun().at(500).lifecycle({ phase: 'finishing', error: '500 boom' });
  const answer = { role: 'assistant', content: text('Hello'), stopReason: 'stop', usage: USAGE };
  const next = await record(t, failed().at(900).transcript(answer).steps, EXEC);
  assert.deepEqual(
    ends(next.facts).map(({ outcome }) => outcome),
    ['failed', 'completed'],
  );
  const own = await record(t, failed().transcript({ ...answer, timestamp: BEGIN + 400 }).steps, EXEC);
  assert.equal(only(own.facts, 'after_provider_response').outcome, 'failed');
});

for (const usage of [
  { ...USAGE, output: -7 },
  { ...USAGE, input: 0.5 },
  { ...USAGE, cacheRead: -1 },
]) {
  test(`usage that cannot be is unknown and kept: ${JSON.stringify(usage)}`, async (t) => {
    const run = begun().transcript({ role: 'assistant', content: text('x'), stopReason: 'stop', usage });
    const { payload } = only((await record(t, run.steps, EXEC)).facts, 'after_provider_response');
    assert.deepEqual([payload.usage, payload.cost_usd, payload.context_used], [undefined, undefined, undefined]);
    const { input, output, cacheRead: cache_read, cacheWrite: cache_write } = usage;
    assert.deepEqual(payload.reported_usage, { input, output, cache_read, cache_write });
  });
}

test('a count of output tokens that goes back says nothing of the call, and the next count is right again', async (t) => {
  const run = begun().agentEvent('usage', { outputTokens: -7 });
  run
    .diagnostic('run.execution_phase', { phase: 'model_call_started', provider: 'p', model: 'm' })
    .agentEvent('usage', { outputTokens: 33 });
  const [first, second] = ends((await record(t, run.steps, EXEC)).facts);
  assert.deepEqual([first?.payload.usage, first?.payload.reported_usage], [undefined, { output: -7 }]);
  assert.deepEqual(second?.payload.usage, { output: 40 });
});

test('a call without usage is timed by what the host told of it last', async (t) => {
  const run = begun()
    .at(700)
    .agentEvent('assistant', { itemId: 'i', text: 'Done.' })
    .at(710)
    .transcript({ role: 'assistant', content: text('Done.'), stopReason: 'stop' });
  const { duration_ms, payload } = only((await record(t, run.steps, EXEC)).facts, 'after_provider_response');
  assert.deepEqual([duration_ms, payload.duration_source], [700, 'derived']);
});

test('what a hook measured counts, also when the end was concluded before', async (t) => {
  const run = begun()
    .hook('model_call_started', { callId: 'c' })
    .at(900)
    .agentEvent('usage', { outputTokens: 4 })
    .hook('model_call_ended', { callId: 'c', outcome: 'completed', durationMs: 850 });
  const { duration_ms, payload } = only((await record(t, run.steps)).facts, 'after_provider_response');
  assert.deepEqual([duration_ms, payload.duration_source], [850, 'host']);
});

test('a run that shows only its end has a beginning', async (t) => {
  const run = createScriptedRun('run').at(1_195);
  run.lifecycle({
    phase: 'error',
    error: 'cooldown',
    startedAt: BEGIN,
    endedAt: BEGIN + 1_195,
    executionSettled: true,
  });
  const { facts } = await record(t, run.steps);
  const start = only(facts, 'agent_start');
  assert.deepEqual([start.payload.concluded_from, start.host_ts], ['run_end', BEGIN]);
  assert.ok(start.seq < only(facts, 'agent_end').seq);
});
