import { cpSync, existsSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { CritiqorError } from '../../system/errors.ts';

interface OpenedDatabase {
  readonly database: DatabaseSync;
  close(): void;
}

/** OpenClaw holds its write lock for milliseconds. */
const BUSY_MS = 5_000;

/** A database that is open as long as somebody holds it: a run may have subagents in the stores of several agents. */
export interface SharedDatabase {
  hold(): () => void;
  /** Call it while you hold it. */
  get(): DatabaseSync;
}

export function shareDatabase(path: string): SharedDatabase {
  let opened: OpenedDatabase | null = null;
  let holders = 0;
  return {
    hold() {
      opened ??= openDatabase(path);
      holders += 1;
      return () => {
        holders -= 1;
        if (holders > 0) return;
        opened?.close();
        opened = null;
      };
    },
    get() {
      if (!opened) throw new Error(`${path} is not held.`);
      return opened.database;
    },
  };
}

/**
 * Opens a database of OpenClaw for reading and leaves no file beside it. A plain read-only open of an idle database creates a log and an
 * index of it: so an idle one is opened as immutable, one in use with the files that its owner has made, and what a crash has left is copied.
 */
function openDatabase(path: string): OpenedDatabase {
  const stats = lstatSync(path);
  if (!stats.isFile()) throw new CritiqorError('usage', `${path} is not a plain file and was not read.`);
  for (const suffix of ['-wal', '-shm', '-journal']) assertPlain(path + suffix);
  if (!existsSync(`${path}-wal`)) return open(`${pathToFileURL(path).href}?immutable=1`, () => {});
  if (existsSync(`${path}-shm`)) return open(path, () => {});
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-import-'));
  const discard = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    for (const suffix of ['', '-wal']) cpSync(path + suffix, join(folder, basename(path) + suffix));
    return open(join(folder, basename(path)), discard);
  } catch (cause) {
    discard();
    throw cause;
  }
}

function open(location: string, discard: () => void): OpenedDatabase {
  const database = new DatabaseSync(location, {
    readOnly: true,
    timeout: BUSY_MS,
    enableForeignKeyConstraints: false,
    allowExtension: false,
  });
  // Whatever somebody put into the schema of a file is not to be run.
  database.exec('PRAGMA trusted_schema = OFF; PRAGMA query_only = ON');
  return {
    database,
    close() {
      database.close();
      discard();
    },
  };
}

/** SQLite would wait for the other end of a pipe. */
function assertPlain(path: string): void {
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) throw new CritiqorError('usage', `${path} is not a plain file.`);
}
