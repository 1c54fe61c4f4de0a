import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toBlocks } from './blocks.ts';

const read = (answer: string): string[] =>
  toBlocks(answer).map(({ kind, start, end }) => `${kind}: ${answer.slice(start, end)}`);

test('paragraphs go on over line breaks and end at blank lines', () => {
  assert.deepEqual(read('one\ntwo\n\nthree'), ['text: one\ntwo', 'text: three']);
});

test('items, rows and headings are blocks of their own', () => {
  assert.deepEqual(read('# A\n- b\n  goes on\n- c\n| x | y |\n|--|--|\n| 1 | 2 |'), [
    'heading: # A',
    'item: - b\n  goes on',
    'item: - c',
    'heading: | x | y |',
    'row: | 1 | 2 |',
  ]);
});

test('a bold line is a heading unless it is a sentence', () => {
  assert.deepEqual(read('**Status**\n\n**All done.**'), ['heading: **Status**', 'text: **All done.**']);
});

test('fences, quotations and log lines are set apart', () => {
  assert.deepEqual(read('```\na\n```\n> q\n> r\n[ERROR] no\n[INFO] x'), [
    'code: ```\na\n```',
    'quote: > q\n> r',
    'code: [ERROR] no\n[INFO] x',
  ]);
});

test('a fence that is never closed takes the rest', () => {
  assert.deepEqual(read('```\na\n\nb'), ['code: ```\na\n\nb']);
});
