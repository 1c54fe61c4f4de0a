import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { assertContract, assertIntact, assertSeamMap, ofType, only } from '../../testing/evidence-checks.ts';
import { record } from '../../testing/replayed-host.ts';
import { createScriptedRun, type ScriptedRun } from '../../testing/scripted-steps.ts';

const BEGIN = Date.UTC(2026, 10, 15);
const toolCall = (id: string) => ({ type: 'toolCall', id, name: 'read' });
const message = (at: number, text: string, ...calls: object[]) => ({
  role: 'assistant',
  content: [{ type: 'text', text }, ...calls],
  stopReason: calls.length > 0 ? 'toolUse' : 'stop',
  timestamp: BEGIN + at,
});
const call = (run: ScriptedRun, at: number): ScriptedRun =>
  run
    .at(at)
    .hook('model_call_started', { callId: `c${at}` })
    .diagnostic('run.execution_phase', { phase: 'model_call_started', provider: 'p', model: 'm' })
    .lifecycle({ phase: 'model', provider: 'p', model: 'm' })
    .at(at + 10)
    .hook('model_call_ended', { callId: `c${at}`, outcome: 'completed', durationMs: 10 });
const begun = (): ScriptedRun => createScriptedRun('run').lifecycle({ phase: 'start' });
const told = (facts: readonly JournalEvent[]): unknown[] =>
  ofType(facts, 'message_end').map(({ payload }) => ({ ...payload, message_id: undefined, stop_reason: undefined }));

test("the host's own copy of what a tool delivered is no model call, and ends no message that streams", async (t) => {
  const zero = { input: 0, output: 0, totalTokens: 0, cost: { total: 0 } };
  const copy = { ...message(20, 'Sent words'), provider: 'openclaw', model: 'delivery-mirror', usage: zero };
  const run = call(begun(), 0)
    .transcript(message(5, 'Sending', toolCall('t1')))
    .agentEvent('item', { kind: 'preamble', itemId: 'i', progressText: 'And then' })
    .transcript(copy);
  const evidence = await record(t, call(run, 100).transcript(message(105, 'Done')).lifecycle({ phase: 'end' }).steps);
  assertIntact(evidence);
  assert.equal(ofType(evidence.facts, 'after_provider_response').length, 2);
  const ends = ofType(evidence.facts, 'message_end').map(({ payload }) => [
    payload.text,
    payload.model_call,
    payload.synthetic,
  ]);
  assert.deepEqual(ends.slice(0, 2), [
    ['Sending', 1, undefined],
    ['Sent words', undefined, true],
  ]);
  assert.deepEqual(ends.at(-1), ['Done', 2, undefined]);
});

test('a message that was stored as it was said is written once', async (t) => {
  const said = message(5, 'Hello');
  const run = call(begun(), 0)
    .transcript(said)
    .hook('agent_end', { messages: [said] });
  const { events, facts } = await record(t, run.steps);
  const { payload } = only(facts, 'message_end');
  assert.deepEqual([payload.text, payload.rewritten, payload.stored], ['Hello', undefined, undefined]);
  assert.equal(ofType(events, 'message_end').length, 1);
});

test('of a rewritten message there is what was said and what was stored, with the tools that it asked for', async (t) => {
  const said = message(5, 'Said', toolCall('t1'));
  const run = call(begun(), 0)
    .transcript(message(5, 'Stored'))
    .hook('agent_end', { messages: [said] });
  const evidence = await record(t, run.steps);
  assertIntact(evidence);
  assertContract(evidence.events);
  assertSeamMap(evidence.events);
  const { payload } = only(evidence.facts, 'message_end');
  assert.deepEqual([payload.text, payload.stored_text, payload.rewritten], ['Said', 'Stored', true]);
  assert.deepEqual([payload.tool_calls, payload.model_call], [[{ id: 't1', name: 'read' }], 1]);
});

test('a dropped message stays with its own call, streamed or not', async (t) => {
  for (const isStreamed of [true, false]) {
    const run = call(begun(), 0);
    if (isStreamed) run.agentEvent('item', { kind: 'preamble', itemId: 'i', progressText: 'Dropped' });
    const messages = [message(5, 'Dropped'), message(105, 'Kept')];
    call(run, 100).transcript(message(105, 'Kept')).hook('agent_end', { messages }).hook('agent_end', { messages });
    const { facts } = await record(t, run.steps);
    const byCall = new Map(ofType(facts, 'message_end').map(({ payload }) => [payload.model_call, payload]));
    assert.deepEqual([...byCall.keys()].sort(), [1, 2]);
    const dropped = byCall.get(1);
    assert.deepEqual([dropped?.text, dropped?.stored, dropped?.partial ?? false], ['Dropped', false, false]);
    assert.deepEqual([byCall.get(2)?.text, byCall.get(2)?.stored], ['Kept', undefined]);
    assert.equal(told(facts).length, 2);
  }
});

test('a response that breaks off is one message, as far as it came', async (t) => {
  const run = call(begun(), 0).agentEvent('assistant', { itemId: 'i', text: 'Let me start' });
  run.lifecycle({ phase: 'finishing', error: 'terminated' });
  run.hook('agent_end', { messages: [{ ...message(5, 'Let me start'), stopReason: 'error' }] });
  const { payload } = only((await record(t, run.steps)).facts, 'message_end');
  assert.deepEqual(
    [payload.text, payload.partial, payload.stored, payload.model_call],
    ['Let me start', true, false, 1],
  );
});

test('messages of earlier runs in the same conversation are not compared', async (t) => {
  const run = call(begun().at(0), 0).transcript(message(5, 'Now'));
  run.hook('agent_end', { messages: [message(-5_000, 'Long ago'), message(5, 'Now')] });
  assert.deepEqual(
    ofType((await record(t, run.steps)).facts, 'message_end').map(({ payload }) => payload.text),
    ['Now'],
  );
});
