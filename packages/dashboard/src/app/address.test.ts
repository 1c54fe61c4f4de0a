import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAddress } from './address.ts';
import { runHref, toRoute } from './route.ts';

test('the printed address gives the token and loses it', () => {
  assert.deepEqual(readAddress('/', '#token=abc-_1'), { token: 'abc-_1', hash: '' });
  assert.deepEqual(readAddress('/runs/run_007', '#token=abc'), { token: 'abc', hash: '#/run/run_007' });
});

test('a route stays what it is', () => {
  const hash = '#/run/run_007/evidence?event=evt_000001';
  assert.deepEqual(readAddress('/', hash), { token: null, hash });
  assert.deepEqual(readAddress('/runs/run_007', ''), { token: null, hash: '#/run/run_007' });
});

test('an address names run, page and what is chosen', () => {
  const { run, page, query } = toRoute(runHref('run_007', 'evidence', { event: 'evt_000001', tool: null }));
  assert.deepEqual([run, page, query.get('event'), query.has('tool')], ['run_007', 'evidence', 'evt_000001', false]);
  assert.deepEqual(toRoute('#/run/run_007').page, 'overview');
  assert.deepEqual(toRoute('').page, 'start');
});

test('an address that somebody mistyped is no error', () => {
  assert.equal(toRoute('#/run/%E0%A4%A').run, '%E0%A4%A');
});
