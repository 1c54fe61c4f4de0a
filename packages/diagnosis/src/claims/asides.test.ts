import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effectsOf, type TestCall } from '../testing/effects-of.ts';
import { withoutAsides, withoutIdle } from './asides.ts';

const FETCH: TestCall = ['web_fetch', { url: 'https://rates.example/chf' }, 'CHF 0.9387'];
const LIST: TestCall = ['exec', { command: 'ls /tmp' }, 'cache\nsockets', { exit: 0 }];
const CLOCK: TestCall = ['exec', { command: 'date' }, 'Tue Jul  8 10:14:22 UTC 2025', { exit: 0 }];
const toMeans = (effects: readonly { readonly means: string }[]): string => effects.map(({ means }) => means).join(' ');

test('a look that nothing speaks of has no part in the job', () => {
  const effects = effectsOf(FETCH, LIST);
  assert.equal(toMeans(withoutAsides(effects, 'What is the rate?', 'The rate is 0.9387.')), 'web_fetch');
  assert.equal(
    toMeans(withoutAsides(effects, 'What is the rate, and what is in the cache?', '0.9387; cache')),
    'web_fetch ls',
  );
});

test('a look that failed stays', () => {
  const failed: TestCall = ['exec', { command: 'ls /mnt' }, 'ls: cannot open /mnt', { exit: 2 }];
  assert.equal(toMeans(withoutAsides(effectsOf(FETCH, failed), 'What is the rate?', 'It is 0.9387.')), 'web_fetch ls');
});

test('where nothing is named, all looks stay: answer and record may be in two languages', () => {
  assert.equal(toMeans(withoutAsides(effectsOf(LIST), 'Ne var?', 'Hiçbir şey.')), 'ls');
});

test('the clock counts only where the answer tells what it showed', () => {
  const effects = effectsOf(FETCH, CLOCK);
  assert.equal(toMeans(withoutIdle(effects, 'The rate of 2025 is 0.9387.')), 'web_fetch');
  assert.equal(toMeans(withoutIdle(effects, 'It is 10:14 on 8 July 2025.')), 'web_fetch date');
});
