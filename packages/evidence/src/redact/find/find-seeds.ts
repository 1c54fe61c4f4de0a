import { isStandIn } from '../judge/judge-value.ts';
import type { Search } from '../secret.ts';

const MAX_DISTANCE = 160;
/** Base32, in one piece or in groups of four. */
const SEED =
  /(?<![\w/+.-])(?:[A-Z2-7]{16,104}={0,6}|(?:[a-z2-7]{4} ){3,12}[a-z2-7]{4}|(?:[A-Z2-7]{4}[ -]){3,12}[A-Z2-7]{4})(?![\w/+-])/g;

/** Finds the seed of one-time passwords after a word that speaks of them. */
export function findSeed({ text, found }: Search, start: number): number {
  const part = text.slice(start, start + MAX_DISTANCE + 110);
  SEED.lastIndex = 0;
  for (const match of part.matchAll(SEED)) {
    if (match.index > MAX_DISTANCE) break;
    // Without a digit, only groups of four are told from words in capitals, and what is right after the name of a seed.
    const isNamed = /(?:otp|mfa|2fa)[_ -]?(?:seed|secret|key)["']?[ \t]{0,2}[:=][ \t"']{0,4}$/i.test(
      part.slice(0, match.index),
    );
    if (isStandIn(match[0]) || !(/[2-7]/.test(match[0]) || isNamed || /^[A-Z]{4}(?: [A-Z2-7]{4}){3}/.test(match[0])))
      continue;
    const from = start + match.index;
    found.push({ start: from, end: from + match[0].length, kind: 'otp_seed' });
    return from + match[0].length;
  }
  return start + 1;
}
