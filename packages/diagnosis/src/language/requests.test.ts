import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isQuestion } from './requests.ts';

test('a question is told from a request that looks like one', () => {
  assert.ok(isQuestion('Has version 4 been released?'));
  assert.ok(isQuestion('How far is the download?\n'));
  assert.ok(!isQuestion('Can you cancel my order?'));
  assert.ok(!isQuestion('Cancel my order.'));
  assert.ok(!isQuestion('Is it wrong? Mend it please'));
});
