import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTrace, type TraceEvent } from '../intake/read-trace.ts';
import { createViews } from '../views/views.ts';
import { DEFAULT_PROFILE, IMPACTS } from './default-profile.ts';
import { SIGN_POINTS } from './sign-risks.ts';

const asked = (text: string): Omit<TraceEvent, 'i'> => ({ type: 'user_message', text });
const said = (text: string): Omit<TraceEvent, 'i'> => ({ type: 'assistant_message', text });

function risksOf(...events: readonly Omit<TraceEvent, 'i'>[]) {
  return DEFAULT_PROFILE.risks(createViews(readTrace({ events: events.map((event, i) => ({ i, ...event })) })));
}

test('the messages of a person cost nothing, however many there are', () => {
  const messages = Array.from({ length: 40 }, (_, index) => [
    asked(`What is ${index}?`),
    said(`It is number ${index}.`),
  ]);
  assert.deepEqual(risksOf(...messages.flat()), []);
});

test('a sign costs a little and cites the event that shows it', () => {
  const risks = risksOf(
    asked('Fix app.py.'),
    { type: 'tool_call', tool: 'write_file', args: { path: 'app.py', content: 'x = 1' }, call_id: '1' },
    { type: 'tool_result', call_id: '1', text: 'written', is_error: false },
    said('Fixed app.py.'),
  );
  const unchecked = risks.find(({ sign }) => sign === 'unchecked_change');
  assert.equal(unchecked?.points, SIGN_POINTS.each);
  assert.deepEqual(unchecked?.event_ids, ['evt_000002']);
});

test('all signs together leave a run ready', () => {
  assert.ok(100 - SIGN_POINTS.most >= DEFAULT_PROFILE.bars.review);
});

test('points rise with severity', () => {
  for (const { low, medium, high, critical } of Object.values(IMPACTS))
    assert.ok(low < medium && medium < high && high < critical);
});
