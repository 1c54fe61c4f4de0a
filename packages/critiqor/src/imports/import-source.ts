import type { EventDraft } from '@critiqor/evidence/contract/event';
import type { FactName } from '@critiqor/evidence/contract/facts';

/** What can be imported; the names are part of the evidence. */
type ImportSourceName = 'openclaw_store' | 'openclaw_trajectory' | 'critiqor_trace' | 'otlp';

/** Writes an event as it happened at a time (ms since 1970); returns its seq. */
export type RecordAt = (draft: EventDraft, at: number) => number;

/** A run in a source: known by its identity and digest, written only when it is wanted. */
export interface FoundRun {
  readonly source: ImportSourceName;
  /** The run within its source: the same whenever it is read again. */
  readonly identity: string;
  /** SHA-256 of what the source holds of it. */
  readonly digest: string;
  readonly place: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** It may still be going on. */
  readonly isOpen: boolean;
  readonly agentId: string | undefined;
  readonly framework: string;
  /** The name of the runtime in every event, such as openclaw; and its version, where the source says it. */
  readonly host: string;
  readonly hostVersion: string | undefined;
  /** Facts that such a source contains. */
  readonly shownFacts: readonly FactName[];
  /** Writes its events. Throws `ChangedSource` when the source no longer holds what the digest was made of. */
  play(record: RecordAt): void;
}

/** Something in a source that could not be read. */
export interface BadRecord {
  readonly place: string;
  readonly why: string;
}

export type FoundPart = { readonly run: FoundRun } | { readonly bad: BadRecord };

/** One file or database. */
export interface ImportFile {
  readonly path: string;
  readonly sizeBytes: number;
  /** Finds its runs one by one; `onBytes` is told how much was read. */
  find(onBytes: (bytes: number) => void): Iterable<FoundPart>;
  close?(): void;
}

/** The source changed between two readings: what was written of it is thrown away. */
export class ChangedSource extends Error {
  override readonly name = 'ChangedSource';
}
