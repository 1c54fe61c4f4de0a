import { createPublicKey, type KeyObject } from 'node:crypto';
import { closeSync, fsyncSync, ftruncateSync, writeSync } from 'node:fs';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { openPlain } from '@critiqor/evidence/contract/plain-file';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { toChainedLine } from '@critiqor/evidence/write/chain';
import { toRunsDirError } from '../system/errors.ts';
import { signText, toKeyId } from '../verify/signing-keys.ts';

interface ChainedFile {
  readonly path: string;
  /** What the first line names as its predecessor. */
  readonly start: string;
  readonly signingKey?: KeyObject | undefined;
}

export interface Appended {
  readonly seq: number;
  readonly hash: string;
}

/** A row with many labels has a few kilobytes. */
const TAIL_BYTES = 1 << 20;
const NEWLINE = 10;

/** Appends lines to a chained file and makes them last. Call it under the lock of the runs directory. Returns the last one's place. */
export function appendToChain(
  { path, start, signingKey }: ChainedFile,
  lines: readonly Readonly<Record<string, unknown>>[],
): Appended {
  try {
    const { fd, stats } = openPlain(path, 'append');
    try {
      const last = readLast(fd, stats.size);
      // What has no end was being written when its process was killed; it said nothing yet.
      if (last.end < stats.size) ftruncateSync(fd, last.end);
      let head: Appended = { seq: last.seq, hash: last.hash ?? start };
      const texts = lines.map((members) => {
        const placed = { ...members, seq: head.seq + 1, prev_hash: head.hash };
        const { line, hash } = toChainedLine(toCanonicalJson(signingKey ? toSigned(placed, signingKey) : placed));
        head = { seq: placed.seq, hash };
        return `${line}\n`;
      });
      const bytes = Buffer.from(texts.join(''));
      for (let written = 0; written < bytes.length; ) written += writeSync(fd, bytes, written);
      fsyncSync(fd);
      return head;
    } finally {
      closeSync(fd);
    }
  } catch (cause) {
    throw toRunsDirError(cause, path);
  }
}

/** Signs everything that the line says, its place included. */
function toSigned(
  members: Readonly<Record<string, unknown>>,
  signingKey: KeyObject,
): Readonly<Record<string, unknown>> {
  const key_id = toKeyId(createPublicKey(signingKey));
  return { ...members, signature: { key_id, value: signText(toCanonicalJson(members), signingKey) } };
}

/** The last whole line, and where it ends. Only its place is needed: whether it is right is for readers to say. */
function readLast(fd: number, size: number): { readonly seq: number; readonly hash?: string; readonly end: number } {
  const bytes = Buffer.alloc(Math.min(size, TAIL_BYTES));
  const length = readFully(fd, bytes, size - bytes.length);
  const end = bytes.lastIndexOf(NEWLINE, length - 1) + 1;
  if (length === 0 || end === 0) return { seq: 0, end: size - length };
  const begin = end < 2 ? 0 : bytes.lastIndexOf(NEWLINE, end - 2) + 1;
  const parsed = parseObject(bytes.toString('utf8', begin, end - 1));
  const { seq, hash } = parsed ?? {};
  const place = { seq: typeof seq === 'number' ? seq : 0, end: size - length + end };
  return typeof hash === 'string' ? { ...place, hash } : place;
}
