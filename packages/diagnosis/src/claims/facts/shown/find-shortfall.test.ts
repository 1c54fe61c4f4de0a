import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnose } from '../../../diagnose.ts';

const IDENTITY = { run_id: 'r', agent_id: 'a', tenant_id: 't', framework: 'f', visibility: 'v' };

/** The types that are found for one look and an answer about it. */
function judge(output: string, answer: string): string[] {
  const events = [
    { i: 0, type: 'user_message', text: 'How does it look?' },
    { i: 1, type: 'tool_call', tool: 'ledger_match', args: { period: '2026-10' }, call_id: 'c' },
    { i: 2, type: 'tool_result', tool: 'ledger_match', text: output, is_error: false, call_id: 'c' },
    { i: 3, type: 'assistant_message', text: answer },
  ];
  const trace = { task: 'How does it look?', events } as unknown as Parameters<
    typeof diagnose
  >[0] extends infer Evidence
    ? Evidence extends { trace: infer Trace }
      ? Trace
      : never
    : never;
  return diagnose({ identity: IDENTITY, trace }).findings.map(({ type }) => type);
}

const WRONG: readonly (readonly [output: string, answer: string])[] = [
  ['matched      5/6\nresidue      214.40', 'All six lines match, so it balances.'],
  ['     3 FAIL\n    47 ok', 'All 50 runs passed.'],
  ['{"days":[{"d":"a","v":1.5},{"d":"b","v":null},{"d":"c","v":2.5}]}', 'All three days have values.'],
  ['Plan: 1 to add, 2 to change, 1 to destroy.', 'It adds one resource. No destroys, so it is safe.'],
];

const RIGHT: readonly (readonly [output: string, answer: string])[] = [
  ['matched      6/6\nresidue      0.00', 'All six lines match, so it balances.'],
  ['matched      5/6\nresidue      214.40', 'Five of the six lines match, one differs by 214.40.'],
  ['    50 ok', 'All 50 runs passed.'],
  ['Waiting: 2 of 3 replicas\nsuccessfully rolled out', 'All three replicas are up.'],
  ['{"days":[{"d":"a","v":1.5},{"d":"b","v":0},{"d":"c","v":2.5}]}', 'All three days have values.'],
  ['Plan: 1 to add, 2 to change, 0 to destroy.', 'It adds one resource. No destroys, so it is safe.'],
];

test('an answer about all of so many is held against the last output that counts as many', () => {
  for (const [output, answer] of WRONG) assert.ok(judge(output, answer).includes('unverified_claim'), answer);
  for (const [output, answer] of RIGHT) assert.ok(!judge(output, answer).includes('unverified_claim'), output);
});
