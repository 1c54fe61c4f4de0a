/**
 * Why nobody witnessed a run: the recorder worked alone or the run was imported · the supervisor ended before its agent · what it
 * had left for the seal is gone · no recorder announced anything to it · the user turned it off.
 */
export type WitnessAbsence = 'no_supervisor' | 'supervisor_lost' | 'statement_lost' | 'never_announced' | 'turned_off';

/** Where the witness's knowledge was until the seal: a file can be changed by whoever can change the journal. */
export type WitnessKeeping = 'memory' | 'file' | 'nowhere';

/** How far a writer's lines were announced to the supervisor while they were written. */
interface WitnessedWriter {
  readonly writer: string;
  /** Number and hash of the last line that was announced; through the chain it covers all lines before it. */
  readonly seq: number;
  readonly head: string;
  /** How many lines were announced themselves. */
  readonly announced: number;
  /** Whether the writer said that it was its last. */
  readonly ended: boolean;
}

/** What the supervisor witnessed, as part of the seal. */
export interface SealedWitness {
  readonly kept: WitnessKeeping;
  /** Null when something was witnessed. */
  readonly absence: WitnessAbsence | null;
  /** Sorted by writer. */
  readonly writers: readonly WitnessedWriter[];
  /** Lines that no announcement covers, by writer. */
  readonly unwitnessed: readonly { readonly writer: string; readonly after: number; readonly lines: number }[];
}
