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
  const bytes = readPlainBytes(path);
  return bytes && toFaithfulText(bytes);
}

/** The same as bytes: all, or those between two places. */
export function readPlainBytes(path: string, from = 0, to = Number.POSITIVE_INFINITY): Buffer | null {
  return withPlainFile(path, ({ fd, stats }) => {
    const size = Math.max(Math.min(stats.size, to) - from, 0);
    if (size > MAX_TEXT_BYTES) throw unreadable(path, 'is too large to be read');
    const bytes = Buffer.allocUnsafe(size);
    return bytes.subarray(0, readFully(fd, bytes, from));
  });
}

/** Passes such a file on piece by piece, each good only during the call; false when there is none. */
export function readChunks(path: string, onChunk: (chunk: Buffer) => void): boolean {
  const isRead = withPlainFile(path, ({ fd, stats }) => {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, stats.size));
    // No further than it was long when it was opened: somebody may append faster than we read.
    for (let at = 0; at < stats.size; ) {
      const length = readFully(fd, chunk.subarray(0, Math.min(chunk.length, stats.size - at)), at);
      if (length === 0) break;
      onChunk(chunk.subarray(0, length));
      at += length;
    }
    return true;
  });
  return isRead ?? false;
}

const CHUNK_BYTES = 1 << 18;

function withPlainFile<Result>(path: string, read: (file: PlainFile) => Result): Result | null {
  const file = openPlainFile(path);
  if (!file) return null;
  try {
    return read(file);
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
export const toFaithfulText = (bytes: Buffer): string => bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');

function toReadError(path: string, cause: unknown): unknown {
  if (cause instanceof RefusedFile) return unreadable(path, cause.message.slice(path.length + 1), cause);
  if (!isSystemError(cause)) return cause;
  return new CritiqorError('runs_dir_unusable', `${path} cannot be read: ${cause.message}.`, {
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
