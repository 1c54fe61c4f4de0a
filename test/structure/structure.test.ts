import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { ARROWS } from './arrows.ts';
import { findCycles, findTestHelpers, findUnusedExports, findWideFolders, findWrongArrows } from './rules.ts';
import { isTest, readSource, readSources, type SourceFile } from './source-tree.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const sources = readSources(join(ROOT, 'packages'));
const MOST_FILES = 22;

const toGraph = (files: readonly SourceFile[]) =>
  new Map(files.map(({ path, imports }) => [path, imports.map((target) => target.path)]));

test('there are sources to look at', () => assert.ok(sources.length > 300));

test('imports follow the arrows', () => assert.deepEqual(findWrongArrows(sources, ARROWS), []));

test('the arrows form no circle', () => assert.deepEqual(findCycles(new Map(Object.entries(ARROWS))), []));

test('no two files import each other, however far around', () => {
  const product = sources.filter(({ path }) => !isTest(path) && !path.startsWith('evidence/'));
  assert.deepEqual(findCycles(toGraph(product)), []);
});

test('product code uses no test helper', () => assert.deepEqual(findTestHelpers(sources), []));

test('a folder can be taken in at a glance', () => assert.deepEqual(findWideFolders(sources, MOST_FILES), []));

test('the architecture page shows the arrows', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const missing = Object.entries(ARROWS)
    .map(([folder, targets]) => `| \`${folder}\` | ${targets.map((target) => `\`${target}\``).join(' ')} |`)
    .filter((row) => !page.includes(row));
  assert.deepEqual(missing, []);
});

describe('the rules find what breaks them', () => {
  const file = (path: string, ...lines: string[]): SourceFile => readSource(path, lines.join('\n'));

  test('an import against the arrows', () => {
    const wrong = file('diagnosis/src/model/a.ts', "import { b } from '../report/b.ts';");
    assert.deepEqual(findWrongArrows([wrong], ARROWS), ['diagnosis/src/model/a.ts imports diagnosis/src/report/b.ts']);
  });

  test('a circle of three files', () => {
    const circle = ['a', 'b', 'c'].map((name, index) =>
      file(`x/src/${name}.ts`, `import type { T } from './${['b', 'c', 'a'][index]}.ts';`),
    );
    assert.deepEqual(findCycles(toGraph(circle)), ['x/src/a.ts → x/src/b.ts → x/src/c.ts → x/src/a.ts']);
  });

  test('an export that nobody takes, but none that a test takes', () => {
    const product = file('x/src/a.ts', 'export const used = 1;', 'export function unused() {}', 'export type T = 1;');
    const user = file('x/src/a.test.ts', "import { type T, used } from './a.ts';");
    assert.deepEqual(findUnusedExports([product, user], [], []), ['x/src/a.ts: unused']);
  });

  test('a test helper in product code', () => {
    const product = file('x/src/a.ts', "import { fake } from './testing/fake.ts';");
    assert.deepEqual(findTestHelpers([product]), ['x/src/a.ts imports x/src/testing/fake.ts']);
  });

  test('a folder that is too wide', () => {
    const many = Array.from({ length: 3 }, (_, index) => file(`x/src/f/${index}.ts`, ''));
    assert.deepEqual(findWideFolders(many, 2), ['x/src/f: 3 files']);
  });
});
