import { type Announcement, MAX_ANNOUNCEMENT_BYTES, parseAnnouncement } from '@critiqor/evidence/contract/announcement';
import { createLineSplitter } from '@critiqor/evidence/contract/line-splitter';
import { createHashStarts, type HashStarts, type SharedRoom } from './hash-starts.ts';
import { type Mention, toAbsentWitness, type WitnessStatement, type WriterStatement } from './statement.ts';

/** Keeps what recorders announce, in the supervisor's own memory: the agent cannot change it as it can change a file. */
export interface WitnessKeeper {
  /** The next bytes from the socket. */
  take(bytes: Buffer): void;
  toStatement(): KeptStatement;
}

export interface KeptWriter extends WriterStatement {
  readonly starts: HashStarts;
}

export interface KeptStatement extends WitnessStatement {
  readonly writers: ReadonlyMap<string, KeptWriter>;
}

/** An agent is one or two processes; whoever makes more writers than this holds the socket and is up to something. */
const MAX_WRITERS = 64;
const MAX_MENTIONS = 100;

/**
 * The first announcement of a line wins: a process that learns to announce cannot change what was said before, and when it speaks first,
 * the recorder contradicts it.
 */
export function createWitnessKeeper(): WitnessKeeper {
  const writers = new Map<string, { -readonly [Key in keyof KeptWriter]: KeptWriter[Key] }>();
  const conflicts: (Mention | null)[] = [];
  const moves: Mention[] = [];
  const room: SharedRoom = { usedBytes: 0 };
  const mention = <Item>(list: Item[], item: Item): unknown => list.length < MAX_MENTIONS && list.push(item);

  const see = (announcement: Announcement): void => {
    const { writer, seq, hash, file, isLast } = announcement;
    const known = writers.get(writer);
    if (!known) {
      if (writers.size >= MAX_WRITERS) mention(conflicts, { writer, seq });
      else {
        const starts = createHashStarts(room);
        starts.set(seq, hash);
        writers.set(writer, { seq, hash, announced: 1, ended: isLast, file, starts, startOfHash: starts.get });
      }
    } else if (seq > known.seq) {
      if (file !== known.file) mention(moves, { writer, seq });
      known.starts.set(seq, hash);
      Object.assign(known, { seq, hash, file, announced: known.announced + 1, ended: isLast });
    } else if (seq === known.seq ? hash === known.hash : hash.startsWith(known.starts.get(seq) ?? 'not announced')) {
      known.ended ||= isLast && seq === known.seq;
    } else mention(conflicts, { writer, seq });
  };

  const lines = createLineSplitter(MAX_ANNOUNCEMENT_BYTES, ({ buffer, start, end, isTerminated }) => {
    const announcement = parseAnnouncement(buffer.toString('latin1', start, end));
    if (announcement) see(announcement);
    // An agent that is killed leaves half an announcement at the end, and nowhere else.
    else if (isTerminated) mention(conflicts, null);
  });

  return {
    take: (bytes) => lines.push(bytes),
    toStatement: () => ({
      ...toAbsentWitness('never_announced'),
      ...(writers.size > 0 ? { kept: 'memory', absence: null } : {}),
      writers,
      conflicts,
      moves,
    }),
  };
}
