import { isOpen, type RecordedFact } from './recorded-fact.ts';

/** The facts of one writer by the lines that belong to them. */
export interface LineFacts {
  /** The fact that a line belongs to, as long as it is remembered. */
  find(seq: number): KnownLine | undefined;
  set(seq: number, fact: RecordedFact, isEnd: boolean): void;
}

export interface KnownLine {
  readonly fact: RecordedFact;
  /** Whether this line ended it. */
  readonly isEnd: boolean;
}

const FIRST_CAPACITY = 64;
/**
 * A line is known by its number for this many lines. Recorders add to lines within a few dozen; what has not ended is kept until it has,
 * and calls of an open run are found by name. More lines would outlive the young generation and cost memory.
 */
export const MAX_LINES_BACK = 1_024;

/** Remembers the last lines in a ring, so that what is kept does not grow with the journal. */
export function createLineFacts(): LineFacts {
  let ring = createRing(FIRST_CAPACITY);
  /** Lines of open facts that have left the ring. */
  const kept = new Map<number, KnownLine>();
  /** One for all answers: they are used at once. */
  const found: { fact: RecordedFact; isEnd: boolean } = { fact: NOTHING, isEnd: false };

  const put = (seq: number, fact: RecordedFact, isEnd: boolean): void => {
    const place = seq % ring.capacity;
    const before = ring.facts[place];
    const seqBefore = ring.seqs[place] as number;
    if (before === undefined) ring.size += 1;
    else if (seqBefore !== seq && isOpen(before)) kept.set(seqBefore, { fact: before, isEnd: ring.ends[place] === 1 });
    ring.facts[place] = fact;
    ring.seqs[place] = seq;
    ring.ends[place] = isEnd ? 1 : 0;
  };
  const grow = (): void => {
    const { facts, seqs, ends } = ring;
    ring = createRing(2 * ring.capacity);
    for (const [place, fact] of facts.entries()) if (fact) put(seqs[place] as number, fact, ends[place] === 1);
  };

  return {
    find(seq) {
      const place = seq % ring.capacity;
      const fact = ring.facts[place];
      if (fact === undefined || ring.seqs[place] !== seq) return kept.get(seq);
      found.fact = fact;
      found.isEnd = ring.ends[place] === 1;
      return found;
    },
    set(seq, fact, isEnd) {
      // Numbers far apart, which no recorder gives, must not make it grow.
      const isFull = ring.facts[seq % ring.capacity] !== undefined && ring.size * 2 >= ring.capacity;
      if (isFull && ring.capacity < MAX_LINES_BACK) grow();
      put(seq, fact, isEnd);
    },
  };
}

const createRing = (capacity: number) => ({
  capacity,
  size: 0,
  facts: new Array<RecordedFact | undefined>(capacity).fill(undefined),
  seqs: new Float64Array(capacity),
  ends: new Uint8Array(capacity),
});

const NOTHING: RecordedFact = {
  kind: 'line',
  number: -1,
  writer: '',
  hasBegun: true,
  hasEnded: true,
  outcome: null,
  isCopy: true,
};
