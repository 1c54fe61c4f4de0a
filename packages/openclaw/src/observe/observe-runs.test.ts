import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { assertIntact, ofType, only } from '../testing/evidence-checks.ts';
import { record } from '../testing/replayed-host.ts';
import { createScriptedRun, type ScriptedRun } from '../testing/scripted-steps.ts';

const begun = (): ScriptedRun =>
  createScriptedRun('run').lifecycle({ phase: 'start' }).lifecycle({ phase: 'model', provider: 'p', model: 'm' });
const answer = (text: string) => ({ role: 'assistant', content: [{ type: 'text', text }], stopReason: 'stop' });
const textsOf = (facts: readonly JournalEvent[]): string[] =>
  ofType(facts, 'message_end').map(({ payload }) => `${payload.partial ? 'partial: ' : ''}${payload.text}`);

test('of a streamed answer the beginning and the whole are recorded, not every piece', async (t) => {
  const run = begun();
  for (const text of ['One', 'One, two', 'One, two, three']) run.agentEvent('assistant', { itemId: 'i', text });
  const { facts } = await record(t, run.transcript(answer('One, two, three')).steps);
  only(facts, 'message_start');
  assert.deepEqual(textsOf(facts), ['One, two, three']);
});

test('an answer that breaks off is recorded as far as it came', async (t) => {
  const streamed = () => begun().agentEvent('assistant', { itemId: 'i', text: 'I was about' });
  const endings: readonly ScriptedRun[] = [
    streamed().lifecycle({ phase: 'error', error: 'cut', executionSettled: true }),
    streamed().lifecycle({ phase: 'finishing', error: 'cut' }),
    streamed().agentEvent('assistant', { itemId: 'j', text: '', replace: true }),
    streamed().lifecycle({ phase: 'model', provider: 'p', model: 'm' }),
  ];
  for (const run of endings) assert.deepEqual(textsOf((await record(t, run.steps)).facts), ['partial: I was about']);
});

test('an answer that is streamed only after it was persisted is the same answer', async (t) => {
  const run = begun().transcript(answer('Done.')).agentEvent('assistant', { itemId: 'i', text: 'Done.' });
  run.lifecycle({ phase: 'model', provider: null }).lifecycle({ phase: 'end', executionSettled: true });
  assert.deepEqual(textsOf((await record(t, run.steps)).facts), ['Done.']);
});

test('two responses with the same words are two answers', async (t) => {
  const run = begun()
    .agentEvent('assistant', { itemId: 'i', text: 'Working on it.' })
    .transcript(answer('Working on it.'));
  run
    .lifecycle({ phase: 'model', provider: 'p', model: 'm' })
    .agentEvent('assistant', { itemId: 'j', text: 'Working on it.' });
  run.lifecycle({ phase: 'end', executionSettled: true });
  assert.deepEqual(textsOf((await record(t, run.steps)).facts), ['Working on it.', 'partial: Working on it.']);
});

test('the last update of a preamble, after its message, is no message of its own', async (t) => {
  const preamble = (phase: string) => ({
    kind: 'preamble',
    phase,
    itemId: 'commentary-0',
    progressText: 'Let me look.',
  });
  const run = begun().agentEvent('item', preamble('update')).transcript(answer('Let me look.\nAnd think.'));
  run.agentEvent('item', preamble('end')).lifecycle({ phase: 'end', executionSettled: true });
  const { facts } = await record(t, run.steps);
  only(facts, 'message_start');
  assert.deepEqual(textsOf(facts), ['Let me look.\nAnd think.']);
});

test('a message that arrives before its run learns what the run knows', async (t) => {
  const run = createScriptedRun('run').transcript({ role: 'user', content: 'Hello' });
  run.hook('llm_input', { tools: [], historyMessages: [] }).lifecycle({ phase: 'start' });
  const { facts } = await record(t, run.steps);
  assert.deepEqual([only(facts, 'input').host_run_id, only(facts, 'input').payload.text], ['run', 'Hello']);
});

test('an end that is followed by another is refined by it', async (t) => {
  const run = begun()
    .lifecycle({ phase: 'end', status: 'cancelled', aborted: true, stopReason: 'rpc' })
    .lifecycle({ phase: 'error', aborted: true, error: 'aborted', executionSettled: true });
  const evidence = await record(t, run.steps);
  assertIntact(evidence);
  const { payload, outcome, error } = only(evidence.facts, 'agent_end');
  assert.deepEqual([payload.ending, payload.settled, outcome, error], ['aborted', true, 'cancelled', 'aborted']);
});
