import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteName, sortNames } from './member-names.ts';

test('names are in the order of their code units, few or many', () => {
  const few = ['b', 'a', 'Z', '_', '10', '2', 'é', 'aa', '', '\u{1f600}', '\uffee'];
  const many = Array.from({ length: 60 }, (_, index) => `n${(index * 37) % 61}`);
  for (const names of [few, few.toReversed(), [], ['a'], many]) {
    assert.deepEqual(sortNames([...names]), [...names].sort());
  }
});

test('a name is written as JSON writes it, the first time and later', () => {
  for (const name of ['command', 'a "quoted" name', 'tab\t', '\u2028', '\ud800', 'n'.repeat(200)]) {
    assert.equal(quoteName(name), JSON.stringify(name));
    assert.equal(quoteName(name), JSON.stringify(name));
  }
});
