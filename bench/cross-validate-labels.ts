import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FailureType } from '@critiqor/diagnosis/model/failure-types';
import type { Scores } from './accuracy-scores.ts';
import type { LabelledTrace } from './labelled-traces.ts';

/** As much of the benchmark's scorer as is used here. */
export interface Scorer {
  score(traces: readonly LabelledTrace[], predictions: readonly object[]): Scores;
  report(scores: Scores): string;
  auroc(failed: readonly number[], passed: readonly number[]): { readonly auroc: number | null };
  rate(k: number, n: number): Scores['types'][number]['recall'];
  blindId(traceId: string): string;
}

export async function loadScorer(folder: string): Promise<Scorer> {
  return (await import(pathToFileURL(join(folder, 'score.mjs')).href)) as Scorer;
}

/** Something that a detector is held against: which traces it should find, and on which it should be silent. */
export interface Check {
  readonly name: string;
  readonly type: FailureType;
  readonly positive: ReadonlySet<string>;
  readonly negative: ReadonlySet<string>;
}

interface Side {
  readonly recall: { readonly n: number };
  readonly false_alarms: { readonly n: number };
}

/** What the scorer itself makes of each trace, so that no definition is written twice: it is asked about one trace at a time. */
export function toChecks(traces: readonly LabelledTrace[], { score }: Scorer): Check[] {
  const checks = new Map<string, { type: FailureType; positive: Set<string>; negative: Set<string> }>();
  const put = (name: string, type: string, id: string, { recall, false_alarms }: Side): void => {
    const check = checks.get(name) ?? { type: type as FailureType, positive: new Set(), negative: new Set() };
    checks.set(name, check);
    if (recall.n > 0) check.positive.add(id);
    else if (false_alarms.n > 0) check.negative.add(id);
  };
  // The scorer looks at contrast runs only where there is a loop, so each trace is put beside the same one.
  const loop = traces.find((trace) => score([trace], []).loops.mirage);
  for (const trace of traces) {
    const id = trace.trace_id;
    const { false_success, types } = score([trace], []);
    for (const row of types) put(`${row.type}: ${row.against}`, row.type, id, row);
    if (false_success.tb1) put('claims', 'unverified_claim', id, false_success.tb1);
    const both = loop && loop !== trace ? score([loop, trace], []).loops.mirage?.ours : null;
    if (trace === loop) put('loops', 'infinite_tool_loop', id, { recall: { n: 1 }, false_alarms: { n: 0 } });
    if (both) {
      const side = { recall: { n: both.recall.n - 1 }, false_alarms: both.false_alarms_contrast };
      put('loops', 'infinite_tool_loop', id, side);
    }
  }
  return [...checks].map(([name, check]) => ({ name, ...check }));
}
