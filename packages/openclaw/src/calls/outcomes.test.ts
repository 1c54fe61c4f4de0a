import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { ofType, only } from '../testing/evidence-checks.ts';
import { replayRecording } from '../testing/replayed-host.ts';

/** What recordings are known to hold, by hand; `recordings.test.ts` compares all of them with the host's own account. */

const BOTH = ['gateway', 'agent_exec'] as const;

const toolOutcomes = (facts: readonly JournalEvent[]): string[] =>
  ofType(facts, 'tool_result').map(({ tool_name, outcome, exit_code, payload }) =>
    [tool_name, outcome, payload.blocked_by, exit_code].filter((part) => part !== undefined).join(' '),
  );

const TOOL_OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  '03-errors-then-recovery': ['exec failed 1', 'read failed', 'exec failed 3', 'ls completed', 'read completed'],
  '04-error-cascade': [
    'exec failed 2',
    'exec failed 127',
    'read failed',
    'exec failed 42',
    'edit failed',
    'exec failed 127',
  ],
  '05c-memory-plugin-off': ['tool_call failed', 'tool_call failed'],
  '11-hallucinated-tool': ['database_query blocked unknown_tool', 'exec completed 0', 'read completed'],
  '12-invalid-args': [
    'read blocked invalid_arguments',
    'read failed',
    'exec blocked invalid_arguments',
    'edit blocked invalid_arguments',
    'read completed',
  ],
  '13a-sigint-in-tool': ['read completed', 'exec cancelled'],
  '14-parallel-tools': ['read failed', 'read completed', 'exec completed 0', 'exec completed 0'],
};

for (const [name, expected] of Object.entries(TOOL_OUTCOMES)) {
  test(`${name}: tool calls end as they really ended`, async (t) => {
    for (const entryPoint of BOTH) {
      const { facts } = await replayRecording(t, name, { entryPoint });
      assert.deepEqual(toolOutcomes(facts), expected);
    }
  });
}

test('calls that loop detection blocks are told apart from those that ran', async (t) => {
  for (const entryPoint of BOTH) {
    const { facts } = await replayRecording(t, '02b-repeat-loop-detection', { entryPoint });
    assert.deepEqual(toolOutcomes(facts), [
      ...Array.from({ length: 20 }, () => 'exec completed 0'),
      'exec blocked tool_loop',
      'exec blocked tool_loop',
    ]);
  }
});

test('a retry is recorded on the call that failed, and on no other', async (t) => {
  for (const entryPoint of BOTH) {
    for (const lateness of ['prompt', 'late'] as const) {
      const { facts } = await replayRecording(t, '08a-model-500-429-recovered', { entryPoint, lateness });
      const calls = ofType(facts, 'after_provider_response').map(({ outcome, payload }) => {
        const { reason, attempt } = (payload.retry ?? {}) as { reason?: string; attempt?: number };
        return [payload.model_call, outcome, reason, attempt].filter((part) => part !== undefined).join(' ');
      });
      assert.deepEqual(calls, ['1 failed server_error 2', '2 completed', '3 failed rate_limit 3', '4 completed']);
    }
  }
});

test('a failed call says why: status with access to conversations, the class of failure without', async (t) => {
  const failuresWith = async (conversationAccess: boolean) => {
    const { facts } = await replayRecording(t, '08a-model-500-429-recovered', { conversationAccess });
    return ofType(facts, 'after_provider_response')
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ payload, error }) => [payload.http_status, payload.failure, error !== undefined]);
  };
  assert.deepEqual(await failuresWith(true), [
    [500, 'server_error', true],
    [429, 'rate_limit_error', true],
  ]);
  assert.deepEqual(await failuresWith(false), [
    [undefined, 'server_error', true],
    [undefined, 'rate_limit', true],
  ]);
});

test('tokens of an answer are not counted for the call that was cut off after it', async (t) => {
  const { facts } = await replayRecording(t, '13c-timeout-in-model-call');
  const [answered, cutOff] = ofType(facts, 'after_provider_response');
  assert.ok(answered?.payload.usage && answered.payload.cost_usd);
  assert.equal(cutOff?.outcome, 'failed');
  assert.equal(cutOff.payload.failure, 'timeout');
  assert.equal(cutOff.payload.usage, undefined);
  assert.equal(cutOff.payload.cost_usd, undefined);
});

test('a compaction has its counts, and lies between the refused call and the next', async (t) => {
  const { facts } = await replayRecording(t, '07-compaction-overflow');
  const start = only(facts, 'compaction_start');
  const end = only(facts, 'compaction_end');
  assert.deepEqual(start.payload, { messages: 9, tokens: 29_950 });
  assert.deepEqual(end.payload, { messages: 3, tokens: 19_282, compacted: 6 });
  assert.equal(end.outcome, 'completed');
  const refused = ofType(facts, 'after_provider_response').find(({ outcome }) => outcome === 'failed');
  assert.ok(refused && refused.seq < start.seq && start.seq < end.seq);
  const summaries = facts.filter(({ payload }) => payload.purpose === 'compaction');
  assert.ok(summaries.length > 0 && summaries.every(({ payload }) => payload.usage === undefined));
});

test('a compaction that fails is ended by the run that goes on without it', async (t) => {
  const { facts } = await replayRecording(t, '07c-compaction-failed');
  const end = only(facts, 'compaction_end');
  assert.deepEqual([end.outcome, end.payload.concluded_from], ['failed', 'run_end']);
  assert.equal(end.derived_from, only(facts, 'compaction_start').seq);
});

