import { lstatSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { removeIndex } from '../../runs/delete/remove-index.ts';
import { openSealedSession } from '../../sealed/sealed-reader.ts';
import { type BuildOptions, buildIndex } from './build-index.ts';
import { type EvidenceIndex, openIndex } from './evidence-index.ts';
import { INDEX_VERSION } from './layout.ts';

interface Building {
  readonly doneBytes: number;
  readonly totalBytes: number;
}

interface IndexStore {
  /** The index of a sealed run; if it is still being built after `waitMs`, the progress. */
  use(runId: string, waitMs?: number): Promise<EvidenceIndex | Building>;
  close(): void;
}

export const isBuilding = (value: EvidenceIndex | Building): value is Building => 'totalBytes' in value;

const DEFAULT_WAIT_MS = 1_000;
/** Each takes about ten megabytes of memory for a large run. */
const MAX_OPEN = 6;

interface Entry {
  readonly stamp: string;
  readonly progress: Building;
  readonly ready: Promise<EvidenceIndex>;
  index: EvidenceIndex | null;
}

/** Indexes of the runs of one directory: built by this process, and dropped when their evidence changes. */
export function createIndexStore(runsDir: string): IndexStore {
  /** Least recently used first. */
  const entries = new Map<string, Entry>();
  const stop = new AbortController();

  const letGo = (runId: string, entry: Entry): void => {
    entries.delete(runId);
    // It may still be in progress, but nobody needs it any more.
    entry.ready.then((index) => index.close()).catch(() => {});
  };
  const start = (runId: string, stamp: string, totalBytes: number): Entry => {
    const progress = { doneBytes: 0, totalBytes };
    const onProgress = (doneBytes: number): void => {
      progress.doneBytes = doneBytes;
    };
    const ready = prepare(runsDir, runId, stamp, { onProgress, signal: stop.signal });
    const entry: Entry = { stamp, progress, ready, index: null };
    entry.ready.then(
      (index) => {
        entry.index = index;
      },
      // The waiting requests get the error; the next one tries again.
      () => entries.get(runId) === entry && entries.delete(runId),
    );
    return entry;
  };

  return {
    async use(runId, waitMs = DEFAULT_WAIT_MS) {
      const { stamp, size } = stampOf(toRunPaths(runsDir, runId).session);
      let entry = entries.get(runId);
      if (entry && entry.stamp !== stamp) letGo(runId, entry);
      if (!entry || entry.stamp !== stamp) entry = start(runId, stamp, size);
      entries.delete(runId);
      entries.set(runId, entry);
      for (const [oldest, unused] of entries) {
        if (entries.size <= MAX_OPEN) break;
        letGo(oldest, unused);
      }
      if (entry.index) return entry.index;
      const enough = new AbortController();
      const timeout = setTimeout(waitMs, null, { ref: false, signal: enough.signal }).catch(() => null);
      const index = await Promise.race([entry.ready, timeout]);
      enough.abort();
      return index ?? { ...entry.progress };
    },
    close() {
      stop.abort();
      for (const [runId, entry] of entries) letGo(runId, entry);
    },
  };
}

/** The identity of the file: inode, size and times. */
function stampOf(path: string): { readonly stamp: string; readonly size: number } {
  const { ino, size, mtimeMs, ctimeMs } = lstatSync(path);
  return { stamp: JSON.stringify([ino, size, mtimeMs, ctimeMs]), size };
}

/**
 * Builds the index of a run in a database without a name, which SQLite keeps in memory and beyond that in a file that nobody else can open:
 * an index that others could write would show what they like. It is gone with this process.
 */
async function prepare(
  runsDir: string,
  runId: string,
  stamp: string,
  options: Pick<BuildOptions, 'onProgress' | 'signal'>,
): Promise<EvidenceIndex> {
  const { session } = toRunPaths(runsDir, runId);
  const identity = toIdentity(session, stamp);
  // An older version kept its index there.
  removeIndex(runsDir, runId);
  const db = new DatabaseSync('');
  try {
    await buildIndex(session, db, { identity, ...options });
    if (stampOf(session).stamp !== stamp) throw new Error('The evidence changed while it was being read.');
    return openIndex(db, identity);
  } catch (cause) {
    db.close();
    throw cause;
  }
}

/** The file's identity and its seal, so that a similar file is not mistaken for it. */
function toIdentity(sessionPath: string, stamp: string): string {
  const sealed = openSealedSession(sessionPath);
  sealed.close();
  const { digest, seal } = Object(sealed.footer.integrity) as { digest?: unknown; seal?: unknown };
  return JSON.stringify([INDEX_VERSION, stamp, String(digest), String(seal)]);
}
