import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FailureType, Severity } from '@critiqor/diagnosis/model/failure-types';
import { makeSide } from '../testing/pipeline/test-side.ts';
import { compareRuns } from './compare-runs.ts';

const found = (type: FailureType, severity: Severity, place: string) => ({ type, severity, place });

test('unrelated jobs have no verdict, however different their findings are', () => {
  const before = makeSide('run_001', {
    trust: 65,
    findings: [found('unverified_claim', 'high', 'answer')],
    task: 'Fix it',
  });
  const after = makeSide('run_002', { trust: 100, task: 'Write a poem' });
  const { verdict, unlike } = compareRuns(before, after);
  assert.equal(verdict.result, 'not_comparable');
  assert.deepEqual(unlike, ['The tasks differ: “Fix it” and “Write a poem”.']);
  assert.equal(compareRuns(before, after, { sameTask: true }).verdict.result, 'improvement');
});

test('a task that nobody captured is not the same task', () => {
  const sides = [makeSide('run_001', { task: null }), makeSide('run_002', { task: null })] as const;
  assert.deepEqual(compareRuns(...sides).unlike, ['The task is not known for run_001, run_002.']);
  assert.equal(compareRuns(...sides).verdict.result, 'not_comparable');
});

test('another benchmark, tier or profile is another job; another agent is only mentioned', () => {
  const before = makeSide('run_001');
  const other = makeSide('run_002', { row: { benchmark_id: 'b2', difficulty_tier: 'hard', agent_id: 'other' } });
  const { unlike, caveats } = compareRuns(before, other);
  assert.deepEqual(unlike, ['The benchmark differs: b1 and b2.', 'The difficulty tier differs: standard and hard.']);
  assert.deepEqual(caveats, ['These are runs of different agents.']);
});

test('a drop from 100 to 65 is a regression, although there was nothing to fix before', () => {
  const after = makeSide('run_002', { trust: 65, findings: [found('unverified_claim', 'high', 'answer')] });
  const { verdict, change } = compareRuns(makeSide('run_001', { trust: 100 }), after);
  assert.equal(verdict.result, 'regression');
  assert.match(verdict.title, /^Regression: trust fell from 100 to 65; the verdict “ready for runtime” became/);
  assert.ok(verdict.reasons.includes('new: unverified claim at answer (high)'));
  assert.deepEqual([change.trust, change.gained], [-35, ['unverified_claim']]);
});

test('the truth table of results', () => {
  const loop = found('infinite_tool_loop', 'high', 'exec');
  const claim = found('unverified_claim', 'high', 'answer');
  const minor = found('malformed_arguments', 'low', 'exec');
  const rows: readonly (readonly [string, number | null, object[], number | null, object[]])[] = [
    ['same', 90, [], 90, []],
    ['same', 90, [], 87, []],
    ['same', 90, [], 90, [minor]],
    ['same', 50, [loop], 50, [loop]],
    ['regression', 90, [], 85, []],
    ['regression', 90, [], 90, [claim]],
    ['regression', 60, [loop], 40, [claim]],
    ['improvement', 50, [loop], 90, []],
    ['mixed', 50, [loop], 60, [claim]],
    ['mixed', 50, [loop], 50, [claim]],
    ['cannot_tell', null, [], 90, []],
    ['cannot_tell', 90, [], null, []],
  ];
  for (const [expected, oldTrust, old, newTrust, now] of rows) {
    const before = makeSide('run_001', { trust: oldTrust, findings: old as never, readiness: 'review_recommended' });
    const after = makeSide('run_002', { trust: newTrust, findings: now as never, readiness: 'review_recommended' });
    const { verdict } = compareRuns(before, after);
    assert.equal(verdict.result, expected, JSON.stringify([oldTrust, old, newTrust, now]));
  }
});

test('findings are matched by type and place', () => {
  const before = makeSide('run_001', {
    trust: 50,
    findings: [found('tool_error_cascade', 'medium', 'exec'), found('tool_error_cascade', 'high', 'read')],
  });
  const after = makeSide('run_002', {
    trust: 50,
    findings: [found('tool_error_cascade', 'high', 'exec'), found('tool_error_cascade', 'high', 'write')],
  });
  const changes = compareRuns(before, after).finding_changes.map(({ place, change }) => `${place} ${change}`);
  assert.deepEqual(changes.toSorted(), ['exec changed', 'read lost', 'write gained']);
});

test('tool mix and answer', () => {
  const before = makeSide('run_001', { tools: { exec: 3, read: 2 }, answer: 'It  is\ndone.' });
  const after = makeSide('run_002', { tools: { exec: 7, write: 1 }, answer: 'It is done.' });
  const { tools, answer } = compareRuns(before, after);
  assert.deepEqual(tools, [
    { tool: 'exec', before: 3, after: 7 },
    { tool: 'read', before: 2, after: 0 },
    { tool: 'write', before: 0, after: 1 },
  ]);
  assert.equal(answer.same, true);
  assert.equal(compareRuns(before, makeSide('run_003', { answer: null })).answer.same, null);
});
