import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Run } from '../model/execution.ts';
import { findOpenPlan } from './plans.ts';

const runWith = (tool: string, args: unknown): Run =>
  ({ calls: [{ kind: 'tool_call', tool, args }] }) as unknown as Run;

test('open steps of the last plan, however the tool calls them', () => {
  const todos = [
    { content: 'Read', status: 'completed' },
    { content: 'Write', status: 'pending' },
  ];
  assert.deepEqual(findOpenPlan(runWith('TodoWrite', { todos }))?.open, ['Write']);
  const plan = [{ step: 'Move', status: 'in_progress' }];
  assert.deepEqual(findOpenPlan(runWith('update_plan', { plan }))?.open, ['Move']);
});

test('a finished plan, an optional step and the answer itself leave nothing open', () => {
  const todos = [
    { content: 'Read', status: 'done' },
    { content: 'Summarize the findings', status: 'in_progress' },
    { content: 'Optionally tidy up', status: 'pending' },
  ];
  assert.equal(findOpenPlan(runWith('todo_write', { todos })), null);
});

test('other tools and strange arguments are no plans', () => {
  assert.equal(findOpenPlan(runWith('exec', { todos: [{ content: 'x', status: 'pending' }] })), null);
  assert.equal(findOpenPlan(runWith('TodoWrite', null)), null);
  assert.equal(findOpenPlan(runWith('TodoWrite', { todos: [null, 3, { status: 1 }] })), null);
});
