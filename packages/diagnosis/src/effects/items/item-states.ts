import type { Deed } from '../../tools/deeds.ts';
import { toWords } from '../../tools/to-tool-name-parts.ts';
import { isError } from '../result-errors.ts';
import { BAD, GENERAL_FLAGS, PLAINLY_BAD, STATUS_NAME } from '../status-words.ts';
import { isGoodFor } from './good-states.ts';

/** How many things a list in a result has an entry for, and for how many of them it went wrong. */
interface ItemCounts {
  readonly seen: number;
  readonly failed: number;
}

/** One entry for each of several things. A single entry counts only where it can mean nothing but a failure. */
export function countItems(deed: Deed, entries: readonly unknown[]): ItemCounts {
  let seen = 0;
  let failed = 0;
  let isPlain = false;
  for (const entry of entries.slice(0, MOST_ENTRIES)) {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) continue;
    seen += 1;
    const members = Object.entries(entry);
    const isPlainlyBad = members.some(([key, value]) => isPlainFailure(key, value));
    isPlain ||= isPlainlyBad;
    if (isPlainlyBad || members.some(([key, value]) => isBadState(deed, key, value))) failed += 1;
  }
  return { seen, failed: seen > 1 || isPlain ? failed : 0 };
}

const MOST_ENTRIES = 200;

/** `ok: false`, `error: "no answer"`, `status: 409`, `state: "jammed"`. */
function isPlainFailure(key: string, value: unknown): boolean {
  const name = toWords(key).join('_');
  if (value === false) return GENERAL_FLAGS.has(name);
  if (isError({ name, value, key })) return true;
  return typeof value === 'string' && STATUS_NAME.test(name) && UNREACHED.has(value.toLowerCase());
}

/** What devices that did not obey say of themselves. */
export const UNREACHED: ReadonlySet<string> = new Set([
  'unavailable',
  'unknown',
  'jammed',
  'offline',
  'unreachable',
  'error',
  'unresponsive',
]);

/** `invite: "failed: mailbox does not exist"`: the state comes first, the reason after it. */
function isBadState(deed: Deed, key: string, value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_STATE) return false;
  const name = toWords(key).join('_');
  const word = toWords(value.split(/[:;,.(–—]/, 1)[0] ?? '').join('_');
  if (isGoodFor(deed, word) || ABOUT_ANOTHER.test(name)) return false;
  return PLAINLY_BAD.has(word) || ((STATUS_NAME.test(name) || name === 'result') && BAD.has(word));
}

export const LONGEST_STATE = 200;

/** What was before, and what is only described. */
export const ABOUT_ANOTHER =
  /(?:^|_)(?:previous|prior|old|last|from|type|kind|category|label|filter|reason|event|title|name)(?:_|$)/;
