import type { IntegritySummary } from '@critiqor/diagnosis/model/diagnosis';
import type { Visibility } from './runs.ts';

/** `GET /api/runs/:run/privacy`. */
export interface Privacy {
  readonly visibility: Visibility;
  /** What it means here, in words. */
  readonly meaning: string;
  /** Policies that recorders of this run declared: standard, full, metadata. */
  readonly capture: readonly string[];
  readonly conversation_access: boolean | null;
  /** Secrets that were replaced, and events in which. */
  readonly redactions: number;
  readonly redacted_events: number;
  /** By kind of secret. Equal secrets share a fingerprint, so `distinct` counts secrets. */
  readonly redactions_by_kind: readonly { readonly kind: string; readonly count: number; readonly distinct: number }[];
  readonly truncations: number;
  readonly truncated_events: number;
  /** What lies on the disk. Paths are null in an anonymous run. */
  readonly stored: readonly StoredFile[];
  readonly directory: string | null;
  readonly integrity: IntegritySummary | null;
}

export interface StoredFile {
  readonly name: 'record' | 'evidence' | 'journal' | 'diagnosis' | 'configuration' | 'index';
  readonly path: string | null;
  readonly size_bytes: number;
  /** Permissions, octal: `0400`. */
  readonly mode: string;
  readonly is: string;
}
