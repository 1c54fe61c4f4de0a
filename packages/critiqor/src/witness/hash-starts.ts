/** Enough to tell where a file differs; that it differs at all, whole hashes tell. */
const START_BYTES = 6;
const START_DIGITS = START_BYTES * 2;
const FIRST_LINES = 1_024;
/** For all writers together: eleven million lines. What was announced beyond is covered by the last hash, but no longer located. */
const MAX_TOTAL_BYTES = 64 << 20;

/** The beginnings of many hashes by the number of their line, six bytes each: a long run must not fill the supervisor's memory. */
export interface HashStarts {
  set(seq: number, hash: string): void;
  get(seq: number): string | null;
  toBase64(): string;
}

/** What all writers have used of the memory that they share. */
export interface SharedRoom {
  usedBytes: number;
}

export function createHashStarts(room: SharedRoom, initial: Buffer = Buffer.alloc(0)): HashStarts {
  let starts = initial;
  let lines = Math.floor(initial.length / START_BYTES);
  const hasRoomFor = (seq: number): boolean => {
    const needed = seq * START_BYTES;
    if (needed <= starts.length) return true;
    const size = Math.max(needed, starts.length * 2, FIRST_LINES * START_BYTES);
    if (room.usedBytes + size - starts.length > MAX_TOTAL_BYTES) return false;
    room.usedBytes += size - starts.length;
    const larger = Buffer.alloc(size);
    starts.copy(larger);
    starts = larger;
    return true;
  };
  return {
    set(seq, hash) {
      if (!hasRoomFor(seq)) return;
      starts.write(hash.slice(0, START_DIGITS), (seq - 1) * START_BYTES, 'hex');
      lines = Math.max(lines, seq);
    },
    get(seq) {
      const at = (seq - 1) * START_BYTES;
      if (seq > lines || starts.subarray(at, at + START_BYTES).every((byte) => byte === 0)) return null;
      return starts.toString('hex', at, at + START_BYTES);
    },
    toBase64: () => starts.toString('base64', 0, lines * START_BYTES),
  };
}
