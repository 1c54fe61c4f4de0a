import type { Search } from '../../secret.ts';
import { findNear } from './find-near.ts';

/** The key of a network is a password. */
const NETWORK = /\b(?:ssid|wi-?fi|wlan|wpa\d?|hotspot|wireless)\b[^\n]{0,80}$/i;
/** A key that somebody speaks of: `the key`, `our new key`. */
const SPOKEN = /(?:^|[\s(])(?:the|my|our|your|this|their|his|her)(?: [a-z]{2,12}){0,2} $/i;
const MIN_SPOKEN = 20;
const MAX_BEFORE = 120;

/** Finds what a sentence says a bare `key` is. The name says little, so it must be that of a network, or look like a long key. */
export function findSpokenKey(search: Search, nameStart: number, nameEnd: number): number {
  const { text, found } = search;
  if (!/^[ :,(]/.test(text.slice(nameEnd, nameEnd + 1))) return -1;
  const before = text.slice(Math.max(0, nameStart - MAX_BEFORE), nameStart);
  if (NETWORK.test(before)) return findNear(search, nameEnd, 'password');
  if (!SPOKEN.test(before)) return -1;
  const count = found.length;
  const end = findNear(search, nameEnd, 'api_key');
  const { start = 0, end: last = 0 } = found.at(-1) ?? {};
  if (end < 0 || (last - start >= MIN_SPOKEN && !/^[\da-f-]+$/i.test(text.slice(start, last)))) return end;
  found.length = count;
  return -1;
}
