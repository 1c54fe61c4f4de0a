import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/** Server and web app share words and shapes, never code: what computes belongs to one of them. */
const LOGIC =
  /=>|\bfunction\b|\bclass\b|\bimport (?!type\b)|\bexport (?!interface\b|type\b|const \w+(?::[^=]+)? = [[{])/;

const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, code: withoutComments(readFileSync(join(import.meta.dirname, name), 'utf8')) }));

test('the API holds types and closed lists, no logic', () => {
  assert.ok(sources.length > 5);
  assert.deepEqual(
    sources.filter(({ code }) => LOGIC.test(code)).map(({ name }) => name),
    [],
  );
});

test('the check finds logic', () => {
  for (const code of ['export const f = (a: number) => a;', "import { x } from './y.ts';", 'export let z = 1;']) {
    assert.match(code, LOGIC);
  }
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}
