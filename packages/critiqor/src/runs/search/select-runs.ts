import type { RunRow } from '@critiqor/api/runs';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import type { RunRecord } from '../run-record.ts';
import { openRunRows, type RunRows } from '../run-rows.ts';
import { listRunIds, runNumber } from '../runs-directory.ts';
import { fitsRun, type RunFilter, toRoughTest } from './run-filter.ts';
import { searchTexts, toSearchWords } from './search-texts.ts';
import { createTextMatch, toWordForms } from './text-match.ts';

export interface ListOptions extends RunFilter {
  /** At most this many, the newest. */
  readonly limit?: number | undefined;
}

export interface ListedRuns {
  /** Oldest first. */
  readonly runs: readonly RunRow[];
  /** Whether there are more beyond the limit. */
  readonly hasMore: boolean;
  /** Whether there are runs at all, matching or not. */
  readonly isEmpty: boolean;
  /** Sealed runs whose text was asked for and is missing or changed. */
  readonly notSearched: number;
}

/** So many lines are read one by one, when they are shown; of more, the list is kept in memory. */
const FEW = 1_000;

/**
 * The newest matching runs of those that have files, `present`. The list of seals is checked as a whole; files are looked at only for rows that
 * are shown.
 */
export function selectRuns(
  runsDir: string,
  { limit = Number.POSITIVE_INFINITY, ...filter }: ListOptions,
  readRecord: (paths: RunPaths) => RunRecord | null,
  present: readonly string[] = listRunIds(runsDir),
): ListedRuns {
  const words = toSearchWords(filter.text ?? '');
  const rough = toRoughTest(filter, toWordForms(words));
  const rows = openRunRows(runsDir, readRecord).now({ rough, keepsBytes: limit > FEW });
  const ids = listKnownIds(rows, present);
  const texts = words.length > 0 ? searchTexts(runsDir, words, rows.textOf) : null;
  const matches = createTextMatch(words, texts);
  const found: RunRow[] = [];
  let hasMore = false;
  for (const id of ids.toReversed()) {
    if (!rows.mayFit(id) || !matches.mayFit(id, rows)) continue;
    const listed = rows.listedRowOf(id);
    if (listed && !(fitsRun(listed, filter) && matches.fits(listed))) continue;
    const run = rows.rowOf(id);
    if (!fitsRun(run, filter) || !matches.fits(run)) continue;
    hasMore = found.length >= limit;
    if (hasMore) break;
    found.push(rows.withStory(run));
  }
  const notSearched = texts ? ids.filter((id) => rows.textOf(id) && !texts.searched.has(id)).length : 0;
  return { runs: found.reverse(), hasMore, isEmpty: ids.length === 0, notSearched };
}

/** All runs that have files, and those that were sealed and have none any more. */
export function listKnownIds(rows: RunRows, ids: readonly string[]): readonly string[] {
  const present = new Set(ids);
  const missing = rows.sealed((id) => !present.has(id));
  return missing.length === 0 ? ids : [...ids, ...missing].sort((left, right) => runNumber(left) - runNumber(right));
}
