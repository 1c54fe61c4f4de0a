import type { RunJob } from '@critiqor/evidence/contract/open-run';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { findOpenRun } from '../../../packages/critiqor/src/runs/open/open-runs.ts';
import { readEnding } from '../../../packages/critiqor/src/runs/open/read-ending.ts';
import { listRunIds, tryReadRecord } from '../../../packages/critiqor/src/runs/runs-directory.ts';

export interface JobRun {
  readonly runId: string;
  readonly job: RunJob;
  readonly state: string;
  readonly closedBy: string | null;
  readonly openTurns: number;
}

/** The runs that an installed recorder has left, in the order of their numbers. */
export function readJobRuns(runsDir: string): JobRun[] {
  return listRunIds(runsDir).flatMap((runId) => {
    const paths = toRunPaths(runsDir, runId);
    const job = tryReadRecord(paths)?.metadata.job;
    if (!job) return [];
    return [{ runId, job, state: findOpenRun(paths)?.state ?? 'sealed', ...readEnding(paths) }];
  });
}