test('a hidden run that saves memories is marked, also where only its conversation tells', async (t) => {
  for (const entryPoint of BOTH) {
    const { facts } = await replayRecording(t, '07b-compaction-preflight', { entryPoint });
    const [hidden, visible] = ofType(facts, 'agent_start');
    assert.equal(hidden?.payload.trigger, 'memory');
    assert.notEqual(visible?.payload.trigger, 'memory');
    assert.notEqual(hidden?.conversation_key, visible?.conversation_key);
  }
});

const TRIGGERS = { '18-cron': 'cron', '18b-heartbeat': 'heartbeat', '01-clean-success': 'user' };
for (const [name, trigger] of Object.entries(TRIGGERS)) {
  test(`${name}: run and input say that ${trigger} started them`, async (t) => {
    const { facts } = await replayRecording(t, name, { entryPoint: 'gateway' });
    assert.equal(only(facts, 'agent_start').payload.trigger, trigger);
    assert.equal(only(facts, 'input').payload.trigger, trigger);
  });
}

test('a scheduled job is followed from its start to its end', async (t) => {
  const { facts } = await replayRecording(t, '18-cron');
  const job = ofType(facts, 'cron').filter(({ payload }) => payload.name === 'nightly');
  assert.deepEqual(
    job.map(({ payload }) => payload.action),
    ['added', 'started', 'finished'],
  );
  assert.deepEqual([job.at(-1)?.outcome, job.at(-1)?.payload.ending], ['completed', 'succeeded']);
  assert.equal(job.at(-1)?.conversation_key, only(facts, 'agent_start').conversation_key);
});

test('a subagent has a parent, a run of its own and an outcome', async (t) => {
  const { facts } = await replayRecording(t, '09-subagent');
  const spawned = only(facts, 'subagent_spawned');
  const ended = only(facts, 'subagent_ended');
  const child = ofType(facts, 'agent_start').find(({ payload }) => payload.trigger === 'subagent');
  assert.equal(spawned.payload.child_run_id, child?.host_run_id);
  assert.equal(spawned.payload.child_conversation_key, child?.conversation_key);
  assert.equal(spawned.payload.parent_conversation_key, 'agent:main:main');
  assert.deepEqual([ended.outcome, ended.payload.child_run_id], ['completed', child?.host_run_id]);
});

test('a reset conversation is no subagent that ended', async (t) => {
  const { facts } = await replayRecording(t, '19-gateway-two-turns-and-new');
  assert.deepEqual(ofType(facts, 'subagent_ended'), []);
  assert.equal(only(facts, 'reset').payload.messages, 6);
  const lifecycle = facts.filter(({ event_type }) => /^session_/.test(event_type)).map(({ event_type }) => event_type);
  assert.deepEqual(lifecycle, ['session_start', 'session_end', 'session_start']);
});

const MEMORY: Readonly<Record<string, readonly string[]>> = {
  '05-memory-search-empty': ['memory_search empty', 'memory_search empty'],
  '05b-memory-search-direct-name': ['memory_search unavailable'],
  '05c-memory-plugin-off': ['memory_search unavailable', 'memory_search unavailable'],
  '06-memory-get-missing': ['memory_get not_found', 'memory_get not_found'],
};
for (const [name, expected] of Object.entries(MEMORY)) {
  test(`${name}: access to memory is copied once, with what came of it`, async (t) => {
    for (const entryPoint of BOTH) {
      const { facts } = await replayRecording(t, name, { entryPoint });
      const copies = facts.filter(({ payload }) => payload.observed_as === 'tool_result');
      assert.deepEqual(
        copies.map(({ event_type, payload }) => `${event_type} ${payload.result_status}`),
        expected,
      );
      const results = new Set(ofType(facts, 'tool_result').map(({ seq }) => seq));
      assert.ok(copies.every(({ derived_from }) => results.has(derived_from ?? 0)));
    }
  });
}

test('a skill is read, or is not there', async (t) => {
  for (const entryPoint of BOTH) {
    const { facts } = await replayRecording(t, '17b-skill-failing', { entryPoint });
    const reads = ofType(facts, 'skill_read').map(({ payload }) => `${payload.skill} ${payload.result_status}`);
    assert.deepEqual(reads, ['release-notes read', 'changelog not_found']);
  }
});

test('a retried run has one beginning and one message of the user', async (t) => {
  for (const entryPoint of BOTH) {
    const { facts } = await replayRecording(t, '08a-model-500-429-recovered', { entryPoint });
    assert.equal(only(facts, 'agent_start').payload.attempt, 3);
    assert.equal(only(facts, 'input').payload.text, 'What does hello.txt say?');
  }
});

test('output that the host cuts in its events is completed by the hook', async (t) => {
  const { facts } = await replayRecording(t, '15-large-output', { capture: 'full' });
  const [exec] = ofType(facts, 'tool_result');
  assert.ok(String(exec?.payload.text).length > 100_000);
  assert.equal(exec?.payload.result_chars, String(exec?.payload.text).length);
  const { facts: withoutHooks } = await replayRecording(t, '15-large-output', {
    capture: 'full',
    entryPoint: 'agent_exec',
  });
  assert.equal(ofType(withoutHooks, 'tool_result')[0]?.payload.text, undefined);
});
