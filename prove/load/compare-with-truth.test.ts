import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ModelExchange } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { makeFinalizedRun, makeRunsDir } from '../../packages/critiqor/src/testing/finalized-run.ts';
import { compareWithTruth } from './compare-with-truth.ts';

/** A model call that asks for tools, with the results that it received. */
const toExchange = (toolCallIds: readonly string[], received: readonly string[]): ModelExchange => ({
  script: 'x',
  index: 0,
  request: { model: 'm', messages: received.map((id) => ({ role: 'tool', content: '', tool_call_id: id })) },
  turn: {},
  toolCallIds,
  promptTokens: 1,
  completionTokens: 1,
  cachedTokens: 0,
  answered: true,
});

test('what was shown and is not sealed is missing, call and result', async (t) => {
  const runsDir = makeRunsDir(t);
  await makeFinalizedRun(runsDir);
  const truth = [toExchange(['call_1', 'lost', 'never'], []), toExchange([], ['call_1', 'lost', 'foreign'])];
  const { asked, shown, missing, repeated } = compareWithTruth(runsDir, 'run_001', truth);
  assert.deepEqual(
    { asked, shown, missing, repeated },
    {
      asked: 3,
      shown: 2,
      missing: ['call lost', 'result lost'],
      repeated: [],
    },
  );
});

test('a run that was never sealed has lost everything', (t) => {
  const { missing } = compareWithTruth(makeRunsDir(t), 'run_001', [toExchange(['a'], []), toExchange([], ['a'])]);
  assert.deepEqual(missing, ['call a', 'result a']);
});
