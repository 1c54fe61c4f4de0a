import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { createHost, waitFor } from './host.ts';
import { openTerminal } from './terminal.ts';
import { assertIntact, assertMatchesTruth, ofType, only } from './truth.ts';

test('chat in a terminal: both turns, with a streamed answer', async () => {
  const model = await createScriptedModel();
  const host = createHost({ model, keepAs: 'chat' });
  const terminal = openTerminal(host, ['chat']);
  try {
    model.script('FIRST.', [
      { text: 'I read it.', tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
      { text: 'It says hello world and nothing else.', chunks: 8 },
    ]);
    model.script('SECOND.', [
      { tools: [{ name: 'exec', args: { command: 'exit 7' } }] },
      { text: 'That command failed.' },
    ]);
    await host.waitForEvent('the recorder', ({ event_type }) => event_type === 'recorder_start');
    await waitFor('the prompt', () => /local ready/.test(terminal.screen()));
    for (const [message, answer] of [
      ['FIRST.', 'nothing else.'],
      ['SECOND.', 'command failed.'],
    ] as const) {
      terminal.type(`Please ${message}`);
      await terminal.waitForText(`Please ${message}`);
      terminal.type('\r');
      await terminal.waitForText(answer);
      await host.waitForEvent(
        'the end of the turn',
        ({ event_type, payload }) => event_type === 'message_end' && String(payload.text).includes(answer),
      );
    }
    await waitFor('both ends', async () => ofType((await host.journal()).facts, 'agent_end').length === 2);
    terminal.type('/exit\r');
    await terminal.exited;
    const evidence = await host.journal();
    assertIntact(evidence);
    assertMatchesTruth(evidence.facts, [...model.of('FIRST.'), ...model.of('SECOND.')]);
    assert.equal(only(evidence.facts, 'recorder_start').payload.entry_point, 'chat');
    assert.deepEqual(
      ofType(evidence.facts, 'input').map(({ payload }) => payload.text),
      ['Please FIRST.', 'Please SECOND.'],
    );
    assert.deepEqual(
      ofType(evidence.facts, 'agent_end').map(({ payload }) => payload.ending),
      ['success', 'success'],
    );
  } finally {
    terminal.kill();
    await model.close();
    host.remove();
  }
});
