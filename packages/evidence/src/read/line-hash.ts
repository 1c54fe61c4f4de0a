import { hash } from 'node:crypto';
import type { AnyEvent } from '../contract/upgrade-event.ts';
import { expectedHash, HASH_MEMBER_LENGTH } from '../write/chain.ts';

const HASH_MEMBER_START = ',"hash":"';

/**
 * The hash that a line should carry, or '' when it is nested too deeply to be brought into canonical form. Nearly all lines stand as
 * they were written, and for those this is the shortest way to say so.
 */
export function hashOf(line: string, event: AnyEvent): string {
  if (line.startsWith(HASH_MEMBER_START, line.length - HASH_MEMBER_LENGTH)) {
    const asWritten = hash('sha256', `${line.slice(0, -HASH_MEMBER_LENGTH)}}`);
    if (asWritten === event.hash && line.endsWith(`${asWritten}"}`)) return asWritten;
  }
  try {
    return expectedHash(line, event);
  } catch {
    // A stack overflow on hostile nesting; no recorder writes such a line.
    return '';
  }
}
