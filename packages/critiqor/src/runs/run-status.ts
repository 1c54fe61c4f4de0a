import { closeSync, readSync } from 'node:fs';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { SessionMetrics } from '../sealed/session-metrics.ts';
import { openPlainFile, readPlainText } from '../system/open-plain-file.ts';
import { isAlive, type ProcessIdentity } from '../system/process-identity.ts';
import { lifecycleEvents, type RunRecord } from './run-record.ts';
import { findActive, readStoredRecord } from './runs-directory.ts';
import { isLiving, readWriters, type WriterProcess } from './writer-processes.ts';

/** The active run, as it is right now. Null is unknown. */
export interface RunStatus {
  readonly active: string;
  readonly status: string;
  readonly runs_dir: string;
  readonly started_at: string;
  readonly supervisor: KnownProcess | null;
  readonly agent: KnownProcess | null;
  readonly recorders: readonly (WriterProcess & { readonly living: boolean })[];
  /** Why no recorder attached; known once the agent has ended without one. */
  readonly silence: string | null;
  /** When the last event of the journal arrived. */
  readonly last_event_at: string | null;
  readonly last_event: string | null;
  /** Counted by the supervisor a few times a second; `metrics_at` is the last time. */
  readonly metrics: SessionMetrics | null;
  readonly metrics_at: string | null;
}

export type KnownProcess = ProcessIdentity & { readonly living: boolean };

export interface StatusReader {
  /** The active run, or null when there is none. */
  read(): RunStatus | null;
  /** The state of a run that may have ended. */
  stateOf(runId: string): string | null;
}

/** Lines are bounded, so the last whole one is in here. */
const TAIL_BYTES = 1 << 20;

/** Reads the active run, as often as asked. */
export function createStatusReader(runsDir: string): StatusReader {
  const findWriters = createWriterFinder();
  return {
    read() {
      const active = findActive(runsDir);
      if (!active) return null;
      const { record, session } = active;
      const paths = toRunPaths(runsDir, record.run_id);
      const live = readLive(paths);
      const last = readLastEvent(paths.journal);
      return {
        active: record.run_id,
        status: record.status,
        runs_dir: runsDir,
        started_at: record.timestamps.started_at,
        supervisor: toKnown(session?.supervisor),
        agent: toKnown(session?.child),
        recorders: findWriters(paths, live?.metrics).map((writer) => ({ ...writer, living: isLiving(writer) })),
        silence: silenceIn(record),
        last_event_at: last?.timestamp ?? null,
        last_event: last?.event_type ?? null,
        metrics: live?.metrics ?? null,
        metrics_at: live?.updated_at ?? null,
      };
    },
    stateOf: (runId) => readStoredRecord(toRunPaths(runsDir, runId))?.status ?? null,
  };
}

/** Whether all processes that could still change the run are gone; an unknown one may be alive. */
export function isDeserted({ supervisor, agent, recorders }: RunStatus): boolean {
  return supervisor?.living === false && ![agent, ...recorders].some((process) => process?.living);
}

const toKnown = (identity: ProcessIdentity | null | undefined): KnownProcess | null =>
  identity ? { ...identity, living: isAlive(identity) } : null;

/** What the record of an active run says about a recorder that never attached. */
function silenceIn(record: RunRecord): string | null {
  const told = lifecycleEvents(record).findLast(
    ({ event_type, payload }) => event_type === 'error_event' && payload?.source === 'recorder',
  );
  return told ? String(told.payload.message) : null;
}

/** Finding the writers means reading the whole journal, so it is repeated only when a writer was added. */
function createWriterFinder() {
  let known: readonly WriterProcess[] = [];
  let path = '';
  return ({ journal }: RunPaths, metrics: SessionMetrics | undefined): readonly WriterProcess[] => {
    const isCounted = metrics?.by_event_type.recorder_start === known.length && known.length > 0;
    if (!isCounted || path !== journal) known = readWriters(journal);
    path = journal;
    return known;
  };
}

function readLive({ session }: RunPaths): { readonly metrics: SessionMetrics; readonly updated_at: string } | null {
  try {
    const live = JSON.parse(readPlainText(session) ?? '');
    return live.events_file === 'events.jsonl' ? live : null;
  } catch {
    // The supervisor writes it a few times a second; it may not exist yet.
    return null;
  }
}

function readLastEvent(journal: string): { readonly timestamp: string; readonly event_type: string } | null {
  try {
    const file = openPlainFile(journal);
    if (!file) return null;
    try {
      const bytes = Buffer.alloc(Math.min(file.stats.size, TAIL_BYTES));
      const length = readSync(file.fd, bytes, 0, bytes.length, file.stats.size - bytes.length);
      const end = bytes.lastIndexOf('\n', length);
      return JSON.parse(bytes.toString('utf8', bytes.lastIndexOf('\n', end - 1) + 1, end));
    } finally {
      closeSync(file.fd);
    }
  } catch {
    // The last line is damaged; the seal will note it.
    return null;
  }
}
