import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { ARROWS } from './arrows.ts';
import {
  findCycles,
  findSharedNames,
  findTestHelpers,
  findUnusedExports,
  findWideFolders,
  findWrongArrows,
} from './rules.ts';
import { isTest, readSource, readSources, readUsers, type SourceFile } from './source-tree.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const sources = readSources(join(ROOT, 'packages'));
const MOST_FILES = 22;
/** What the builds start from, and what `bin/critiqor.js` loads on an old Node. */
const ENTRIES = [
  'critiqor/src/cli/main.ts',
  'critiqor/src/demo/install-packages.ts',
  'dashboard/src/main.tsx',
  'hub/src/cli/main.ts',
  'hub/src/engine/engine-process.ts',
  'dashboard/src/theme-first.ts',
  'openclaw/src/plugin.ts',
  'diagnosis/src/library.ts',
  'evidence/src/library.ts',
];
/** Types that only declarations of inferred types name: without their export the compiler refuses (TS4023). */
const NAMED_BY_COMPILER = ['diagnosis/src/model/shape.ts', 'critiqor/src/demo/scripted-model.ts'];

const toGraph = (files: readonly SourceFile[]) =>
  new Map(files.map(({ path, imports }) => [path, imports.map((target) => target.path)]));

test('there are sources to look at', () => assert.ok(sources.length > 300));

test('imports follow the arrows', () => assert.deepEqual(findWrongArrows(sources, ARROWS), []));

test('the arrows form no circle', () => assert.deepEqual(findCycles(new Map(Object.entries(ARROWS))), []));

test('no two files import each other, however far around', () => {
  const product = sources.filter(({ path }) => !isTest(path));
  assert.deepEqual(findCycles(toGraph(product)), []);
});

test('product code uses no test helper', () => assert.deepEqual(findTestHelpers(sources), []));

test('every export is used', () =>
  assert.deepEqual(findUnusedExports(sources, readUsers(ROOT), [...ENTRIES, ...NAMED_BY_COMPILER]), []));

test('a folder can be taken in at a glance', () => assert.deepEqual(findWideFolders(sources, MOST_FILES), []));

test('a name means one thing', () => assert.deepEqual(findSharedNames(sources), []));

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

  test('an export that nobody imports', () => {
    const product = file('x/src/a.ts', 'export const used = 1;', 'export function unused() {}', 'export type T = 1;');
    const user = file('x/src/b.ts', "import { type T, used } from './a.ts';");
    assert.deepEqual(findUnusedExports([product, user], [], []), ['x/src/a.ts: unused']);
    assert.deepEqual(findUnusedExports([product, user], [], ['x/src/a.ts']), []);
  });

  test('an export that only a test imports, unless its own file uses it', () => {
    const dead = file('x/src/a.ts', 'export const dead = 1;', 'export const unit = 2;', 'const next = unit + 1;');
    const tests = file('x/src/a.test.ts', "import { dead, unit } from './a.ts';");
    assert.deepEqual(findUnusedExports([dead, tests], [], []), ['x/src/a.ts: dead']);
  });

  test('a test helper that no test imports', () => {
    const helper = file('x/src/testing/fake.ts', 'export const fake = 1;', 'export const stale = fake;');
    const tests = file('x/src/a.test.ts', "import { fake } from './testing/fake.ts';");
    assert.deepEqual(findUnusedExports([helper, tests], [], []), ['x/src/testing/fake.ts: stale']);
  });

  test('an export beside one that is loaded on demand or by a script', () => {
    const product = file('x/src/a.ts', 'export const a = 1;', 'export const b = 2;', 'export const c = 3;');
    const lazy = file('x/src/b.ts', "const load = async () => (await import('./a.ts')).a;");
    const script = file('../scripts/s.ts', "import { b } from '../packages/x/src/a.ts';");
    assert.deepEqual(findUnusedExports([product, lazy], [script], []), ['x/src/a.ts: c']);
  });

  test('a test helper in product code', () => {
    const product = file('x/src/a.ts', "import { fake } from './testing/fake.ts';");
    assert.deepEqual(findTestHelpers([product]), ['x/src/a.ts imports x/src/testing/fake.ts']);
  });

  test('a folder that is too wide', () => {
    const many = Array.from({ length: 3 }, (_, index) => file(`x/src/f/${index}.ts`, ''));
    assert.deepEqual(findWideFolders(many, 2), ['x/src/f: 3 files']);
  });

  test('a name that means two things', () => {
    const one = file('x/src/a.ts', 'export interface Step {}', 'export const toStep = 1;', 'type Own = 1;');
    const two = file('y/src/b.ts', 'type Step = string;', 'export function toStep() {}', 'type Own = 2;');
    const lexicons = ['x', 'y'].map((name) => file(`${name}/src/lexicon/en.ts`, 'export const en = 1;'));
    const tests = file('x/src/b.test.ts', 'interface Step {}');
    assert.deepEqual(findSharedNames([one, two, tests, ...lexicons]), [
      'Step: x/src/a.ts, y/src/b.ts',
      'toStep: x/src/a.ts, y/src/b.ts',
    ]);
  });

  test('one line too many in the tree as it is', () => {
    const withLine = (path: string, line: string): SourceFile[] =>
      sources.map((source) =>
        source.path === path
          ? readSource(path, `${readFileSync(join(ROOT, 'packages', path), 'utf8')}\n${line}\n`)
          : source,
      );
    const surplus = withLine('evidence/src/read/coverage.ts', 'export const surplus = 1;');
    assert.deepEqual(findUnusedExports(surplus, readUsers(ROOT), [...ENTRIES, ...NAMED_BY_COMPILER]), [
      'evidence/src/read/coverage.ts: surplus',
    ]);
    const shared = withLine('evidence/src/read/coverage.ts', 'type Finding = string;');
    assert.equal(findSharedNames(shared).length, 1);
    const circle = withLine('evidence/src/contract/event.ts', "import { toJournalEvent } from './upgrade-event.ts';");
    assert.notDeepEqual(findCycles(toGraph(circle.filter(({ path }) => !isTest(path)))), []);
  });
});
