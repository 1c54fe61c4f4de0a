/** Statements of the documents about files and fields, beside what a real run left behind. */
export interface Row {
  readonly says: string;
  /** Whether the run fits. */
  readonly holds: (left: Leftovers) => boolean;
  /** It differs on purpose: the row of `docs/conformance.md` that gives the reason. */
  readonly differs?: string;
}

export interface Leftovers {
  /** `session.json` while the agent ran, and sealed. */
  readonly live: Json;
  readonly session: Json;
  /** `run_001.json` while the agent ran, and closed. */
  readonly liveRecord: Json;
  readonly record: Json;
  readonly diagnosis: Json;
  /** `active_session.json` while the agent ran; whether it is there afterwards. */
  readonly active: Json;
  readonly isActiveLeft: boolean;
  /** What the agent's own `env` printed. */
  readonly environment: string;
  /** The record of a run that was aborted. */
  readonly aborted: Json;
  /** Whether the sealed file was byte-identical after the run was diagnosed again. */
  readonly isUnchanged: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: files of a run, read as anybody would.
export type Json = any;

export const differs = (row: Row, reason: string): Row => ({ ...row, differs: reason });

export const eventsOf = ({ session }: Leftovers, type: string): Json[] =>
  session.events.filter(({ event_type }: Json) => event_type === type);

/** The events of a type in the record's own log. */
export const logged = (record: Json, type: string): Json[] =>
  record.event_log.filter(({ event_type }: Json) => event_type === type);

export const has = (object: Json, ...names: string[]): boolean =>
  names.every((name) => Object.hasOwn(Object(object), name));

export const isTime = (text: unknown): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(String(text));
