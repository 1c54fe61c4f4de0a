import { closeSync, openSync, readSync } from 'node:fs';

/** Reads a file from front to back in pieces of any size. What it gives is gone with the next question. */
interface BlockReader {
  /** Fewer at the end of the file. */
  bytes(offset: number, length: number): Buffer;
  /** From here up to the next line break, without it; null at the end of the file. Longer lines than a block are cut. */
  line(offset: number): Buffer | null;
  close(): void;
}

const BLOCK_BYTES = 1 << 20;
const NEWLINE = 10;

export function openBlockReader(path: string, blockBytes = BLOCK_BYTES): BlockReader {
  const file = openSync(path, 'r');
  let block = Buffer.allocUnsafe(blockBytes);
  let from = 0;
  let held = 0;
  const load = (offset: number, length: number): void => {
    if (length > block.length) block = Buffer.allocUnsafe(length);
    [from, held] = [offset, 0];
    while (held < block.length) {
      const read = readSync(file, block, held, block.length - held, from + held);
      if (read === 0) break;
      held += read;
    }
  };
  const has = (offset: number, length: number): boolean => offset >= from && offset + length <= from + held;
  const findBreak = (offset: number): number =>
    has(offset, 1) ? block.subarray(0, held).indexOf(NEWLINE, offset - from) : -1;
  return {
    bytes(offset, length) {
      if (!has(offset, length)) load(offset, length);
      return block.subarray(offset - from, Math.min(offset - from + length, held));
    },
    line(offset) {
      if (findBreak(offset) === -1) load(offset, blockBytes);
      const end = findBreak(offset);
      return held === 0 ? null : block.subarray(offset - from, end === -1 ? held : end);
    },
    close: () => closeSync(file),
  };
}
