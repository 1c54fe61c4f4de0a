import { hash } from 'node:crypto';

/** What the first line of a writer names as its predecessor. */
export const CHAIN_START = '0'.repeat(64);

export const HASH_MEMBER_LENGTH = ',"hash":"'.length + 64 + '"}'.length;

/**
 * Closes a canonical event text `{…}` with its own hash as the last member. The text holds `prev_hash`, so the hash covers the
 * whole line and, through the predecessor, all lines before it.
 */
export function toChainedLine(canonicalText: string): { readonly line: string; readonly hash: string } {
  const digest = hash('sha256', canonicalText);
  return { line: `${canonicalText.slice(0, -1)},"hash":"${digest}"}`, hash: digest };
}

/** Lines up to this length share one buffer; longer ones get one of their own. */
const SHARED_BUFFER_BYTES = 1 << 16;
const MAX_BYTES_PER_CHARACTER = 3;
const CLOSING_BYTES = HASH_MEMBER_LENGTH + '\n'.length;
/** Up to this length it costs less to hash the text, and so to encode it twice, than to make a view of the buffer. */
const HASHED_AS_TEXT = 4_096;

/** A line with its line break: the first `length` of the bytes, which are good until the next line is made. */
interface LineBytes {
  readonly bytes: Uint8Array;
  readonly length: number;
  readonly hash: string;
}

/** The same as bytes, for the writer's hot path. */
export function createLineBuffer(): (canonicalText: string) => LineBytes {
  const shared = Buffer.allocUnsafeSlow(SHARED_BUFFER_BYTES);
  return (canonicalText) => {
    const needed = canonicalText.length * MAX_BYTES_PER_CHARACTER + CLOSING_BYTES;
    const bytes = needed <= SHARED_BUFFER_BYTES ? shared : Buffer.allocUnsafeSlow(needed);
    const length = bytes.write(canonicalText, 'utf8');
    const digest = hash('sha256', length <= HASHED_AS_TEXT ? canonicalText : bytes.subarray(0, length));
    const closing = bytes.write(`,"hash":"${digest}"}\n`, length - 1, 'latin1');
    return { bytes, length: length - 1 + closing, hash: digest };
  };
}
