import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofType, only } from '../testing/evidence-checks.ts';
import { record } from '../testing/replayed-host.ts';
import { createScriptedRun, type ScriptedRun } from '../testing/scripted-steps.ts';

const begun = (): ScriptedRun => createScriptedRun('run').lifecycle({ phase: 'start' });

test('skills on offer are recorded once, and again when they change', async (t) => {
  const offer = (names: readonly string[]) => {
    const skills = names.map((name) => `<skill><name>${name}</name><location>/s/${name}/SKILL.md</location></skill>`);
    return {
      systemPrompt: `x <available_skills>${skills.join('')}</available_skills> y`,
      tools: [],
      historyMessages: [],
    };
  };
  const run = createScriptedRun('run');
  for (const names of [['a', 'b'], ['a', 'b'], ['a']]) run.hook('llm_input', offer(names));
  const { facts } = await record(t, run.steps);
  const lists = ofType(facts, 'skill_available').map(({ payload }) =>
    (payload.skills as { name: string }[]).map(({ name }) => name),
  );
  assert.deepEqual(lists, [['a', 'b'], ['a']]);
});

test('a compaction that begins again has failed the first time', async (t) => {
  const run = begun()
    .hook('before_compaction', { messageCount: 9, tokenCount: 900 })
    .hook('before_compaction', { messageCount: 9, tokenCount: 900 })
    .hook('after_compaction', { messageCount: 3, tokenCount: 300, compactedCount: 6 });
  const { facts } = await record(t, run.steps);
  assert.equal(ofType(facts, 'compaction_start').length, 2);
  const ends = ofType(facts, 'compaction_end').map(({ outcome, payload }) => `${outcome} ${payload.concluded_from}`);
  assert.deepEqual(ends, ['failed next_compaction', 'completed undefined']);
});

test('the next model call shows that a compaction has failed; the calls that write its summary do not', async (t) => {
  const run = begun()
    .hook('before_compaction', { messageCount: 9 })
    .hook('model_call_started', { runId: 'run:compaction:1', callId: 'summary' })
    .hook('model_call_started', { callId: 'next' });
  const { facts } = await record(t, run.steps);
  const end = only(facts, 'compaction_end');
  assert.deepEqual([end.outcome, end.payload.concluded_from], ['failed', 'next_model_call']);
  const starts = ofType(facts, 'before_provider_request');
  assert.deepEqual(
    starts.map(({ payload, seq }) => [payload.purpose, seq < end.seq]),
    [
      ['compaction', true],
      [undefined, false],
    ],
  );
});

test('a message that a channel refused is a failure', async (t) => {
  const run = createScriptedRun('run')
    .hook('message_sent', { content: 'Hello', success: true })
    .hook('message_sent', { content: 'Hello', success: false, error: 'no such chat' })
    .hook('message_sent', { content: 'Hello' });
  const { facts } = await record(t, run.steps, { entryPoint: 'gateway' });
  const outcomes = ofType(facts, 'message_sent').map(({ outcome, error }) =>
    [outcome, error].filter(Boolean).join(': '),
  );
  assert.deepEqual(outcomes, ['completed', 'failed: no such chat', 'unknown']);
});

test('a subagent that was killed, failed or timed out did not complete', async (t) => {
  const run = createScriptedRun('run');
  for (const outcome of ['ok', 'error', 'timeout', 'killed', 'reset']) {
    run.hook('subagent_ended', { targetSessionKey: 'agent:main:subagent:1', targetKind: 'subagent', outcome });
  }
  const { facts } = await record(t, run.steps, { entryPoint: 'gateway' });
  const outcomes = ofType(facts, 'subagent_ended').map(({ outcome }) => outcome);
  assert.deepEqual(outcomes, ['completed', 'failed', 'failed', 'cancelled', 'cancelled']);
});
