import type { RunRow } from '@critiqor/api/runs';
import { tryReadRecord } from './open/read-record.ts';
import { type ListOptions, selectRuns } from './search/select-runs.ts';

/** The matching runs, oldest first. */
export const listRuns = (runsDir: string, options: ListOptions = {}): readonly RunRow[] =>
  selectRuns(runsDir, options, tryReadRecord).runs;
