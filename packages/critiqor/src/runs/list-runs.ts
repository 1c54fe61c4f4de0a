import type { RunRow } from '@critiqor/api/runs';
import { openRunIndex } from './run-index.ts';
import { listRunIds, tryReadRecord } from './runs-directory.ts';

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
  const index = openRunIndex(runsDir, tryReadRecord);
  const found: RunRow[] = [];
  const ids = listRunIds(runsDir);
  for (const id of ids.toReversed()) {
    if (found.length >= limit) break;
    const run = index.rowOf(id);
    if (fits(run, filter)) found.push(run);
  }
  index.save(ids);
  return found.reverse();
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
