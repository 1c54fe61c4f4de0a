import { hash } from 'node:crypto';
import { BLOCK_BYTES } from '@critiqor/evidence/read/file-blocks';

/** Recognises the blocks of a file that is read a second time. */
export interface BlockPrints {
  /** The next bytes of the first reading: whole blocks, except for the last call. */
  add(bytes: Buffer): void;
  /** Whether a block is as it was the first time; one that has grown since is, up to where it ended. */
  isSame(number: number, block: Buffer): boolean;
}

/**
 * Lines are copied into the seal by a second reading of the journal. Whoever can write to it could change it in between, and what was
 * checked would not be what is sealed.
 */
export function createBlockPrints(): BlockPrints {
  const prints: { readonly digest: string; readonly length: number }[] = [];
  return {
    add(bytes) {
      for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
        const block = bytes.subarray(start, start + BLOCK_BYTES);
        prints.push({ digest: hash('sha256', block, 'base64'), length: block.length });
      }
    },
    isSame(number, block) {
      const print = prints[number];
      return print !== undefined && hash('sha256', block.subarray(0, print.length), 'base64') === print.digest;
    },
  };
}
