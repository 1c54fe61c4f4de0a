import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAccessTokens, TOKEN_LIFE_MS } from './access-tokens.ts';

test('a token opens one session, and what it was for ends with it', () => {
  const tokens = createAccessTokens();
  const ended: string[] = [];
  const [first, second] = [tokens.issue(() => ended.push('first')), tokens.issue(() => ended.push('second'))];
  assert.match(first, /^[\w-]{43}$/);
  assert.equal(tokens.redeem(`${first}x`), false);
  assert.equal(tokens.redeem(first), true);
  assert.equal(tokens.redeem(first), false);
  assert.deepEqual(ended, ['first']);
  tokens.close();
  assert.equal(tokens.redeem(second), false);
  assert.deepEqual(ended, ['first', 'second']);
});

test('a token that nobody used expires', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const tokens = createAccessTokens();
  const ended: string[] = [];
  const token = tokens.issue(() => ended.push('expired'));
  t.mock.timers.tick(TOKEN_LIFE_MS - 1);
  assert.deepEqual(ended, []);
  t.mock.timers.tick(1);
  assert.deepEqual(ended, ['expired']);
  assert.equal(tokens.redeem(token), false);
});
