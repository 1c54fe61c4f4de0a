import { closeSync, type Stats } from 'node:fs';
import { basename } from 'node:path';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import type { ChainHead } from '@critiqor/evidence/read/chain-follower';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { createJournalScanner, type LinePlace } from '@critiqor/evidence/read/journal-scanner';
import type { NoteKind } from '@critiqor/evidence/read/note-kinds';
import { createWriterChains } from '@critiqor/evidence/read/writer-chains';
import { toWriterProcess, type WriterProcess } from '../runs/writer-processes.ts';
import { SESSION_SCHEMA, SUPERVISOR } from '../sealed/sealed-format.ts';
import { createMetricsCounter, type SessionMetrics } from '../sealed/session-metrics.ts';
import { openPlainFile } from '../system/open-plain-file.ts';
import { createNewestEvents } from './newest-events.ts';

interface LiveSessionOptions {
  readonly createdAt: string;
  readonly sessionId?: string | undefined;
  /** The current time, ISO. */
  readonly now?: () => string;
  /** Called with every event of the journal as it is read. */
  readonly onEvent?: (event: JournalEvent, place: LinePlace) => void;
  /** The journal was shortened or replaced: all its events will be reported again. */
  readonly onRestart?: () => void;
}

export interface LiveSession {
  /**
   * Reads what was added to the journal, at most `maxBytes`; the next poll reads the rest. True when the summary has changed since the
   * last poll.
   */
  poll(maxBytes?: number): boolean;
  /** Adds one of the supervisor's own events, so that live and sealed counts agree. */
  addLifecycle(event: JournalEvent): void;
  readonly metrics: SessionMetrics;
  /** The last line of each writer. */
  readonly heads: ReadonlyMap<string, ChainHead>;
  readonly noteCounts: Partial<Readonly<Record<NoteKind, number>>>;
  /** The processes that have written it, as their first lines say. */
  readonly writers: readonly WriterProcess[];
  readonly journalBytes: number;
  /** When the last event arrived, or null. */
  readonly lastEventAt: string | null;
  /** The live `session.json`, for the caller to write. */
  toSessionJson(): string;
}

/** A few tenths of a second of reading: a poll must not delay signals. */
const MAX_POLL_BYTES = 32 << 20;
const CHUNK_BYTES = 1 << 20;
/** This many bytes before the next read position must still be the ones that were read. */
const SEAM_BYTES = 256;

/** Follows a journal that is being written and keeps its counts without reading a byte twice. */
export function createLiveSession(paths: RunPaths, options: LiveSessionOptions): LiveSession {
  const { createdAt, now = toIsoNow, onEvent = () => {}, onRestart } = options;
  const lifecycle: JournalEvent[] = [];
  const runId = basename(paths.directory);
  let updatedAt = createdAt;
  let tail = createTail(onEvent);
  let hasChanged = true;

  const count = (event: JournalEvent): void => {
    tail.metrics.add(event);
    tail.newest.add(event);
  };
  /** A journal that was removed and recreated is another file; a recorder writes its own lines into it again. */
  const startAgain = (): void => {
    onRestart?.();
    tail = createTail(onEvent);
    for (const event of lifecycle) count(event);
    hasChanged = true;
  };
  const readNews = (maxBytes: number): void => {
    const file = openPlainFile(paths.journal);
    if (!file) return;
    try {
      if (!tail.continues(file.fd, file.stats)) startAgain();
      if (tail.read(file.fd, file.stats, maxBytes) > 0) hasChanged = true;
    } finally {
      closeSync(file.fd);
    }
  };

  return {
    poll(maxBytes = MAX_POLL_BYTES) {
      readNews(maxBytes);
      const isNews = hasChanged;
      hasChanged = false;
      if (isNews) updatedAt = now();
      return isNews;
    },
    addLifecycle(event) {
      lifecycle.push(event);
      count(event);
      hasChanged = true;
    },
    get metrics() {
      return tail.metrics.toMetrics();
    },
    get heads() {
      return tail.chains.heads;
    },
    get noteCounts() {
      return tail.noteCounts;
    },
    get writers() {
      return tail.writers;
    },
    get journalBytes() {
      return tail.position();
    },
    get lastEventAt() {
      return tail.lastEventAt();
    },
    toSessionJson() {
      const header = {
        session_id: options.sessionId ?? runId,
        run_id: runId,
        schema_version: SESSION_SCHEMA,
        created_at: createdAt,
        updated_at: updatedAt,
        events_file: 'events.jsonl',
      };
      // One event per line, for whoever looks into the file.
      const [begin, end] = [JSON.stringify(header, null, 2), JSON.stringify(tail.metrics.toMetrics(), null, 2)];
      const events = tail.newest.toTexts().map((text) => `\n    ${text}`);
      const list = events.length === 0 ? '[]' : `[${events.join(',')}\n  ]`;
      return `${begin.slice(0, -2)},\n  "events": ${list},\n  "metrics": ${end.replaceAll('\n', '\n  ')}\n}\n`;
    },
  };
}

const toIsoNow = (): string => new Date().toISOString();

/** Everything known about one file so far. */
function createTail(see: (event: JournalEvent, place: LinePlace) => void) {
  const metrics = createMetricsCounter();
  const newest = createNewestEvents();
  const chains = createWriterChains();
  const writers: WriterProcess[] = [];
  const noteCounts: Partial<Record<NoteKind, number>> = {};
  let file: Stats | null = null;
  let position = 0;
  let seam = Buffer.alloc(0);
  let lastEventAt: string | null = null;
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  const scanner = createJournalScanner({
    chains,
    foreignWriters: [SUPERVISOR],
    visitor: {
      onEvent(event, place) {
        metrics.add(event);
        newest.add(event);
        lastEventAt = event.timestamp;
        const writer = toWriterProcess(event);
        if (writer) writers.push(writer);
        see(event, place);
      },
      onNote({ kind }) {
        noteCounts[kind] = (noteCounts[kind] ?? 0) + 1;
      },
      onUnreadable() {},
    },
  });

  return {
    metrics,
    newest,
    chains,
    writers,
    noteCounts,
    position: () => position,
    lastEventAt: () => lastEventAt,
    /** Whether this is the same, unchanged file. Inode numbers are reused, so its bytes must agree too. */
    continues(fd: number, stats: Stats): boolean {
      if (file === null) return true;
      if (file.ino !== stats.ino || file.dev !== stats.dev || stats.size < position) return false;
      const now = Buffer.alloc(seam.length);
      return readFully(fd, now, position - seam.length) === seam.length && now.equals(seam);
    },
    /** Continues reading and returns the number of bytes read. The last line stays open until it is complete. */
    read(fd: number, stats: Stats, maxBytes: number): number {
      file = stats;
      const start = position;
      const end = start + maxBytes;
      while (position < end) {
        const length = readFully(fd, buffer.subarray(0, Math.min(CHUNK_BYTES, end - position)), position);
        if (length === 0) break;
        position += length;
        scanner.push(buffer.subarray(0, length));
        seam = Buffer.concat([seam, buffer.subarray(Math.max(0, length - SEAM_BYTES), length)]).subarray(-SEAM_BYTES);
      }
      return position - start;
    },
  };
}
