import { closeSync, fdatasync, fdatasyncSync, fstatSync, lstatSync, readSync, writeSync } from 'node:fs';
import type { EventDraft } from '../contract/event.ts';
import { createLineSplitter, MAX_LINE_BYTES } from '../contract/line-splitter.ts';
import { openPlain } from '../contract/plain-file.ts';
import { CHAIN_START, createLineBuffer, HASH_MEMBER_LENGTH } from './chain.ts';
import type { EventEncoder } from './event-encoder.ts';
import { countLost, createGap, type LostEvents, REOPEN_TOO_SOON, toFaultDraft } from './lost-events.ts';

export interface JournalWriter {
  /** Appends an event and returns its seq, or null when it could not be written and was counted as lost. Never throws. */
  append(draft: EventDraft): number | null;
  /** Lines written so far. */
  readonly written: number;
  /** Flushes what was written to disk and closes the file. */
  close(): void;
}

export interface JournalWriterOptions {
  readonly path: string;
  readonly writer: string;
  readonly encode: EventEncoder;
  /** Called before the file is opened, to create what is missing around it. */
  readonly prepare?: () => void;
  /** Called after each line, and once more about the last one when the journal is closed. Must not throw. */
  readonly announce?: (seq: number, hash: string, device: number, inode: number, isLast: boolean) => void;
  /** The present, in ms since 1970. */
  readonly now?: () => number;
}

/** Between two attempts to open or to restore a file that failed; bounds what a broken disk costs the agent. */
const REOPEN_INTERVAL_MS = 100;
/**
 * A file that was removed, or a descriptor that somebody closed and whose number leads elsewhere by now, is noticed before the next
 * write, except within a burst: there the question costs more than the answer is worth.
 */
const CHECK_INTERVAL_MS = 5;
/**
 * Asynchronous; a kill of the process loses nothing even without it, a power cut at most this much. Seldom, because a write that
 * meets a sync of the same file has to wait for it.
 */
const SYNC_INTERVAL_MS = 5_000;
const READ_BYTES = 1 << 20;
const NEWLINE = Buffer.from('\n');

interface OpenFile {
  readonly fd: number;
  readonly device: number;
  readonly inode: number;
}

/**
 * Appends chained lines to a journal: one `write` per event on an O_APPEND descriptor, so that an event is in the kernel before
 * `append` returns. What cannot be written is counted, and the gap is written as a `recorder_fault` as soon as writing works.
 */
export function createJournalWriter(options: JournalWriterOptions): JournalWriter {
  const { path, writer, encode, prepare = () => {}, announce = () => {}, now = Date.now } = options;
  const toLine = createLineBuffer();
  const toTimestamp = createTimestamps();
  let file: OpenFile | null = null;
  /** A file that lost its name; kept open until this writer's lines have been copied out of it. */
  let removed: OpenFile | null = null;
  /** Where the next line will stand; one object for all lines, because making one per line costs as much as a small system call. */
  const position = { seq: 1, writer, prevHash: CHAIN_START, timestamp: '' };
  let gap: LostEvents | null = null;
  let tornLine = false;
  let lastOpenFailure = Number.NEGATIVE_INFINITY;
  let lastCheck = Number.NEGATIVE_INFINITY;
  let lastSync = now();
  let syncing = false;

  /** Writes one event as the next line of the chain; throws when that fails, and then the chain has not moved. */
  const writeEvent = (fd: number, draft: EventDraft, timestamp: string): number => {
    position.timestamp = timestamp;
    const { bytes, length, hash } = toLine(encode(draft, position));
    writeLine(fd, bytes, length);
    position.prevHash = hash;
    announceHead(position.seq, false);
    return position.seq++;
  };

  const announceHead = (seq: number, isLast: boolean): void => {
    if (file) announce(seq, position.prevHash, file.device, file.inode, isLast);
  };

  /** Writes a line with one call of the system, which is what keeps lines of several writers apart. */
  const writeLine = (fd: number, line: Uint8Array, lineLength: number): void => {
    const bytes = tornLine ? Buffer.concat([NEWLINE, line.subarray(0, lineLength)]) : line;
    const length = tornLine ? NEWLINE.length + lineLength : lineLength;
    let offset = writeSync(fd, bytes, 0, length);
    while (offset < length) {
      tornLine = true;
      offset += writeSync(fd, bytes, offset, length - offset);
    }
    tornLine = false;
  };

  const writeGap = (fd: number, timestamp: string): void => {
    if (!gap) return;
    writeEvent(fd, toFaultDraft(gap), timestamp);
    gap = null;
  };

  /** The open file, complete. A file that was removed or replaced, or a descriptor that somebody closed, is opened again. */
  const openFile = (at: number, timestamp: string): number => {
    if (file && !removed) {
      if (at - lastCheck < CHECK_INTERVAL_MS) return file.fd;
      lastCheck = at;
      if (isStillOurs(file, path)) return file.fd;
    }
    if ((removed || !file) && at - lastOpenFailure < REOPEN_INTERVAL_MS) throw REOPEN_TOO_SOON;
    try {
      if (!file || !isStillOurs(file, path)) file = reopen(timestamp);
      if (removed) restore(removed, file.fd);
      return file.fd;
    } catch (cause) {
      lastOpenFailure = at;
      throw cause;
    }
  };

  const reopen = (timestamp: string): OpenFile => {
    const old = file;
    file = null;
    if (old && isSameFile(old)) {
      gap ??= createGap('file_removed', timestamp);
      // While an older file waits to be restored, the newer one holds nothing that the older one does not.
      if (removed) closeSync(old.fd);
      else removed = old;
    }
    prepare();
    const { fd, stats } = openPlain(path, 'append');
    const { dev: device, ino: inode, size } = stats;
    const isOld = old !== null && old.device === device && old.inode === inode && size > 0;
    if (!isOld) tornLine = false;
    if (old && !isOld) gap ??= createGap('file_removed', timestamp);
    return { fd, device, inode };
  };

  /** Copies this writer's lines out of a removed file, except those that the new one has already. */
  const restore = (old: OpenFile, fd: number): void => {
    if (isSameFile(old)) {
      const present = new Set<string>();
      forEachLine(fd, (line) => isLineOf(writer, line) && present.add(hashMemberOf(line)));
      forEachLine(old.fd, (line) => {
        if (!isLineOf(writer, line) || present.has(hashMemberOf(line))) return;
        const bytes = Buffer.from(`${line}\n`);
        writeLine(fd, bytes, bytes.length);
        if (gap) gap.restored += 1;
      });
      closeSync(old.fd);
    }
    removed = null;
  };

  const syncSometimes = (fd: number, at: number): void => {
    if (syncing || at - lastSync < SYNC_INTERVAL_MS) return;
    syncing = true;
    lastSync = at;
    // A failing sync needs no answer here: the next write meets the same disk and reports it.
    fdatasync(fd, () => {
      syncing = false;
    });
  };

  return {
    append(draft) {
      const at = now();
      const timestamp = toTimestamp(at);
      try {
        const fd = openFile(at, timestamp);
        writeGap(fd, timestamp);
        const written = writeEvent(fd, draft, timestamp);
        syncSometimes(fd, at);
        return written;
      } catch (cause) {
        lastCheck = Number.NEGATIVE_INFINITY;
        gap = countLost(gap, draft, cause, timestamp);
        return null;
      }
    },
    get written() {
      return position.seq - 1;
    },
    close() {
      try {
        const at = now();
        const timestamp = toTimestamp(at);
        lastCheck = Number.NEGATIVE_INFINITY;
        if (file || gap) writeGap(openFile(at, timestamp), timestamp);
      } catch {
        // Nothing can be written: that the writer's closing line is missing is all that tells.
      }
      if (position.seq > 1) announceHead(position.seq - 1, true);
      for (const open of [file, removed]) if (open && isSameFile(open)) syncAndClose(open.fd);
      file = null;
      removed = null;
    },
  };
}

