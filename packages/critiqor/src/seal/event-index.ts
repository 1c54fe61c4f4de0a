import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { LinePlace } from '@critiqor/evidence/read/journal-scanner';
import { toCanonicalType } from '../sealed/canonical-type.ts';
import { createEffectiveTimes } from '../sealed/effective-times.ts';
import type { EvidenceSource } from '../sealed/sealed-format.ts';
import { mergeWriters } from './merge-writers.ts';

/** Where an event is before the seal, and what goes in front of it. */
interface IndexedEvent {
  readonly source: EvidenceSource;
  readonly offset: number;
  readonly length: number;
  readonly isDamaged: boolean;
  /** Canonical type, as JSON. */
  readonly typeJson: string;
}

interface EventIndex {
  add(event: JournalEvent, source: EvidenceSource, place: LinePlace, isDamaged: boolean): void;
  /** Puts the events in sealed order, once. */
  sort(): SortedEvents;
}

export interface SortedEvents {
  readonly count: number;
  /** The lines of the journal are in the order in which they were added, none is missing, and no event is earlier than the one before it. */
  readonly isAsAdded: boolean;
  /** They can be read once; their memory is freed on the way. */
  events(): Generator<IndexedEvent>;
}

const FROM_LIFECYCLE = 1;
const DAMAGED = 2;
const FIRST_CAPACITY = 1_024;

/**
 * Keeps about thirty bytes per event, enough to order and copy it: a million events must not need memory for their contents.
 *
 * Events are ordered by time, but never against a writer's own order; ties are broken by the writer's name. How lines of different writers
 * are interleaved in the file does not matter.
 */
export function createEventIndex(): EventIndex {
  let times = new Float64Array(FIRST_CAPACITY);
  let offsets = new Float64Array(FIRST_CAPACITY);
  let lengths = new Uint32Array(FIRST_CAPACITY);
  let writerOf = new Uint32Array(FIRST_CAPACITY);
  let typeOf = new Uint32Array(FIRST_CAPACITY);
  let flags = new Uint8Array(FIRST_CAPACITY);
  const writers = createNames();
  const types = createNames();
  const effectiveTimeOf = createEffectiveTimes();
  let count = 0;

  const grow = (): void => {
    times = enlarge(times, Float64Array);
    offsets = enlarge(offsets, Float64Array);
    lengths = enlarge(lengths, Uint32Array);
    writerOf = enlarge(writerOf, Uint32Array);
    typeOf = enlarge(typeOf, Uint32Array);
    flags = enlarge(flags, Uint8Array);
  };

  const createComparison = (): ((a: number, b: number) => number) => {
    const ranks = writers.toRanks();
    const timeAt = (index: number): number => times[index] as number;
    const rankAt = (index: number): number => ranks[writerOf[index] as number] as number;
    return (a, b) => timeAt(a) - timeAt(b) || rankAt(a) - rankAt(b);
  };

  /** Looked at again instead of trusting the merge: a seal with a mistake in it could not be made again. */
  const isAsAdded = (order: Uint32Array, compare: (a: number, b: number) => number): boolean => {
    const isOfJournal = (index: number): boolean => ((flags[index] as number) & FROM_LIFECYCLE) === 0;
    let lastOfJournal = -1;
    let lastOfLifecycle = -1;
    for (let position = 0; position < count; position++) {
      const index = order[position] as number;
      if (position > 0 && compare(order[position - 1] as number, index) > 0) return false;
      if (index <= (isOfJournal(index) ? lastOfJournal : lastOfLifecycle)) return false;
      if (isOfJournal(index)) lastOfJournal = index;
      else lastOfLifecycle = index;
    }
    return order.length === count;
  };

  function* eventsOf(order: Uint32Array<ArrayBuffer>): Generator<IndexedEvent> {
    const typeJson = types.list.map((type) => JSON.stringify(type));
    for (const index of order) {
      const flag = flags[index] as number;
      yield {
        source: flag & FROM_LIFECYCLE ? 'lifecycle' : 'journal',
        offset: offsets[index] as number,
        length: lengths[index] as number,
        isDamaged: (flag & DAMAGED) !== 0,
        typeJson: typeJson[typeOf[index] as number] as string,
      };
    }
    release(offsets, lengths, typeOf, flags, order);
  }

  return {
    add(event, source, { offset, length }, isDamaged) {
      if (count === times.length) grow();
      times[count] = effectiveTimeOf(event);
      offsets[count] = offset;
      lengths[count] = length;
      writerOf[count] = writers.numberOf(event.writer);
      typeOf[count] = types.numberOf(toCanonicalType(event));
      flags[count] = (source === 'lifecycle' ? FROM_LIFECYCLE : 0) | (isDamaged ? DAMAGED : 0);
      count += 1;
    },
    sort() {
      const compare = createComparison();
      const order = mergeWriters(writerOf, count, compare);
      const isSame = isAsAdded(order, compare);
      release(times, writerOf);
      return { count, isAsAdded: isSame, events: () => eventsOf(order) };
    },
  };
}

/** Numbers for names, in order of appearance. */
function createNames() {
  const list: string[] = [];
  const numbers = new Map<string, number>();
  return {
    list: list as readonly string[],
    numberOf(name: string): number {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, list.length);
      return list.push(name) - 1;
    },
    /** The alphabetical rank of each number. */
    toRanks(): Uint32Array {
      const ranks = new Uint32Array(list.length);
      for (const [rank, name] of [...list].sort().entries()) ranks[numbers.get(name) as number] = rank;
      return ranks;
    },
  };
}

type Column = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** Doubles a column; the old memory is freed at once, not when memory runs out. */
function enlarge<T extends Column>(column: T, type: new (buffer: ArrayBuffer) => T): T {
  return new type(column.buffer.transfer(column.byteLength * 2));
}

function release(...columns: readonly Column[]): void {
  for (const { buffer } of columns) buffer.transfer(0);
}
