import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTrace, type TraceEvent } from '../intake/read-trace.ts';
import { DEFAULT_PROFILE, DIALOGUE_RISK, IMPACTS } from './default-profile.ts';

const asked = (text: string): Omit<TraceEvent, 'i'> => ({ type: 'user_message', text });
const called = (id: string, isError: boolean): Omit<TraceEvent, 'i'>[] => [
  { type: 'tool_call', tool: 'book', args: { id }, call_id: id },
  { type: 'tool_result', call_id: id, text: isError ? 'Error: no such flight' : 'booked', is_error: isError },
];

function risksOf(...events: readonly Omit<TraceEvent, 'i'>[]) {
  return DEFAULT_PROFILE.risks(readTrace({ events: events.map((event, i) => ({ i, ...event })) }));
}

test('a run that was asked once costs nothing, whatever failed on its way', () => {
  assert.deepEqual(risksOf(asked('Book it.'), ...called('1', true), ...called('2', true)), []);
});

test('every further message of the person costs, and every failed call of the conversation', () => {
  const [risk] = risksOf(asked('Book it.'), ...called('1', true), asked('And the way back.'), ...called('2', false));
  assert.equal(risk?.points, DIALOGUE_RISK.perMessage + DIALOGUE_RISK.perFailedCall);
  assert.match(risk?.rule ?? '', /wrote 2 messages.* 1 failed call/);
});

test('a long conversation alone leaves a run ready', () => {
  const messages = Array.from({ length: 40 }, (_, index) => asked(`Part ${index}`));
  const [risk] = risksOf(...messages);
  assert.equal(risk?.points, DIALOGUE_RISK.most);
  assert.ok(100 - DIALOGUE_RISK.most >= DEFAULT_PROFILE.bars.review);
});

test('points rise with severity', () => {
  for (const { low, medium, high, critical } of Object.values(IMPACTS))
    assert.ok(low < medium && medium < high && high < critical);
});
