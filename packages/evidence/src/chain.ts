import { hash } from 'node:crypto';
import { toCanonicalJson } from './canonical-json.ts';

/** What the first line of a writer names as its predecessor. */
export const CHAIN_START = '0'.repeat(64);

const HASH_MEMBER = /,"hash":"([0-9a-f]{64})"\}$/;
export const HASH_MEMBER_LENGTH = ',"hash":"'.length + 64 + '"}'.length;

/**
 * Closes a canonical event text `{…}` with its own hash as the last member. The text holds `prev_hash`, so the hash covers the
 * whole line and, through the predecessor, all lines before it.
 */
export function toChainedLine(canonicalText: string): { readonly line: string; readonly hash: string } {
  const digest = hash('sha256', canonicalText);
  return { line: `${canonicalText.slice(0, -1)},"hash":"${digest}"}`, hash: digest };
}

/**
 * The hash that an event should carry. As long as the line stands as it was written, its bytes are the canonical text; a line
 * that was parsed and written anew is brought back to canonical form first.
 */
export function expectedHash(line: string, event: Readonly<Record<string, unknown>>): string {
  if (HASH_MEMBER.test(line.slice(-HASH_MEMBER_LENGTH))) {
    const asWritten = hash('sha256', `${line.slice(0, -HASH_MEMBER_LENGTH)}}`);
    if (asWritten === event['hash']) return asWritten;
  }
  const { hash: _, ...covered } = event;
  return hash('sha256', toCanonicalJson(covered));
}
