import { NOTE_KINDS } from '@critiqor/evidence/read/journal-reader';
import { READER_NOTES } from '../sealed/reader-notes.ts';

/** What can be wrong with sealed evidence, in words for people; the keys are for machines. */
export const PROBLEM_KINDS = {
  ...READER_NOTES,
  ...NOTE_KINDS,
  other_version: 'The evidence has a version that this Critiqor does not know.',
  wrong_event_id: 'The event does not have the id that belongs here: events were removed, inserted or moved.',
  wrong_event_type: 'The type in front of the event is not the one that the event has.',
  wrong_order: 'The event does not stand where its time and writer put it.',
  wrong_count: 'The seal says another number of events.',
  wrong_digest: 'The events are not those that were sealed.',
  wrong_writers: 'What the seal says about the writers does not fit the events.',
  wrong_notes: 'What the seal says was wrong with the journal does not fit the events.',
  wrong_metrics: 'The metrics do not fit the events.',
  wrong_seal: 'Header, metrics or integrity are not what was sealed.',
  signature_absent: 'The evidence is not signed, and a signature was expected.',
  signature_invalid: 'The signature does not fit: the evidence was changed after it was signed.',
  signature_other_key: 'The evidence was signed with another key than the one expected.',
} as const;

export type ProblemKind = keyof typeof PROBLEM_KINDS;

export interface VerificationProblem {
  readonly kind: ProblemKind;
  readonly message: string;
  /** The event's id, or the line of the file. */
  readonly where?: string;
}

export type ReportProblem = (kind: ProblemKind, where?: string, detail?: string) => void;
