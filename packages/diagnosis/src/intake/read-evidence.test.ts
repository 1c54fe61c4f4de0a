import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Execution } from '../model/execution.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { createEvidenceIntake, type EvidenceEvent } from './read-evidence.ts';

function read(events: readonly EvidenceEvent[]): Execution {
  const intake = createEvidenceIntake();
  for (const event of events) intake.add(event);
  return intake.toExecution();
}
const readScenario = (scenario: Scenario): Execution => read(scenario.events);

test('a run has its conversation, its items in order, and its end', () => {
  const { runs, conversations, messages, toolCalls, modelCalls } = readScenario(
    createScenario().user('Count').call('exec', { command: 'wc -l' }, { text: '3' }).say('Three.').end(),
  );
  assert.equal(runs.length, 1);
  assert.deepEqual(
    runs[0]?.items.map(({ kind }) => kind),
    ['message', 'model_call', 'message', 'tool_call', 'model_call', 'message'],
  );
  assert.equal(conversations[0]?.items.length, 6);
  assert.equal(runs[0]?.end?.ending, 'success');
  assert.deepEqual([messages.length, toolCalls.length, modelCalls.length], [3, 1, 2]);
  assert.equal(toolCalls[0]?.result?.text, '3');
});

test('refinements are folded into what they refine', () => {
  const scenario = createScenario().user('Go').model();
  const seq = scenario.events.length;
  scenario.event({
    event_type: 'after_provider_response',
    refines: seq,
    payload: { usage: { output: 77 }, cost_usd: 0.5, context_used: 1_234 },
  });
  const { modelCalls } = readScenario(scenario);
  assert.equal(modelCalls.length, 1);
  assert.equal(modelCalls[0]?.usage?.output, 77);
  assert.equal(modelCalls[0]?.usage?.input, 5_000, 'what the first line said stays');
  assert.equal(modelCalls[0]?.costUsd, 0.5);
});

test('a refinement of a refinement reaches the first line', () => {
  const scenario = createScenario().user('Go').model({ withoutUsage: true });
  const seq = scenario.events.length;
  scenario.event({ event_type: 'after_provider_response', refines: seq, payload: { http_status: 200 } });
  scenario.event({ event_type: 'after_provider_response', refines: seq + 1, payload: { cost_usd: 2 } });
  const { modelCalls } = readScenario(scenario);
  assert.deepEqual([modelCalls.length, modelCalls[0]?.costUsd], [1, 2]);
});

test('the real end of a background command replaces "still running"', () => {
  const scenario = createScenario()
    .user('Go')
    .call('exec', { command: 'sleep 60' }, { outcome: 'running', text: 'still running' });
  scenario.event({
    event_type: 'tool_result',
    refines: scenario.events.length,
    outcome: 'failed',
    exit_code: 4,
    payload: {},
  });
  const [call] = readScenario(scenario).toolCalls;
  assert.deepEqual([call?.result?.outcome, call?.result?.exitCode, call?.result?.text], ['failed', 4, 'still running']);
});

test('the wrapper of a deferred tool gives way to the call inside', () => {
  const scenario = createScenario().user('Go').call('tool_call', { id: 'memory_search' }, { missing: true });
  scenario.event({
    event_type: 'tool_call',
    tool_name: 'memory_search',
    tool_call_id: 'inner',
    parent_tool_call_id: 'call_1',
    payload: { input: { query: 'x' } },
  });
  const { toolCalls, runs } = readScenario(scenario);
  assert.deepEqual(
    toolCalls.map(({ tool, index }) => [tool, index]),
    [['memory_search', 0]],
  );
  assert.equal(runs[0]?.items.filter(({ kind }) => kind === 'tool_call').length, 1);
});

test('arguments are equal whatever the order of their members', () => {
  const { toolCalls } = readScenario(
    createScenario()
      .user('Go')
      .call('x', { a: 1, b: [{ c: 2, d: 3 }] })
      .call('x', { b: [{ d: 3, c: 2 }], a: 1 }),
  );
  assert.equal(toolCalls[0]?.key, toolCalls[1]?.key);
});

test('long arguments that differ only in the middle have different keys, and are not kept whole', () => {
  const long = (middle: string): string => `${'a'.repeat(50_000)}${middle}${'b'.repeat(50_000)}`;
  const { toolCalls } = readScenario(
    createScenario()
      .user('Go')
      .call('x', { text: long('1') })
      .call('x', { text: long('2') }),
  );
  assert.notEqual(toolCalls[0]?.key, toolCalls[1]?.key);
  assert.ok(JSON.stringify(toolCalls[0]?.args).length < 4_000);
});

test('a result without its call is a call whose arguments are unknown, equal to no other', () => {
  const scenario = createScenario().user('Go');
  for (const id of ['lost-1', 'lost-2'])
    scenario.event({
      event_type: 'tool_result',
      tool_name: 'exec',
      tool_call_id: id,
      outcome: 'completed',
      payload: {},
    });
  const { toolCalls } = readScenario(scenario);
  assert.equal(toolCalls.length, 2);
  assert.notEqual(toolCalls[0]?.key, toolCalls[1]?.key);
});

test('a reset keeps the key and begins another conversation', () => {
  const scenario = createScenario().user('One').say('First.').end();
  scenario.event({
    event_type: 'input',
    conversation_id: 'another',
    host_run_id: 'later',
    payload: { text: 'Two' },
  });
  assert.equal(readScenario(scenario).conversations.length, 2);
});

test('runs of the host itself are hidden', () => {
  const { runs } = readScenario(createScenario().user('Flush the memory', { trigger: 'memory' }).end());
  assert.deepEqual([runs[0]?.hidden, runs[0]?.trigger], [true, 'memory']);
});

test('an event named like a member that every object has is nothing special', () => {
  const scenario = createScenario().user('Go');
  for (const event_type of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) scenario.event({ event_type });
  assert.equal(readScenario(scenario).messages.length, 1);
});

test('hostile payloads are read as far as they go', () => {
  const hostile: unknown[] = [null, 7, 'text', [], { a: null }, [[[]]], { toString: null }];
  const types = [
    'agent_start',
    'agent_end',
    'input',
    'message_end',
    'before_provider_request',
    'after_provider_response',
    'tool_call',
    'tool_result',
    'memory_search',
    'skill_available',
    'skill_read',
    'context_report',
    'compaction_end',
    'subagent_spawned',
    'process_end',
    'recorder_fault',
  ];
  const members = [
    'text',
    'usage',
    'input',
    'result',
    'skills',
    'descriptions',
    'tools',
    'retry',
    'model_call',
    'ending',
  ];
  const scenario = createScenario().user('Go');
  for (const event_type of types)
    for (const value of hostile)
      scenario.event({ event_type, payload: Object.fromEntries(members.map((name) => [name, value])) });
  const execution = readScenario(scenario);
  assert.equal(execution.eventCount, scenario.events.length);
});
