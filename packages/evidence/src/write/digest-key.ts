import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { closeSync, linkSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { openPlain } from '../contract/plain-file.ts';
import { FILE_MODE } from '../contract/run-directory.ts';

const KEY_BYTES = 32;

interface Digester {
  /** Keyed digest of a text, 16 hex characters: enough to compare texts of one run, useless without the key. */
  readonly digest: (text: string) => string;
  /** `run` when all writers of the run share the key; `process` when it could not be shared. */
  readonly scope: 'run' | 'process';
}

/**
 * Opens the key that all writers of a run share, or creates it. The key is deleted when the run is sealed: from then on nobody
 * can test guesses of a redacted secret against its fingerprint.
 */
export function openDigester(keyPath: string): Digester {
  const shared = readKey(keyPath) ?? createKey(keyPath);
  // As an object of its own: bytes would be turned into one for every digest, which takes longer than the digest of a short text.
  const key = createSecretKey(shared ?? randomBytes(KEY_BYTES));
  return {
    digest: (text) => createHmac('sha256', key).update(text).digest('hex').slice(0, 16),
    scope: shared ? 'run' : 'process',
  };
}

/** The key of the run, or null if there is no usable one. */
function readKey(keyPath: string): Buffer | null {
  try {
    const { fd, stats } = openPlain(keyPath);
    try {
      const key = Buffer.alloc(KEY_BYTES);
      return stats.size === KEY_BYTES && readSync(fd, key) === KEY_BYTES ? key : null;
    } finally {
      closeSync(fd);
    }
  } catch {
    // Missing or unreadable: the caller creates its own key, and the scope in the evidence shows it.
    return null;
  }
}

/** Creates the key for all writers; of two writers that create it at once, the second reads the first one's. */
function createKey(keyPath: string): Buffer | null {
  const key = randomBytes(KEY_BYTES);
  const draftPath = `${keyPath}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draftPath, key, { flag: 'wx', mode: FILE_MODE });
  } catch {
    // The place is not writable.
    return null;
  }
  try {
    // A link appears with its content or not at all: nobody can read half a key.
    linkSync(draftPath, keyPath);
    return key;
  } catch {
    // Somebody else was first.
    return readKey(keyPath);
  } finally {
    rmSync(draftPath, { force: true });
  }
}
