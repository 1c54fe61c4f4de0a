import { mkdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Evidence is private to the user who recorded it. */
export const DIRECTORY_MODE = 0o700;
export const FILE_MODE = 0o600;

const RUN_ID = /^run_\d{3,15}$/;

/** Where everything of one run is; the names are part of the contract. */
export interface RunPaths {
  readonly runsDir: string;
  readonly record: string;
  readonly directory: string;
  readonly journal: string;
  readonly session: string;
  readonly diagnosis: string;
  readonly overlayCopy: string;
  /** What was said about the run after it was sealed. */
  readonly annotations: string;
  /** All seals of the runs directory in the order in which they were made. */
  readonly seals: string;
  /** Our own state, shared by all runs of a runs directory. */
  readonly state: string;
  /** Key of the run's digests; lives only while the run is monitored. */
  readonly digestKey: string;
  /** What the supervisor witnessed, from the end of the agent to the seal. */
  readonly witness: string;
  /** Of a run without a supervisor: here while its recorder may write to it … */
  readonly openEntry: string;
  /** … and here from its end to the seal. */
  readonly endedEntry: string;
}

/** Whether a text is a run id, and so safe as a file name. */
export function isRunId(text: string): boolean {
  return RUN_ID.test(text);
}

/** Resolves the paths of a run. The id must be a run id: it becomes part of file names. */
export function toRunPaths(runsDir: string, runId: string): RunPaths {
  if (!isRunId(runId)) throw new TypeError(`Not a run id: ${JSON.stringify(runId)}. A run id looks like run_001.`);
  // Thousands of runs are listed at once, and joining what is joined already takes its time.
  const directory = join(runsDir, runId);
  const beside = directory.slice(0, -runId.length);
  const state = `${beside}.critiqor`;
  const within = directory + sep;
  return {
    runsDir,
    record: `${directory}.json`,
    directory,
    journal: `${within}events.jsonl`,
    session: `${within}session.json`,
    diagnosis: `${within}diagnosis.json`,
    overlayCopy: `${within}openclaw.config.json5`,
    annotations: `${within}annotations.jsonl`,
    seals: `${beside}seals.jsonl`,
    state,
    digestKey: `${state}${sep}${runId}.key`,
    witness: `${state}${sep}${runId}.witness`,
    openEntry: `${state}${sep}open${sep}${runId}.json`,
    endedEntry: `${state}${sep}ended${sep}${runId}.json`,
  };
}

/** Where each gateway with an installed recorder keeps the log of its own facts, one file per process. */
export const toGatewayLogs = (runsDir: string): string => join(runsDir, '.critiqor', 'gateways');

/** Names the highest run that was deleted: a recorder that allocates runs must not use its number again. */
export const toNumberMark = (runsDir: string): string => join(runsDir, '.critiqor', 'highest-deleted');

/** Creates the directories of a run that are missing, private to the user. */
export function ensureRunDirectories(paths: RunPaths): void {
  for (const directory of [paths.runsDir, paths.directory, paths.state]) {
    mkdirSync(directory, { recursive: true, mode: DIRECTORY_MODE });
  }
}
