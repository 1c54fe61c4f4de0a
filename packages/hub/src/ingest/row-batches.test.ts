import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeHubFolder } from '../testing/test-store.ts';
import { readRowBatches } from './row-batches.ts';

test('batches end with a row and lose nothing, whatever the sizes', (t) => {
  const path = join(makeHubFolder(t), 'rows');
  const rows = Array.from({ length: 50 }, (_, index) => `${'é'.repeat(index % 7)}${index}\n`);
  writeFileSync(path, rows.join(''));
  for (const size of [1, 2, 3, 7, 64, 10_000]) {
    const batches = Array.from(readRowBatches(path, size), String);
    assert.equal(batches.join(''), rows.join(''), `${size}`);
    assert.ok(batches.every((batch) => batch.endsWith('\n')));
  }
  writeFileSync(path, '');
  assert.deepEqual([...readRowBatches(path)], []);
});
