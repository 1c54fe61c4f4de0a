import { isStandIn } from '../judge/judge-value.ts';
import type { Search } from '../secret.ts';

const MAX_LINES = 500;
/** `ada@a.io:…` in a line of its own. */
const ACCOUNT =
  /[ \t]{0,20}(?:- )?["']?[\w.+@\\-]{1,100}([:|;,])[ \t]?([^\s"':|;,][^\s"']{5,200})["']?[ \t\r]*(?=\n|$)/y;

/** Finds the passwords of a list of accounts that starts after the line of `at`: `user:password` for each. Returns where it ends. */
export function findAccounts({ text, found }: Search, at: number): number {
  let next = text.indexOf('\n', at);
  let end = at;
  for (let lines = 0; lines < MAX_LINES && next >= 0; lines++) {
    ACCOUNT.lastIndex = next + 1;
    const match = ACCOUNT.exec(text);
    const value = match?.[2] ?? '';
    if (match === null || value.startsWith('//')) break;
    const from = next + 1 + match[0].lastIndexOf(value);
    end = from + value.length;
    if (!isStandIn(value)) found.push({ start: from, end, kind: 'password' });
    next = text.indexOf('\n', end);
  }
  return Math.max(end, at + 1);
}

/** A word of a recovery phrase with what stands between two: spaces, commas, numbers of a list, quotes. */
const WORD = /[\s,"'`;|:[(-]{0,12}(?:\d{1,2}[.):]?[\s"']{1,4})?([a-z]{3,8})(?![a-z_])/y;
const COUNTS = [24, 21, 18, 15, 12];

/** Finds the words of a recovery phrase after what announces them, however they are separated. */
export function findSeedWords({ text, found }: Search, from: number): number {
  let at = from;
  // Words such as `words:`, `phrase =` or `(12)` come before.
  const lead =
    /^(?:[ \t]{0,3}(?:words?|phrase|is|are|was|these|the|for|of|my|your|our|wallet|list|array|const|let)\b){0,6}[^a-z\n]{0,40}\n{0,2}/i.exec(
      text.slice(at, at + 120),
    );
  at += lead?.[0].length ?? 0;
  const words: { start: number; end: number }[] = [];
  while (words.length < 24) {
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[1];
    if (word === undefined) break;
    at = WORD.lastIndex;
    words.push({ start: at - word.length, end: at });
  }
  const start = words[0]?.start ?? from;
  const count = COUNTS.find(
    (length) => length <= words.length && !SENTENCE.test(text.slice(start, words[length - 1]?.end)),
  );
  if (count === undefined) return from + 1;
  const end = words[count - 1]?.end ?? start;
  found.push({ start, end, kind: 'recovery_phrase' });
  return end;
}

const SENTENCE = /\b(?:the|and|are|not|with|this|that|from|have|will|should|must|please|check)\b/;
