import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTrace } from '../intake/read-trace.ts';
import { toRunSteps } from './steps.ts';

test('what an agent says and the call that it makes with it are one move, whatever its host notes beside the name', () => {
  const { runs } = readTrace({
    events: [
      { i: 0, type: 'user_message', text: 'Find the film.' },
      { i: 1, type: 'assistant_message', text: 'Search for it.', actor: 'Planner (-> Browser)' },
      { i: 2, type: 'tool_call', tool: 'delegate:Browser', args: {}, call_id: 'a', actor: 'Planner' },
      { i: 3, type: 'tool_result', call_id: 'a', text: 'Nothing there.', actor: 'Browser' },
    ],
  });
  const moves = runs
    .flatMap(toRunSteps)
    .map(({ actor, position, calls }) => ({ actor, position, calls: calls.length }));
  assert.deepEqual(moves, [
    { actor: 'Planner', position: 1, calls: 1 },
    { actor: 'Browser', position: 3, calls: 0 },
  ]);
});
