import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createScriptedModel, type ModelTurn } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { createHost } from './host.ts';
import { assertIntact, assertMatchesTruth, ofType, only } from './truth.ts';

/** `agent exec` shows no typed hooks: everything below comes from the base layer alone. */
const TURNS: readonly ModelTurn[] = [
  { text: 'Let me look.', tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
  {
    tools: [
      { name: 'exec', args: { command: 'echo out; exit 3' } },
      { name: 'read', args: { path: 'absent.txt' } },
      { name: 'frobnicate', args: { level: 1 } },
    ],
  },
  { tools: [{ name: 'tool_call', args: { id: 'memory_search', args: { query: 'anything' } } }] },
  { tools: [{ name: 'frobnicate', args: { level: 2 } }] },
  { error: { status: 500, message: 'boom' } },
  { tools: [{ name: 'exec', rawArgs: '{"command": "ls' }] },
  { text: 'All done, twelve bytes.', chunks: 5 },
];
const ONLY_UNKNOWN_TOOL = 3;
const MALFORMED = 5;

test('agent exec: every model call, tool call and result exactly once', async () => {
  const model = await createScriptedModel();
  const host = createHost({ model, keepAs: 'exec' });
  try {
    model.script('EXEC.', TURNS);
    const { code, stdout } = await host.run(['agent', 'exec', 'Please EXEC.']);
    assert.equal(code, 0);
    assert.match(stdout, /All done, twelve bytes\./);
    const evidence = await host.journal();
    assertIntact(evidence);
    const { facts } = evidence;
    assertMatchesTruth(facts, model.of('EXEC.'), { withoutTokens: [ONLY_UNKNOWN_TOOL, MALFORMED] });
    const outcomes = ofType(facts, 'tool_result').map(({ tool_name, outcome }) => `${tool_name} ${outcome}`);
    assert.deepEqual(outcomes.sort(), [
      'exec failed',
      'frobnicate blocked',
      'frobnicate blocked',
      'memory_search completed',
      'read completed',
      'read failed',
      'tool_call completed',
    ]);
    assert.equal(only(facts, 'agent_end').payload.ending, 'success');
    assert.equal(only(facts, 'agent_start').payload.attempt, 3);
    assert.equal(only(facts, 'recorder_start').payload.entry_point, 'agent_exec');
    assert.equal(only(facts, 'input').payload.text, 'Please EXEC.');
  } finally {
    await model.close();
    host.remove();
  }
});

test("agent exec, refused by the provider: the failure is the run's end", async () => {
  const model = await createScriptedModel();
  const host = createHost({ model, keepAs: 'exec-denied' });
  try {
    model.script('DENIED.', [{ error: { status: 401, message: 'bad key', code: 'invalid_api_key' } }]);
    const { code } = await host.run(['agent', 'exec', 'Please DENIED.']);
    assert.equal(code, 1);
    const evidence = await host.journal();
    assertIntact(evidence);
    assertMatchesTruth(evidence.facts, model.of('DENIED.'));
    const end = only(evidence.facts, 'agent_end');
    assert.deepEqual([end.outcome, end.payload.ending, end.payload.failure], ['failed', 'error', 'auth']);
  } finally {
    await model.close();
    host.remove();
  }
});
