import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diffLines } from './diff-lines.ts';

const show = (before: string, after: string) =>
  diffLines(before, after).map(({ side, text }) => `${{ both: ' ', before: '-', after: '+' }[side]}${text}`);

test('equal texts have only shared lines', () => {
  assert.deepEqual(show('a\nb', 'a\nb'), [' a', ' b']);
});

test('a changed line is shown as removed and added between the shared lines', () => {
  assert.deepEqual(show('a\nb\nc', 'a\nx\nc'), [' a', '-b', '+x', ' c']);
});

test('lines that moved are not lost', () => {
  assert.deepEqual(show('a\nb\nc\nd', 'b\nc\na\nd'), ['-a', ' b', ' c', '+a', ' d']);
});

test('texts too long to compare are set side by side', () => {
  const before = Array.from({ length: 1500 }, (_, index) => `l${index}`).join('\n');
  const after = Array.from({ length: 1500 }, (_, index) => `r${index}`).join('\n');
  assert.equal(diffLines(before, after).length, 3000);
});
