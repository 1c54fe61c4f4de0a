import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playFleetDay } from '../../packages/hub/src/testing/fleet-day.ts';
import { openTestStore } from '../../packages/hub/src/testing/test-store.ts';
import { LONG } from './hub-process.ts';

const HOUR_MS = 3_600_000;

test('a day of a fleet: a bad model is rolled out, the home page and an alert show it', {
  timeout: 600_000,
}, async (t) => {
  const store = await openTestStore(t);
  const { alerts, home, rules, rolledOutAt, badModel } = await playFleetDay(store, 'fleet', {
    runsPerDay: LONG ? 20_000 : 6_000,
    everyMinutes: LONG ? 10 : 60,
    end: Math.floor(Date.now() / HOUR_MS) * HOUR_MS,
  });
  const messages = alerts.map(({ at, message }) => `${at} ${message}`);
  assert.deepEqual(
    messages.filter((_, index) => Date.parse(alerts[index]?.at ?? '') <= rolledOutAt),
    [],
    'nothing before it',
  );
  const first = alerts.find(({ rule_id }) => rule_id === rules[0]?.rule_id);
  assert.match(first?.message ?? '', new RegExp(`Worse: model ${badModel}`));
  const delay = Date.parse(first?.at ?? '') - rolledOutAt;
  t.diagnostic(`told ${delay / 60_000} minutes after the first machine had it: ${first?.message}`);
  assert.ok(delay <= 3 * HOUR_MS, messages.join('\n'));
  assert.deepEqual([home.worse[0]?.kind, home.worse[0]?.name], ['model', badModel]);
  assert.equal(home.new_failures[0]?.type, 'malformed_arguments');
});
