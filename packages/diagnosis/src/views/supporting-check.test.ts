import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnose } from '../diagnose.ts';

type Step = readonly [tool: string, args: object, result: string];

const EDIT: Step = [
  'edit',
  { path: 'src/a.ts', oldText: 'a', newText: 'b' },
  'Successfully replaced 1 block(s) in src/a.ts.',
];
const TEST: Step = ['exec', { command: 'npm test' }, 'Tests: 14 passed, 14 total'];

test('a check after the last change supports the answer', () => {
  const { verified_by, summary } = judge([EDIT, TEST], 'I corrected the typo, and all 14 tests pass.');
  assert.match(verified_by?.text ?? '', /npm|passed/);
  assert.match(summary, /^Verified\. A check after the last change supports the answer/);
});

test('a check before the last change says nothing about it', () => {
  assert.equal(judge([TEST, EDIT], 'I corrected the typo in src/a.ts.').verified_by, null);
});

test('without a check there are no known problems, and no more than that', () => {
  const { verified_by, summary } = judge([EDIT], 'I corrected the typo in src/a.ts.');
  assert.equal(verified_by, null);
  assert.doesNotMatch(summary, /Verified/);
});

test('a check that contradicts the answer verifies nothing', () => {
  const failed: Step = ['exec', { command: 'npm test' }, 'Tests: 2 failed, 12 passed, 14 total'];
  assert.equal(judge([EDIT, failed], 'I corrected the typo, and all 14 tests pass.').verified_by, null);
});

function judge(steps: readonly Step[], answer: string) {
  const task = 'Correct the typo in src/a.ts and run the tests.';
  const calls = steps.flatMap(([tool, args, text], at) => [
    { type: 'tool_call', tool, args, call_id: `c${at}` },
    {
      type: 'tool_result',
      tool,
      call_id: `c${at}`,
      text,
      ...(tool === 'exec' ? { exit_code: /failed/.test(text) ? 1 : 0 } : {}),
    },
  ]);
  const all = [{ type: 'user_message', text: task }, ...calls, { type: 'assistant_message', text: answer }];
  const identity = { run_id: 'r', agent_id: '', tenant_id: '', framework: '', visibility: '' };
  const trace = { task, events: all.map((event, i) => ({ i, ...event })) };
  return diagnose({ identity, trace } as Parameters<typeof diagnose>[0]).executive_summary;
}
