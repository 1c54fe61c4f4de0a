import { once } from '../../../model/once.ts';
import { extractSourceValues } from '../extract/extract-values.ts';
import type { Source } from '../source.ts';
import type { ValueKind } from '../value.ts';
import { addFigures, addStatistics } from './column-figures.ts';
import { joinTriples, type Triples, toTriples } from './find-quotation.ts';
import { createNumberPool, joinPools, type NearPool, type NumberPool } from './number-pool.ts';
import { toSourceNumbers } from './scan-source-numbers.ts';
import { createWordFinder, type WordFinder } from './source-names.ts';
import { joinTimes, type SourceTimes, toSourceTimes } from './source-times.ts';
import { createTextMemo, type TextMemo } from './text-memo.ts';

/** What a record holds, made ready for lookups. Each part is made when the first value needs it, linear in the texts. */
export interface SourceIndex extends WordFinder {
  readonly sources: readonly Source[];
  /** What is made of one source at a time is made once, for all answers that look at it. */
  readonly read: TextMemo;
  /** Numbers that are written somewhere. */
  readonly written: () => NearPool;
  /** The numbers that others are computed from: those of results, messages and arguments, the latest first, bounded. */
  readonly operands: () => NumberPool;
  /** Those of them that can be added to a value of a kind: no percentage is added to a price, and no day of a month. */
  readonly alike: (kind: ValueKind) => NumberPool;
  /** Counts, sums and means of lists and columns. */
  readonly figures: () => NearPool;
  readonly times: () => SourceTimes;
  /** For quotations. */
  readonly triples: () => Triples;
  /** Something was not kept, or there is too much: absence proves nothing. */
  readonly isPartial: boolean;
  readonly hasResults: boolean;
}

export function indexSources(sources: readonly Source[], read: TextMemo = createTextMemo()): SourceIndex {
  const kept = takeLatest(sources);
  const alike = new Map<ValueKind, NumberPool>();
  return {
    ...createWordFinder(
      kept.map(({ text }) => text),
      read,
    ),
    sources: kept,
    read,
    written: once(() => joinPools(kept.map(({ text }) => read(toSourceNumbers, text).pool))),
    operands: once(() => readOperands(kept, read, () => true)),
    alike(kind) {
      const known = alike.get(kind) ?? readOperands(kept, read, (number, kinds) => isAlike(kind, number, kinds));
      alike.set(kind, known);
      return known;
    },
    figures: once(() => readFigures(kept, read)),
    times: once(() => joinTimes(kept.map(({ text }) => read(toSourceTimes, text)))),
    triples: once(() => joinTriples(kept.map(({ text }) => read(toTriples, text)))),
    isPartial: kept.length < sources.length || kept.some(({ cut }) => cut === true),
    hasResults: kept.some(({ role }) => role === 'result'),
  };
}

type Takes = (number: number, kinds: NumberKinds) => boolean;

function readOperands(sources: readonly Source[], read: TextMemo, takes: Takes): NumberPool {
  const operands = new Set<number>();
  for (const { text, role } of sources.toReversed()) {
    if (operands.size >= MOST_OPERANDS) break;
    if (role === 'system' || (role === 'arguments' && CODE.test(text))) continue;
    const kinds = read(toNumberKinds, text);
    for (const value of read(toSourceNumbers, text).alone)
      if (operands.size < MOST_OPERANDS && takes(value, kinds)) operands.add(value);
  }
  return createNumberPool(operands);
}

type NumberKinds = ReadonlyMap<number, ReadonlySet<ValueKind>>;

/** What the numbers of a text are said to be. Those of days and times of day are none of their own. */
function toNumberKinds(text: string): NumberKinds {
  const kinds = new Map<number, Set<ValueKind>>();
  for (const { kind, amount } of extractSourceValues(text.slice(0, MOST_FOR_KINDS)))
    for (const number of amount?.readings ?? []) {
      const known = kinds.get(number);
      if (known) known.add(kind);
      else kinds.set(number, new Set([kind]));
    }
  return kinds;
}

/** What lies behind this may be added to anything. */
const MOST_FOR_KINDS = 8_000;
const LAST_DAY = 31;

function isAlike(kind: ValueKind, number: number, all: NumberKinds): boolean {
  const kinds = all.get(number);
  if (!kinds) return number > LAST_DAY || !Number.isInteger(number) || all.size === 0;
  // A rate may be written without its sign; a whole number is a count.
  return kinds.has(kind) || (kinds.has('number') && !(kind === 'percent' && Number.isInteger(number)));
}

/** The digits of a program are no figures that anybody computes with. */
const CODE = /^\{?\s*"(?:command|cmd|code|script|sql|query|statement|patch|input)"\s*:/;

function readFigures(sources: readonly Source[], read: TextMemo): NearPool {
  const all = new Set<number>(countCalls(sources));
  const results = sources.filter(({ role }) => role === 'result').map(({ text }) => read(toOwnFigures, text));
  const byKey = new Map<string, number[]>();
  for (const { keyed } of results)
    for (const [key, numbers] of keyed) {
      const list = byKey.get(key);
      if (list) for (const number of numbers) list.push(number);
      else byKey.set(key, [...numbers]);
    }
  for (const list of byKey.values()) addStatistics(list, (value) => void all.add(value));
  return joinPools([createNumberPool(all), ...results.map(({ pool }) => pool)]);
}

/** The figures of one output, and its numbers by the name of their field: the same field in many outputs is one row per call. */
function toOwnFigures(text: string): { pool: NumberPool; keyed: ReadonlyMap<string, readonly number[]> } {
  const figures = new Set<number>();
  addFigures(text, (value) => void figures.add(value));
  const keyed = new Map<string, number[]>();
  for (const match of text.matchAll(KEYED_NUMBER)) {
    const list = keyed.get(match[1] ?? '');
    if (list) list.push(Number(match[2]));
    else keyed.set(match[1] ?? '', [Number(match[2])]);
  }
  return { pool: createNumberPool(figures), keyed };
}

const KEYED_NUMBER = /"([^"\n]{1,60})"\s?:\s?"?(-?\d{1,15}(?:\.\d{1,10})?)"?/g;

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
