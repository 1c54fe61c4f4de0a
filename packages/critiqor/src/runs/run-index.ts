import { closeSync, lstatSync, readFileSync, renameSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_MODE, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { openPlainFile } from '../system/open-plain-file.ts';
import { isActive, type RunRecord } from './run-record.ts';
import { type RunSummary, toRunSummary } from './run-summary.ts';

/** A run in one row, and what its record, evidence and diagnosis take on the disk. */
export type IndexedRun = RunSummary & { readonly size_bytes: number };

export interface RunIndex {
  /** The summary of a run, as its files are now. */
  summaryOf(runId: string): IndexedRun;
  /** The state of a run. A look at its record alone suffices. */
  stateOf(runId: string): RunSummary['status'];
  /** Keeps what was learned for the next command, of the runs that there are. Nothing is lost when it cannot. */
  save(runIds: readonly string[]): void;
}

interface Entry {
  /** The files that the summary was made from. */
  readonly record: FileIdentity;
  readonly session: FileIdentity;
  readonly diagnosis: FileIdentity;
  readonly summary: RunSummary;
}

/** Number, size, and times of change of content and of anything else; null when there is no such file. */
type FileIdentity = readonly [ino: number, size: number, mtimeMs: number, ctimeMs: number] | null;

/** Another layout of entries is another version: what an older Critiqor has written is then simply not used. */
const VERSION = 2;
/** A file that is younger may change once more within the same tick of its file system's clock, and look unchanged. */
const SETTLED_MS = 2_000;

/**
 * Summaries of closed runs, so that thousands of runs are listed without reading thousands of records. Every summary is held against
 * the identity of the files that it was made from, each time: a file that changed in any way is read again. The index may be deleted
 * at any time.
 */
export function openRunIndex(runsDir: string, readRecord: (paths: RunPaths) => RunRecord | null): RunIndex {
  const path = join(runsDir, '.critiqor', 'index.json');
  const known = readEntries(path);
  let hasNews = false;

  const lookAt = (runId: string): IndexedRun => {
    const paths = toRunPaths(runsDir, runId);
    const record = statOf(paths.record);
    const session = statOf(paths.session);
    const diagnosis = statOf(paths.diagnosis);
    const size_bytes = (record?.size ?? 0) + (session?.size ?? 0) + (diagnosis?.size ?? 0);
    const entry = known.get(runId);
    const isKnown =
      entry && isSame(entry.record, record) && isSame(entry.session, session) && isSame(entry.diagnosis, diagnosis);
    if (isKnown) return { ...entry.summary, size_bytes };
    const summary = toRunSummary(paths, readRecord(paths));
    if (isForGood(summary) && [record, session, diagnosis].every(isSettled)) {
      const files = { record: toIdentity(record), session: toIdentity(session), diagnosis: toIdentity(diagnosis) };
      known.set(runId, { ...files, summary });
      hasNews = true;
    }
    return { ...summary, size_bytes: size_bytes + (statOf(paths.journal)?.size ?? 0) };
  };

  return {
    summaryOf: lookAt,
    stateOf(runId) {
      const entry = known.get(runId);
      const isKnown = entry && isSame(entry.record, statOf(toRunPaths(runsDir, runId).record));
      return isKnown ? entry.summary.status : lookAt(runId).status;
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

/** A time in the future says nothing. */
function isSettled(stats: Stats | undefined): boolean {
  return !stats || Date.now() - Math.max(stats.ctimeMs, stats.mtimeMs) > SETTLED_MS;
}

/** What is under way or cannot be read is looked at anew each time. */
function isForGood({ status, problem }: RunSummary): boolean {
  return status !== 'UNREADABLE' && !isActive(status) && problem === undefined;
}

function readEntries(path: string): Map<string, Entry> {
  try {
    const file = openPlainFile(path);
    if (!file) return new Map();
    try {
      const { version, runs } = JSON.parse(readFileSync(file.fd, 'utf8')) as { version: number; runs: object };
      return new Map(version === VERSION ? Object.entries(runs).filter(([, entry]) => isEntry(entry)) : []);
    } finally {
      closeSync(file.fd);
    }
  } catch {
    // Damaged, or not ours: it is made anew.
    return new Map();
  }
}

function isEntry(value: Partial<Entry> | null): boolean {
  const isIdentity = (file: unknown): boolean => file === null || Array.isArray(file);
  const { record, session, diagnosis, summary } = Object(value) as Partial<Entry>;
  return [record, session, diagnosis].every(isIdentity) && typeof Object(summary).status === 'string';
}

/** Replaced as a whole, by whoever comes last. Only where we keep other state too: a directory that is merely looked at stays as it is. */
function writeEntries(path: string, runs: object): void {
  const temporary = `${path}.tmp-${process.pid}`;
  try {
    const text = JSON.stringify({ version: VERSION, runs });
    rmSync(temporary, { force: true });
    writeFileSync(temporary, text, { mode: FILE_MODE, flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    // Without an index everything works, only slower.
    rmSync(temporary, { force: true });
  }
}
