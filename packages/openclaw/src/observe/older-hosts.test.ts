import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofType, only } from '../testing/evidence-checks.ts';
import { type ReplayedHostOptions, record } from '../testing/replayed-host.ts';
import { createScriptedRun, type ScriptedRun } from '../testing/scripted-steps.ts';

/** What OpenClaw 2026.7 shows otherwise than later versions (`docs/decisions/023-older-openclaw-versions.md`). */
const OLD: ReplayedHostOptions = {
  entryPoint: 'agent_local',
  adaptApi: (api) => ({ ...api, runtime: { ...api.runtime, version: '2026.7.35' } }),
};

const USAGE = { input: 100, output: 40, cacheRead: 0, cacheWrite: 0, cost: { total: 0.1 } };
const call = (run: ScriptedRun, number: number): ScriptedRun =>
  run
    .hook('model_call_started', { callId: `run:model:${number}`, provider: 'p', model: 'm' })
    .hook('model_call_ended', { callId: `run:model:${number}`, outcome: 'completed', durationMs: 5 });
const begun = (): ScriptedRun => createScriptedRun('run').lifecycle({ phase: 'start' });
const answer = (content: string, timestamp: number) => ({
  role: 'assistant',
  content,
  stopReason: 'stop',
  usage: USAGE,
  timestamp,
});

test('a call that the hook calls completed has failed if its message says so', async (t) => {
  const error = { role: 'assistant', content: [], stopReason: 'error', errorMessage: '400 too long' };
  const { facts } = await record(t, call(begun(), 1).transcript(error).steps, OLD);
  const end = only(facts, 'after_provider_response');
  assert.deepEqual([end.outcome, end.error, end.payload.http_status], ['failed', '400 too long', 400]);
});

test('a call that was answered stays completed when the host writes an error of its own', async (t) => {
  const error = { role: 'assistant', content: [], stopReason: 'error', errorMessage: 'stopped' };
  const run = call(begun(), 1).agentEvent('usage', { outputTokens: 40 }).transcript(error);
  assert.equal(only((await record(t, run.steps, OLD)).facts, 'after_provider_response').outcome, 'completed');
});

test('a call within a compaction writes its summary, and the next attempt is the end of the compaction', async (t) => {
  const purposes = async (steps: ScriptedRun['steps']) => {
    const { facts } = await record(t, steps, OLD);
    const starts = ofType(facts, 'before_provider_request').map(({ payload }) => payload.purpose);
    return [starts, only(facts, 'compaction_end').outcome];
  };
  const compacting = () => call(call(begun(), 1).hook('before_compaction', { messageCount: 9 }), 2);
  const ended = call(compacting().hook('after_compaction', { messageCount: 3 }), 3).steps;
  assert.deepEqual(await purposes(ended), [[undefined, 'compaction', undefined], 'completed']);
  const tried = call(compacting().lifecycle({ phase: 'start' }), 3).steps;
  assert.deepEqual(await purposes(tried), [[undefined, 'compaction', undefined], 'failed']);
});

test('a run shows how its compaction ended, and hooks only add their counts', async (t) => {
  const compact = (run: ScriptedRun, end: object): ScriptedRun =>
    call(run.agentEvent('compaction', { phase: 'start' }).hook('before_compaction', { messageCount: 9 }), 2).agentEvent(
      'compaction',
      { phase: 'end', ...end },
    );
  const steps = compact(call(begun(), 1), { willRetry: true, completed: true }).lifecycle({ phase: 'start' });
  const again = compact(steps, { willRetry: false, completed: true }).hook('after_compaction', { messageCount: 3 });
  const { facts } = await record(t, compact(again, { willRetry: false, completed: false }).steps, OLD);
  assert.deepEqual(
    ofType(facts, 'compaction_start').map(({ payload }) => payload.messages),
    [9, 9, 9],
  );
  assert.deepEqual(
    ofType(facts, 'compaction_end').map(({ outcome, payload }) => [outcome, payload.messages]),
    [
      ['completed', undefined],
      ['completed', 3],
      ['failed', undefined],
    ],
  );
  assert.ok(ofType(facts, 'compaction_end').every(({ payload }) => payload.concluded_from === undefined));
});

