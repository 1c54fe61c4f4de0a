import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'node:test';

const ROOT = resolve(import.meta.dirname, '../..');

/** Links of a page that lead to a file of this repository which does not exist. */
function findBrokenLinks(path: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(resolve(dirname(path), target)))
    .map((target) => `${relative(ROOT, path)}: ${target}`);
}

test('every link between pages leads somewhere', () => {
  const pages = [
    ...['README.md', 'CONTRIBUTING.md'].map((name) => join(ROOT, name)),
    ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(ROOT, 'docs', name)),
  ];
  assert.ok(pages.length > 30);
  assert.deepEqual(
    pages.flatMap((path) => findBrokenLinks(path, readFileSync(path, 'utf8'))),
    [],
  );
});

test('a link to a file that was renamed is found', () => {
  const page = 'See [it](architecture.md), [old](decisions/000-gone.md#why) and [elsewhere](https://example.org).';
  assert.deepEqual(findBrokenLinks(join(ROOT, 'docs/x.md'), page), ['docs/x.md: decisions/000-gone.md']);
});

/** Decisions whose number another one has too, or whose title has a different number. */
function findMisnumbered(decisions: readonly (readonly [name: string, text: string])[]): string[] {
  const numbers = decisions.map(([name]) => name.slice(0, 3));
  return decisions
    .filter(
      ([, text], index) => numbers.indexOf(numbers[index] ?? '') !== index || !text.startsWith(`# ${numbers[index]} `),
    )
    .map(([name]) => name);
}

test('every decision has a number of its own', () => {
  const folder = join(ROOT, 'docs/decisions');
  const decisions = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  assert.ok(decisions.length > 20);
  assert.deepEqual(findMisnumbered(decisions), []);
});

test('a number that is used twice, or not in the title, is found', () => {
  const decisions = [
    ['001-a.md', '# 001 A'],
    ['001-b.md', '# 001 B'],
    ['002-c.md', '# 003 C'],
  ] as const;
  assert.deepEqual(findMisnumbered(decisions), ['001-b.md', '002-c.md']);
});
