/** Longer lines are passed over without being held in memory: no event is as long. */
export const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** A line without its end: a part of a buffer, good only during the call. Of an oversized line it is the first part. */
interface RawLine {
  readonly buffer: Buffer;
  readonly start: number;
  readonly end: number;
  /** How many bytes the line has. */
  readonly length: number;
  /** Its number, from 1, and the byte of the stream at which it begins. */
  readonly line: number;
  readonly offset: number;
  readonly isTerminated: boolean;
  readonly isOversized: boolean;
}

export interface LineSplitter {
  /** Takes the next bytes of the stream. */
  push(chunk: Buffer): void;
  /** The stream has ended: a last part without a line break is a line too. */
  end(): void;
  /** Lines so far. */
  readonly lines: number;
}

/** How much is kept of a line that is too long for memory, to show what it was. */
const OVERSIZED_HEAD_BYTES = 64 * 1024;
const NEWLINE = 10;

/** Cuts a stream of bytes into lines as they come. A line that spans chunks is held, up to a limit. */
export function createLineSplitter(maxLineBytes: number, onLine: (line: RawLine) => void): LineSplitter {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let offset = 0;
  let line = 1;

  const hold = (part: Buffer): void => {
    const wasOversized = heldBytes > maxLineBytes;
    heldBytes += part.length;
    if (wasOversized || part.length === 0) return;
    held.push(Buffer.from(part));
    if (heldBytes > maxLineBytes) held = [toHead(held)];
  };
  const give = (buffer: Buffer, start: number, end: number, length: number, isTerminated: boolean): void => {
    onLine({ buffer, start, end, length, line, offset, isTerminated, isOversized: length > maxLineBytes });
    offset += length + 1;
    line += 1;
  };
  const giveHeld = (isTerminated: boolean): void => {
    const buffer = Buffer.concat(held);
    const length = heldBytes;
    held = [];
    heldBytes = 0;
    give(buffer, 0, buffer.length, length, isTerminated);
  };

  return {
    push(chunk) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        if (heldBytes > 0 || end - start > maxLineBytes) {
          hold(chunk.subarray(start, end));
          giveHeld(true);
        } else give(chunk, start, end, end - start, true);
        start = end + 1;
      }
      hold(chunk.subarray(start));
    },
    end() {
      if (heldBytes > 0) giveHeld(false);
    },
    get lines() {
      return line - 1;
    },
  };
}

/** The first bytes, as a copy of their own. */
function toHead(parts: readonly Buffer[]): Buffer {
  const heads = parts.map((part) => part.subarray(0, OVERSIZED_HEAD_BYTES));
  return Buffer.from(Buffer.concat(heads).subarray(0, OVERSIZED_HEAD_BYTES));
}
