import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import { checkTrace } from '@critiqor/diagnosis/intake/check-trace';
import { type Trace, toTraceEventId } from '@critiqor/diagnosis/intake/read-trace';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import { CritiqorError } from '../system/errors.ts';
import { readLines } from './read-lines.ts';

/** The prediction for one trace, in the format of the benchmark's scorer. */
export interface Prediction {
  readonly trace_id: string;
  readonly trust_score: number | null;
  readonly readiness: string | null;
  readonly root_cause: readonly { readonly event_i: number; readonly score: number; readonly actor?: string }[];
  readonly findings: readonly {
    readonly type: string;
    readonly severity: string;
    readonly event_is: readonly number[];
  }[];
  readonly elapsed_ms: number;
  /** Why there is no prediction. */
  readonly error?: string;
}

/** The files with traces in a folder, or the file itself. */
export function listTraceFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) {
    throw new CritiqorError('usage', `${path} does not exist.`, {
      remedy: 'Name a .jsonl or .jsonl.gz file, or a folder with such files.',
    });
  }
  if (!stats.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => /\.jsonl(?:\.gz)?$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** Judges the traces of a file one by one. A line that is not a trace gets a prediction with an error. */
export async function* evaluateTraces(path: string, profile: Profile): AsyncGenerator<Prediction> {
  for await (const { text, place } of readLines(path)) yield evaluateLine(text, place, profile);
}

function evaluateLine(line: string, place: string, profile: Profile): Prediction {
  const nothing = { trust_score: null, readiness: null, root_cause: [], findings: [], elapsed_ms: 0 };
  let parsed: { readonly trace_id?: unknown };
  try {
    parsed = Object(JSON.parse(line));
  } catch {
    return { trace_id: place, ...nothing, error: 'The line is not JSON.' };
  }
  const trace_id = typeof parsed.trace_id === 'string' ? parsed.trace_id : place;
  const checked = checkTrace(parsed);
  if ('problem' in checked) return { trace_id, ...nothing, error: checked.problem };
  try {
    return { trace_id, ...evaluateTrace(checked.trace, profile) };
  } catch (cause) {
    // A stack overflow on hostile nesting, or a mistake of ours: one trace less, and all others are judged.
    return { trace_id, ...nothing, error: `The engine failed on this trace (${(cause as Error).name}).` };
  }
}

function evaluateTrace(trace: Trace, profile: Profile): Omit<Prediction, 'trace_id'> {
  const began = performance.now();
  const identity = { run_id: 'trace', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' };
  const diagnosis = diagnose({ identity, trace }, profile, { rootCauseEvenIfClear: true });
  const places = new Map(trace.events.map((_, i) => [toTraceEventId(i), i]));
  const toPlaces = (ids: readonly string[]): number[] => ids.flatMap((id) => places.get(id) ?? []);
  return {
    trust_score: diagnosis.executive_summary.trust_score,
    readiness: diagnosis.executive_summary.readiness_level,
    root_cause: diagnosis.root_cause.flatMap(({ event_id, score, actor }) =>
      toPlaces([event_id]).map((event_i) => ({ event_i, score, ...(actor === undefined ? {} : { actor }) })),
    ),
    findings: diagnosis.findings.map(({ type, severity, event_ids }) => ({
      type,
      severity,
      event_is: toPlaces(event_ids),
    })),
    elapsed_ms: Number((performance.now() - began).toFixed(3)),
  };
}
