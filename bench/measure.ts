import { mkdirSync, writeFileSync } from 'node:fs';
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

/** Keeps the results of a benchmark beside the machine that they were measured on. */
export function saveResults(name: string, results: object): void {
  mkdirSync('bench/results', { recursive: true });
  const machine = { node: process.version, platform: `${process.platform} ${process.arch}` };
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
