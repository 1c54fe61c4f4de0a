import { isUtf8 } from 'node:buffer';
import type { Complaint, LinePlace } from '@critiqor/evidence/read/journal-scanner';
import type { NoteKind } from '@critiqor/evidence/read/note-kinds';
import type { EvidenceSource, Integrity, SealNote, UnreadableLine } from '../sealed/sealed-format.ts';

/** A journal full of garbage must not become a seal full of notes. */
const MAX_NOTES = 1_000;
/** Torn lines and stray output are short. The rest of a longer one stays in the journal, which is then kept. */
const MAX_UNREADABLE_BYTES = 64 * 1024;
const MAX_UNREADABLE_TOTAL_BYTES = 4 * 1024 * 1024;

export interface EvidenceNotes {
  note(complaint: Complaint, source: SealNote['source'], place: Pick<LinePlace, 'line' | 'offset'>): void;
  keep(kind: NoteKind, source: EvidenceSource, place: LinePlace, bytes: Buffer): void;
  /** Nothing was wrong. */
  readonly isEmpty: boolean;
  toIntegrity(): Pick<Integrity, 'note_counts' | 'notes' | 'unreadable' | 'unreadable_cut'>;
}

/** Collects what was wrong before the seal, and the bytes outside of events, so that nothing is lost with the journal. */
export function createEvidenceNotes(): EvidenceNotes {
  const counts = new Map<NoteKind, number>();
  const notes: SealNote[] = [];
  const unreadable: UnreadableLine[] = [];
  let keptBytes = 0;
  let cutLines = 0;
  let cutBytes = 0;
  return {
    note(complaint, source, { line, offset }) {
      counts.set(complaint.kind, (counts.get(complaint.kind) ?? 0) + 1);
      const { kind, ...about } = complaint;
      if (notes.length < MAX_NOTES) notes.push({ kind, source, line, offset, ...about });
    },
    keep(kind, source, { line, offset, length }, bytes) {
      const room = Math.min(MAX_UNREADABLE_BYTES, MAX_UNREADABLE_TOTAL_BYTES - keptBytes);
      const kept = bytes.subarray(0, room);
      if (kept.length < length) {
        cutLines += 1;
        cutBytes += length - kept.length;
      }
      if (kept.length === 0) return;
      keptBytes += kept.length;
      unreadable.push({
        kind,
        source,
        line,
        offset,
        bytes: length,
        ...(isUtf8(kept)
          ? { encoding: 'utf8', data: kept.toString('utf8') }
          : { encoding: 'base64', data: kept.toString('base64') }),
        ...(kept.length < length ? { cut: true } : {}),
      });
    },
    get isEmpty() {
      return counts.size === 0 && unreadable.length === 0 && cutLines === 0;
    },
    toIntegrity: () => ({
      note_counts: Object.fromEntries([...counts].sort(([left], [right]) => (left < right ? -1 : 1))),
      notes,
      unreadable,
      ...(cutLines > 0 ? { unreadable_cut: { lines: cutLines, bytes: cutBytes } } : {}),
    }),
  };
}
