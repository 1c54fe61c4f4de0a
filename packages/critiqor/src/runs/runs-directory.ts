import { chmodSync, lstatSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FILE_MODE, isRunId, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { CritiqorError, toRunsDirError } from '../system/errors.ts';
import { readPlainText } from '../system/open-plain-file.ts';
import type { ProcessIdentity } from '../system/process-identity.ts';
import { syncDirectory } from '../system/sync-directory.ts';
import { readOpenRun } from './open/open-runs.ts';
import { isActive, isRunRecord, type RunRecord } from './run-record.ts';
import { openRunRows } from './run-rows.ts';

/** `active_session.json`: exists only while a run is MONITORING or FINALIZING. The record is authoritative; this file finds it quickly. */
export interface ActiveSession {
  readonly run_id: string;
  readonly status: string;
  readonly runs_dir: string;
  readonly supervisor: ProcessIdentity | null;
  readonly child: ProcessIdentity | null;
  readonly started_at: string;
  /** The command that is ending the agent, so that its supervisor can say why it ended. */
  readonly closing?: 'abort' | 'finalize';
}

export const activePath = (runsDir: string): string => join(runsDir, 'active_session.json');

/** Ids of all runs, oldest first, by number: run_1000 comes after run_999. */
export const listRunIds = (runsDir: string): string[] => toRunIds(namesIn(runsDir));

/** The same from the names in the directory: thousands, two for each run, so that numbers are compared and no texts are made of most. */
export function toRunIds(names: readonly string[]): string[] {
  const numbers: number[] = [];
  const odd = new Set<string>();
  for (const name of names) {
    const number = canonicalNumber(name);
    const id = number >= 0 ? '' : name.replace(/\.json$/, '');
    if (number >= 0) numbers.push(number);
    else if (isRunId(id)) odd.add(id);
  }
  const ids: string[] = [];
  let last = -1;
  for (const number of Float64Array.from(numbers).sort()) {
    if (number !== last) ids.push(`run_${String(number).padStart(RUN_DIGITS, '0')}`);
    last = number;
  }
  // Somebody's run_0001 beside our run_001.
  return odd.size === 0 ? ids : [...ids, ...odd].sort((left, right) => runNumber(left) - runNumber(right));
}

/** As many as they have at least, and at most: more would not be exact. */
const RUN_DIGITS = 3;
const MAX_RUN_DIGITS = 15;
const [ZERO, NINE] = [48, 57];

/** The number in the name of a run's directory or record as we write it; else -1. */
function canonicalNumber(name: string): number {
  const first = 'run_'.length;
  let [at, number] = [first, 0];
  for (; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code < ZERO || code > NINE) break;
    number = number * 10 + code - ZERO;
  }
  const digits = at - first;
  const isOurs = digits === RUN_DIGITS || (digits > RUN_DIGITS && name.charCodeAt(first) !== ZERO);
  const isWhole = at === name.length || (at + '.json'.length === name.length && name.endsWith('.json'));
  return isOurs && isWhole && digits <= MAX_RUN_DIGITS && name.startsWith('run_') ? number : -1;
}

function namesIn(runsDir: string): string[] {
  try {
    return readdirSync(runsDir);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw toRunsDirError(cause, runsDir);
  }
}

/** Resolves a run id or `latest`. */
export function resolveRunId(runsDir: string, wanted: string): string {
  const ids = listRunIds(runsDir).filter((id) => hasRecord(toRunPaths(runsDir, id)));
  const id = wanted === 'latest' ? ids.at(-1) : wanted;
  if (id !== undefined && ids.includes(id)) return id;
  const message =
    wanted === 'latest'
      ? `There are no runs in ${runsDir}.`
      : `There is no run ${JSON.stringify(wanted)} in ${runsDir}.`;
  throw new CritiqorError('unknown_run', message, {
    remedy: 'List the runs with critiqor runs, or choose another directory with --runs-dir.',
  });
}

/** Whether there is a record of a run, or what its recorder has left to make one. */
export const hasRecord = ({ record, openEntry, endedEntry }: RunPaths): boolean =>
  [record, openEntry, endedEntry].some((path) => lstatSync(path, { throwIfNoEntry: false }));

