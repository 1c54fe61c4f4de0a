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
  const { seals, end } = readFreshSeals(runsDir, seen);
  if (seals.length === 0) return { rows: [], end };
  const { rowOf } = openRunRows(runsDir, tryReadRecord).now();
  const rows = new Map<string, RunRow>();
  for (const { runId, place } of seals) {
    const row = rowOf(runId);
    // Listed, and its record not yet written: somebody is at it, or was ended there. It is looked at again.
    if (row.is_live) return { rows: takeNew(rows, now), end: place };
    rows.set(runId, row);
  }
  return { rows: takeNew(rows, now), end };
}

/** What happened long ago and was imported now is no news. */
const takeNew = (rows: ReadonlyMap<string, RunRow>, now: number): RunRow[] =>
  [...rows.values()].filter(({ started_at }) => now - Date.parse(started_at ?? '') < DAY_MS);

interface FreshSeals {
  readonly seals: readonly { readonly runId: string; readonly place: number }[];
  readonly end: number;
}

/** Only the names of the runs are taken from here: their rows are checked like all others. */
function readFreshSeals(runsDir: string, seen: number | null): FreshSeals {
  const { seals: path } = toRunPaths(runsDir, 'run_001');
  const size = lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (seen === null || seen > size) return { seals: [], end: size };
  const text = readPlainBytes(path, seen)?.toString('utf8') ?? '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  let end = seen;
  const seals = whole.split('\n').flatMap((line) => {
    const place = end;
    if (line !== '') end += Buffer.byteLength(line) + 1;
    const { kind, run_id } = parseObject(line) ?? {};
    return kind === 'seal' && typeof run_id === 'string' && isRunId(run_id) ? [{ runId: run_id, place }] : [];
  });
  return { seals, end };
}
