import { readSync } from 'node:fs';

/** Lines of several writers are read in turns, from as many places of the file; each place needs a block that stays. */
export const BLOCK_BYTES = 128 * 1024;
const MAX_BLOCKS = 64;

/**
 * Reads pieces of a file that lie close to others that were read a moment ago. What is returned is good until the next call. `onBlock` sees
 * every block that is read, before anything of it is returned.
 */
export function createBlockReader(
  fd: number,
  onBlock: (number: number, block: Buffer) => void = () => {},
): (offset: number, length: number) => Buffer {
  /** In the order of use, the least recent first. */
  const blocks = new Map<number, Buffer>();
  const readBlock = (number: number): Buffer => {
    const known = blocks.get(number);
    if (known) {
      blocks.delete(number);
      blocks.set(number, known);
      return known;
    }
    const buffer = blocks.size < MAX_BLOCKS ? Buffer.allocUnsafeSlow(BLOCK_BYTES) : takeOldest();
    const block = buffer.subarray(0, readFully(fd, buffer, number * BLOCK_BYTES));
    onBlock(number, block);
    blocks.set(number, block);
    return block;
  };
  const takeOldest = (): Buffer => {
    const [number, block] = blocks.entries().next().value as [number, Buffer];
    blocks.delete(number);
    return Buffer.from(block.buffer, 0, BLOCK_BYTES);
  };
  /** A piece that lies in several blocks. */
  const join = (offset: number, length: number): Buffer => {
    const piece = Buffer.allocUnsafe(length);
    let filled = 0;
    while (filled < length) {
      const at = offset + filled;
      const block = readBlock(Math.floor(at / BLOCK_BYTES));
      const copied = block.copy(piece, filled, at % BLOCK_BYTES);
      if (copied === 0) break;
      filled += copied;
    }
    return piece.subarray(0, filled);
  };
  let recent = -1;
  let recentBlock: Buffer = Buffer.alloc(0);
  return (offset, length) => {
    const number = Math.floor(offset / BLOCK_BYTES);
    const start = offset - number * BLOCK_BYTES;
    if (start + length > BLOCK_BYTES) {
      // The most recent block may be given up for another.
      recent = -1;
      return join(offset, length);
    }
    if (number !== recent) {
      recentBlock = readBlock(number);
      recent = number;
    }
    return recentBlock.subarray(start, start + length);
  };
}

/** Fills a buffer from a place of a file, and returns how much there was. */
export function readFully(fd: number, buffer: Buffer, position: number): number {
  let filled = 0;
  while (filled < buffer.length) {
    const read = readSync(fd, buffer, filled, buffer.length - filled, position + filled);
    if (read === 0) break;
    filled += read;
  }
  return filled;
}