/** The active run of a supervisor: from the active file or, if that leads nowhere, from the records. */
export function findActive(runsDir: string): { record: RunRecord; session: ActiveSession | null } | null {
  const session = readActive(runsDir);
  const named = session && readStoredRecord(toRunPaths(runsDir, session.run_id));
  if (named && isActive(named.status)) return { record: named, session };
  const record = searchActive(runsDir);
  return record && { record, session: null };
}

/** Searches all runs; records of runs that are listed as sealed are not read, and runs without a supervisor are none of its. */
function searchActive(runsDir: string): RunRecord | null {
  const ids = listRunIds(runsDir);
  const rows = openRunRows(runsDir, (paths) => (readOpenRun(paths) ? null : readStoredRecord(paths))).now();
  const found = ids.findLast(rows.mayBeActive);
  return found === undefined ? null : readStoredRecord(toRunPaths(runsDir, found));
}

/** The active file, or null when it is missing or unusable. */
export function readActive(runsDir: string): ActiveSession | null {
  try {
    const session = JSON.parse(readPlainText(activePath(runsDir)) ?? '') as ActiveSession;
    if (!isRunId(session.run_id)) return null;
    return { ...session, supervisor: toIdentity(session.supervisor), child: toIdentity(session.child) };
  } catch {
    // Missing or damaged: the records say which run is active.
    return null;
  }
}

export function writeActive(runsDir: string, session: ActiveSession): void {
  writeFileAtomically(activePath(runsDir), `${JSON.stringify(session, null, 2)}\n`);
}

export function removeActive(runsDir: string): void {
  rmSync(activePath(runsDir), { force: true });
}

/** The record in the file of a run, or null when there is none that can be read. */
export function readStoredRecord(paths: RunPaths): RunRecord | null {
  try {
    const record: unknown = JSON.parse(readPlainText(paths.record) ?? '');
    return isRunRecord(record) && `${record.run_id}.json` === basename(paths.record) ? record : null;
  } catch {
    // The callers decide what an unreadable record means.
    return null;
  }
}

function toIdentity(value: ProcessIdentity | null | undefined): ProcessIdentity | null {
  return Number.isInteger(value?.pid) && typeof value?.start === 'string' ? value : null;
}

export function writeRecord(paths: RunPaths, record: RunRecord): void {
  writeFileAtomically(paths.record, toRecordText(record));
}

/** A record as its file holds it: indented, but with one event of its log per line. */
export function toRecordText(record: RunRecord): string {
  const members = Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (name === 'event_log' ? toLogText(record.event_log) : toMemberText(name, value)));
  return `{\n${members.join(',\n')}\n}\n`;
}

function toLogText(events: readonly unknown[]): string {
  if (events.length === 0) return toMemberText('event_log', events);
  return `  "event_log": [\n${events.map((event) => `    ${JSON.stringify(event)}`).join(',\n')}\n  ]`;
}

/** A member with its indentation, without the braces around it. */
const toMemberText = (name: string, value: unknown): string => JSON.stringify({ [name]: value }, null, 2).slice(2, -2);

/** Replaces a file atomically: a reader sees either the old or the new content. */
export function writeFileAtomically(path: string, content: string): void {
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) {
    throw new CritiqorError('runs_dir_unusable', `${path} is not a plain file and was not written.`, {
      remedy: 'Critiqor did not create it; move it away.',
    });
  }
  const temporary = `${path}${TEMPORARY_SUFFIX}${process.pid}`;
  try {
    rmSync(temporary, { force: true });
    // `wx` never follows a link that someone else may have put there.
    writeFileSync(temporary, content, { mode: FILE_MODE, flush: true, flag: 'wx' });
    chmodSync(temporary, FILE_MODE);
    renameSync(temporary, path);
    syncDirectory(dirname(path));
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw toRunsDirError(cause, path);
  }
}

const TEMPORARY_SUFFIX = '.tmp-';
const TEMPORARY =
  /^(?:(?:run_\d+|active_session|session|diagnosis)\.json|run_\d+\.witness|openclaw\.config\.json5)\.tmp-\d+$/;

/** Removes what killed writers have left. Call it under the lock, which every writer of such a file holds. */
export function removeTemporaries(folder: string): void {
  for (const name of readdirSync(folder)) if (TEMPORARY.test(name)) rmSync(join(folder, name), { force: true });
}

/** The number in a run's id. */
export const runNumber = (runId: string): number => Number(runId.slice('run_'.length));
