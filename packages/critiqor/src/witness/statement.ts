import type { WitnessAbsence, WitnessKeeping } from '../sealed/sealed-witness.ts';

/** What the supervisor knows of a writer. */
export interface WriterStatement {
  readonly seq: number;
  readonly hash: string;
  readonly announced: number;
  readonly ended: boolean;
  /** Identity of the file that the last line was written to. */
  readonly file: string;
  /** The beginning of the hash of a line as it was announced, in hex; null when it was not. Tells where a rewritten file differs first. */
  readonly startOfHash: (seq: number) => string | null;
}

/** A line of a writer. */
export interface Mention {
  readonly writer: string;
  readonly seq: number;
}

/** Everything that the supervisor can say about a journal, to be held against the file. */
export interface WitnessStatement {
  readonly kept: WitnessKeeping;
  readonly absence: WitnessAbsence | null;
  readonly writers: ReadonlyMap<string, WriterStatement>;
  /** Lines that were announced twice, with different hashes. Without a line: what arrived was no announcement at all. */
  readonly conflicts: readonly (Mention | null)[];
  /** The first lines that went to another file than the ones before. */
  readonly moves: readonly Mention[];
}

/** The statement where there was no witness. */
export function toAbsentWitness(absence: WitnessAbsence): WitnessStatement {
  return { kept: 'nowhere', absence, writers: new Map(), conflicts: [], moves: [] };
}
