import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const ROOT = resolve(import.meta.dirname, '../..');
const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');

/** Paths that a text names in code marks or runs as a script. */
function toNamedPaths(text: string): string[] {
  return [...text.matchAll(/(?:packages|scripts|test|docs)\/[\w./-]*\w/g)].map(([path]) => path);
}

test('every file that the recipes name exists', () => {
  const paths = toNamedPaths(guide);
  assert.ok(paths.length > 20);
  assert.deepEqual(
    paths.filter((path) => !existsSync(join(ROOT, path))),
    [],
  );
  assert.deepEqual(toNamedPaths('see `packages/gone/x.ts`.'), ['packages/gone/x.ts']);
});

test('the five recipes are there', () => {
  const recipes = ['detector', 'exporter', 'dashboard page', 'evidence field or version', 'new OpenClaw version'];
  for (const recipe of recipes) assert.match(guide, new RegExp(`^### .*${recipe}$`, 'm'));
});

test('every command that it names is a script of the workspace', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  assert.deepEqual(
    named.filter((name) => !(name in scripts)),
    [],
  );
});
