import { randomBytes, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { EVIDENCE_VERSION } from '@critiqor/evidence/contract/event';
import { OPEN_RUN_SCHEMA, type OpenRunEntry, type RunJob } from '@critiqor/evidence/contract/open-run';
import { VERSION } from '@critiqor/evidence/contract/product';
import { DIRECTORY_MODE, FILE_MODE, type RunPaths } from '@critiqor/evidence/contract/run-directory';
import type { CapturePolicy } from '@critiqor/evidence/write/capture-policy';
import { openDigester } from '@critiqor/evidence/write/digest-key';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { createJournalWriter } from '@critiqor/evidence/write/journal-writer';
import type { HostObject } from '../host/host.ts';
import { createRecorder, type Recorder } from '../observe/recorder.ts';
import type { AllocateRun } from './allocate-run.ts';

/** What all jobs of a process share. */
export interface JobSurroundings {
  readonly allocate: AllocateRun;
  readonly capture: CapturePolicy;
  /** What the user adds to redaction and excepts from it. */
  readonly redact: unknown;
  /** What the user pays for models. */
  readonly prices: unknown;
  readonly host: string;
  readonly hostVersion: string | undefined;
  readonly process: OpenRunEntry['process'];
  readonly idleMs: number;
  /** What the newest registration said; the first line of every journal. */
  readonly about: () => HostObject;
  /** Where the log of the gateway stands; undefined where there is none. */
  readonly gatewayLog: () => { readonly log: string; readonly seq: number } | undefined;
}

/** One run that this process records by itself. */
export interface OpenJob {
  readonly job: RunJob;
  readonly recorder: Recorder;
  /** Turns under way, by the host's id. */
  readonly turns: Set<string>;
  /** Conversations of subagents that have not ended. */
  readonly subagents: Set<string>;
  /** Whether a turn has ended: a job of one turn is over then. */
  hasEnded: boolean;
  /** The last event, on a clock that only runs forwards and on the one that people set. */
  lastAt: { monotonic: number; wall: number };
  /** Why no further turn belongs to it once nothing is under way; late events of its turns still do. */
  closing: string | null;
  /** Whether its conversation is about to be reset. */
  wasReset: boolean;
  /** Whether somebody else has taken the run away: nothing is written to it any more. */
  isTaken(): boolean;
  /** Writes the end and gives the run up; it never throws and is done once. */
  close(closedBy: string): void;
}

/** Begins a run: takes a number, leaves the entry, and writes the first line. Throws when nothing can be written there. */
export function openJob(job: RunJob, agentId: string | undefined, surroundings: JobSurroundings): OpenJob {
  const { capture, redact, prices, host, hostVersion, gatewayLog } = surroundings;
  const paths = surroundings.allocate();
  const writer = `w_${randomBytes(6).toString('hex')}`;
  mkdirSync(dirname(paths.openEntry), { recursive: true, mode: DIRECTORY_MODE });
  writeEntry(paths, toEntry(paths, job, agentId, writer, surroundings));
  const { digest, scope } = openDigester(paths.digestKey);
  const prepare = (): void => {
    // A run whose entry is gone has been sealed: a journal must not appear in it again.
    if (isGone(paths)) throw new Error('another process closed the run');
  };
  const journal = createJournalWriter({
    path: paths.journal,
    writer,
    encode: createEventEncoder(capture, digest, host, redact),
    prepare,
  });
  const recorder = createRecorder(journal, { hostVersion, keepsReasoning: capture === 'full', prices });
  recorder.registered({ ...surroundings.about(), digest_scope: scope, job, gateway_log: gatewayLog() });
  let isClosed = false;
  return {
    job,
    recorder,
    turns: new Set(),
    subagents: new Set(),
    hasEnded: false,
    lastAt: { monotonic: performance.now(), wall: Date.now() },
    closing: null,
    wasReset: false,
    isTaken: () => isGone(paths),
    close(closedBy) {
      if (isClosed) return;
      isClosed = true;
      recorder.close('run_closed', { closed_by: closedBy, gateway_log: gatewayLog() });
      endEntry(paths);
    },
  };
}

function toEntry(
  { directory, runsDir }: RunPaths,
  job: RunJob,
  agentId: string | undefined,
  writer: string,
  { host, hostVersion, process, idleMs }: JobSurroundings,
): OpenRunEntry {
  return {
    schema_version: OPEN_RUN_SCHEMA,
    run_id: directory.slice(runsDir.length + 1),
    session_id: randomUUID(),
    started_at: new Date().toISOString(),
    job,
    agent_id: agentId ?? null,
    host,
    host_version: hostVersion ?? null,
    recorder_version: VERSION,
    evidence_version: EVIDENCE_VERSION,
    writer,
    process,
    idle_ms: idleMs,
  };
}

/** Written aside and moved, so that nobody reads half of it. */
function writeEntry({ directory, openEntry }: RunPaths, entry: OpenRunEntry): void {
  const draft = join(directory, 'open.json');
  writeFileSync(draft, `${JSON.stringify(entry, null, 2)}\n`, { flag: 'wx', mode: FILE_MODE });
  renameSync(draft, openEntry);
}

function endEntry({ openEntry, endedEntry }: RunPaths): void {
  try {
    mkdirSync(dirname(endedEntry), { recursive: true, mode: DIRECTORY_MODE });
    renameSync(openEntry, endedEntry);
  } catch {
    // It stays listed as open, and counts as lost once this process has ended.
  }
}

const isGone = ({ openEntry }: RunPaths): boolean => !lstatSync(openEntry, { throwIfNoEntry: false });
