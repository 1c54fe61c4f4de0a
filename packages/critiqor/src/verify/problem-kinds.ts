import { NOTE_KINDS } from '@critiqor/evidence/read/note-kinds';
import { READER_NOTES } from '../sealed/reader-notes.ts';

/** What can be wrong with sealed evidence: a key for programs, a sentence for people. */
export const PROBLEM_KINDS = {
  ...READER_NOTES,
  ...NOTE_KINDS,
  wrong_run: 'This is the evidence of another run.',
  wrong_session: 'Another session was sealed under this number.',
  not_listed: 'The list of seals does not contain this run.',
  deleted_run: 'This run was deleted; its files were put back.',
  list_changed: 'The list of seals was changed.',
  wrong_record: 'The record of the run was changed after it was sealed.',
  wrong_diagnosis: 'The diagnosis is not the one that was made from this evidence.',
  wrong_annotations: 'The annotations of the run were changed.',
  other_version: 'This version of Critiqor does not know the version of the evidence.',
  wrong_event_id: 'Unexpected event id: events were removed, inserted or moved.',
  wrong_event_type: 'The sealed type does not match the event.',
  wrong_order: 'The event is out of order.',
  wrong_count: 'The number of events differs from the seal.',
  wrong_digest: 'Digest mismatch: the events were modified after sealing.',
  wrong_writers: 'The list of writers in the seal does not match the events.',
  wrong_notes: 'The notes in the seal about the journal do not match the events.',
  wrong_witness: 'The statement of the witness in the seal does not match the events and the notes.',
  wrong_metrics: 'The metrics do not match the events.',
  wrong_seal: 'Seal mismatch: header, metrics or integrity were modified after sealing.',
  signature_absent: 'A signature was expected, but the evidence is unsigned.',
  signature_invalid: 'Invalid signature: the evidence was modified after it was signed.',
  signature_other_key: 'The evidence was signed with a different key.',
} as const;

export type ProblemKind = keyof typeof PROBLEM_KINDS;

export interface VerificationProblem {
  readonly kind: ProblemKind;
  readonly message: string;
  /** The event's id, or the line of the file. */
  readonly where?: string;
}

export type ReportProblem = (kind: ProblemKind, where?: string, detail?: string) => void;
