import type { Value } from '../value.ts';
import { readJsonFigures } from './read-json-figures.ts';
import { parseMarkup } from './read-markup.ts';
import { readTextFigures } from './read-text-figures.ts';

/** A figure of an output with what it is of. Figures of one column are of different things; figures of one record are different figures of one thing. */
export interface Labelled {
  /** What the record, row or sentence is about: the words of each of its names. */
  readonly names: Names;
  /** What the figure is called inside of it. */
  readonly key: ReadonlySet<string>;
  /** The same for figures that can be compared across records. */
  readonly column: string;
  /** The same for the figures of one record; absent where its figures have nothing in common. */
  readonly record?: number;
  readonly value: Value;
  readonly text: string;
}

/** The words of names by the field or column that holds them. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>;

/** The figures of an output with their labels: members of JSON and markup, cells of tables, `name: value` lines, and clauses of prose. */
export function toLabelled(text: string): readonly Labelled[] {
  const short = text.slice(0, MOST_CHARS);
  const tree = text.length <= MOST_CHARS ? (toJson(text) ?? parseMarkup(text)) : undefined;
  const found = tree === undefined ? readTextFigures(short) : readJsonFigures(tree);
  return found.length > MOST_FIGURES ? [] : found;
}

const MOST_CHARS = 8_000;
/** More are data in which every figure is found somewhere. */
const MOST_FIGURES = 240;

function toJson(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed[0] !== '{' && trimmed[0] !== '[') return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    return undefined;
  }
}
