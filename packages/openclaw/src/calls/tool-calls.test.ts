import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { assertIntact, ofType, only } from '../testing/evidence-checks.ts';
import { record } from '../testing/replayed-host.ts';
import { createScriptedRun, rareSteps, type ScriptedRun } from '../testing/scripted-steps.ts';

const begun = (): ScriptedRun => createScriptedRun('run').lifecycle({ phase: 'start' });

test('a command that runs on has no end until its process has one', async (t) => {
  const steps = rareSteps();
  const ofBackground = (facts: readonly JournalEvent[]) =>
    only(
      facts.filter((fact) => fact.tool_call_id === 'background'),
      'tool_result',
    );
  const evidence = await record(t, steps);
  assertIntact(evidence);
  const result = ofBackground(evidence.facts);
  assert.deepEqual(
    [result.outcome, result.exit_code, result.duration_ms, result.status],
    ['failed', 3, 60_000, 'error'],
  );
  assert.equal(result.payload.process, 'calm-reef');
  const { facts } = await record(
    t,
    steps.filter(({ seam }) => !seam.startsWith('diagnostic.exec')),
  );
  const running = ofBackground(facts);
  assert.deepEqual([running.outcome, running.exit_code, running.duration_ms], ['running', undefined, null]);
});

const FAILING_HOOK = 'Tool call blocked because before_tool_call hook failed';
const VERDICTS: readonly (readonly [
  is: string,
  text: string,
  verdict: Parameters<ScriptedRun['toolEnd']>[2],
  expected: string,
])[] = [
  ['ok', 'fine', { status: 'completed' }, 'completed'],
  ['a command that fails', 'x', { status: 'failed', details: { status: 'completed', exitCode: 1 } }, 'failed 1'],
  [
    'a command that is not found',
    'x',
    { status: 'failed', isError: true, details: { status: 'failed', exitCode: 127 } },
    'failed 127',
  ],
  [
    'a missing file',
    'ENOENT',
    { status: 'failed', isError: true, details: { status: 'error', error: 'ENOENT' } },
    'failed',
  ],
  ['an unknown tool', 'Tool frob not found', { status: 'blocked', isError: true }, 'blocked unknown_tool'],
  [
    'invalid arguments',
    'Validation failed for tool "read":\n- path',
    { status: 'blocked', isError: true },
    'blocked invalid_arguments',
  ],
  [
    'loop detection',
    'blocked',
    { status: 'blocked', isError: true, details: { status: 'blocked', deniedReason: 'tool-loop' } },
    'blocked tool_loop',
  ],
  [
    'a failing hook',
    FAILING_HOOK,
    { status: 'blocked', isError: true, details: { status: 'error', error: FAILING_HOOK } },
    'blocked hook',
  ],
  ['something else that the host blocked', 'Not today', { status: 'blocked', isError: true }, 'blocked'],
  ['cancelled', 'Aborted', { status: 'failed', isError: true }, 'cancelled'],
  ['output that says aborted', 'Aborted', { status: 'completed' }, 'completed'],
  ['memory without hits', '{}', { status: 'completed', details: { results: [] } }, 'completed'],
];
for (const [is, text, verdict, expected] of VERDICTS) {
  test(`${is}: the outcome is ${expected}`, async (t) => {
    const { facts } = await record(t, begun().toolStart('call', 'exec', {}).toolEnd('call', text, verdict).steps);
    const { outcome, payload, exit_code } = only(facts, 'tool_result');
    assert.equal([outcome, payload.blocked_by, exit_code].filter((part) => part !== undefined).join(' '), expected);
  });
}

test('arguments that the host changed stand beside those that were sent', async (t) => {
  const sent = begun().toolStart('call', 'read', { path: 42, limit: 1 }).toolEnd('call', 'x', { status: 'completed' });
  const changed = sent.hook('after_tool_call', { toolCallId: 'call', params: { path: '42', limit: 1 }, result: {} });
  const { facts } = await record(t, changed.steps);
  const { payload } = only(facts, 'tool_call');
  assert.deepEqual(payload.input, { path: 42, limit: 1 });
  assert.deepEqual(payload.executed_input, { path: '42', limit: 1 });
});

test('a hook that comes before the result does not make a second result', async (t) => {
  const result = { content: [{ type: 'text', text: 'long output' }] };
  const run = begun()
    .toolStart('call', 'exec', { command: 'ls' })
    .hook('after_tool_call', { toolCallId: 'call', params: { command: 'ls' }, result })
    .toolEnd('call', 'output', { status: 'completed' });
  const { facts } = await record(t, run.steps);
  only(facts, 'tool_call');
  only(facts, 'tool_result');
});

