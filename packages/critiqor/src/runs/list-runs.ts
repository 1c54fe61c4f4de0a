import type { RunRow } from '@critiqor/api/runs';
import { openRunRows, type RunRows } from './run-rows.ts';
import { listRunIds, runNumber, tryReadRecord } from './runs-directory.ts';

/** Which runs to list; an absent member matches every run. */
interface RunFilter {
  readonly state?: string | undefined;
  readonly agent?: string | undefined;
  readonly labels?: Readonly<Record<string, string>>;
  /** Began at or after this time, in ms since 1970. */
  readonly since?: number | undefined;
  readonly failure?: string | undefined;
  readonly readiness?: string | undefined;
  /** At most this many, the newest. */
  readonly limit?: number | undefined;
}

/** The matching runs, oldest first. */
export function listRuns(runsDir: string, filter: RunFilter = {}): RunRow[] {
  const { limit = Number.POSITIVE_INFINITY } = filter;
  const rows = openRunRows(runsDir, tryReadRecord);
  const found: RunRow[] = [];
  for (const id of listKnownIds(runsDir, rows).toReversed()) {
    if (found.length >= limit) break;
    const run = rows.rowOf(id);
    if (fits(run, filter)) found.push(rows.withStory(run));
  }
  return found.reverse();
}

/** All runs that have files, and those that were sealed and have none any more. */
export function listKnownIds(runsDir: string, rows: RunRows): readonly string[] {
  const ids = listRunIds(runsDir);
  const present = new Set(ids);
  const missing = rows.missing().filter((id) => !present.has(id));
  return missing.length === 0 ? ids : [...ids, ...missing].sort((left, right) => runNumber(left) - runNumber(right));
}

/** An unknown value matches no filter. */
function fits(run: RunRow, { state, agent, labels = {}, since, failure, readiness }: RunFilter): boolean {
  return (
    (state === undefined || run.status === state) &&
    (agent === undefined || run.agent_id === agent) &&
    (since === undefined || Date.parse(run.started_at ?? '') >= since) &&
    (failure === undefined || run.primary_failure === failure) &&
    (readiness === undefined || run.readiness_level === readiness) &&
    Object.entries(labels).every(([name, value]) => run.labels[name] === value)
  );
}
