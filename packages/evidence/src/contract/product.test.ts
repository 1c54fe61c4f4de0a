import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PLUGIN_ID, VERSION } from './product.ts';

const PACKAGES = join(import.meta.dirname, '../../..');
const read = (path: string) => JSON.parse(readFileSync(join(PACKAGES, path), 'utf8'));

test('every package has the version of the product', () => {
  const versions = readdirSync(PACKAGES).map((name) => [name, read(`${name}/package.json`).version]);
  assert.ok(versions.length > 4);
  assert.deepEqual(
    versions.filter(([, version]) => version !== VERSION),
    [],
  );
});

test("the plugin's manifest and package have its id", () => {
  assert.equal(read('openclaw/openclaw.plugin.json').id, PLUGIN_ID);
  assert.equal(read('openclaw/package.json').name, PLUGIN_ID);
});
