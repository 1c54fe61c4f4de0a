/** What can be wrong with a sealed file before anything in it is checked, in words for people. */
export const READER_NOTES = {
  unreadable: 'The file is not JSON.',
  too_large: 'The file is not laid out as sealed evidence, and is too large to be read in any other way.',
  not_sealed: 'The file was never sealed.',
  reformatted: 'The file was parsed and written anew since it was sealed.',
  truncated: 'The file ends in the middle.',
  trailing_data: 'Something stands behind the end of the evidence.',
  unreadable_event: 'This is not an event.',
} as const;

export type ReaderNoteKind = keyof typeof READER_NOTES;

export interface ReaderNote {
  readonly kind: ReaderNoteKind;
  /** Line of the file, from 1. */
  readonly line?: number;
  readonly detail?: string;
}

/** A file of garbage must not fill the memory with notes about it. */
const MAX_NOTES = 1_000;

export function addNote(notes: ReaderNote[], note: ReaderNote): void {
  if (notes.length < MAX_NOTES) notes.push(note);
}
