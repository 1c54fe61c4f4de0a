import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readTrace, type TraceEvent, toTraceEventId } from '../intake/read-trace.ts';
import { rankRootCauses } from './rank-root-causes.ts';

/** The places of the steps named, likeliest first, and why the first one is. */
function rank(...events: readonly Omit<TraceEvent, 'i'>[]): { readonly places: number[]; readonly why: string } {
  const trace = { task: 'Do the job.', events: events.map((event, i) => ({ i, ...event })) };
  const causes = rankRootCauses(readTrace(trace), { primary: undefined, evenIfClear: true });
  const ids = events.map((_, i) => toTraceEventId(i));
  return { places: causes.map(({ event_id }) => ids.indexOf(event_id)), why: causes[0]?.reason ?? '' };
}

const ask = (text = 'Do the job.') => ({ type: 'user_message', text });
const say = (text: string, actor?: string) => ({ type: 'assistant_message', text, ...(actor ? { actor } : {}) });
const call = (tool: string, args: unknown, call_id: string) => ({ type: 'tool_call', tool, args, call_id });
const result = (text: string, call_id: string, is_error = false) => ({ type: 'tool_result', text, call_id, is_error });

describe('an agent alone', () => {
  test('the answer leads when nothing else is known', () => {
    const run = [call('search', { q: 'x' }, 'a'), result('found', 'a'), call('search', { q: 'y' }, 'b')];
    const { places, why } = rank(ask(), ...run, result('found', 'b'), say('It is so.'));
    assert.equal(places[0], 5);
    assert.match(why, /is the answer/);
  });

  test('a change that brings up much that nobody mentioned comes before an answer that adds nothing', () => {
    const words = Array.from(
      { length: 40 },
      (_, n) => `word${'abcdefghij'[n % 10]}${'klmno'[n % 5]}${'pqrst'[n % 7] ?? 'u'}`,
    );
    const args = { path: 'x', content: `${words.join(' ')} 101 202 303 404` };
    const { places } = rank(
      ask(),
      call('read', {}, 'a'),
      result('ok', 'a'),
      call('write', args, 'b'),
      result('ok', 'b'),
      say('ok'),
    );
    assert.equal(places[0], 3);
  });
});

test('in a dialogue the first change leads', () => {
  const look = [call('get_order', { id: '1' }, 'a'), result('pending', 'a'), say('Shall I cancel it?')];
  const cancel = [call('cancel_order', { id: '1' }, 'b'), result('cancelled', 'b'), say('It is cancelled.')];
  const { places, why } = rank(ask(), ...look, ask('Yes.'), ...cancel, ask('Bye.'), say('Bye.'));
  assert.equal(places[0], 5);
  assert.match(why, /makes the first change|changes something/);
});

describe('several agents', () => {
  test('the step at which another agent takes over and states numbers leads, not the closing words', () => {
    const { places } = rank(
      ask(),
      say('The job is to be done.', 'Manager'),
      say('The total is 4711 and the mean 12.5 of 99.', 'Expert'),
      say('Agreed.', 'Manager'),
    );
    assert.equal(places[0], 2);
  });
});

test('a step is named by its first call, and a call that was made before speaks against it', () => {
  const again = (id: string) => [say('Look.'), call('read', { path: 'a' }, id), result('same', id)];
  const { places } = rank(ask(), ...again('a'), ...again('b'), say('Done.'));
  assert.deepEqual(places, [7, 2, 5]);
});

test('the same run gives the same ranking and no step is named twice', () => {
  const events = [ask(), say('a', 'A'), say('b', 'B'), say('a', 'A'), say('b', 'B')];
  const { places } = rank(...events);
  assert.deepEqual(places, rank(...events).places);
  assert.equal(new Set(places).size, places.length);
});
