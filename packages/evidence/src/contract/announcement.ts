/**
 * What a recorder tells the supervisor that started it about each line of the journal: one line of text on a socket that only the two of
 * them hold. The variables name the socket's descriptor in the agent's process, and the supervisor.
 */
export const WITNESS_VARIABLES = { descriptor: 'CRITIQOR_WITNESS_FD', supervisor: 'CRITIQOR_WITNESS_PID' } as const;

/** A line that was written to the journal. */
export interface Announcement {
  readonly writer: string;
  readonly seq: number;
  /** Hash of the line; through the chain it covers all lines of the writer before it. */
  readonly hash: string;
  /** The file that it was written to. */
  readonly file: string;
  /** Whether the writer closed the journal after it. */
  readonly isLast: boolean;
}

/** No announcement is longer. */
export const MAX_ANNOUNCEMENT_BYTES = 256;

const ANNOUNCEMENT = /^(w_[0-9a-f]{12}) ([1-9]\d{0,14}) ([0-9a-f]{64}) (\d{1,20}:\d{1,20})( end)?$/;

export function toAnnouncement({ writer, seq, hash, file, isLast }: Announcement): string {
  return `${writer} ${seq} ${hash} ${file}${isLast ? ' end' : ''}\n`;
}

/** Null when a text, without its line break, is not an announcement. */
export function parseAnnouncement(text: string): Announcement | null {
  const [, writer, seq, hash, file, end] = ANNOUNCEMENT.exec(text) ?? [];
  if (writer === undefined || hash === undefined || file === undefined) return null;
  return { writer, seq: Number(seq), hash, file, isLast: end !== undefined };
}

/** Names a file by its identity, so that another one in its place is noticed. */
export function toFileIdentity(device: number, inode: number): string {
  return `${device}:${inode}`;
}
