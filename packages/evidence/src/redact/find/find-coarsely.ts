import { MAX_UNQUOTED } from '../read-value.ts';
import type { Search } from '../secret.ts';
import { isTokenCharacter } from './find-tokens.ts';

const MIN_COARSE = 6;

/** What is left of looking closely where a text is full of names: any value with a digit is taken. */
export function findCoarsely({ text, found }: Search, start: number): number {
  let at = start;
  while (isTokenCharacter(text.charCodeAt(at))) at++;
  while (at < text.length && COARSE_GAP[Math.min(text.charCodeAt(at), 127)] === 1) at++;
  let hasDigit = false;
  let end = at;
  for (const limit = Math.min(text.length, at + MAX_UNQUOTED); end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code < 128 && COARSE_END[code] === 1) break;
    if (code >= 48 && code <= 57) hasDigit = true;
  }
  const first = text.charCodeAt(at);
  // Files and numbers are no secrets.
  if (!hasDigit || end - at < MIN_COARSE || first === 47 || first === 46) return end;
  found.push({ start: at, end, kind: 'password' });
  return end;
}

const COARSE_GAP = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[\s"'`:=>\\]/.test(String.fromCharCode(code))),
);
const COARSE_END = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[\s"'`,;&\\<>)\]}]/.test(String.fromCharCode(code))),
);
