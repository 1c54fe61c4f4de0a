import type { BadRecord } from '../import-source.ts';

export interface StoreOptions {
  /** Turns that are further apart than this are separate runs. */
  readonly idleMs: number;
  /** The present, in ms since 1970: what is younger than the idle time may still be going on. */
  readonly now: number;
}

/** One entry of a session as it is stored. */
export interface StoredEntry {
  /** Its place in the session, in rising order: a row's number or a byte. */
  readonly cursor: number;
  /** For messages to people. */
  readonly place: string;
  /** Null when it cannot be read; then `why` says so. */
  readonly text: string | null;
  readonly why?: string;
  readonly sizeBytes: number;
}

/** What a store says of a session besides its entries. */
export interface SessionLinks {
  /** The lasting key of the conversation. */
  readonly key?: string | undefined;
  /** Of a subagent: the key of the conversation that started it. */
  readonly spawnedBy?: string | undefined;
  readonly label?: string | undefined;
}

/** One session of an agent, read from wherever this version of OpenClaw keeps it. */
export interface StoredSession extends SessionLinks {
  readonly source: 'openclaw_store' | 'openclaw_trajectory';
  readonly id: string;
  readonly agentId: string;
  readonly place: string;
  /** The file or database that holds it. */
  readonly file: string;
  readonly layout: 'database' | 'files';
  readonly hostVersion: string | undefined;
  /** The entries from one cursor to another, both included. */
  entries(from?: number, to?: number): Iterable<StoredEntry>;
  /** What the runtime noted about its runs, as JSON texts; a rolling window, so it may be incomplete. */
  runtime(): Iterable<string>;
}

/** What one agent has stored: a database, or a folder of files. */
export interface SessionStore {
  /** What holds its sessions. */
  readonly files: readonly string[];
  /** Keeps it open until it is released; a session opens its store by itself where nobody does. */
  hold(): () => void;
  sessions(): readonly (StoredSession | BadRecord)[];
}
