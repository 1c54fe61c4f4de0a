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

/**
 * Exports that nobody needs. Product code needs a user that is no test; an export that only tests import is fine while its own file uses it
 * too, for then it is a unit under test. A test helper needs any user. Entries are used by the build.
 */
export function findUnusedExports(
  sources: readonly SourceFile[],
  users: readonly SourceFile[],
  entries: readonly string[],
): string[] {
  const all = [...sources, ...users];
  const taken = toTakenNames(all);
  const takenByProduct = toTakenNames(all.filter(({ path }) => !isTest(path)));
  const isNeeded = ({ path, ownUses }: SourceFile, name: string): boolean =>
    has(takenByProduct, path, name) || (has(taken, path, name) && (isTest(path) || ownUses.has(name)));
  return sources
    .filter(({ path }) => !entries.includes(path) && !LOADED_BY_PATH.test(path))
    .flatMap((file) => file.exports.filter((name) => !isNeeded(file, name)).map((name) => `${file.path}: ${name}`));
}

/** The detector scripts list these files and import each by its path. */
const LOADED_BY_PATH = /^diagnosis\/src\/detectors\/.*\.cases\.ts$/;

function toTakenNames(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const taken = new Map<string, Set<string>>();
  for (const { path, names } of files.flatMap(({ imports }) => imports)) {
    const known = taken.get(path) ?? new Set();
    for (const name of names) known.add(name);
    taken.set(path, known);
  }
  return taken;
}

function has(taken: ReadonlyMap<string, ReadonlySet<string>>, path: string, name: string): boolean {
  const names = taken.get(path);
  return names !== undefined && (names.has(name) || names.has('*'));
}

/** Folders with more files than a person takes in at a glance. */
export function findWideFolders(sources: readonly SourceFile[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder}: ${count} files`);
}

/**
 * Names that mean two things: exported by two files of product code, or exported by one while another declares a type of that name for itself.
 * The files of a lexicon are left out: each exports the code of its language.
 */
export function findSharedNames(sources: readonly SourceFile[]): string[] {
  const product = sources.filter(({ path }) => !isTest(path) && !path.includes('/lexicon/'));
  const exportedBy = toFilesByName(product, ({ exports }) => exports);
  const declaredBy = toFilesByName(product, ({ types }) => types);
  return [...exportedBy]
    .map(([name, files]) => [name, new Set([...files, ...(declaredBy.get(name) ?? [])])] as const)
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name}: ${[...files].join(', ')}`);
}

function toFilesByName(
  sources: readonly SourceFile[],
  toNames: (file: SourceFile) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const source of sources) {
    for (const name of toNames(source)) files.set(name, [...(files.get(name) ?? []), source.path]);
  }
  return files;
}
