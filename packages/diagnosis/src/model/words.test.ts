import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf, fillIn, toOneLine } from './words.ts';

test('a text that is too long ends with a whole word', () => {
  assert.equal(toOneLine('the tests failed because the database was down', 30), 'the tests failed because the…');
  assert.equal(toOneLine('one\n  two\tthree', 30), 'one two three');
  assert.equal(toOneLine('exactly', 7), 'exactly');
});

test('a word that fills the line is cut, but no character is', () => {
  assert.equal(toOneLine('x'.repeat(50), 10), `${'x'.repeat(9)}…`);
  assert.equal(toOneLine(`ab ${'y'.repeat(50)}`, 10), 'ab yyyyyy…');
  assert.equal(toOneLine('😀'.repeat(20), 10), `${'😀'.repeat(4)}…`);
});

test('one is not many', () => {
  assert.deepEqual([countOf(1, 'tool call'), countOf(1_200, 'tool call')], ['1 tool call', '1,200 tool calls']);
});

test('a quoted sentence ends the sentence around it', () => {
  const said = (quote: string): string => fillIn('It says “{quote}”. Then it stops.', { quote });
  assert.equal(said('Done.'), 'It says “Done.” Then it stops.');
  assert.equal(said('Done?'), 'It says “Done?” Then it stops.');
  assert.equal(said('done'), 'It says “done”. Then it stops.');
});