/** Times as ISO texts; all but the milliseconds is made once a second. */
function createTimestamps(): (at: number) => string {
  let second = Number.NaN;
  let prefix = '';
  let last = Number.NaN;
  let text = '';
  return (at) => {
    if (at === last) return text;
    const current = Math.floor(at / 1_000);
    if (current !== second) {
      second = current;
      prefix = new Date(current * 1_000).toISOString().slice(0, -'000Z'.length);
    }
    last = at;
    text = `${prefix}${String(Math.trunc(at - current * 1_000)).padStart(3, '0')}Z`;
    return text;
  };
}

/** Whether the descriptor still leads to the file that we opened, and that file still has its name: it may have been moved. */
function isStillOurs(file: OpenFile, path: string): boolean {
  if (linksTo(file) <= 0) return false;
  const named = lstatSync(path, { throwIfNoEntry: false });
  return named?.ino === file.inode && named.dev === file.device;
}

/** Whether the descriptor is still ours to read and close, even if the file has lost its name. */
function isSameFile(file: OpenFile): boolean {
  return linksTo(file) >= 0;
}

/** How many names the file has, or -1 when the descriptor is closed or leads to another file by now. */
function linksTo(file: OpenFile): number {
  try {
    const { dev, ino, nlink } = fstatSync(file.fd);
    return ino === file.inode && dev === file.device ? nlink : -1;
  } catch {
    // EBADF: somebody closed our descriptor.
    return -1;
  }
}

function syncAndClose(fd: number): void {
  try {
    fdatasyncSync(fd);
  } catch {
    // Nothing is left to be done: the process ends, and the kernel has the data.
  }
  try {
    closeSync(fd);
  } catch {
    // As above.
  }
}

/** Whether a line was written by a writer: `writer` is the last member before the hash. */
function isLineOf(writer: string, line: string): boolean {
  return line.slice(0, -HASH_MEMBER_LENGTH).endsWith(`,"writer":"${writer}"`);
}

/** The end of a line that tells it from all others, as a text of its own: a slice would keep the line in memory. */
function hashMemberOf(line: string): string {
  return Buffer.from(line.slice(-HASH_MEMBER_LENGTH)).toString('latin1');
}

/** Reads the whole lines of a file, as many at a time as fit into a chunk. */
function forEachLine(fd: number, visit: (line: string) => void): void {
  const lines = createLineSplitter(MAX_LINE_BYTES, ({ buffer, start, end, isTerminated, isOversized }) => {
    if (isTerminated && !isOversized) visit(buffer.toString('utf8', start, end));
  });
  const chunk = Buffer.alloc(READ_BYTES);
  for (let position = 0; ; ) {
    const length = readSync(fd, chunk, 0, chunk.length, position);
    if (length === 0) return;
    position += length;
    lines.push(chunk.subarray(0, length));
  }
}
