import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTimeReader } from './read-time.ts';

test('times that follow each other are read as Date.parse reads them', () => {
  const times = [
    '2026-11-15T10:45:17.308Z',
    '2026-11-15T10:45:17.309Z',
    '2026-11-15T10:45:59.999Z',
    '2026-11-15T10:45:60.000Z',
    '2026-11-15T10:45:1x.000Z',
    '2026-11-15T10:45:17,308Z',
    '2026-11-15T10:46:00.000Z',
    '2026-11-15T10:46:01Z',
    '2026-11-15T10:46:02.5+02:00',
    '1969-12-31T23:59:58.001Z',
    '1969-12-31T23:59:59.999Z',
    '2026-02-30T10:46:00.000Z',
    '2026-11-15T24:00:00.000Z',
    '2026-11-15T24:00:01.000Z',
    'no time',
    '',
  ];
  const toTime = createTimeReader();
  for (const text of [...times, ...times.toReversed(), ...times.flatMap((time) => [time, time])]) {
    const parsed = Date.parse(text);
    assert.equal(toTime(text), Number.isNaN(parsed) ? null : parsed, text);
  }
});