test('a result without a call and an answer without a run stand for themselves', async (t) => {
  const run = createScriptedRun('run').toolEnd('call', 'x', { status: 'completed' });
  run.transcript({ role: 'assistant', content: [{ type: 'text', text: 'Hello' }], stopReason: 'stop' });
  const evidence = await record(t, run.steps);
  assertIntact(evidence);
  assert.equal(only(evidence.facts, 'tool_result').tool_call_id, 'call');
  assert.equal(only(evidence.facts, 'message_end').payload.text, 'Hello');
});

const REWRITES: readonly (readonly [is: string, sent: unknown, executed: unknown, differs: boolean])[] = [
  ['deep inside', { edits: [{ old: 'world', new: 'moon' }] }, { edits: [{ old: 'world', new: 'REWRITTEN' }] }, true],
  ['an item more', { files: ['a'] }, { files: ['a', 'b'] }, true],
  ['a member less', { path: 'a', limit: 1 }, { path: 'a' }, true],
  ['a list for an object', { a: { 0: 'x' } }, { a: ['x'] }, true],
  ['nothing', { a: { b: [1, { c: null }] } }, { a: { b: [1, { c: null }] } }, false],
  ['a member without a value', { a: 1 }, { a: 1, b: undefined }, false],
  ['another order', { a: 1, b: 2 }, { b: 2, a: 1 }, false],
];
for (const [is, sent, executed, differs] of REWRITES) {
  test(`executed arguments that differ by ${is} are ${differs ? 'written' : 'not written twice'}`, async (t) => {
    const run = begun().toolStart('call', 'edit', sent).toolEnd('call', 'x', { status: 'completed' });
    run.hook('after_tool_call', { toolCallId: 'call', params: executed, result: {} });
    const { payload } = only((await record(t, run.steps)).facts, 'tool_call');
    assert.deepEqual(payload.input, sent);
    assert.deepEqual(payload.executed_input, differs ? executed : undefined);
  });
}

test("a duration is the host's own where it gives one, and what lies between its events otherwise", async (t) => {
  const measured = { status: 'completed', exitCode: 0, durationMs: 2_297, aggregated: 'x'.repeat(9_000) };
  const run = begun()
    .at(0)
    .toolStart('measured', 'exec', { command: 'ls' })
    .toolStart('plain', 'read', {})
    .at(5_141)
    .toolEnd('measured', 'x', { status: 'completed', details: measured })
    .hook('after_tool_call', {
      toolCallId: 'measured',
      params: { command: 'ls' },
      durationMs: 5_150,
      result: { details: measured },
    })
    .toolEnd('plain', 'x', { status: 'completed' });
  const results = ofType((await record(t, run.steps)).facts, 'tool_result');
  assert.deepEqual(
    results.map(({ duration_ms, payload }) => [duration_ms, payload.duration_source]),
    [
      [2_297, 'host'],
      [5_141, 'derived'],
    ],
  );
  assert.equal(results[0]?.payload.result_chars, 9_000);
});

test('of a thousand parallel calls each has its duration', async (t) => {
  const run = begun();
  for (let call = 0; call < 1_000; call++) run.toolStart(`c${call}`, 'read', {});
  run.at(50);
  for (let call = 0; call < 1_000; call++) run.toolEnd(`c${call}`, 'x', { status: 'completed' });
  const durations = ofType((await record(t, run.steps)).facts, 'tool_result').map(({ duration_ms }) => duration_ms);
  assert.equal(durations.length, 1_000);
  assert.ok(durations.every((ms) => ms === 50));
});

test('what was stored of a result is written only where it is not what the tool gave', async (t) => {
  const stored = (toolCallId: string, text: string) => ({
    message: { role: 'toolResult', toolCallId, content: [{ type: 'text', text }] },
  });
  const run = begun()
    .toolStart('same', 'read', {})
    .toolEnd('same', 'x', { status: 'completed' })
    .hook('before_message_write', stored('same', 'x'))
    .toolStart('rewritten', 'read', {})
    .toolEnd('rewritten', 'x', { status: 'completed' })
    .hook('before_message_write', stored('rewritten', 'y'));
  const results = ofType((await record(t, run.steps)).facts, 'tool_result');
  assert.deepEqual(
    results.map(({ payload }) => payload.stored_text),
    [undefined, 'y'],
  );
});
