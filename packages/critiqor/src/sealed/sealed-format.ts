import type { NoteKind } from '@critiqor/evidence/read/note-kinds';
import type { WriterSummary } from '@critiqor/evidence/read/writer-chains';
import type { SealedWitness } from './sealed-witness.ts';
import type { SessionMetrics } from './session-metrics.ts';

/**
 * The layout of a sealed `session.json`: a header line, one event per line, a footer line. It is one JSON value, yet its lines can be found
 * without parsing it. docs/file-formats.md is its specification.
 */
export const SESSION_SCHEMA = 'critiqor.session.v1';
/** The supervisor's own events; no line of the journal may claim to be one. */
export const SUPERVISOR = 'supervisor';
/** The `source` of an error that the supervisor saw happen to the evidence itself; the seal counts it as damage. */
export const EVIDENCE_SOURCE = 'evidence';
/** The same for a record that somebody else changed. */
export const RECORD_SOURCE = 'record';

export interface SessionHeader {
  readonly session_id: string;
  readonly run_id: string;
  readonly schema_version: typeof SESSION_SCHEMA;
  readonly created_at: string;
  readonly updated_at: string;
  readonly sealed_at: string;
  readonly events_file: 'session.json';
}

/** Where something came from: the journal, or the lifecycle events of the run's record. */
export type EvidenceSource = 'journal' | 'lifecycle';

/** Something that was wrong before the seal, and where. */
export interface SealNote {
  readonly kind: NoteKind;
  /** The witness speaks of lines of the journal; those that are missing have line 0. */
  readonly source: EvidenceSource | 'witness';
  /** Number of the line in its source, from 1, and the byte at which it begins. */
  readonly line: number;
  readonly offset: number;
  readonly writer?: string;
  readonly seq?: number;
  readonly detail?: string;
}

/** A line that could not be sealed as an event, as it was. */
export interface UnreadableLine {
  readonly kind: NoteKind;
  readonly source: EvidenceSource;
  readonly line: number;
  readonly offset: number;
  readonly bytes: number;
  readonly encoding: 'utf8' | 'base64';
  readonly data: string;
  /** Only the first bytes are here; the journal was kept. */
  readonly cut?: true;
}

export interface SealSignature {
  readonly algorithm: 'Ed25519';
  readonly public_key: string;
  readonly key_id: string;
  readonly value: string;
}

/** What the seal binds to the evidence of a run, so that neither can be exchanged. */
export interface BoundRecord {
  readonly started_at: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export interface Integrity {
  readonly algorithm: 'SHA-256';
  /** Number of event lines, and the digest of the file's bytes between its first and its last line. */
  readonly events: number;
  readonly digest: string;
  readonly writers: readonly WriterSummary[];
  /** All notes by kind, and the first of them. */
  readonly note_counts: Partial<Readonly<Record<NoteKind, number>>>;
  readonly notes: readonly SealNote[];
  readonly unreadable: readonly UnreadableLine[];
  /** Lines and bytes of unreadable ones that are not in the list; the journal was kept because of them. */
  readonly unreadable_cut?: { readonly lines: number; readonly bytes: number };
  /** What the supervisor saw of the journal while it was written; absent from older seals. */
  readonly witness?: SealedWitness;
  /** Of the run's record; older seals lack it. */
  readonly record?: BoundRecord;
  /** Digest of everything but the events, which have their own. */
  readonly seal: string;
  readonly signature?: SealSignature;
}

export interface SessionFooter {
  readonly metrics: SessionMetrics;
  readonly integrity: Integrity;
}

/** Always in this order. */
export function toHeaderLine(header: Readonly<Record<keyof SessionHeader, unknown>>): string {
  const { session_id, run_id, schema_version, created_at, updated_at, sealed_at, events_file } = header;
  const ordered = { session_id, run_id, schema_version, created_at, updated_at, sealed_at, events_file };
  return `${JSON.stringify(ordered).slice(0, -1)},"events":[`;
}

export function toFooterLine({
  metrics,
  integrity,
}: {
  readonly metrics?: unknown;
  readonly integrity?: unknown;
}): string {
  return `],"metrics":${JSON.stringify(metrics)},"integrity":${JSON.stringify(integrity)}}`;
}

export function toEventId(number: number): string {
  return `evt_${String(number).padStart(6, '0')}`;
}

/** The prefix that turns a journal line, without its opening brace, into a sealed event. */
export function toEventPrefix(number: number, canonicalTypeJson: string): string {
  return `{"event_id":"${toEventId(number)}","event":${canonicalTypeJson},`;
}

/**
 * What the seal digests and the signature signs: the first and the last line with both values empty. The events are covered through
 * `integrity.digest`, and so is the fact that the file is signed and with which key.
 */
export function toSealedText(
  headerLine: string,
  metrics: unknown,
  integrity: Readonly<Record<string, unknown>>,
): string {
  const { signature } = integrity;
  const isSigned = typeof signature === 'object' && signature !== null;
  const unsealed = { ...integrity, seal: '', ...(isSigned ? { signature: { ...signature, value: '' } } : {}) };
  return `${headerLine}\n${toFooterLine({ metrics, integrity: unsealed })}\n`;
}
