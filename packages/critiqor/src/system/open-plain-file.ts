import { isUtf8 } from 'node:buffer';
import { closeSync } from 'node:fs';
import { openPlain, type PlainFile, RefusedFile } from '@critiqor/evidence/contract/plain-file';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { CritiqorError, isSystemError, remedyOf } from './errors.ts';

export type { PlainFile };

/** Records and diagnoses are far smaller; a text of more than this does not fit into a string. */
const MAX_TEXT_BYTES = 256 << 20;

/** Opens a file of a run for reading, or returns null when it does not exist. What is not a file of ours is refused in words. */
export function openPlainFile(path: string): PlainFile | null {
  try {
    return openPlain(path);
  } catch (cause) {
    if (isSystemError(cause) && cause.code === 'ENOENT') return null;
    throw toReadError(path, cause);
  }
}

/** The text of such a file as it was when it was opened, or null when there is none. */
export function readPlainText(path: string): string | null {
  const file = openPlainFile(path);
  if (!file) return null;
  try {
    if (file.stats.size > MAX_TEXT_BYTES) throw unreadable(path, 'is too large to be read');
    const bytes = Buffer.alloc(file.stats.size);
    return toText(bytes.subarray(0, readFully(file.fd, bytes, 0)));
  } catch (cause) {
    throw toReadError(path, cause);
  } finally {
    closeSync(file.fd);
  }
}

/** The text of a file, or null when there is none that could be read. */
export function tryReadPlainText(path: string): string | null {
  try {
    return readPlainText(path);
  } catch (cause) {
    if (!(cause instanceof CritiqorError)) throw cause;
    return null;
  }
}

/** Bytes that are no UTF-8 must not read like the text that they were put in the place of: every hash would still fit. */
const toText = (bytes: Buffer): string => bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');

function toReadError(path: string, cause: unknown): unknown {
  if (cause instanceof RefusedFile) return unreadable(path, cause.message.slice(path.length + 1), cause);
  if (!isSystemError(cause)) return cause;
  return new CritiqorError('runs_dir_unusable', `${path} cannot be read (${cause.code}).`, {
    remedy: remedyOf(cause) ?? 'Check its owner and permissions.',
    cause,
  });
}

/** A link or a pipe is not a plain file either, so the message says that too. */
function unreadable(path: string, why: string, cause?: unknown): CritiqorError {
  const isPlain = why.includes('plain file') || why.startsWith('is too');
  return new CritiqorError(
    'runs_dir_unusable',
    `${path} ${why}${isPlain ? '' : ', not a plain file,'} and was not read.`,
    {
      remedy: 'Critiqor did not create it; move it away.',
      cause,
    },
  );
}
