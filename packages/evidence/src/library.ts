/** What `@critiqor/evidence` offers to programs; everything else in the package may change. */
export { EVIDENCE_VERSION, isJournalEvent, type JournalEvent, OUTCOMES, type Outcome } from './contract/event.ts';
export { EVENT_TYPES, type EventType } from './contract/event-types.ts';
export { isRunId, type RunPaths, toRunPaths } from './contract/run-directory.ts';
export { upgradeEvent } from './contract/upgrade-event.ts';
export { createFactReader, type FactReader } from './read/facts/fact-reader.ts';
export type { FactListener, RecordedFact } from './read/facts/recorded-fact.ts';
export { type JournalReport, readJournal } from './read/journal-reader.ts';
export { NOTE_KINDS, type NoteKind } from './read/note-kinds.ts';
export { readSealedSession, type SessionEvent } from './read/read-sealed-session.ts';
