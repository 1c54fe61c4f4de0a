import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { IndexBuilding } from '@critiqor/api/answer';
import { VERSION } from '@critiqor/evidence/contract/product';
import { isRunId } from '@critiqor/evidence/contract/run-directory';
import { ApiFailure } from '../../../critiqor/src/server/api-failure.ts';
import { createDashboardApi, type DashboardApi } from '../../../critiqor/src/server/http/dashboard-api.ts';
import { sendJson } from '../../../critiqor/src/server/http/responses.ts';
import { HubRefusal } from '../hub-refusal.ts';
import { findEvidence } from '../ingest/rebuild-evidence.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { toPresenter } from './present-run.ts';
import { restoreRun } from './restore-run.ts';

/** Stored runs that are being looked at, each in a folder of its own. */
export interface OpenedRuns {
  /** Answers what the page of a run asks, with the progress while its evidence is being put together. `rest` is the path below the run. */
  answer(database: ProjectDatabase, seal: string, asked: AskedPage): Promise<void>;
  close(): void;
}

interface AskedPage {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly rest: string;
  readonly search: string;
}

interface StoredRow {
  readonly run_id: string;
  readonly machine: string;
  readonly size_bytes: number | string;
  readonly version: string;
}

interface Entry {
  readonly version: string;
  readonly folder: string;
  readonly progress: { done: number; readonly total: number };
  readonly ready: Promise<DashboardApi>;
  users: number;
}

const WAIT_MS = 1_000;
const RETRY_MS = 300;
/** Together they hold at most this much on disk, apart from the one that was opened last. */
const MAX_OPEN = 12;
const MAX_BYTES = 4 * 1024 ** 3;

/** Opens stored runs for the pages of a run. Every request asks the database first: what was erased is gone from here too. */
export function createOpenedRuns(workFolder: string): OpenedRuns {
  /** Least recently used first. */
  const entries = new Map<string, Entry>();

  const drop = (key: string, entry: Entry): void => {
    if (entries.get(key) === entry) entries.delete(key);
    const remove = (): void => rmSync(entry.folder, { recursive: true, force: true });
    entry.ready.then((api) => api.close()).then(remove, remove);
  };
  const makeRoom = (): void => {
    let bytes = [...entries.values()].reduce((sum, { progress }) => sum + progress.total, 0);
    for (const [key, entry] of [...entries].slice(0, -1)) {
      if (entries.size <= MAX_OPEN && bytes <= MAX_BYTES) break;
      if (entry.users > 0) continue;
      bytes -= entry.progress.total;
      drop(key, entry);
    }
  };
  const start = (database: ProjectDatabase, seal: string, row: StoredRow): Entry => {
    const folder = mkdtempSync(join(workFolder, 'run-'));
    const progress = { done: 0, total: Number(row.size_bytes) };
    const restore = async (): Promise<DashboardApi> => {
      const run = await findEvidence(database, seal);
      if (!run) throw unknownRun();
      await restoreRun(database, seal, run, folder, (count) => {
        progress.done += count;
      });
      return createDashboardApi({
        runsDir: folder,
        version: VERSION,
        writeToken: null,
        present: toPresenter(seal, row),
      });
    };
    return { version: row.version, folder, progress, ready: restore(), users: 0 };
  };
  const use = (database: ProjectDatabase, seal: string, key: string, row: StoredRow): Entry => {
    const known = entries.get(key);
    const isCurrent = known?.version === row.version;
    if (known && !isCurrent) drop(key, known);
    const entry = known && isCurrent ? known : start(database, seal, row);
    if (entry !== known) entry.ready.catch(() => drop(key, entry));
    entries.delete(key);
    entries.set(key, entry);
    makeRoom();
    return entry;
  };

  return {
    async answer(database, seal, { request, response, rest, search }) {
      const key = `${database.project} ${seal}`;
      const row = await findRow(database, seal);
      if (!row) {
        const gone = entries.get(key);
        if (gone) drop(key, gone);
        throw unknownRun();
      }
      const entry = use(database, seal, key, row);
      entry.users += 1;
      try {
        const api = await within(entry.ready, WAIT_MS);
        if (api) await api.answer(request, response, new URL(`/api/runs/${row.run_id}${rest}${search}`, 'http://hub'));
        else sendJson(response, 202, toBuilding(entry));
      } finally {
        entry.users -= 1;
      }
    },
    close() {
      for (const [key, entry] of [...entries]) drop(key, entry);
    },
  };
}

const unknownRun = (): ApiFailure => new ApiFailure(404, 'unknown_run', 'The project has no such run.');

async function findRow(database: ProjectDatabase, seal: string): Promise<StoredRow | undefined> {
  const [row] = await database.rows<StoredRow>(
    `SELECT run_id, machine, size_bytes, toString(version) AS version FROM ${DATABASE}.runs FINAL
     WHERE project = {project:String} AND seal = {seal:String} AND erased = 0`,
    { seal },
  );
  if (row && !isRunId(row.run_id)) throw new HubRefusal(400, 'bad_request', 'This run has no id that can be shown.');
  return row;
}

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  const enough = new AbortController();
  const timeout = setTimeout(ms, null, { ref: false, signal: enough.signal }).catch(() => null);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    enough.abort();
  }
}

const toBuilding = ({ progress: { done, total } }: Entry): IndexBuilding => ({
  building: { done_bytes: Math.min(done, total), total_bytes: total, retry_ms: RETRY_MS },
});
