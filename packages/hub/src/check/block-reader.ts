import { closeSync, openSync, readSync } from 'node:fs';

/** Reads a file from front to back in pieces of any size. */
interface BlockReader {
  /** Holds what was asked for last; read it here, without an object for every piece. Another one after a piece that is longer than a block. */
  readonly block: Buffer;
  /** Brings a piece of the file into the block and gives its place there. */
  seek(offset: number, length: number): number;
  /** Where the block ends. At the end of the file that can be before the end of the piece. */
  end(): number;
  close(): void;
}

const BLOCK_BYTES = 1 << 20;

export function openBlockReader(path: string, blockBytes = BLOCK_BYTES): BlockReader {
  const file = openSync(path, 'r');
  const reader = { block: Buffer.allocUnsafe(blockBytes), seek, end: () => held, close: () => closeSync(file) };
  let from = 0;
  let held = 0;
  let isAtEnd = false;
  function load(offset: number, length: number): void {
    if (length > reader.block.length) reader.block = Buffer.allocUnsafe(length);
    const { block } = reader;
    [from, held, isAtEnd] = [offset, 0, false];
    while (held < block.length && !isAtEnd) {
      const read = readSync(file, block, held, block.length - held, from + held);
      held += read;
      isAtEnd = read === 0;
    }
  }
  function seek(offset: number, length: number): number {
    const isHeld = offset >= from && (isAtEnd || offset + length <= from + held);
    if (!isHeld) load(offset, length);
    return Math.min(offset - from, held);
  }
  return reader;
}
