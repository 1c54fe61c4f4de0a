import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunRow } from '@critiqor/api/runs';
import { toUnreadable } from '../runs/run-row.ts';
import { checkClock, chooseExpired } from './retention.ts';

const NOW = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;

function makeRow(number: number, daysAgo: number, changes: Partial<RunRow> = {}): RunRow {
  const base = toUnreadable({ directory: `run_00${number}`, record: '' } as never, 100, 'x');
  const at = new Date(NOW - daysAgo * DAY_MS).toISOString();
  return { ...base, status: 'COMPLETED', check: 'listed', problem: null, started_at: at, finalized_at: at, ...changes };
}

const expired = (rows: readonly RunRow[], keepDays: number | null, keepBytes: number | null) =>
  chooseExpired(rows, { keepDays, keepBytes }, NOW);

test('by age, then by size, the oldest first', () => {
  const rows = [makeRow(1, 40), makeRow(2, 20), makeRow(3, 10), makeRow(4, 1)];
  assert.deepEqual(expired(rows, 30, null), ['run_001']);
  assert.deepEqual(expired(rows, null, 250), ['run_001', 'run_002']);
  assert.deepEqual(expired(rows, 30, 200), ['run_001', 'run_002']);
  assert.deepEqual(expired(rows, null, null), []);
});

test('never what is pinned, going on, changed or unlisted; an import counts from the day it was imported', () => {
  const rows = [
    makeRow(1, 90, { labels: { pinned: 'yes' } }),
    makeRow(2, 90, { is_live: true, status: 'MONITORING' }),
    makeRow(3, 90, { check: 'changed' }),
    makeRow(4, 90, { check: 'unlisted' }),
    makeRow(5, 90, { finalized_at: new Date(NOW - DAY_MS).toISOString() }),
    makeRow(6, 90, { labels: { pinned: 'no' } }),
  ];
  assert.deepEqual(expired(rows, 30, null), ['run_006']);
  assert.deepEqual(expired(rows, null, 1), ['run_006', 'run_005']);
});

test('a clock is believed after a day, not after it was set, and again after a start of the machine', () => {
  const first = checkClock(null, NOW, 1_000);
  assert.equal(first.isSteady, false);
  const hour = checkClock(first.clock, NOW + DAY_MS / 24, 4_600);
  assert.equal(hour.isSteady, false);
  const day = checkClock(hour.clock, NOW + DAY_MS, 87_400);
  assert.equal(day.isSteady, true);
  assert.equal(checkClock(day.clock, NOW + 90 * DAY_MS, 87_500).isSteady, false, 'set forward');
  assert.equal(checkClock(day.clock, NOW - DAY_MS, 87_500).isSteady, false, 'set back');
  assert.equal(checkClock(day.clock, NOW + 2 * DAY_MS, 60).isSteady, true, 'started again');
  assert.equal(checkClock(day.clock, NOW + 90 * DAY_MS, 60).isSteady, false, 'started again in another month');
});
