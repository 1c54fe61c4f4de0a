/** A line without its end. */
export interface RawLine {
  /** Good only during the call; of an oversized line its first bytes. */
  readonly bytes: Buffer;
  /** How many bytes it has. */
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
  /** The stream is over: what has no end of line is a line too. */
  end(): void;
}

/** Of a line that is too long to be held, so much is kept to show what it was. */
const OVERSIZED_HEAD_BYTES = 64 * 1024;
const NEWLINE = 10;

/** Cuts a stream of bytes into lines as they come. A line that spans chunks is held, up to a limit. */
export function createLineSplitter(maxLineBytes: number, onLine: (line: RawLine) => void): LineSplitter {
  let held: Buffer[] = [];
  let length = 0;
  let offset = 0;
  let line = 1;

  const hold = (part: Buffer, outlivesChunk: boolean): void => {
    if (part.length === 0) return;
    const wasOversized = length > maxLineBytes;
    length += part.length;
    if (wasOversized) return;
    held.push(outlivesChunk ? Buffer.from(part) : part);
    if (length > maxLineBytes) held = [toHead(held)];
  };
  const finish = (isTerminated: boolean): void => {
    const bytes = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held);
    onLine({ bytes, length, line, offset, isTerminated, isOversized: length > maxLineBytes });
    offset += length + 1;
    line += 1;
    held = [];
    length = 0;
  };

  return {
    push(chunk) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        hold(chunk.subarray(start, end), false);
        finish(true);
        start = end + 1;
      }
      hold(chunk.subarray(start), true);
    },
    end() {
      if (length > 0) finish(false);
    },
  };
}

/** The first bytes, as a copy of their own. */
function toHead(parts: readonly Buffer[]): Buffer {
  const heads = parts.map((part) => part.subarray(0, OVERSIZED_HEAD_BYTES));
  return Buffer.from(Buffer.concat(heads).subarray(0, OVERSIZED_HEAD_BYTES));
}
