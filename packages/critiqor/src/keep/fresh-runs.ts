import { lstatSync } from 'node:fs';
import type { RunRow } from '@critiqor/api/runs';
import { isRunId, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { tryReadRecord } from '../runs/open/read-record.ts';
import { openRunRows } from '../runs/run-rows.ts';
import { readPlainBytes } from '../system/open-plain-file.ts';
import type { KeeperState } from './keeper-state.ts';

interface FreshRuns {
  readonly rows: readonly RunRow[];
  readonly unsettled: KeeperState['unsettled'];
  /** Where to go on reading the list of seals. */
  readonly end: number;
}

const DAY_MS = 86_400_000;
const MAX_UNSETTLED = 1_000;

/** Runs that were sealed since a pass. Before the first pass there are none: it would be everything. */
export function findFreshRuns(runsDir: string, before: KeeperState, now: number): FreshRuns {
  const { runIds, end } = readFreshSeals(runsDir, before.seen);
  const ids = new Set([...before.unsettled, ...runIds]);
  if (ids.size === 0) return { rows: [], unsettled: [], end };
  const rows = [...ids].map(openRunRows(runsDir, tryReadRecord).now().rowOf);
  return {
    // What happened long ago and was imported now is no news.
    rows: rows.filter(({ is_live, started_at }) => !is_live && now - Date.parse(started_at ?? '') < DAY_MS),
    // Listed, and its record not yet written: a command is at it, or was killed there.
    unsettled: rows
      .filter(({ is_live }) => is_live)
      .map(({ run_id }) => run_id)
      .slice(-MAX_UNSETTLED),
    end,
  };
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
  return { runIds, end: seen + Buffer.byteLength(whole) };
}