test('the tokens of a message that is never stored are seen before a compaction drops it', async (t) => {
  const said = {
    role: 'assistant',
    content: [{ type: 'toolCall', id: 'unknown', name: 'frobnicate' }],
    stopReason: 'toolUse',
    usage: USAGE,
  };
  const run = call(begun(), 1)
    .toolStart('unknown', 'frobnicate', {})
    .hook('before_compaction', { messageCount: 2, messages: [said] });
  const end = only((await record(t, run.steps, OLD)).facts, 'after_provider_response');
  assert.deepEqual((end.payload.usage as { input: number }).input, 100);
});

test('a run that recovered has succeeded, whatever error the host repeats at its end', async (t) => {
  const play = async (last: object, error: string) => {
    const run = call(begun().lifecycle({ phase: 'finishing', error: 'overflow' }).lifecycle({ phase: 'start' }), 1)
      .lifecycle({ phase: 'finishing', ...last })
      .lifecycle({ phase: 'error', error, stopReason: 'stop' });
    const { outcome, error: noted, payload } = only((await record(t, run.steps, OLD)).facts, 'agent_end');
    return [payload.ending, outcome, noted, payload.reported_error];
  };
  assert.deepEqual(await play({ stopReason: 'stop' }, 'overflow'), ['success', 'completed', undefined, 'overflow']);
  assert.deepEqual(await play({ stopReason: 'stop' }, 'other'), ['error', 'failed', 'other', undefined]);
  assert.deepEqual(await play({ error: 'overflow' }, 'overflow'), ['error', 'failed', 'overflow', undefined]);
});

test('a message of a run that ended before its first model call is taken from the prompt', async (t) => {
  const prompt = { prompt: '[Mon] Anything else?', tools: [], historyMessages: [] };
  const said = answer('Of an earlier run.', 1);
  const failed = createScriptedRun('run')
    .hook('llm_input', prompt)
    .hook('agent_end', { messages: [said] })
    .lifecycle({ phase: 'error', error: 'Agent run failed' });
  const { facts } = await record(t, failed.steps, OLD);
  const { payload, source } = only(facts, 'input');
  assert.deepEqual([payload.text, payload.stored, source], ['[Mon] Anything else?', false, 'hook.llm_input']);
  assert.deepEqual(ofType(facts, 'message_end'), [], 'messages of earlier runs are not those of this one');
  const stored = createScriptedRun('run').hook('llm_input', prompt).lifecycle({ phase: 'start' });
  stored.transcript({ role: 'user', content: 'Anything else?' }).lifecycle({ phase: 'error', error: 'failed' });
  assert.equal(only((await record(t, stored.steps, OLD)).facts, 'input').payload.text, 'Anything else?');
});

test('a subagent whose run has ended is over when the process ends, if the host has not said so', async (t) => {
  const spawned = { runId: 'child', childSessionKey: 'agent:main:subagent:1' };
  const child = createScriptedRun('child', 'agent:main:subagent:1').lifecycle({ phase: 'start' });
  const ended = child.lifecycle({ phase: 'end', stopReason: 'stop' }).steps;
  const parent = begun().hook('subagent_spawned', spawned).steps;
  const { facts } = await record(t, [...parent, ...ended], OLD);
  const { outcome, payload } = only(facts, 'subagent_ended');
  assert.deepEqual([outcome, payload.child_run_id, payload.concluded_from], ['completed', 'child', 'run_end']);
  const said = begun().hook('subagent_ended', { runId: 'child', outcome: 'ok', targetKind: 'subagent' }).steps;
  const { facts: shown } = await record(t, [...parent, ...ended, ...said.slice(1)], OLD);
  assert.equal(only(shown, 'subagent_ended').payload.concluded_from, undefined);
  assert.deepEqual(ofType((await record(t, parent, OLD)).facts, 'subagent_ended'), [], 'one that still works');
});

test('messages that are shown again after the end of the run were not lost', async (t) => {
  const [first, second] = [answer('I look.', 2e12), answer('Done.', 2e12 + 1)];
  const run = call(begun(), 1)
    .transcript(first)
    .transcript(second)
    .lifecycle({ phase: 'error', error: 'failed' })
    .hook('agent_end', { messages: [first, second] });
  const { facts } = await record(t, run.steps, OLD);
  assert.ok(ofType(facts, 'message_end').every(({ payload }) => payload.stored !== false));
});
