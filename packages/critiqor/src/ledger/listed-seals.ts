import { closeSync } from 'node:fs';
import { createLineSplitter } from '@critiqor/evidence/contract/line-splitter';
import { isRunId } from '@critiqor/evidence/contract/run-directory';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { openPlainFile } from '../system/open-plain-file.ts';

/** What somebody who appends to the list needs to know of a run that is in it. */
interface ListedSeal {
  readonly session_id: string;
  readonly seal: string;
  readonly isDeleted: boolean;
  /** Digest of its line among the searched texts. */
  readonly text: string | null;
}

interface ListedSeals {
  readonly runs: ReadonlyMap<string, ListedSeal>;
  /** The highest number of a run that was ever listed. */
  readonly highest: number;
}

/** How far a list was read. */
interface Followed {
  readonly runs: Map<string, ListedSeal>;
  highest: number;
  inode: number;
  end: number;
  /** The last bytes that were read: while they are still there, what came before is not read again. */
  tail: Buffer;
}

const TAIL_BYTES = 80;
const CHUNK_BYTES = 1 << 20;
const MAX_LINE_BYTES = 1 << 22;

/** The lists that this process appends to. */
const followedLists = new Map<string, Followed>();

/**
 * The seals of a list, for those who append to it, under the lock. A process reads each line once: what it knows already is better than what
 * the file says later. Verdicts are never taken from here, and readers check the whole list.
 */
export function followSeals(path: string): ListedSeals {
  const file = openPlainFile(path);
  if (!file) {
    followedLists.delete(path);
    return { runs: new Map(), highest: 0 };
  }
  try {
    const { fd, stats } = file;
    const known = followedLists.get(path);
    const followed = known && isContinued(fd, stats, known) ? known : createFollowed(stats.ino);
    readOn(fd, stats.size, followed);
    followedLists.set(path, followed);
    return followed;
  } finally {
    closeSync(file.fd);
  }
}

const createFollowed = (inode: number): Followed => ({
  runs: new Map(),
  highest: 0,
  inode,
  end: 0,
  tail: Buffer.alloc(0),
});

function isContinued(fd: number, stats: { readonly ino: number; readonly size: number }, known: Followed): boolean {
  if (stats.ino !== known.inode || stats.size < known.end) return false;
  const bytes = Buffer.alloc(known.tail.length);
  return readFully(fd, bytes, known.end - bytes.length) === bytes.length && bytes.equals(known.tail);
}

function readOn(fd: number, size: number, followed: Followed): void {
  const begin = followed.end;
  const lines = createLineSplitter(MAX_LINE_BYTES, ({ buffer, start, end, offset, length, isTerminated }) => {
    if (!isTerminated) return;
    takeLine(followed, buffer.toString('utf8', start, end));
    followed.end = begin + offset + length + 1;
  });
  const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(size - begin, 0)));
  for (let at = begin; at < size; ) {
    const length = readFully(fd, chunk.subarray(0, Math.min(chunk.length, size - at)), at);
    if (length === 0) break;
    at += length;
    lines.push(chunk.subarray(0, length));
  }
  const tail = Buffer.alloc(Math.min(TAIL_BYTES, followed.end));
  readFully(fd, tail, followed.end - tail.length);
  followed.tail = tail;
}

function takeLine(followed: Followed, line: string): void {
  const { run_id, kind, session_id, seal, text } = parseObject(line) ?? {};
  if (typeof run_id !== 'string' || !isRunId(run_id)) return;
  const known = followed.runs.get(run_id);
  const digest = (Object(text) as { readonly digest?: unknown }).digest;
  followed.highest = Math.max(followed.highest, Number(run_id.slice('run_'.length)));
  if (kind === 'seal' || (kind === 'diagnosis' && known)) {
    followed.runs.set(run_id, {
      session_id: kind === 'seal' ? String(session_id) : (known?.session_id ?? ''),
      seal: String(seal),
      isDeleted: kind === 'diagnosis' ? (known?.isDeleted ?? false) : false,
      text: typeof digest === 'string' ? digest : null,
    });
  }
  if (kind === 'tombstone' && known) followed.runs.set(run_id, { ...known, isDeleted: true });
}
