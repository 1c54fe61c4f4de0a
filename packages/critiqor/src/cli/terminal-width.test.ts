import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsOf, textColumnsOf } from './terminal-width.ts';

test('a terminal of 0 columns is one of 80', () => {
  assert.equal(columnsOf({ isTTY: true, columns: 0 }), 80);
  assert.equal(textColumnsOf({ isTTY: true, columns: 0 }), 80);
});

test('text is as wide as the terminal, within reason; a file has no width', () => {
  assert.equal(columnsOf({ isTTY: true, columns: 200 }), 200);
  assert.equal(textColumnsOf({ isTTY: true, columns: 60 }), 60);
  assert.equal(textColumnsOf({ isTTY: true, columns: 200 }), 110);
  assert.equal(columnsOf({}), undefined);
  assert.equal(textColumnsOf({}), 100);
});
