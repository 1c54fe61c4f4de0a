/** Something that was wrong before the seal, and where. */
export interface PlacedNote {
  readonly kind: string;
  readonly where: string;
}

/** A person reads the first ones; all of them are in the seal. */
const MAX_NOTES = 20;
const MAX_WRITER_CHARS = 64;
const KIND = /^[a-z0-9_]{1,40}$/;
const UNPRINTABLE = /[^\x20-\x7e]/g;

/** The first notes of a seal about its journal. Anyone can have written the seal. */
export function toPlacedNotes(notes: unknown): PlacedNote[] {
  return (Array.isArray(notes) ? notes.slice(0, MAX_NOTES) : []).flatMap((note: unknown) => {
    const { kind, source, line, writer, seq } = (typeof note === 'object' && note !== null ? note : {}) as Record<
      string,
      unknown
    >;
    if (typeof kind !== 'string' || !KIND.test(kind)) return [];
    const parts = [
      ...(typeof line === 'number' && line > 0
        ? [`line ${line} of ${source === 'lifecycle' ? "the record's events" : 'the journal'}`]
        : ['not in the journal']),
      ...(typeof writer === 'string'
        ? [`writer ${writer.slice(0, MAX_WRITER_CHARS).replaceAll(UNPRINTABLE, '?')}`]
        : []),
      ...(typeof seq === 'number' ? [`its line ${seq}`] : []),
    ];
    return [{ kind, where: parts.join(', ') }];
  });
}
