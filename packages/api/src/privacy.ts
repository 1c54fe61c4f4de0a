import type { IntegritySummary } from '@critiqor/diagnosis/model/diagnosis';
import type { Visibility } from './runs.ts';

/** `GET /api/runs/:run/privacy`. */
export interface Privacy {
  readonly visibility: Visibility;
  /** What it means, as text. */
  readonly meaning: string;
  /** Capture policies of the recorders of this run: standard, full, metadata. */
  readonly capture: readonly string[];
  readonly conversation_access: boolean | null;
  /** Number of redacted secrets, and of events that contain them. */
  readonly redactions: number;
  readonly redacted_events: number;
  /** By kind of secret. Equal secrets share a fingerprint, so `distinct` counts secrets. */
  readonly redactions_by_kind: readonly { readonly kind: string; readonly count: number; readonly distinct: number }[];
  readonly truncations: number;
  readonly truncated_events: number;
  /** Files on disk. Paths are null in an anonymous run. */
  readonly stored: readonly StoredFile[];
  readonly directory: string | null;
  readonly integrity: IntegritySummary | null;
}

export interface StoredFile {
  readonly name: 'record' | 'evidence' | 'journal' | 'diagnosis' | 'configuration' | 'annotations';
  readonly path: string | null;
  readonly size_bytes: number;
  /** Permissions, octal: `0400`. */
  readonly mode: string;
  readonly is: string;
}
