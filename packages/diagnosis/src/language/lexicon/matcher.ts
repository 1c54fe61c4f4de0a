import type { Unit } from '../units/units.ts';
import { toUnits } from '../units/units.ts';
import type { DeedWord, Language, Lexicon, TopicWord, WordClass } from './lexicon.ts';

/** A phrase of a lexicon found in a text: its meaning, its first unit and the number of units that it covers. */
export interface Match<T> {
  readonly meanings: readonly T[];
  readonly at: number;
  readonly length: number;
}

/** What a phrase is about, apart from the speaker's attitude. */
export interface Content {
  readonly kind: 'deed' | 'deed noun' | 'topic' | 'number';
  readonly deed?: DeedWord;
  readonly topic?: TopicWord;
  readonly value?: number;
}

export interface Matcher {
  readonly language: Language;
  readonly findClasses: (units: readonly Unit[]) => Match<WordClass>[];
  readonly findContents: (units: readonly Unit[]) => Match<Content>[];
}

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly meanings: T[];
}

interface Tree<T> {
  readonly root: Node<T>;
  readonly stems: Set<string>;
  /** Lengths of the stems that words begin with and end in, longest first. */
  readonly heads: number[];
  readonly tails: number[];
}

/** A letter that no language here uses, so that `*` survives the cutting into words. */
const WILD = 'ː';

/** Compiles a lexicon into search trees. Phrases of the borrowed one hold where the language itself has no such phrase. */
export function createMatcher(lexicon: Lexicon, borrowed: Lexicon | null): Matcher {
  const classes = createTree<WordClass>();
  const contents = createTree<Content>();
  const common = new Set(toEntries(lexicon.common));
  const own = new Set(common);
  addLexicon(lexicon, classes, contents, (path) => {
    own.add(path.join(' '));
    return true;
  });
  if (borrowed) addLexicon(borrowed, classes, contents, (path) => !own.has(path.join(' ')) && isWorthBorrowing(path));
  for (const tree of [classes, contents]) measureStems(tree);
  return {
    language: lexicon.language,
    findClasses: (units) => findMatches(classes, common, units),
    findContents: (units) => findMatches(contents, common, units),
  };
}

/** Short words of another language are too often something else in this one. */
function isWorthBorrowing(path: readonly string[]): boolean {
  return path.some((word) => word.length > 3) || path[0] === 'ok';
}

function createTree<T>(): Tree<T> {
  return { root: { next: new Map(), meanings: [] }, stems: new Set(), heads: [], tails: [] };
}

function addLexicon(
  lexicon: Lexicon,
  classes: Tree<WordClass>,
  contents: Tree<Content>,
  accept: (path: readonly string[]) => boolean,
): void {
  const add = <T>(tree: Tree<T>, list: string, meaning: T): void => {
    for (const entry of toEntries(list)) {
      const path = toUnits(entry.replaceAll('*', WILD)).map((unit) => unit.text);
      if (path.length > 0 && accept(path)) addPath(tree, path, meaning);
    }
  };
  for (const [name, list] of Object.entries(lexicon.classes)) add(classes, list, name as WordClass);
  for (const [name, list] of Object.entries(lexicon.deeds))
    add(contents, list, { kind: 'deed', deed: name as DeedWord });
  for (const [name, list] of Object.entries(lexicon.deedNouns)) {
    add(contents, list, { kind: 'deed noun', deed: name as DeedWord });
  }
  for (const [name, list] of Object.entries(lexicon.topics))
    add(contents, list, { kind: 'topic', topic: name as TopicWord });
  toEntries(lexicon.numbers).forEach((names, value) => {
    for (const name of names.split('/')) add(contents, name, { kind: 'number', value });
  });
}

function toEntries(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function addPath<T>({ root, stems }: Tree<T>, path: readonly string[], meaning: T): void {
  let node = root;
  for (const part of path) {
    let next = node.next.get(part);
    if (!next) {
      next = { next: new Map(), meanings: [] };
      node.next.set(part, next);
    }
    node = next;
    if (part.startsWith(WILD) || part.endsWith(WILD)) stems.add(part);
  }
  if (!node.meanings.includes(meaning)) node.meanings.push(meaning);
}

function measureStems({ stems, heads, tails }: Pick<Tree<unknown>, 'stems' | 'heads' | 'tails'>): void {
  const sizes = (isKind: (stem: string) => boolean): number[] =>
    [...new Set([...stems].filter(isKind).map((stem) => stem.length - 1))].sort((a, b) => b - a);
  heads.push(...sizes((stem) => stem.endsWith(WILD)));
  tails.push(...sizes((stem) => stem.startsWith(WILD)));
}

/** The longest phrase at each place, from left to right, without overlaps. */
function findMatches<T>(tree: Tree<T>, common: ReadonlySet<string>, units: readonly Unit[]): Match<T>[] {
  const keys: Keys[] = [];
  for (const unit of units) {
    // A stem never takes a frequent word of another kind ("ge*" would take "gegen").
    keys.push(unit.kind === 'word' && !common.has(unit.text) ? toKeys(unit.text, tree) : unit.text);
  }
  const matches: Match<T>[] = [];
  for (let at = 0; at < units.length; ) {
    const found = findLongest(tree.root, keys, at);
    if (found) matches.push(found);
    at += found?.length ?? 1;
  }
  return matches;
}

/** Most words have no stem, and a list for each would cost more than the search. */
type Keys = string | readonly string[];

/** The word itself first, then the stems that it begins or ends with, longest first. */
function toKeys<T>(word: string, { stems, heads, tails }: Tree<T>): Keys {
  let keys: string[] | null = null;
  const add = (key: string): void => {
    if (!stems.has(key)) return;
    keys ??= [word];
    keys.push(key);
  };
  let tail = 0;
  for (const size of heads) {
    for (; (tails[tail] ?? 0) > size; tail++)
      if ((tails[tail] ?? 0) <= word.length) add(WILD + word.slice(-(tails[tail] ?? 0)));
    if (size <= word.length) add(word.slice(0, size) + WILD);
  }
  for (; tail < tails.length; tail++)
    if ((tails[tail] ?? 0) <= word.length) add(WILD + word.slice(-(tails[tail] ?? 0)));
  return keys ?? word;
}

function findLongest<T>(root: Node<T>, keys: readonly Keys[], at: number): Match<T> | null {
  let nodes = step([root], keys[at] ?? '');
  let meanings: readonly T[] = [];
  let length = 0;
  for (let index = at; nodes.length > 0; index++) {
    // Keys go from exact to vague, so the first that means something knows best.
    const first = nodes.find((node) => node.meanings.length > 0);
    if (first) {
      meanings = first.meanings;
      length = index - at + 1;
    }
    if (index + 1 >= keys.length) break;
    nodes = step(nodes, keys[index + 1] ?? '');
  }
  return length > 0 ? { meanings, at, length } : null;
}

const NOWHERE: readonly never[] = [];

function step<T>(nodes: readonly Node<T>[], keys: Keys): readonly Node<T>[] {
  let reached: Node<T>[] | null = null;
  for (const node of nodes) {
    if (node.next.size === 0) continue;
    for (const key of typeof keys === 'string' ? [keys] : keys) {
      const next = node.next.get(key);
      if (!next) continue;
      reached ??= [];
      reached.push(next);
    }
  }
  return reached ?? NOWHERE;
}
