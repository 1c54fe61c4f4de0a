import { existsSync, readFileSync } from 'node:fs';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { RunJob } from '@critiqor/evidence/contract/open-run';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { foldEvents } from '@critiqor/evidence/testing/fold-events';
import { checkRun } from '../../../packages/critiqor/src/runs/check-run.ts';
import { findOpenRun } from '../../../packages/critiqor/src/runs/open/open-runs.ts';
import { readRecord, tryReadRecord } from '../../../packages/critiqor/src/runs/open/read-record.ts';
import type { RunRecord } from '../../../packages/critiqor/src/runs/run-record.ts';
import { listRunIds } from '../../../packages/critiqor/src/runs/runs-directory.ts';
import { sealLeftovers } from '../../../packages/critiqor/src/supervise/open/seal-open-run.ts';
import type { Host } from '../host.ts';

interface JobRun {
  readonly runId: string;
  readonly job: RunJob;
  readonly state: string;
  readonly journalPath: string;
  readonly journal: string;
}

/** The runs that an installed recorder has left, in the order of their numbers. */
export function readJobRuns(runsDir: string): JobRun[] {
  return listRunIds(runsDir).flatMap((runId) => {
    const paths = toRunPaths(runsDir, runId);
    const job = tryReadRecord(paths)?.metadata.job;
    if (!job) return [];
    const journal = existsSync(paths.journal) ? readFileSync(paths.journal, 'utf8') : '';
    const state = findOpenRun(paths)?.state ?? 'sealed';
    return [{ runId, job, state, journalPath: paths.journal, journal }];
  });
}

export interface SealedRun {
  readonly record: RunRecord;
  readonly facts: readonly JournalEvent[];
  readonly text: string;
  readonly closedBy: unknown;
  readonly verification: string;
}

/** Seals what is left, as every command does, and reads all runs. */
export async function readSealedRuns({ runsDir }: Host): Promise<SealedRun[]> {
  const { failed } = await sealLeftovers(runsDir);
  if (failed.length > 0) throw new Error(JSON.stringify(failed));
  return Promise.all(
    listRunIds(runsDir).map(async (runId) => {
      const paths = toRunPaths(runsDir, runId);
      const text = readFileSync(paths.session, 'utf8');
      const events = (JSON.parse(text) as { events: JournalEvent[] }).events.filter(
        ({ writer }) => writer !== 'supervisor',
      );
      const { report } = await checkRun(paths);
      return {
        record: readRecord(paths),
        facts: foldEvents(events),
        text,
        closedBy: events.findLast(({ payload }) => payload.closed_by)?.payload.closed_by ?? null,
        verification: report.status,
      };
    }),
  );
}
