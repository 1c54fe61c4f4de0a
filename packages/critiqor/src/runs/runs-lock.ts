import { accessSync, chmodSync, constants, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DIRECTORY_MODE, FILE_MODE } from '@critiqor/evidence/contract/run-directory';
import { CritiqorError } from '../system/errors.ts';

/** How long a command waits for another one; none holds the lock for longer than a few file operations. */
const WAIT_MS = 15_000;
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** `lock` for changes to records and the active file, which are quick; `finalize` for the whole sealing of a run, `import` for a whole import, `keep` for the notes of a keeper. */
type LockName = 'lock' | 'finalize' | 'import' | 'keep';

/** Runs work that changes a runs directory while no other process does. Not reentrant. */
export function withRunsLock<Result>(runsDir: string, work: () => Result, waitMs = WAIT_MS): Result {
  const release = takeLock(runsDir, 'lock', waitMs);
  try {
    return work();
  } finally {
    release();
  }
}

/** The same for long work, such as sealing. */
export const withFinalizeLock = <Result>(runsDir: string, work: () => Promise<Result>): Promise<Result> =>
  withLongLock(runsDir, 'finalize', work);

/** Two imports at once would reserve and clean up the same places. */
export const withImportLock = <Result>(runsDir: string, work: () => Promise<Result>): Promise<Result> =>
  withLongLock(runsDir, 'import', work);

/** Two keepers at once would send the same twice. */
export const withKeepLock = <Result>(runsDir: string, work: () => Promise<Result>): Promise<Result> =>
  withLongLock(runsDir, 'keep', work);

async function withLongLock<Result>(runsDir: string, name: LockName, work: () => Promise<Result>): Promise<Result> {
  const release = takeLock(runsDir, name, WAIT_MS);
  try {
    return await work();
  } finally {
    release();
  }
}

/** A system lock on an empty SQLite file: it is released when its process ends, however that happens. */
function takeLock(runsDir: string, name: LockName, waitMs: number): () => void {
  const folder = join(runsDir, '.critiqor');
  const path = join(folder, `${name}.sqlite`);
  const lock = openLock(folder, path, waitMs);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw (cause as { errcode?: number }).errcode === SQLITE_BUSY ? busy(runsDir, name, cause) : unusable(path, cause);
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}

function openLock(folder: string, path: string, waitMs: number): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: DIRECTORY_MODE });
    if (!lstatSync(folder).isDirectory()) throw new TypeError(`${folder} is not a directory`);
    // SQLite looks at the files beside it too, and would wait for the other end of a pipe.
    for (const suffix of ['', '-journal', '-wal', '-shm']) assertPlain(path + suffix);
    const existing = lstatSync(path, { throwIfNoEntry: false });
    // A read-only file opens too, but locks nobody out; and of a read-only folder SQLite says only that it cannot open a file.
    accessSync(existing ? path : folder, constants.R_OK | constants.W_OK);
    const lock = new DatabaseSync(path, { timeout: waitMs });
    if (!existing) chmodSync(path, FILE_MODE);
    return lock;
  } catch (cause) {
    throw unusable(path, cause);
  }
}

function assertPlain(path: string): void {
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) throw new TypeError(`${path} is not a file`);
}

function busy(runsDir: string, name: LockName, cause: unknown): CritiqorError {
  const doing = { finalize: 'finalizing a run in', import: 'importing into', keep: 'keeping', lock: 'changing' }[name];
  return new CritiqorError('lock_busy', `Another command is ${doing} ${runsDir}.`, {
    remedy: 'Wait until it has finished, then try again.',
    cause,
  });
}

/** Locks of ended processes are free, so a failure means: not ours, not writable, not a lock file, or a full disk. */
function unusable(path: string, cause: unknown): CritiqorError {
  const isFull = (cause as { errcode?: number }).errcode === SQLITE_FULL;
  return new CritiqorError('runs_dir_unusable', `The runs directory cannot be used: ${(cause as Error).message}.`, {
    remedy: isFull
      ? 'Free some space and try again; nothing recorded is lost.'
      : `Make it writable, or choose another directory with --runs-dir. ${path} must be your own file; you may delete it while no critiqor command is running.`,
    cause,
  });
}
