import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { formatBytes } from '@critiqor/diagnosis/model/format';
import { CritiqorError } from '../system/errors.ts';

/**
 * Node ends a process that runs out of heap with a stack trace of its own, and nothing can be said any more. The diagnosis is the one step that
 * holds a whole run in memory, so it is stopped before that, in one sentence.
 */
export interface HeapGuard {
  /** Throws when the heap is nearly full. */
  check(): void;
  /** The same, cheap enough for every event: it looks now and then. */
  checkOften(): void;
}

/** Asking takes a microsecond; this many events take far less memory than is left at the limit. */
const EVENTS_PER_LOOK = 256;
/** Above this share of the heap it is worth collecting garbage to find out how much is really needed. */
const SUSPECT_SHARE = 0.75;
/** What is needed then, at most. Between two looks a detector allocates what the rest must hold. */
const MAX_SHARE = 0.8;

/** Collecting takes long, so it is worth it again only when this much more is used than was needed the last time. */
const MORE_SHARE = 0.05;

export function createHeapGuard(what: string, heap: () => Heap = readHeap): HeapGuard {
  let calls = 0;
  let suspectShare = SUSPECT_SHARE;
  const check = (): void => {
    const { used, limit } = heap();
    if (used < limit * suspectShare) return;
    collectGarbage();
    const { used: needed } = heap();
    if (needed >= limit * MAX_SHARE) throw toMemoryError(what, needed, limit);
    suspectShare = Math.max(SUSPECT_SHARE, needed / limit + MORE_SHARE);
  };
  return {
    check,
    checkOften() {
      calls += 1;
      if (calls % EVENTS_PER_LOOK === 0) check();
    },
  };
}

function toMemoryError(what: string, needed: number, limit: number): CritiqorError {
  const message = `${what} needs more memory than Node may use: ${formatBytes(needed)} of ${formatBytes(limit)} are taken.`;
  return new CritiqorError('out_of_memory', message, {
    remedy:
      'Allow more and try again, for example with NODE_OPTIONS=--max-old-space-size=8192 (megabytes). Nothing recorded is lost.',
  });
}

interface Heap {
  readonly used: number;
  readonly limit: number;
}

/** What V8 adds to the limit for objects that are new (Node 24 to 26). A process dies of the rest: of objects that have been kept. */
const YOUNG_BYTES = 192 << 20;

function readHeap(): Heap {
  const spaces = getHeapSpaceStatistics().filter(({ space_name }) => !space_name.startsWith('new_'));
  const used = spaces.reduce((sum, { space_used_size }) => sum + space_used_size, 0);
  const { heap_size_limit } = getHeapStatistics();
  return { used, limit: Math.max(heap_size_limit - YOUNG_BYTES, heap_size_limit / 16) };
}

/** Node has no other way to ask for it once it runs. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect();
}
