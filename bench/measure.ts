import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Microseconds per call. */
export function timePerCall(calls: number, work: (index: number) => void): number {
  const begun = performance.now();
  for (let index = 0; index < calls; index++) work(index);
  return ((performance.now() - begun) / calls) * 1_000;
}

/**
 * Measures two works in turns and returns the median of each and of their ratio. Machines are shared and noisy: what disturbs one
 * disturbs the other, so the ratio within a round is steadier than either time.
 */
export function compare(
  rounds: number,
  calls: number,
  work: (index: number) => void,
  reference: (index: number) => void,
) {
  const samples = Array.from({ length: rounds }, () => {
    const own = timePerCall(calls, work);
    const other = timePerCall(calls, reference);
    return { own, other, ratio: own / other };
  });
  const pick = (name: 'own' | 'other' | 'ratio'): number => median(samples.map((sample) => sample[name]));
  return { own: pick('own'), other: pick('other'), ratio: pick('ratio') };
}

export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN;
}

/** Prints the results of a benchmark next to those that were kept before, then keeps them with the machine that they were measured on. */
export function saveResults(name: string, results: object): void {
  const path = `bench/results/${name}.json`;
  if (existsSync(path)) printBeside(toFigures(JSON.parse(readFileSync(path, 'utf8'))), toFigures(results));
  mkdirSync('bench/results', { recursive: true });
  const machine = { node: process.version, platform: `${process.platform} ${process.arch}` };
  writeFileSync(path, `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
}

export function readResults(name: string): object {
  const path = `bench/results/${name}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as object) : {};
}

function printBeside(kept: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): void {
  const shared = [...now].filter(([figure]) => kept.has(figure));
  const width = Math.max(...shared.map(([figure]) => figure.length), 'figure'.length);
  const toLine = (cells: readonly (string | number)[]): string =>
    cells.map((cell, index) => (index === 0 ? `${cell}`.padEnd(width) : `${cell}`.padStart(12))).join('');
  console.log(toLine(['figure', 'kept', 'now', 'now / kept']));
  for (const [figure, value] of shared) {
    const before = kept.get(figure) ?? Number.NaN;
    console.log(toLine([figure, before, value, before === 0 ? '–' : round(value / before)]));
  }
}

/** Every number in results, by its path. */
function toFigures(results: object, path: readonly string[] = []): Map<string, number> {
  return new Map(
    Object.entries(results).flatMap(([name, value]): [string, number][] => {
      if (typeof value === 'number') return [[[...path, name].join('.'), value]];
      return typeof value === 'object' && value !== null ? [...toFigures(value, [...path, name])] : [];
    }),
  );
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
