import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DIRECTORY_MODE, FILE_MODE, isRunId, type RunPaths, toRunPaths } from '@critiqor/evidence/run-directory';
import { CritiqorError } from './errors.ts';
import { isAlive, type ProcessIdentity } from './process-identity.ts';
import { createRunRecord, isActive, type RunMetadata, type RunRecord } from './run-record.ts';

/** `active_session.json`: there only while a run is MONITORING or FINALIZING. The record is the truth; this finds it quickly. */
export interface ActiveSession {
  readonly run_id: string;
  readonly status: string;
  readonly runs_dir: string;
  readonly supervisor: ProcessIdentity | null;
  readonly child: ProcessIdentity | null;
  readonly started_at: string;
}

export const activePath = (runsDir: string): string => join(runsDir, 'active_session.json');

/** Ids of all runs, oldest first, by number: run_1000 comes after run_999. */
export function listRunIds(runsDir: string): string[] {
  if (!existsSync(runsDir)) return [];
  const ids = new Set(
    readdirSync(runsDir)
      .map((name) => name.replace(/\.json$/, ''))
      .filter(isRunId),
  );
  return [...ids].sort((left, right) => runNumber(left) - runNumber(right));
}

/** Accepts a run id or `latest`. */
export function resolveRunId(runsDir: string, wanted: string): string {
  const ids = listRunIds(runsDir).filter((id) => existsSync(toRunPaths(runsDir, id).record));
  const id = wanted === 'latest' ? ids.at(-1) : wanted;
  if (id !== undefined && ids.includes(id)) return id;
  const message =
    wanted === 'latest' ? `There is no run in ${runsDir}.` : `There is no run ${JSON.stringify(wanted)} in ${runsDir}.`;
  throw new CritiqorError('unknown_run', message, {
    remedy: 'critiqor runs lists them; --runs-dir names another directory.',
  });
}

/** Allocates the next run and makes it the active one. To be called under the lock. */
export function startRun(runsDir: string, metadata: RunMetadata, at: string): { record: RunRecord; paths: RunPaths } {
  const running = findActive(runsDir);
  if (running) throw refuseSecondStart(running.record, running.session);
  mkdirSync(runsDir, { recursive: true, mode: DIRECTORY_MODE });
  keepOutOfCommits(runsDir);
  const number =
    listRunIds(runsDir)
      .map(runNumber)
      .reduce((highest, next) => Math.max(highest, next), 0) + 1;
  const runId = `run_${String(number).padStart(3, '0')}`;
  const paths = toRunPaths(runsDir, runId);
  mkdirSync(paths.directory, { mode: DIRECTORY_MODE });
  const record = createRunRecord(runId, metadata, at);
  writeRecord(paths, record);
  return { record, paths };
}

/** The run that is under way: by the active file, or, where that is missing or unreadable, by the records themselves. */
export function findActive(runsDir: string): { record: RunRecord; session: ActiveSession | null } | null {
  const session = readActive(runsDir);
  const ids = session ? [session.run_id] : listRunIds(runsDir).reverse();
  for (const id of ids) {
    const record = tryReadRecord(toRunPaths(runsDir, id));
    if (record && isActive(record.status)) return { record, session };
  }
  return null;
}

/** The active file, or null when there is none that can be used. */
export function readActive(runsDir: string): ActiveSession | null {
  try {
    const session = JSON.parse(readFileSync(activePath(runsDir), 'utf8')) as ActiveSession;
    return typeof session.run_id === 'string' && isRunId(session.run_id) ? session : null;
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

export function readRecord(paths: RunPaths): RunRecord {
  const record = tryReadRecord(paths);
  if (record) return record;
  throw new CritiqorError('record_unreadable', `${paths.record} cannot be read as the record of a run.`, {
    remedy: `Its evidence is untouched in ${paths.directory}; critiqor verify ${paths.directory} checks it.`,
  });
}

function tryReadRecord(paths: RunPaths): RunRecord | null {
  try {
    const record = JSON.parse(readFileSync(paths.record, 'utf8')) as RunRecord;
    return Array.isArray(record.lifecycle) && Array.isArray(record.event_log) && typeof record.status === 'string'
      ? record
      : null;
  } catch {
    // The callers say what an unreadable record means to them.
    return null;
  }
}

export function writeRecord(paths: RunPaths, record: RunRecord): void {
  writeFileAtomically(paths.record, `${JSON.stringify(record, null, 2)}\n`);
}

/** Replaces a file as a whole: a reader sees the old or the new content, whatever happens in between. */
export function writeFileAtomically(path: string, content: string): void {
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) {
    throw new CritiqorError('runs_dir_unusable', `${path} is not a plain file, so it is not written.`, {
      remedy: 'Something else put it there; move it away.',
    });
  }
  const temporary = `${path}.tmp-${process.pid}`;
  try {
    writeFileSync(temporary, content, { mode: FILE_MODE, flush: true });
    chmodSync(temporary, FILE_MODE);
    renameSync(temporary, path);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
  syncDirectory(dirname(path));
}

export function syncDirectory(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

const runNumber = (runId: string): number => Number(runId.slice('run_'.length));

function keepOutOfCommits(runsDir: string): void {
  const path = join(resolve(runsDir), '.gitignore');
  if (!existsSync(path))
    writeFileSync(path, '# Evidence holds what was said and done; it does not belong into a repository.\n*\n', {
      mode: FILE_MODE,
    });
}

function refuseSecondStart(record: RunRecord, session: ActiveSession | null): CritiqorError {
  const isSupervised = session?.supervisor ? isAlive(session.supervisor) : false;
  const message = isSupervised
    ? `${record.run_id} is being monitored already (process ${session?.supervisor?.pid}).`
    : `${record.run_id} was never finalized: it is ${record.status}, and the process that monitored it has ended.`;
  return new CritiqorError('run_active', message, {
    remedy: 'critiqor finalize seals it, critiqor abort gives it up; then start again.',
  });
}
