/** What can be wrong with a sealed file before its content is checked. */
export const READER_NOTES = {
  unreadable: 'The file is not JSON.',
  too_large: 'The file does not have the layout of sealed evidence and is too large to read in any other way.',
  not_sealed: 'The file was never sealed.',
  reformatted: 'The file was reformatted after it was sealed.',
  truncated: 'The file is truncated.',
  trailing_data: 'There is extra data after the end of the evidence.',
  unreadable_event: 'This line is not an event.',
} as const;

type ReaderNoteKind = keyof typeof READER_NOTES;

export interface ReaderNote {
  readonly kind: ReaderNoteKind;
  /** Line of the file, from 1. */
  readonly line?: number;
  readonly detail?: string;
}

/** A file full of garbage must not fill the memory with notes. */
const MAX_NOTES = 1_000;

export function addNote(notes: ReaderNote[], note: ReaderNote): void {
  if (notes.length < MAX_NOTES) notes.push(note);
}
