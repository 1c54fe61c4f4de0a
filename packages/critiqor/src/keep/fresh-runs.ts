import { lstatSync } from 'node:fs';
import type { RunRow } from '@critiqor/api/runs';
import { isRunId, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { openRunRows } from '../runs/run-rows.ts';
import { tryReadRecord } from '../runs/runs-directory.ts';
import { readPlainBytes } from '../system/open-plain-file.ts';

interface FreshRuns {
  readonly rows: readonly RunRow[];
  /** Where to go on reading the list of seals. */
  readonly end: number;
}

const DAY_MS = 86_400_000;

/** Runs that were sealed behind a place of the list. Before the first pass there are none: it would be everything. */
export function findFreshRuns(runsDir: string, seen: number | null, now: number): FreshRuns {
  const { runIds, end } = readFreshSeals(runsDir, seen);
  if (runIds.length === 0) return { rows: [], end };
  const { rowOf } = openRunRows(runsDir, tryReadRecord).now();
  // What happened long ago and was imported now is no news.
  const rows = runIds.map(rowOf).filter(({ started_at }) => now - Date.parse(started_at ?? '') < DAY_MS);
  return { rows, end };
}

/** Only the names of the runs are taken from here: their rows are checked like all others. */
function readFreshSeals(
  runsDir: string,
  seen: number | null,
): { readonly runIds: readonly string[]; readonly end: number } {
  const { seals } = toRunPaths(runsDir, 'run_001');
  const size = lstatSync(seals, { throwIfNoEntry: false })?.size ?? 0;
  if (seen === null || seen > size) return { runIds: [], end: size };
  const text = readPlainBytes(seals, seen)?.toString('utf8') ?? '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const runIds = whole.split('\n').flatMap((line) => {
    const { kind, run_id } = parseObject(line) ?? {};
    return kind === 'seal' && typeof run_id === 'string' && isRunId(run_id) ? [run_id] : [];
  });
  return { runIds: [...new Set(runIds)], end: seen + Buffer.byteLength(whole) };
}
