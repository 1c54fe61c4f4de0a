import { lstatSync, type Stats } from 'node:fs';
import type { RunRow } from '@critiqor/api/runs';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { RoughTest } from '../ledger/rough-test.ts';
import { createSealListReader, type ListedRun, NO_LIST, readSealList, type SealList } from '../ledger/seal-list.ts';
import { type FirstAndLast, readFirstAndLast, toListLine } from '../sealed/read-first-and-last.ts';
import { isActive, type RunRecord } from './run-record.ts';
import { toRunRow, toUnreadable, withoutVerdict } from './run-row.ts';

/** The rows of a runs directory. What was sealed is shown as the list of seals says it, and its files are only looked at. */
export interface RunRows {
  /** The row of a run, as its files are now. */
  rowOf(runId: string): RunRow;
  /** The row with what was asked and answered, for those that are shown. */
  withStory(row: RunRow): RunRow;
  /** Whether a run may be active. Of sealed ones only the latest can: their records are compared with the size that was sealed. */
  mayBeActive(runId: string): boolean;
  /** The row of a sealed run as the list has it, with nothing looked at: to choose by, not to show. Null of every other run. */
  listedRowOf(runId: string): RunRow | null;
  /** The same with the sizes that were sealed, as `rowOf` gives it while nobody has changed a file. */
  assumedRowOf(runId: string): RunRow | null;
  /** The digest of what can be searched of a sealed run. */
  textOf(runId: string): ListedRun['text'];
  /** False when the row of a sealed run cannot pass the rough test, or cannot have one of its words. */
  mayFit(runId: string): boolean;
  mayHave(runId: string, word: number): boolean;
  /** Runs that were sealed and have no tombstone, in the order of the list, as far as they are wanted. */
  sealed(isWanted: (runId: string) => boolean): readonly string[];
}

/** The rows of a directory that goes on changing. */
interface OpenRunRows extends RunRows {
  /** The same with the list as it is now: it is read once for all rows. */
  now(options?: { readonly keepsBytes?: boolean; readonly rough?: RoughTest }): RunRows;
}

/** Inode, size, mtime and ctime of each file that a row is made from. */
type Stamp = string;

/** Younger files may change again within the same tick of the file system's clock and look unchanged. */
const SETTLED_MS = 2_000;

/**
 * Opens the rows. Nothing of them is stored on disk: an agent could write there too. A process that goes on keeps those of unlisted runs
 * in memory, by the identity of their files.
 */
