import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatBytes, formatDuration } from './format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('durations are rounded before they are split into units', () => {
  const expected: readonly (readonly [number, string])[] = [
    [0, '0 ms'],
    [0.254, '0.25 ms'],
    [350.4, '350 ms'],
    [999.4, '999 ms'],
    [999.6, '1.0 s'],
    [8_530, '8.5 s'],
    [59_940, '59.9 s'],
    [59_960, '1 min 0 s'],
    [119_700, '2 min 0 s'],
    [200_000, '3 min 20 s'],
    [HOUR - 400, '1 h 0 min'],
    [125 * MINUTE, '2 h 5 min'],
    [2 * HOUR - 20_000, '2 h 0 min'],
    [24 * HOUR - 20_000, '1 d 0 h'],
    [76 * HOUR, '3 d 4 h'],
  ];
  for (const [ms, text] of expected) assert.equal(formatDuration(ms), text, String(ms));
});

test('an axis says as many digits as its ticks need', () => {
  assert.equal(formatDuration(8_250, 2), '8.25 s');
  assert.equal(formatDuration(8_000, 0), '8 s');
  assert.equal(formatDuration(59_960, 2), '59.96 s');
});

test('a kilobyte is a thousand bytes', () => {
  assert.deepEqual([0, 999, 999.6, 1_000, 9_949, 9_951, 999_600, 17_400_000, 3.2e9].map(formatBytes), [
    '0 B',
    '999 B',
    '1.0 KB',
    '1.0 KB',
    '9.9 KB',
    '10 KB',
    '1.0 MB',
    '17 MB',
    '3.2 GB',
  ]);
});
