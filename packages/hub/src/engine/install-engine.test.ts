import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { hasLibrary } from './install-engine.ts';

const LOCK = join(import.meta.dirname, '../../engine/package-lock.json');

test('the engine is installed where the lock has it', () => {
  assert.equal(hasLibrary('linux', 'x64'), true);
  assert.equal(hasLibrary('win32', 'x64'), false);
  assert.equal(hasLibrary('linux', 's390x'), false);
});

test('everything that the lock installs has its digest, and no address', () => {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { readonly packages: Record<string, object> };
  for (const [path, entry] of Object.entries(packages).filter(([name]) => name !== '')) {
    assert.ok('integrity' in entry, path);
    assert.ok(!('resolved' in entry), path);
  }
});
