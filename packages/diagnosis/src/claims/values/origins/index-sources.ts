import { toQuotedWords } from '../extract/scan-quotations.ts';
import type { Source } from '../source.ts';
import { addFigures, addStatistics } from './column-figures.ts';
import { type Triples, toTriples } from './find-quotation.ts';
import { createNumberPool, type NumberPool } from './number-pool.ts';
import { scanSourceNumbers } from './scan-source-numbers.ts';
import { addNameParts } from './source-names.ts';
import { addTimes, createSourceTimes, type SourceTimes } from './source-times.ts';

/** What a record holds, made ready for lookups. Made once per answer, linear in the texts. */
export interface SourceIndex {
  readonly sources: readonly Source[];
  /** Numbers that are written somewhere. */
  readonly written: NumberPool;
  /** Counts, sums and means of lists and columns. */
  readonly figures: NumberPool;
  /** The numbers that others are computed from: those of results, messages and arguments, the latest first, bounded. */
  readonly operands: NumberPool;
  readonly parts: ReadonlySet<string>;
  readonly times: SourceTimes;
  /** For quotations; made when the first one is looked up. */
  readonly triples: () => Triples;
  /** Something was not kept, or there is too much: absence proves nothing. */
  readonly isPartial: boolean;
  readonly hasResults: boolean;
}

export function indexSources(sources: readonly Source[]): SourceIndex {
  const kept = takeLatest(sources);
  const written: number[] = [];
  const figures: number[] = [];
  // A header line, the last index: one more or less is always at hand.
  const operands = new Set<number>([1]);
  const parts = new Set<string>();
  const times = createSourceTimes();
  const byKey = new Map<string, number[]>();
  for (const { text, role } of kept.toReversed()) {
    scanSourceNumbers(text, (value, isAlone) => {
      written.push(value);
      if (isAlone && role !== 'system' && operands.size < MOST_OPERANDS) operands.add(value);
    });
    if (role === 'result') {
      addFigures(text, (value) => figures.push(value));
      collectKeys(text, byKey);
    }
    addNameParts(text, parts);
    addTimes(text, times);
  }
  for (const list of byKey.values()) addStatistics(list, (value) => figures.push(value));
  for (const count of countCalls(kept)) figures.push(count);
  let triples: Triples | null = null;
  return {
    sources: kept,
    written: createNumberPool(written),
    figures: createNumberPool(figures),
    operands: createNumberPool(operands),
    parts,
    times,
    triples: () => {
      triples ??= toTriples(kept.map(({ text }) => toQuotedWords(text)));
      return triples;
    },
    isPartial: kept.length < sources.length || kept.some(({ cut }) => cut === true),
    hasResults: kept.some(({ role }) => role === 'result'),
  };
}

/** Two numbers make five others; more operands than this make every number derivable, which then accuses nobody. */
const MOST_OPERANDS = 400;
/** Enough for hundreds of bounded outputs. */
const MOST_CHARS = 1_500_000;

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
