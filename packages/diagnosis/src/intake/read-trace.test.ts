import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOutcome } from './read-outcome.ts';
import { readTrace, type TraceEvent } from './read-trace.ts';

const toTrace = (events: readonly Omit<TraceEvent, 'i'>[]) => ({
  task: 'Do it',
  events: events.map((event, i) => ({ i, ...event })),
});

test('results find their calls by id, out of order', () => {
  const { toolCalls } = readTrace(
    toTrace([
      { type: 'tool_call', tool: 'a', args: {}, call_id: '1' },
      { type: 'tool_call', tool: 'b', args: {}, call_id: '2' },
      { type: 'tool_result', call_id: '2', text: 'two' },
      { type: 'tool_result', call_id: '1', text: 'one' },
    ]),
  );
  assert.deepEqual(
    toolCalls.map(({ result }) => result?.text),
    ['one', 'two'],
  );
});

test('results without an id belong to the oldest call of their tool, or of any', () => {
  const { toolCalls } = readTrace(
    toTrace([
      { type: 'tool_call', tool: 'a', args: {} },
      { type: 'tool_call', tool: 'b', args: {} },
      { type: 'tool_result', tool: 'b', text: 'for b' },
      { type: 'tool_result', text: 'for a' },
    ]),
  );
  assert.deepEqual(
    toolCalls.map(({ result }) => result?.text),
    ['for a', 'for b'],
  );
});

test('events are cited by their place', () => {
  const { messages } = readTrace(
    toTrace([
      { type: 'system', tools: ['x'] },
      { type: 'user_message', text: 'Hi' },
    ]),
  );
  assert.deepEqual([messages[0]?.eventId, messages[0]?.position], ['evt_000002', 1]);
});

test('usage of zeros is unknown, not free', () => {
  const { modelCalls } = readTrace(
    toTrace([
      { type: 'assistant_message', text: 'a', usage: { input: 0, output: 0 } },
      { type: 'assistant_message', text: 'b', usage: { input: 10, output: null, cacheRead: 5 } },
    ]),
  );
  assert.deepEqual(
    modelCalls.map(({ usage, contextUsed }) => [usage?.input ?? null, contextUsed]),
    [
      [null, null],
      [10, 15],
    ],
  );
});

test('an exit code says more than a flag, a flag more than the text', () => {
  const outcome = (event: Omit<TraceEvent, 'i' | 'type'>) =>
    readTrace(
      toTrace([
        { type: 'tool_call', tool: 'x', args: {} },
        { type: 'tool_result', ...event },
      ]),
    ).toolCalls[0]?.result?.outcome;
  assert.equal(outcome({ text: 'Error: no', exit_code: 0 }), 'completed');
  assert.equal(outcome({ text: 'Error: no', is_error: false }), 'completed');
  assert.equal(outcome({ text: 'Error: no' }), 'failed');
  assert.equal(outcome({ text: 'fine', is_error: true }), 'failed');
});

const READ_OUTCOMES: readonly (readonly [string, 'completed' | 'failed'])[] = [
  ['exitcode: 0 (execution succeeded)\nCode output: Error: none', 'completed'],
  ['exitcode: 1 (execution failed)\nTraceback', 'failed'],
  ['Traceback (most recent call last):\n  File "x"', 'failed'],
  ['building…\nValueError: bad literal', 'failed'],
  ['bash: foo: command not found', 'failed'],
  ['<tool_use_error>File not read</tool_use_error>', 'failed'],
  ['make: done\n(Command exited with code 2)', 'failed'],
  ['Error handling in Rust is explicit. See the chapter on errors.', 'completed'],
  ['SYNTAX OK', 'completed'],
  ['0 errors, 0 warnings', 'completed'],
  ['The page says that the request failed to load once.', 'completed'],
  ['', 'completed'],
];

for (const [text, outcome] of READ_OUTCOMES)
  test(`"${text.slice(0, 40)}" reads as ${outcome}`, () => assert.equal(readOutcome(text), outcome));