export function openRunRows(runsDir: string, readRecord: (paths: RunPaths) => RunRecord | null): OpenRunRows {
  const readList = createListReader(toRunPaths(runsDir, 'run_001').seals);
  const kept = new Map<string, { readonly stamp: Stamp; readonly row: RunRow }>();
  const stories = new Map<string, { readonly stamp: Stamp; readonly story: FirstAndLast }>();

  const readRow = (paths: RunPaths, runId: string, stats: readonly (Stats | undefined)[], bytes: number): RunRow => {
    const stamp = JSON.stringify(stats.map(toIdentity));
    const known = kept.get(runId);
    if (known?.stamp === stamp) return { ...known.row, size_bytes: bytes };
    const row = toRunRow(paths, readRecord(paths), bytes + (statOf(paths.journal)?.size ?? 0));
    if (!row.is_live && row.problem === null && stats.every(isSettled)) kept.set(runId, { stamp, row });
    return row;
  };

  const toRows = (getList: () => SealList): RunRows => ({
    rowOf(runId) {
      const paths = toRunPaths(runsDir, runId);
      const stats = [statOf(paths.record), statOf(paths.session), statOf(paths.diagnosis)];
      const bytes = stats.reduce((sum, file) => sum + (file?.size ?? 0), 0);
      const { exists, runs } = getList();
      const listed = runs.get(runId);
      const isUnfinished = (): boolean => {
        const status = stats[0]?.size === listed?.record.bytes ? undefined : readRecord(paths)?.status;
        return status !== undefined && isActive(status);
      };
      if (listed && !isUnfinished()) return toListedRow(paths, listed, stats, bytes);
      const row = readRow(paths, runId, stats, bytes);
      const isOpen = row.status === 'UNREADABLE' || isActive(row.status);
      return exists && !isOpen ? withoutVerdict(row, `${runId} is not in the list of seals.`) : row;
    },
    withStory(row) {
      const paths = toRunPaths(runsDir, row.run_id);
      const path = row.is_live ? paths.journal : paths.session;
      const stamp = JSON.stringify(toIdentity(statOf(path)));
      const known = stories.get(row.run_id);
      if (known?.stamp === stamp) return { ...row, ...known.story };
      const { task, answer } = readFirstAndLast(path);
      const story = { task: toListLine(task), answer: toListLine(answer) };
      stories.set(row.run_id, { stamp, story });
      return { ...row, ...story };
    },
    mayBeActive(runId) {
      const paths = toRunPaths(runsDir, runId);
      const { runs } = getList();
      const sealed = runs.recordBytesOf(runId);
      // A command may have been killed after it listed the run and before it wrote the record.
      if (sealed !== undefined && (!runs.isLate(runId) || statOf(paths.record)?.size === sealed)) return false;
      const status = readRecord(paths)?.status;
      return status !== undefined && isActive(status);
    },
    listedRowOf(runId) {
      const listed = getList().runs.get(runId);
      return listed && !listed.isDeleted && !listed.isDoubtful ? listed.row : null;
    },
    assumedRowOf(runId) {
      const listed = getList().runs.get(runId);
      if (!listed || listed.isDeleted || listed.isDoubtful) return null;
      const { row, session_bytes, record, diagnosis } = listed;
      return { ...row, size_bytes: session_bytes + record.bytes + (diagnosis?.bytes ?? 0), check: 'listed' };
    },
    mayFit: (runId) => getList().runs.mayFit(runId),
    mayHave: (runId, word) => getList().runs.mayHave(runId, word),
    textOf: (runId) => getList().runs.textOf(runId),
    sealed(isWanted) {
      const { runs } = getList();
      return runs.ids().filter((id) => isWanted(id) && runs.isSealed(id));
    },
  });
  return {
    ...toRows(readList),
    now(options) {
      const list = options?.rough ? readSealList(toRunPaths(runsDir, 'run_001').seals, options) : readList(options);
      return toRows(() => list);
    },
  };
}

/** The list in memory, read again when its file changes. */
function createListReader(path: string): (options?: { readonly keepsBytes?: boolean }) => SealList {
  const read = createSealListReader(path);
  let stamp: Stamp | undefined;
  let list = NO_LIST;
  return (options) => {
    const stats = statOf(path);
    const now = JSON.stringify(toIdentity(stats));
    if (now !== stamp || !isSettled(stats)) list = read(options);
    stamp = now;
    return list;
  };
}

function toListedRow(
  paths: RunPaths,
  listed: ListedRun,
  [record, session, diagnosis]: readonly (Stats | undefined)[],
  size_bytes: number,
): RunRow {
  const { run_id, row } = listed;
  const why = (problem: string): RunRow => withoutVerdict({ ...row, size_bytes }, problem);
  if (listed.isDeleted) return why(`${run_id} was deleted; its files were put back.`);
  if (!record && !session) return toUnreadable(paths, 0, `${run_id} was deleted without critiqor rm.`);
  if (listed.isDoubtful) return why(`${run_id} comes after a line of the list of seals that was changed.`);
  const sizes: readonly (readonly [string, Stats | undefined, number | undefined])[] = [
    ['session.json', session, listed.session_bytes],
    [`${run_id}.json`, record, listed.record.bytes],
    ['diagnosis.json', diagnosis, listed.diagnosis?.bytes],
  ];
  const odd = sizes.find(([, file, bytes]) => (file?.isFile() ? file.size : undefined) !== bytes);
  return odd ? why(`${odd[0]} of ${run_id} is not as it was sealed.`) : { ...row, size_bytes, check: 'listed' };
}

const statOf = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

const toIdentity = (stats: Stats | undefined): readonly number[] | null =>
  stats ? [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs] : null;

/** A time in the future proves nothing. */
function isSettled(stats: Stats | undefined): boolean {
  return !stats || Date.now() - Math.max(stats.ctimeMs, stats.mtimeMs) > SETTLED_MS;
}
