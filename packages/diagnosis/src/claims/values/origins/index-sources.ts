import { toQuotedWords } from '../extract/scan-quotations.ts';
import type { Source } from '../source.ts';
import { addFigures, addStatistics } from './column-figures.ts';
import { type Triples, toTriples } from './find-quotation.ts';
import { createNumberPool, type NumberPool } from './number-pool.ts';
import { scanSourceNumbers } from './scan-source-numbers.ts';
import { createWordFinder, type WordFinder } from './source-names.ts';
import { addTimes, createSourceTimes, type SourceTimes } from './source-times.ts';

/** What a record holds, made ready for lookups. Each part is made when the first value needs it, linear in the texts. */
export interface SourceIndex extends WordFinder {
  readonly sources: readonly Source[];
  /** Numbers that are written somewhere. */
  readonly written: () => NumberPool;
  /** The numbers that others are computed from: those of results, messages and arguments, the latest first, bounded. */
  readonly operands: () => NumberPool;
  /** Counts, sums and means of lists and columns. */
  readonly figures: () => NumberPool;
  readonly times: () => SourceTimes;
  /** For quotations. */
  readonly triples: () => Triples;
  /** Something was not kept, or there is too much: absence proves nothing. */
  readonly isPartial: boolean;
  readonly hasResults: boolean;
}

export function indexSources(sources: readonly Source[]): SourceIndex {
  const kept = takeLatest(sources);
  const numbers = once(() => readNumbers(kept));
  return {
    ...createWordFinder(kept.map(({ text }) => text)),
    sources: kept,
    written: () => numbers().written,
    operands: () => numbers().operands,
    figures: once(() => readFigures(kept)),
    times: once(() => readTimes(kept)),
    triples: once(() => toTriples(kept.map(({ text }) => toQuotedWords(text)))),
    isPartial: kept.length < sources.length || kept.some(({ cut }) => cut === true),
    hasResults: kept.some(({ role }) => role === 'result'),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function readNumbers(sources: readonly Source[]): { written: NumberPool; operands: NumberPool } {
  const written = new Set<number>();
  // A header line, the last index: one more or less is always possible.
  const operands = new Set<number>([1]);
  for (const { text, role } of sources.toReversed())
    scanSourceNumbers(text, (value, isAlone) => {
      written.add(value);
      if (isAlone && role !== 'system' && operands.size < MOST_OPERANDS) operands.add(value);
    });
  return { written: createNumberPool(written), operands: createNumberPool(operands) };
}

function readFigures(sources: readonly Source[]): NumberPool {
  const figures = new Set<number>(countCalls(sources));
  const add = (value: number): void => void figures.add(value);
  const byKey = new Map<string, number[]>();
  for (const { text, role } of sources) {
    if (role !== 'result') continue;
    addFigures(text, add);
    collectKeys(text, byKey);
  }
  for (const list of byKey.values()) addStatistics(list, add);
  return createNumberPool(figures);
}

function readTimes(sources: readonly Source[]): SourceTimes {
  const times = createSourceTimes();
  for (const { text } of sources) addTimes(text, times);
  return times;
}

/** Two numbers make five others; more operands than this make every number derivable, which then accuses nobody. */
const MOST_OPERANDS = 400;
/** A hundred bounded outputs; what lies further back is summed up in them or makes the record partial. */
const MOST_CHARS = 400_000;

/** The latest texts that fit; the task and messages always do. */
function takeLatest(sources: readonly Source[]): readonly Source[] {
  let chars = 0;
  const kept: Source[] = [];
  for (const source of sources.toReversed()) {
    chars += source.text.length;
    if (chars <= MOST_CHARS || source.role === 'task' || source.role === 'user') kept.push(source);
  }
  return kept.toReversed();
}

/** The same field in many outputs: one row per call. */
function collectKeys(text: string, byKey: Map<string, number[]>): void {
  for (const match of text.matchAll(KEYED_NUMBER)) {
    const key = match[1] ?? '';
    const list = byKey.get(key) ?? [];
    list.push(Number(match[2]));
    byKey.set(key, list);
  }
}

const KEYED_NUMBER = /"([^"\n]{1,60})"\s?:\s?"?(-?\d{1,15}(?:\.\d{1,10})?)"?/g;

/** How often each tool was called, and how many calls there were. */
function countCalls(sources: readonly Source[]): number[] {
  const counts = new Map<string, number>();
  for (const { role, tool, failed } of sources) {
    if (role !== 'result') continue;
    for (const name of ['', tool ?? '', failed ? `${tool} failed` : `${tool} went well`])
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts.values()];
}
