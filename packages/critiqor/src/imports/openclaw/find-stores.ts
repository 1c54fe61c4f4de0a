import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BadRecord, ImportFile } from '../import-source.ts';
import { openDatabaseSessions } from './database-sessions.ts';
import { openSessionFiles } from './file-sessions.ts';
import { findStoredRuns } from './find-stored-runs.ts';
import { type SessionFamily, toFamilies } from './session-families.ts';
import type { SessionStore, StoredSession, StoreOptions } from './stored-session.ts';

const DATABASE = join('agent', 'openclaw-agent.sqlite');
/** A transcript, and not the trajectory, a lock, a backup or what was deleted beside it. */
const TRANSCRIPT = /^[\w-]+(?:-topic-[\w-]+)?\.jsonl$/;

/** Every session store of a state directory: a database per agent, or files in older versions. They are read together: agents start each other. */
export function findStores(stateDir: string, options: StoreOptions): ImportFile[] {
  const agents = join(stateDir, 'agents');
  const stores = namesIn(agents).flatMap((agentId) => openStores(join(agents, agentId), agentId));
  let known: ReadonlyMap<string, StoreFile> | undefined;
  const partsOf = (file: string): StoreFile => {
    known ??= readStores(stores);
    return known.get(file) ?? NOTHING;
  };
  return stores.flatMap((store) =>
    store.files.map((path) => ({
      path,
      sizeBytes: lstatSync(path, { throwIfNoEntry: false })?.size ?? 0,
      *find(onBytes) {
        const { bad, families } = partsOf(path);
        for (const record of bad) yield { bad: record };
        if (families.length === 0) return;
        const release = store.hold();
        try {
          for (const family of families) yield* findStoredRuns(family, options, onBytes);
        } finally {
          release();
        }
      },
    })),
  );
}

function openStores(folder: string, agentId: string): SessionStore[] {
  const sessions = join(folder, 'sessions');
  const database = join(folder, DATABASE);
  const names = namesIn(sessions).filter((name) => TRANSCRIPT.test(name));
  return [
    ...(existsSync(database) ? [openDatabaseSessions(database, agentId)] : []),
    ...(names.length > 0 ? [openSessionFiles(sessions, names, agentId)] : []),
  ];
}

/** What is in a file: conversations with their subagents, wherever these are stored, and what cannot be read. */
interface StoreFile {
  readonly families: SessionFamily[];
  readonly bad: BadRecord[];
}

const NOTHING: StoreFile = { families: [], bad: [] };

/** Reads which sessions there are. A store that cannot be opened is left out here, and says why when it is read itself. */
function readStores(stores: readonly SessionStore[]): ReadonlyMap<string, StoreFile> {
  const files = new Map(
    stores.flatMap((store) => store.files).map((path): [string, StoreFile] => [path, { families: [], bad: [] }]),
  );
  const releases: (() => void)[] = [];
  const sessions: StoredSession[] = [];
  try {
    for (const store of stores) {
      for (const part of listStore(store, releases)) {
        if ('entries' in part) sessions.push(part);
        else files.get(store.files.find((path) => part.place === path) ?? '')?.bad.push(part);
      }
    }
    for (const family of toFamilies(sessions)) files.get(family.root.file)?.families.push(family);
  } finally {
    for (const release of releases) release();
  }
  return files;
}

function listStore(store: SessionStore, releases: (() => void)[]): readonly (StoredSession | BadRecord)[] {
  try {
    releases.push(store.hold());
    return store.sessions();
  } catch (cause) {
    return store.files.map((place) => ({ place, why: (cause as Error).message }));
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (cause) {
    if (/^(?:ENOENT|ENOTDIR)$/.test((cause as NodeJS.ErrnoException).code ?? '')) return [];
    throw cause;
  }
}
