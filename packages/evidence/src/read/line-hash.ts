import { hash } from 'node:crypto';
import { toCanonicalJson } from '../contract/canonical-json.ts';
import type { AnyEvent } from '../contract/upgrade-event.ts';
import { HASH_MEMBER_LENGTH } from '../write/chain.ts';

const HASH_MEMBER_START = ',"hash":"';

/**
 * The hash that a line should carry, or '' when it is nested too deeply to be brought into canonical form. Nearly all lines are as they
 * were written, and for those this is the shortest way to say so.
 */
export function hashOf(line: string, event: AnyEvent): string {
  return isAsWritten(line, event) ? String(event.hash) : canonicalHashOf(event);
}

/** Whether the bytes of a line are the ones that its hash was made of. A line can say the same in other bytes: `1.0`, `\\u0065`. */
export function isAsWritten(line: string, { hash: said }: AnyEvent): boolean {
  if (!line.startsWith(HASH_MEMBER_START, line.length - HASH_MEMBER_LENGTH) || !line.endsWith(`${said}"}`))
    return false;
  return hash('sha256', `${line.slice(0, -HASH_MEMBER_LENGTH)}}`) === said;
}

/** The hash of what a line says, however it says it. */
export function canonicalHashOf({ hash: _, ...covered }: AnyEvent): string {
  try {
    return hash('sha256', toCanonicalJson(covered));
  } catch {
    // A stack overflow on hostile nesting; no recorder writes such a line.
    return '';
  }
}
