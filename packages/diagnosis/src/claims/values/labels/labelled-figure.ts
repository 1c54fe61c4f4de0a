import type { Value } from '../value.ts';

/** A figure of an output with what it is of. Figures of one column are of different things; figures of one record are different figures of one thing. */
export interface LabelledFigure {
  /** What the record, row or sentence is about: the words of each of its names. */
  readonly names: RecordNames;
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
export type RecordNames = ReadonlyMap<string, ReadonlySet<string>>;
