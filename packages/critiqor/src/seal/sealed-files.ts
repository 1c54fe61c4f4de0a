import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { FILE_MODE, type RunPaths } from '@critiqor/evidence/contract/run-directory';
import { syncDirectory } from '../system/sync-directory.ts';
import type { PutBytes } from './write-sealed.ts';

/** Sealed evidence is never written again. */
export const SEALED_FILE_MODE = 0o400;
/** A recorder that is killed while it creates the key may leave a second name for it. */
const KEY_DRAFT_SUFFIX = /^\.[0-9a-f]{12}$/;

/** Always the same name: the next attempt replaces what a crash leaves. */
export const toDraftPath = ({ session }: RunPaths): string => `${session}.sealing`;

/** Writes the draft of a sealed file and flushes it to disk. */
export async function writeDraft<Written>(
  paths: RunPaths,
  write: (put: PutBytes) => Promise<Written>,
): Promise<Written> {
  const path = toDraftPath(paths);
  rmSync(path, { force: true });
  // `wx` never follows a link that someone else may have put there.
  const fd = openSync(path, 'wx', FILE_MODE);
  try {
    const written = await write((bytes) => writeFully(fd, bytes));
    fchmodSync(fd, SEALED_FILE_MODE);
    fsyncSync(fd);
    return written;
  } finally {
    closeSync(fd);
  }
}

/** Removes a draft that will not be published. */
export function discardDraft(paths: RunPaths): void {
  try {
    rmSync(toDraftPath(paths), { force: true });
  } catch {
    // The first error is the one to report; the next attempt replaces the draft.
  }
}

/** Replaces the live summary with the draft, atomically and durably. */
export function publishDraft(paths: RunPaths): void {
  renameSync(toDraftPath(paths), paths.session);
  syncDirectory(paths.directory);
}

/**
 * Removes what a sealed run no longer needs: the journal, and the key, so that nobody can test guesses of a redacted secret against its
 * fingerprint.
 */
export function removeLeftovers(paths: RunPaths, keepJournal: boolean): void {
  rmSync(toDraftPath(paths), { force: true });
  if (!keepJournal) removeJournal(paths);
  else chmodSync(paths.journal, SEALED_FILE_MODE);
  syncDirectory(paths.directory);
  if (!existsSync(paths.state)) return;
  const key = basename(paths.digestKey);
  for (const name of readdirSync(paths.state)) {
    const isKey = name.startsWith(key) && (name === key || KEY_DRAFT_SUFFIX.test(name.slice(key.length)));
    if (isKey) rmSync(join(paths.state, name), { force: true });
  }
  rmSync(paths.witness, { force: true });
  syncDirectory(paths.state);
}

/** A directory in the place of the journal is not ours to delete with all that is in it. */
function removeJournal({ journal }: RunPaths): void {
  if (!lstatSync(journal, { throwIfNoEntry: false })?.isDirectory()) rmSync(journal, { force: true });
}

function writeFully(fd: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(fd, bytes, written, bytes.length - written);
}
