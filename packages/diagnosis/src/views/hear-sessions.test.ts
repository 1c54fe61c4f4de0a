import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hearSessions } from './hear-sessions.ts';

const NAMES = new Set(['r-1', 'r-2', 'r-3']);

test('sessions with a state of their own, and sessions in lists', () => {
  const report = {
    results: [{ runId: 'r-1', status: 'ok' }],
    pending: ['r-2'],
    errors: [{ id: 'r-3', error: 'gone' }],
  };
  assert.deepEqual(hearSessions(JSON.stringify(report), NAMES), [
    { name: 'r-1', words: 'ok', hasError: false },
    { name: 'r-2', words: 'pending', hasError: false },
    { name: 'r-3', words: 'errors', hasError: true },
  ]);
  assert.deepEqual(hearSessions('{"r-1": {"state": "lost"}}', NAMES), [
    { name: 'r-1', words: 'lost', hasError: false },
  ]);
});

test('other texts say nothing', () => {
  assert.equal(hearSessions('r-1 is done', NAMES), null);
  assert.equal(hearSessions('{"sessions": []}', NAMES), null);
});
