import { hash } from 'node:crypto';
import type { RunRow } from '@critiqor/api/runs';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { type RunSide, toPlainWords } from '../../../compare/run-side.ts';
import { writeFileAtomically } from '../../../runs/runs-directory.ts';
import { CritiqorError } from '../../../system/errors.ts';
import { readPlainText } from '../../../system/open-plain-file.ts';

const BASELINE_SCHEMA = 'critiqor.baseline.v1';

/** The numbers of a run that comparisons use. */
const MEMBERS = [
  ...(['run_id', 'started_at', 'trust_score', 'confidence_score', 'readiness_level', 'cost_usd', 'tokens'] as const),
  ...(['duration_ms', 'model_calls', 'tool_calls'] as const),
] satisfies readonly (keyof RunRow)[];

/** Stores the verdicts and numbers of runs, so that later runs can be compared with them where the runs themselves are not. It holds no text. */
export function writeBaseline(path: string, sides: readonly RunSide[]): void {
  const runs = sides.map(({ row, diagnosis, task }) => ({
    ...Object.fromEntries(MEMBERS.map((name) => [name, row[name]])),
    failures: [...new Set(diagnosis?.findings.filter(({ part_of }) => part_of === null).map(({ type }) => type))],
    task: task === null ? null : toDigest(task),
  }));
  writeFileAtomically(path, `${JSON.stringify({ schema_version: BASELINE_SCHEMA, runs }, null, 2)}\n`);
}

const toDigest = (task: string): string => hash('sha256', toPlainWords(task));

/** The stored runs of the task of a run. */
export function readBaseline(path: string, { task, row }: RunSide): RunSide[] {
  const { schema_version, runs } = parseObject(readPlainText(path) ?? '') ?? {};
  if (schema_version !== BASELINE_SCHEMA || !Array.isArray(runs)) {
    throw new CritiqorError('usage', `${path} is not a stored baseline.`, {
      remedy: 'Write one with: critiqor check RUN… --write-baseline FILE',
    });
  }
  return runs.flatMap((stored) => {
    const run = Object(stored) as Partial<RunRow> & { readonly task?: unknown; readonly failures?: unknown };
    if (task === null || run.task !== toDigest(task) || typeof run.trust_score !== 'number') return [];
    const failures = Array.isArray(run.failures) ? run.failures.map((type) => [String(type), 1]) : [];
    const members = Object.fromEntries(MEMBERS.map((name) => [name, run[name] ?? null]));
    const known: RunRow = { ...row, ...members, findings_by_type: Object.fromEntries(failures) };
    return [{ row: known, diagnosis: null, task, answer: null, places: new Map() }];
  });
}
