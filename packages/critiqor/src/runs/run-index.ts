import { lstatSync, renameSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunRow } from '@critiqor/api/runs';
import { FILE_MODE, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readPlainText } from '../system/open-plain-file.ts';
import { isActive, type RunRecord } from './run-record.ts';
import { toRunRow } from './run-row.ts';

interface RunIndex {
  /** The row of a run, as its files are now. */
  rowOf(runId: string): RunRow;
  /** The status of a run, from its record alone. */
  statusOf(runId: string): RunRow['status'];
  /** Stores the rows of existing runs for the next command. Nothing is lost if that fails. */
  save(runIds: readonly string[]): void;
}

interface Entry {
  /** The files that the row was made from. */
  readonly record: FileIdentity;
  readonly session: FileIdentity;
  readonly diagnosis: FileIdentity;
  readonly row: RunRow;
}

/** Inode, size, mtime and ctime; null when there is no such file. */
type FileIdentity = readonly [ino: number, size: number, mtimeMs: number, ctimeMs: number] | null;

/** Increased with every change of the layout: an index of another version is ignored. */
const VERSION = 3;
/** A younger file may change again within the same tick of the file system's clock and look unchanged. */
const SETTLED_MS = 2_000;

/**
 * Rows of closed runs, so that thousands of runs are listed without reading thousands of records. Each time, every row is checked against
 * the identity of its files: a file that changed in any way is read again. The index may be deleted at any time.
 */
export function openRunIndex(runsDir: string, readRecord: (paths: RunPaths) => RunRecord | null): RunIndex {
  const path = join(runsDir, '.critiqor', 'index.json');
  const known = readEntries(path);
  let hasNews = false;

  const lookAt = (runId: string): RunRow => {
    const paths = toRunPaths(runsDir, runId);
    const record = statOf(paths.record);
    const session = statOf(paths.session);
    const diagnosis = statOf(paths.diagnosis);
    const size_bytes = (record?.size ?? 0) + (session?.size ?? 0) + (diagnosis?.size ?? 0);
    const entry = known.get(runId);
    const isKnown =
      entry && isSame(entry.record, record) && isSame(entry.session, session) && isSame(entry.diagnosis, diagnosis);
    if (isKnown) return { ...entry.row, size_bytes };
    const row = toRunRow(paths, readRecord(paths), size_bytes + (statOf(paths.journal)?.size ?? 0));
    if (isForGood(row) && [record, session, diagnosis].every(isSettled)) {
      const files = { record: toIdentity(record), session: toIdentity(session), diagnosis: toIdentity(diagnosis) };
      known.set(runId, { ...files, row });
      hasNews = true;
    }
    return row;
  };

  return {
    rowOf: lookAt,
    statusOf(runId) {
      const entry = known.get(runId);
      const isKnown = entry && isSame(entry.record, statOf(toRunPaths(runsDir, runId).record));
      return isKnown ? entry.row.status : lookAt(runId).status;
    },
    save(runIds) {
      if (!hasNews) return;
      const entries = runIds.map((id) => [id, known.get(id)] as const);
      writeEntries(path, Object.fromEntries(entries.filter(([, entry]) => entry)));
    },
  };
}

const statOf = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

const toIdentity = (stats: Stats | undefined): FileIdentity =>
  stats ? [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs] : null;

function isSame(identity: FileIdentity, stats: Stats | undefined): boolean {
  if (!identity || !stats) return !identity && !stats;
  const [ino, size, mtimeMs, ctimeMs] = identity;
  return stats.ino === ino && stats.size === size && stats.mtimeMs === mtimeMs && stats.ctimeMs === ctimeMs;
}

/** A time in the future proves nothing. */
function isSettled(stats: Stats | undefined): boolean {
  return !stats || Date.now() - Math.max(stats.ctimeMs, stats.mtimeMs) > SETTLED_MS;
}

/** Active and unreadable runs are read again each time. */
function isForGood({ status, problem }: RunRow): boolean {
  return status !== 'UNREADABLE' && !isActive(status) && problem === null;
}

function readEntries(path: string): Map<string, Entry> {
  try {
    const { version, runs } = JSON.parse(readPlainText(path) ?? '') as { version: number; runs: object };
    return new Map(version === VERSION ? Object.entries(runs).filter(([, entry]) => isEntry(entry)) : []);
  } catch {
    // Missing, damaged or not ours: it is rebuilt.
    return new Map();
  }
}

function isEntry(value: Partial<Entry> | null): boolean {
  const isIdentity = (file: unknown): boolean => file === null || Array.isArray(file);
  const { record, session, diagnosis, row } = Object(value) as Partial<Entry>;
  return [record, session, diagnosis].every(isIdentity) && typeof Object(row).status === 'string';
}

/** Replaced as a whole; the last writer wins. Only where we already keep state: listing never adds files to a directory. */
function writeEntries(path: string, runs: object): void {
  const temporary = `${path}.tmp-${process.pid}`;
  try {
    const text = JSON.stringify({ version: VERSION, runs });
    rmSync(temporary, { force: true });
    writeFileSync(temporary, text, { mode: FILE_MODE, flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    // Everything works without an index, only slower.
    rmSync(temporary, { force: true });
  }
}
