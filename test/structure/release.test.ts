import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const PUBLISHED = ['packages/critiqor', 'packages/openclaw', 'packages/diagnosis', 'packages/evidence'];

test('what is published says where it comes from, and asks for provenance', () => {
  for (const folder of PUBLISHED) {
    const found = JSON.parse(read(`${folder}/package.json`));
    assert.deepEqual(found.publishConfig, { access: 'public', provenance: true }, folder);
    assert.equal(found.repository.directory, folder);
    assert.match(found.repository.url, /^git\+https:\/\/.+\.git$/);
    assert.equal(found.license, 'MIT');
    assert.ok(found.engines.node && found.description && found.homepage && found.bugs, folder);
    assert.notEqual(found.private, true);
    assert.equal(found.dependencies, undefined, 'it needs nothing else');
    for (const file of ['README.md', 'LICENSE']) assert.ok(existsSync(join(ROOT, folder, file)), `${folder}/${file}`);
  }
  const versions = PUBLISHED.map((folder) => JSON.parse(read(`${folder}/package.json`)).version);
  assert.equal(new Set(versions).size, 1, 'all have one version');
});

test('the changelog has the version, and what is not released yet', () => {
  const { version } = JSON.parse(read('packages/critiqor/package.json'));
  const changes = read('CHANGELOG.md');
  assert.ok(changes.includes(`## ${version}`), version);
  assert.match(changes, /## Unreleased[\s\S]*Upgrading from 0\.1/);
  assert.match(read('SECURITY.md'), /Report a vulnerability/);
});
