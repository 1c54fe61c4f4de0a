import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Trace } from '@critiqor/diagnosis/intake/read-trace';

export interface LabelledTrace extends Trace {
  readonly trace_id: string;
  readonly dataset: string;
  readonly outcome: 'success' | 'fail' | 'unknown';
  readonly events: readonly (Trace['events'][number] & { readonly native_step?: number })[];
  readonly labels: {
    readonly root: { readonly native_step: number } | null;
    /** Every step at which people saw a failure. */
    readonly errors?: readonly { readonly native_step: number }[];
    /** The first change of a service dialogue that was not wanted, computed. */
    readonly derived_first_wrong_write?: number | null;
    readonly trace_labels?: readonly string[];
  };
}

/** Where the labelled public traces are; they are not part of this repository. */
export function findBenchmark(): string | null {
  const folder = process.env.CRITIQOR_BENCH_DIR ?? join(import.meta.dirname, '..', '..', 'shared', 'bench');
  return existsSync(join(folder, 'score.mjs')) ? folder : null;
}

export const NO_BENCHMARK =
  'The labelled traces are not here, so nothing can be measured. CRITIQOR_BENCH_DIR names the folder that holds them.';

export function readLabelledTraces(folder: string): LabelledTrace[] {
  return readdirSync(join(folder, 'dev'))
    .sort()
    .flatMap((name) =>
      gunzipSync(readFileSync(join(folder, 'dev', name)))
        .toString('utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as LabelledTrace),
    );
}
