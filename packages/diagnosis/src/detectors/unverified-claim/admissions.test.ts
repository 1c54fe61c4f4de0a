import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAdmission } from './admissions.ts';

const kindOf = (text: string, asked = '') => findAdmission(text, asked)?.kind ?? null;

test('a stand-in is admitted', () => {
  assert.equal(kindOf('The chart uses placeholder values for May.'), 'stand_in');
  assert.equal(kindOf('The results are simulated results.'), 'stand_in');
  assert.equal(kindOf('In a real deployment the key would come from the vault.'), 'stand_in');
  assert.equal(kindOf('This is simplified and makes several approximations.'), 'stand_in');
});

test('what the person asked for is no admission', () => {
  assert.equal(kindOf('The page shows mock data.', 'fill it with mock data'), null);
  assert.equal(kindOf('The page shows mock data.', 'fill it with real data'), 'stand_in');
});

test('to take a stand-in away, or to use one in tests, is no admission', () => {
  assert.equal(kindOf('I replaced the hard-coded values.'), null);
  assert.equal(kindOf('The unit tests use fake data.'), null);
});

test('a missing part and an untried whole are told apart', () => {
  assert.equal(kindOf('The time frame is parsed but not enforced.'), 'undone');
  assert.equal(kindOf('The rounding issue is still present.'), 'undone');
  assert.equal(kindOf('I could not run the tests here.'), 'unchecked');
  assert.equal(kindOf('To verify the change you will need to install the driver.'), 'unchecked');
});

test('a plain report admits nothing', () => assert.equal(kindOf('Four files were moved and the index is new.'), null));
