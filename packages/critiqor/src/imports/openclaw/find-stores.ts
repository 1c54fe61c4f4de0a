import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BadRecord, ImportFile } from '../import-source.ts';
import { readDatabase } from './database-sessions.ts';
import { readSessionFiles } from './file-sessions.ts';
import { findStoredRuns } from './find-stored-runs.ts';
import { isFamily, type SessionFamily } from './session-families.ts';
import type { StoreOptions } from './stored-session.ts';

const DATABASE = join('agent', 'openclaw-agent.sqlite');
/** A transcript, and not the trajectory, a lock, a backup or what was deleted beside it. */
const TRANSCRIPT = /^[\w-]+(?:-topic-[\w-]+)?\.jsonl$/;

/** Every session store of a state directory: a database per agent, or files in older versions. */
export function findStores(stateDir: string, options: StoreOptions): ImportFile[] {
  const agents = join(stateDir, 'agents');
  return namesIn(agents).flatMap((agentId) => {
    const folder = join(agents, agentId);
    const sessions = join(folder, 'sessions');
    const database = join(folder, DATABASE);
    const names = namesIn(sessions).filter((name) => TRANSCRIPT.test(name));
    let known: ReturnType<typeof readSessionFiles> | undefined;
    const toParts = (path: string): OpenedStore['parts'] => {
      known ??= readSessionFiles(sessions, names, agentId);
      return known.get(path) ?? [];
    };
    const files = names
      .map((name) => join(sessions, name))
      .map((path) => toImportFile(path, () => ({ parts: toParts(path), close: () => {} }), options));
    return existsSync(database)
      ? [toImportFile(database, () => readDatabase(database, agentId), options), ...files]
      : files;
  });
}

interface OpenedStore {
  readonly parts: Iterable<SessionFamily | BadRecord>;
  close(): void;
}

function toImportFile(path: string, open: () => OpenedStore, options: StoreOptions): ImportFile {
  return {
    path,
    sizeBytes: lstatSync(path, { throwIfNoEntry: false })?.size ?? 0,
    *find(onBytes) {
      const store = open();
      try {
        for (const part of store.parts) {
          if (isFamily(part)) yield* findStoredRuns(part, options, onBytes);
          else yield { bad: part };
        }
      } finally {
        store.close();
      }
    },
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (cause) {
    if (/^(?:ENOENT|ENOTDIR)$/.test((cause as NodeJS.ErrnoException).code ?? '')) return [];
    throw cause;
  }
}
