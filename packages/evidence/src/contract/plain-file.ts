import { closeSync, constants, fstatSync, lstatSync, openSync, type Stats, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { FILE_MODE, isRunId } from './run-directory.ts';

/** The one place that opens files of a run. An agent can put anything there: a link, a pipe, a device, a file of holes. */

export interface PlainFile {
  readonly fd: number;
  readonly stats: Stats;
}

const REFUSALS = {
  link: 'is a link',
  linked_directory: 'is in a directory that is a link',
  not_a_file: 'is not a plain file',
  foreign: 'does not belong to the owner of its directory',
  hollow: 'is a sparse file: it claims to be far larger than what is stored',
} as const;

type Refusal = keyof typeof REFUSALS;

/** Something that is not a file of ours is in its place; it was not opened, or closed again without being read. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  /** As for errors of the system, so that a writer can note it. */
  readonly code = 'EREFUSED';
  readonly path: string;
  readonly refusal: Refusal;

  constructor(path: string, refusal: Refusal) {
    super(`${path} ${REFUSALS[refusal]}`);
    this.path = path;
    this.refusal = refusal;
  }
}

/** Never follows a link, never waits for the other end of a pipe, never takes a terminal over. */
const CAREFULLY = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);
const TO_APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT;
/** Evidence compresses a few times on some file systems, but every line carries a hash: never by this much. */
const MAX_HOLLOWNESS = 1_000;
const MIN_HOLLOW_BYTES = 2 ** 30;
const BLOCK_BYTES = 512;
const ROOT = 0;

/** Opens a regular file of ours, to read it or to append to it; throws `RefusedFile`, or what the system says. */
export function openPlain(path: string, access: 'read' | 'append' = 'read'): PlainFile {
  assertOwnDirectory(path);
  // Opening a device can do things by itself, so what is known to be none of ours is not even opened.
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before) assertRegular(path, before);
  const fd = openCarefully(path, access);
  try {
    const stats = fstatSync(fd);
    assertRegular(path, stats);
    assertOwner(path, stats);
    if (access === 'read') assertStored(path, stats);
    return { fd, stats };
  } catch (cause) {
    closeSync(fd);
    throw cause;
  }
}

/** A run's own directory is never a link; the runs directory may be one that the user made. */
function assertOwnDirectory(path: string): void {
  const directory = dirname(path);
  if (!isRunId(basename(directory))) return;
  if (lstatSync(directory, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new RefusedFile(path, 'linked_directory');
  }
}

function openCarefully(path: string, access: 'read' | 'append'): number {
  try {
    return openSync(path, (access === 'append' ? TO_APPEND : constants.O_RDONLY) | CAREFULLY, FILE_MODE);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ELOOP') throw new RefusedFile(path, 'link');
    throw cause;
  }
}

function assertRegular(path: string, stats: Stats): void {
  if (stats.isSymbolicLink()) throw new RefusedFile(path, 'link');
  if (!stats.isFile()) throw new RefusedFile(path, 'not_a_file');
}

/** Ours, root's, or of the one whose directory it is: whoever may read somebody else's runs reads that user's files only. */
function assertOwner(path: string, { uid }: Stats): void {
  const user = process.geteuid?.();
  if (user === undefined || uid === user || uid === ROOT) return;
  if (statSync(dirname(path)).uid !== uid) throw new RefusedFile(path, 'foreign');
}

/** `truncate -s 100T` takes no time and no space, and reading it takes days. */
function assertStored(path: string, { size, blocks }: Stats): void {
  if (size >= MIN_HOLLOW_BYTES && blocks * BLOCK_BYTES < size / MAX_HOLLOWNESS) throw new RefusedFile(path, 'hollow');
}
