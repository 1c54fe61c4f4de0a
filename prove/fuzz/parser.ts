import type { Random } from '../random.ts';

/** A parser under fire. It is opened once, in a process of its own, and then given one input after another. */
export interface Parser {
  /** Inputs to begin with, apart from those that are kept in the corpus. */
  readonly seeds: readonly string[];
  /** How inputs are changed. */
  readonly mutate: (input: string, random: Random, pool: readonly string[]) => string;
  /** Feeds the parser; says in a few words what came of it, or throws `Broken` when a promise broke. */
  feed(input: string): string | Promise<string>;
  close?(): void | Promise<void>;
}

export type OpenParser = (folder: string, random: Random) => Parser | Promise<Parser>;

/** What must hold did not. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export function must(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Broken(why);
}
