import { dirname } from 'node:path';
import { isTest, type SourceFile, toFolder } from './source-tree.ts';

/** Each rule gives the places that break it, one line each. */

type Arrows = Readonly<Record<string, readonly string[]>>;

/** Product code that imports against the arrows. Packages without arrows of their own are left out. */
export function findWrongArrows(sources: readonly SourceFile[], arrows: Arrows): string[] {
  return sources
    .filter(({ path }) => !isTest(path) && Object.keys(arrows).some((folder) => isIn(folder, path)))
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => toFolder(target.path) !== toFolder(path) && !isTest(target.path))
        .filter((target) => !arrows[toFolder(path)]?.includes(toFolder(target.path)))
        .map((target) => `${path} imports ${target.path}`),
    );
}

const isIn = (folder: string, path: string): boolean => path.startsWith(`${folder.split('/')[0]}/`);

/** Product code that imports what only tests may use. */
export function findTestHelpers(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      imports.filter((target) => isTest(target.path)).map((target) => `${path} imports ${target.path}`),
    );
}

/** Circles in a graph of names, one line per circle found. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (node: string, trail: readonly string[]): void => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(node)), node].join(' → '));
      return;
    }
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

/** Exports of product code that no other file takes. Entries are taken by the build. */
export function findUnusedExports(
  sources: readonly SourceFile[],
  users: readonly SourceFile[],
  entries: readonly string[],
) {
  const taken = new Map<string, Set<string>>();
  for (const { imports } of [...sources, ...users]) {
    for (const { path, names } of imports) {
      const known = taken.get(path) ?? new Set();
      for (const name of names) known.add(name);
      taken.set(path, known);
    }
  }
  return sources
    .filter(({ path }) => !isTest(path) && !entries.includes(path))
    .flatMap(({ path, exports }) => {
      const names = taken.get(path);
      return names?.has('*') ? [] : exports.filter((name) => !names?.has(name)).map((name) => `${path}: ${name}`);
    });
}

/** Folders with more files than a person takes in at a glance. */
export function findWideFolders(sources: readonly SourceFile[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder}: ${count} files`);
}
