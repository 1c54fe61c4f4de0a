import { hash } from 'node:crypto';
import { toCanonicalJson } from '../contract/canonical-json.ts';
import type { AnyEvent } from '../contract/upgrade-event.ts';
import { HASH_MEMBER_LENGTH } from '../write/chain.ts';

const HASH_MEMBER_START = ',"hash":"';

/**
 * The hash that a line should carry, or '' if it is nested too deeply for the canonical form. Nearly all lines are as they
 * were written, and for those this is the cheapest check.
 */
export function hashOf(line: string, event: AnyEvent): string {
  return isAsWritten(line, event) ? String(event.hash) : canonicalHashOf(event);
}

/** Whether the bytes of a line are the ones that its hash was computed from. Other bytes can mean the same: `1.0`, `\\u0065`. */
export function isAsWritten(line: string, { hash: said }: AnyEvent): boolean {
  if (!line.startsWith(HASH_MEMBER_START, line.length - HASH_MEMBER_LENGTH) || !line.endsWith(`${said}"}`))
    return false;
  return hash('sha256', `${line.slice(0, -HASH_MEMBER_LENGTH)}}`) === said;
}

/** The same for a line in a buffer, which must be UTF-8: sealing looks at every line, and a text would be copied three times. */
export function isWrittenAt(bytes: Buffer, start: number, end: number, { hash: said }: AnyEvent): boolean {
  const member = end - HASH_MEMBER_LENGTH;
  if (member <= start || bytes.toString('latin1', member, end) !== `${HASH_MEMBER_START}${said}"}`) return false;
  // The comma before the hash becomes the brace that ends what it covers.
  bytes[member] = CLOSING_BRACE;
  const found = hash('sha256', bytes.subarray(start, member + 1));
  bytes[member] = COMMA;
  return found === said;
}

const COMMA = 44;
const CLOSING_BRACE = 125;

/** The hash of the content of a line, however it is written. */
export function canonicalHashOf({ hash: _, ...covered }: AnyEvent): string {
  try {
    return hash('sha256', toCanonicalJson(covered));
  } catch {
    // A stack overflow on hostile nesting; no recorder writes such a line.
    return '';
  }
}
