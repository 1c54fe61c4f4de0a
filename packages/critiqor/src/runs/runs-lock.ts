import { accessSync, chmodSync, constants, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DIRECTORY_MODE, FILE_MODE } from '@critiqor/evidence/contract/run-directory';
import { CritiqorError } from '../system/errors.ts';

/** How long a command waits for another one to be done; none holds the lock for longer than a few file operations. */
const WAIT_MS = 15_000;
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** `lock` for changes of records and the active file, which take moments; `finalize` for the whole sealing of a run. */
type LockName = 'lock' | 'finalize';

/** Does work that changes a runs directory while no other process does. It must not be called within itself. */
export function withRunsLock<Result>(runsDir: string, work: () => Result): Result {
  const release = takeLock(runsDir, 'lock');
  try {
    return work();
  } finally {
    release();
  }
}

/** The same for work that takes its time, such as sealing. */
export async function withFinalizeLock<Result>(runsDir: string, work: () => Promise<Result>): Promise<Result> {
  const release = takeLock(runsDir, 'finalize');
  try {
    return await work();
  } finally {
    release();
  }
}

/** The lock is one of the system's on an empty SQLite file, so it ends with the process that holds it, however that process ends. */
function takeLock(runsDir: string, name: LockName): () => void {
  const folder = join(runsDir, '.critiqor');
  const path = join(folder, `${name}.sqlite`);
  const lock = openLock(folder, path);
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

function openLock(folder: string, path: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: DIRECTORY_MODE });
    if (!lstatSync(folder).isDirectory()) throw new TypeError(`${folder} is not a directory`);
    const existing = lstatSync(path, { throwIfNoEntry: false });
    if (existing && !existing.isFile()) throw new TypeError(`${path} is not a file`);
    // A file that may only be read opens all the same, and locks nobody out.
    if (existing) accessSync(path, constants.R_OK | constants.W_OK);
    const lock = new DatabaseSync(path, { timeout: WAIT_MS });
    if (!existing) chmodSync(path, FILE_MODE);
    return lock;
  } catch (cause) {
    throw unusable(path, cause);
  }
}

function busy(runsDir: string, name: LockName, cause: unknown): CritiqorError {
  const doing = name === 'finalize' ? 'finalizing a run in' : 'changing';
  return new CritiqorError('lock_busy', `Another command is ${doing} ${runsDir}.`, {
    remedy: 'Wait for it to end and try again.',
    cause,
  });
}

/** The lock of a process that has ended is free; what cannot be locked is not ours, not writable, no lock, or on a full disk. */
function unusable(path: string, cause: unknown): CritiqorError {
  const isFull = (cause as { errcode?: number }).errcode === SQLITE_FULL;
  return new CritiqorError('runs_dir_unusable', `The runs directory cannot be used: ${(cause as Error).message}.`, {
    remedy: isFull
      ? 'Make room, then try again. Nothing that was recorded is lost.'
      : `Make it writable for you, or choose another with --runs-dir. ${path} must be a file of yours; it may be deleted while no critiqor runs.`,
    cause,
  });
}
