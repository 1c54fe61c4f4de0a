import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSentenceSpans } from './sentences.ts';

const read = (text: string): string[] =>
  toSentenceSpans(text, 0, text.length).map(({ start, end }) => text.slice(start, end));

test('sentences end at marks that a new one follows', () => {
  assert.deepEqual(read('Done. It works! Shall I go on? Yes'), ['Done.', 'It works!', 'Shall I go on?', 'Yes']);
  assert.deepEqual(read("Logout doesn't. Let me look."), ["Logout doesn't.", 'Let me look.']);
});

test('abbreviations, versions, dates and file names do not end a sentence', () => {
  assert.deepEqual(read('Use e.g. Node 24.1 for Mr. Haas.'), ['Use e.g. Node 24.1 for Mr. Haas.']);
  assert.deepEqual(read('Der Termin am 3. März steht.'), ['Der Termin am 3. März steht.']);
  assert.deepEqual(read('1. Opened a.b.ts and c.ts'), ['1. Opened a.b.ts and c.ts']);
});

test('ends inside code and quotations do not count', () => {
  assert.deepEqual(read('The log says "Done. All good" and stops. `a. B` ran.'), [
    'The log says "Done. All good" and stops.',
    '`a. B` ran.',
  ]);
});

test('wide marks need no space after them', () => {
  assert.deepEqual(read('完成。测试通过！'), ['完成。', '测试通过！']);
});

test('a sign after the last sentence belongs to it', () => {
  assert.deepEqual(read('Done. ✅'), ['Done. ✅']);
});
