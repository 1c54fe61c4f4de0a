/** A number for every line of a writer, 0 where none was set. */
export interface SeqMap {
  get(seq: number): number;
  set(seq: number, value: number): void;
}

const FIRST_LENGTH = 16;

/**
 * The line numbers of a writer have no gaps, so eight bytes per line are enough; a `Map` of a million lines would take ten times as much.
 * A number far beyond the others goes into a map: a forged line must not make us allocate up to it.
 */
export function createSeqMap(): SeqMap {
  let dense = new Float64Array(FIRST_LENGTH);
  const outliers = new Map<number, number>();
  let size = 0;
  return {
    get: (seq) => dense[seq] || (outliers.get(seq) ?? 0),
    set(seq, value) {
      size += 1;
      if (seq >= dense.length && seq < dense.length * 2 && size * 4 > dense.length) {
        dense = new Float64Array(dense.buffer.transfer(dense.byteLength * 2));
      }
      if (seq < dense.length) {
        dense[seq] = value;
        // It may have been far out before the array grew.
        outliers.delete(seq);
      } else outliers.set(seq, value);
    },
  };
}
