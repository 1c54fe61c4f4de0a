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
