import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cohortPath } from './cohort-query.ts';

const ask = (query: string): Record<string, string> | null => {
  const path = cohortPath(new URLSearchParams(query));
  return path === null ? null : Object.fromEntries(new URLSearchParams(path.split('?')[1]));
};

test('two values of one field, and the other filters for both sides', () => {
  assert.deepEqual(ask('by=model&a=x&b=y&agent=mail&model=z'), {
    'a.agent': 'mail',
    'b.agent': 'mail',
    'a.model': 'x',
    'b.model': 'y',
  });
});

test('as many days before a moment as after it', () => {
  assert.deepEqual(ask('by=time&at=2026-11-10T00:00:00.000Z&days=2&since=2026-01-01'), {
    'a.since': '2026-11-08T00:00:00.000Z',
    'a.until': '2026-11-10T00:00:00.000Z',
    'b.since': '2026-11-10T00:00:00.000Z',
    'b.until': '2026-11-12T00:00:00.000Z',
  });
});

test('half a choice asks nothing', () => {
  assert.equal(ask('by=model&a=x'), null);
  assert.equal(ask('by=time&at=soon'), null);
  assert.equal(ask(''), null);
});
