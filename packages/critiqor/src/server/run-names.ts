import { type Dirent, readdirSync, statSync } from 'node:fs';
import { toRunIds } from '../runs/runs-directory.ts';
import { toRunsDirError } from '../system/errors.ts';

interface RunNames {
  /** Of all runs, oldest first. */
  readonly ids: readonly string[];
  /** What is a directory and no link to one. */
  readonly folders: ReadonlySet<string>;
}

/** A directory that changed a moment ago may change again within the same tick of the clock. */
const SETTLED_MS = 2_000;

/** The names in a runs directory, read again when it has changed: there are two for each of thousands of runs. */
export function createNameReader(runsDir: string): () => RunNames {
  let known: (RunNames & { readonly stamp: string | null }) | null = null;
  return () => {
    const stats = statSync(runsDir, { throwIfNoEntry: false });
    const isSettled = stats !== undefined && Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) > SETTLED_MS;
    const stamp = isSettled ? `${stats.ino} ${stats.mtimeMs} ${stats.ctimeMs}` : null;
    if (known && stamp !== null && known.stamp === stamp) return known;
    const entries = readEntries(runsDir);
    const folders = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
    known = { stamp, ids: toRunIds(entries.map(({ name }) => name)), folders };
    return known;
  };
}

function readEntries(runsDir: string): readonly Dirent[] {
  try {
    return readdirSync(runsDir, { withFileTypes: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw toRunsDirError(cause, runsDir);
  }
}
