import type { Unit } from '../units.ts';
import { toUnits } from '../units.ts';
import type { DeedWord, Language, Lexicon, TopicWord, WordClass } from './lexicon.ts';

/** A phrase of a lexicon found in a text: what it stands for, its first unit and the number of units that it covers. */
export interface Match<T> {
  readonly meanings: readonly T[];
  readonly at: number;
  readonly length: number;
}

/** What a phrase speaks of, apart from how the speaker stands to it. */
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
}

/** A letter that no language here uses, so that `*` survives the cutting into words. */
const WILD = 'ː';
const SHORTEST_STEM = 2;
const LONGEST_STEM = 14;

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
  return { root: { next: new Map(), meanings: [] }, stems: new Set() };
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

/** The longest phrase at each place, from left to right, without overlaps. */
function findMatches<T>({ root, stems }: Tree<T>, common: ReadonlySet<string>, units: readonly Unit[]): Match<T>[] {
  // A stem never takes a frequent word of another kind ("ge*" would take "gegen").
  const keys = units.map((unit) =>
    unit.kind === 'word' && !common.has(unit.text) ? toKeys(unit.text, stems) : [unit.text],
  );
  const matches: Match<T>[] = [];
  for (let at = 0; at < units.length; ) {
    const found = findLongest(root, keys, at);
    if (found) matches.push(found);
    at += found?.length ?? 1;
  }
  return matches;
}

/** The word itself first, then the stems that it begins or ends with, longest first. */
function toKeys(word: string, stems: ReadonlySet<string>): string[] {
  const keys = [word];
  for (let size = Math.min(word.length, LONGEST_STEM); size >= SHORTEST_STEM; size--) {
    const head = word.slice(0, size) + WILD;
    if (stems.has(head)) keys.push(head);
    const tail = WILD + word.slice(-size);
    if (stems.has(tail)) keys.push(tail);
  }
  return keys;
}

function findLongest<T>(root: Node<T>, keys: readonly (readonly string[])[], at: number): Match<T> | null {
  let meanings: readonly T[] = [];
  let length = 0;
  let nodes: Node<T>[] = [root];
  for (let index = at; index < keys.length && nodes.length > 0; index++) {
    const reached: Node<T>[] = [];
    for (const node of nodes) {
      for (const key of keys[index] ?? []) {
        const next = node.next.get(key);
        if (next) reached.push(next);
      }
    }
    // Keys go from exact to vague, so the first that means something knows best.
    const first = reached.find((node) => node.meanings.length > 0);
    if (first) {
      meanings = first.meanings;
      length = index - at + 1;
    }
    nodes = reached;
  }
  return length > 0 ? { meanings, at, length } : null;
}
