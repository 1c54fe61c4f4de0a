import { closeSync, constants, fstatSync, openSync, type Stats } from 'node:fs';
import { CritiqorError } from './errors.ts';

export interface PlainFile {
  readonly fd: number;
  readonly stats: Stats;
}

/**
 * Opens a file for reading, or returns null when it does not exist. Links and pipes are refused: a link could lead out of the runs
 * directory, and a pipe would never end.
 */
export function openPlainFile(path: string): PlainFile | null {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code === 'ELOOP') throw refuse(path, cause);
    throw new CritiqorError('runs_dir_unusable', `${path} cannot be read (${code}).`, {
      remedy: 'Check its owner and permissions.',
      cause,
    });
  }
  const stats = fstatSync(fd);
  if (stats.isFile()) return { fd, stats };
  closeSync(fd);
  throw refuse(path);
}

function refuse(path: string, cause?: unknown): CritiqorError {
  return new CritiqorError('runs_dir_unusable', `${path} is not a plain file and was not read.`, {
    remedy: 'Critiqor did not create it; move it away.',
    cause,
  });
}
