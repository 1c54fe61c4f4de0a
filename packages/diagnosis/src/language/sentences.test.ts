import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toProse, toQuote, toSentences } from './sentences.ts';

test('code is not prose, with a fence or with a bare name of its language', () => {
  const text = 'Here it is:\n```json\n{"done": true}\n```\nAnd then:\n\nbash\nrm -rf build\n\nThat is all.';
  assert.equal(toProse(text), 'Here it is:\nAnd then:\nThat is all.');
});

test('lines of data and the marks of a call format are not prose', () => {
  assert.equal(toProse('Go.\n{"a": 1}\n| a | b |\nfunction<｜tool▁sep｜>write'), 'Go.');
});

test('sentences lose the signs of lists and emphasis, and keep names with underscores', () => {
  assert.deepEqual(toSentences('## Summary\n- **Done**. I wrote `my_file.txt`!\n✅ Sent'), [
    'Summary',
    'Done.',
    'I wrote my_file.txt!',
    'Sent',
  ]);
});

test('a quote is short', () => {
  assert.equal(toQuote('x'.repeat(500)).length, 140);
  assert.equal(toQuote('short'), 'short');
});

test('a text of nothing but spaces and signs is read in no time', () => {
  const began = performance.now();
  toSentences(`${' '.repeat(200_000)}${'. '.repeat(100_000)}${'"'.repeat(100_001)}`);
  assert.ok(performance.now() - began < 60_000);
});
