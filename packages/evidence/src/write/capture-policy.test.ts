import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CAPTURE_POLICIES, toCapturePolicy } from './capture-policy.ts';

test('nothing said means the standard policy', () => {
  assert.equal(toCapturePolicy(undefined), 'standard');
  assert.equal(toCapturePolicy(''), 'standard');
});

test('every policy is known by its name', () => {
  for (const name of Object.keys(CAPTURE_POLICIES)) assert.equal(toCapturePolicy(name), name);
});

for (const name of ['Full', 'full ', 'none', 'everything', 'toString', 'constructor', '__proto__', 'hasOwnProperty']) {
  test(`the unknown policy ${JSON.stringify(name)} withholds everything`, () => {
    assert.equal(toCapturePolicy(name), 'metadata');
  });
}
