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

/** One session of an agent, read from wherever this version of OpenClaw keeps it. */
export interface StoredSession {
  readonly source: 'openclaw_store' | 'openclaw_trajectory';
  readonly id: string;
  /** The lasting key of the conversation, where the store says it. */
  readonly key: string | undefined;
  readonly agentId: string;
  readonly place: string;
  readonly hostVersion: string | undefined;
  /** The entries from one cursor to another, both included. */
  entries(from?: number, to?: number): Iterable<StoredEntry>;
  /** What the runtime noted about its runs, as JSON texts; a rolling window, so it may be incomplete. */
  runtime(): Iterable<string>;
}

/** A session, or why a part of a store cannot be read. */
export type StoredPart = StoredSession | { readonly place: string; readonly why: string };

export const isSession = (part: StoredPart): part is StoredSession => 'entries' in part;
