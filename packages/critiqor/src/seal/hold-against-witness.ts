import { toFileIdentity } from '@critiqor/evidence/contract/announcement';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { Complaint, LinePlace } from '@critiqor/evidence/read/journal-scanner';
import type { SealedWitness } from '../sealed/sealed-witness.ts';
import type { PlainFile } from '../system/open-plain-file.ts';
import type { WitnessStatement } from '../witness/statement.ts';

type Note = (complaint: Complaint, place: Pick<LinePlace, 'line' | 'offset'>) => void;

/** Holds a journal against what its supervisor witnessed, line by line, and notes each difference with its place. */
interface WitnessCheck {
  see(event: JournalEvent, place: LinePlace): void;
  /** After the last line. */
  end(journal: PlainFile | null): SealedWitness;
}

/** A line that is not in the journal. */
const NOWHERE = { line: 0, offset: 0 };

export function holdAgainstWitness(statement: WitnessStatement, note: Note): WitnessCheck {
  const { kept, absence, writers, conflicts, moves } = statement;
  /** Of each writer: the last line, the lines that nothing covers, and what was noted about it already. */
  const found = new Map<string, { lastSeq: number; after: number; unwitnessed: number; isNoted: boolean }>();
  const mentions = new Map<string, Complaint['kind']>([
    ...moves.map((line) => [toKey(line), 'journal_replaced'] as const),
    ...conflicts.flatMap((line) => (line ? [[toKey(line), 'conflicting_announcement'] as const] : [])),
  ]);

  const findDifference = ({ writer, seq, hash }: JournalEvent): Complaint['kind'] | null => {
    const witnessed = writers.get(writer);
    if (!witnessed) return absence === null ? 'unannounced_writer' : null;
    if (seq > witnessed.seq) return witnessed.ended ? 'late_line' : null;
    const isAnnounced =
      seq === witnessed.seq ? hash === witnessed.hash : hash.startsWith(witnessed.startOfHash(seq) ?? '');
    return isAnnounced ? null : 'replaced_line';
  };

  return {
    see(event, place) {
      const { writer, seq } = event;
      const after = writers.get(writer)?.seq ?? 0;
      const about = found.get(writer) ?? { lastSeq: 0, after, unwitnessed: 0, isNoted: false };
      found.set(writer, about);
      about.lastSeq = Math.max(about.lastSeq, seq);
      if (seq > after) about.unwitnessed += 1;
      const difference = findDifference(event);
      // One change is one note: behind the first line that differs, all others of a rewritten chain differ too.
      if (difference && !about.isNoted) note({ kind: difference, writer, seq }, place);
      about.isNoted ||= difference !== null;
      const key = toKey(event);
      const mentioned = mentions.get(key);
      if (mentioned && mentions.delete(key)) note({ kind: mentioned, writer, seq }, place);
    },
    end(journal) {
      for (const [writer, { seq, file }] of writers) {
        const reached = found.get(writer)?.lastSeq ?? 0;
        const detail = `The file ends at ${reached}; the writer had reached ${seq}.`;
        if (reached < seq) note({ kind: 'missing_tail', writer, seq, detail }, NOWHERE);
        const isSameFile = journal !== null && file === toFileIdentity(journal.stats.dev, journal.stats.ino);
        const replaced = 'The supervisor saw its lines go to another file.';
        if (!isSameFile) note({ kind: 'journal_replaced', writer, seq, detail: replaced }, NOWHERE);
      }
      for (const [key, kind] of mentions) note({ kind, ...fromKey(key) }, NOWHERE);
      if (conflicts.includes(null)) note({ kind: 'conflicting_announcement' }, NOWHERE);
      return { kept, absence, writers: toWriters(statement), unwitnessed: toUnwitnessed(found) };
    },
  };
}

const toKey = ({ writer, seq }: { readonly writer: string; readonly seq: number }): string => `${seq} ${writer}`;

function fromKey(key: string): { readonly writer: string; readonly seq: number } {
  const space = key.indexOf(' ');
  return { seq: Number(key.slice(0, space)), writer: key.slice(space + 1) };
}

function toWriters({ writers }: WitnessStatement): SealedWitness['writers'] {
  return [...writers]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([writer, { seq, hash, announced, ended }]) => ({ writer, seq, head: hash, announced, ended }));
}

function toUnwitnessed(
  found: ReadonlyMap<string, { readonly after: number; readonly unwitnessed: number }>,
): SealedWitness['unwitnessed'] {
  return [...found]
    .filter(([, { unwitnessed }]) => unwitnessed > 0)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([writer, { after, unwitnessed }]) => ({ writer, after, lines: unwitnessed }));
}
