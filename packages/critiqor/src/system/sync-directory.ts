import { closeSync, constants, fsyncSync, openSync } from 'node:fs';

/** Makes names that were just given or taken last. Anything but a directory is an error at once: a pipe would never open. */
export function syncDirectory(path: string): void {
  const fd = openSync(path, constants.O_RDONLY | (constants.O_DIRECTORY ?? 0));
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
