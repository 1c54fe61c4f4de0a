import { readFileSync, readlinkSync } from 'node:fs';
import { isRunId } from './run-directory.ts';

/**
 * What an installed recorder notes of a run that it has begun by itself: `.critiqor/open/run_001.json`. It never changes; when the run ends it
 * is moved to `.critiqor/ended/`, and after the seal it is removed. `docs/always-on.md` describes the protocol.
 */
export interface OpenRunEntry {
  readonly schema_version: typeof OPEN_RUN_SCHEMA;
  readonly run_id: string;
  /** Random; the seal carries it. */
  readonly session_id: string;
  readonly started_at: string;
  readonly job: RunJob;
  readonly agent_id: string | null;
  readonly host: string;
  readonly host_version: string | null;
  readonly recorder_version: string;
  readonly evidence_version: number;
  readonly writer: string;
  readonly process: RecorderProcess;
  /** After this much silence between two turns the run has ended. */
  readonly idle_ms: number;
}

export const OPEN_RUN_SCHEMA = 'critiqor.open-run.v1';

export const JOB_KINDS = ['conversation', 'cron', 'heartbeat', 'memory'] as const;
type JobKind = (typeof JOB_KINDS)[number];

/** What a run without a supervisor is a run of. Null is unknown or does not apply. */
export interface RunJob {
  /** `memory`: the host looks after its memory by itself, before it compacts a conversation. */
  readonly kind: JobKind;
  readonly conversation_key: string | null;
  /** Where the conversation takes place: telegram, openai (the HTTP interface), webchat … */
  readonly channel: string | null;
  /** As the host calls it: user, cron, heartbeat, memory. */
  readonly trigger: string | null;
  /** Of a cron job. */
  readonly job_id: string | null;
  /** The log of the gateway that ran it, and the number of its last line when the run began. */
  readonly gateway: { readonly log: string; readonly seq: number } | null;
}

/** The process that records. `start` and `space` are what Linux tells; elsewhere they are null. */
export interface RecorderProcess {
  readonly pid: number;
  /** Boot and clock ticks: unlike a time, they do not change when the clock is set. */
  readonly start: string | null;
  readonly started_at_ms: number;
  /** Where the number counts: a process in a container or on another machine is not found under it. */
  readonly space: string | null;
}

/** Reads an entry; null when it is not one. */
export function parseOpenRun(text: string): OpenRunEntry | null {
  try {
    const entry = JSON.parse(text) as OpenRunEntry;
    return entry.schema_version === OPEN_RUN_SCHEMA && isOpenRun(entry) ? entry : null;
  } catch {
    // Not an entry of ours.
    return null;
  }
}

function isOpenRun({ run_id, session_id, started_at, job, process, writer, idle_ms }: OpenRunEntry): boolean {
  return (
    isRunId(run_id) &&
    [session_id, started_at, writer].every((text) => typeof text === 'string') &&
    !Number.isNaN(Date.parse(started_at)) &&
    JOB_KINDS.includes(Object(job).kind) &&
    Number.isSafeInteger(Object(process).pid) &&
    Number.isFinite(idle_ms)
  );
}

/** Names the machine and the namespace of processes that this process is in; null where the system does not tell. */
export function processSpace(): string | null {
  try {
    const machine = readFileSync('/proc/sys/kernel/hostname', 'utf8').trim();
    return `${machine} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Only Linux has them.
    return null;
  }
}
