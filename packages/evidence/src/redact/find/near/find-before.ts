import { lookOf } from '../../judge/judge-look.ts';
import { STRONG_LOOK } from '../../judge/judge-strength.ts';
import { isLocation, isStandIn } from '../../judge/judge-value.ts';
import type { Search } from '../../secret.ts';

const MAX_BEFORE = 300;
/** `echo … | tool --passphrase-fd 0`, `yes … | passwd`, `tool <<< …`: what is piped into something that reads a secret. */
const PIPED =
  /(?:^|[\s;&|("'`:>[])(?:echo|printf|yes|print|Write-Output)[ \t]{1,4}(?:-[neEr]{1,3}[ \t]{1,4})?(?:(["'])[%\\\w]{1,8}\1[ \t]{1,4})?(?:"([^"\n]{4,200})"|'([^'\n]{4,200})'|([^\s|"'$<>]{4,200}))[ \t]{0,4}\|[^\n]{0,200}$/;
/** `"…") // password`: a comment says what the literal before it is. */
const COMMENTED =
  /["'`]([^"'`\s]{6,200})["'`](?:,[ \t]{0,4}["'][\w-]{1,12}["'])?[)\];, \t\w]{0,16}(?:\/\/|#|--|(?<=[ \t])'(?=[ \t])|;|\/\*|<!--)[ \t]{0,4}(?:[\w-]{1,16},? ){0,3}[\w-]{0,16}$/;

/** `… (the database password)`, `… is the new password`. */
const SAID =
  /(?:^|[\s"'`(:])([^\s"'`(),;<>]{8,120})["'`]?(?: \(| (?:is|was|ist|est|es) (?=the|my|our|your|das|le|la))(?:[\p{L}-]{1,16} ){0,3}$/u;

/** Finds a value that stands before its name on the same line. Returns whether there was one. */
export function findBefore(search: Search, nameStart: number, kind: string): boolean {
  const { text, found } = search;
  const part = text.slice(Math.max(0, nameStart - MAX_BEFORE), nameStart);
  const before = part.slice(part.lastIndexOf('\n') + 1);
  if (findSaid(search, nameStart - before.length, before, kind)) return true;
  const isPipe = before.includes('|');
  if (!isPipe && !/["'`]/.test(before)) return false;
  const match = (isPipe ? PIPED.exec(before) : null) ?? COMMENTED.exec(before);
  if (match === null) return false;
  const isComment = match.length === 2;
  const value = (isComment ? match[1] : (match[2] ?? match[3] ?? match[4])) ?? '';
  if (isStandIn(value) || isLocation(value)) return false;
  if (lookOf(value, 'password', true) === 0 && !(isPipe && / /.test(value) === false && /\d|[A-Z].*[A-Z]/.test(value)))
    return false;
  const start = nameStart - before.length + match.index + match[0].lastIndexOf(value);
  const user = /^[\w.@-]{1,64}:(?=\S{6})/.exec(value)?.[0].length ?? 0;
  found.push({ start: start + user, end: start + value.length, kind });
  return true;
}

/** What is said before its name must look like little else. */
function findSaid({ found }: Search, lineStart: number, before: string, kind: string): boolean {
  const value = SAID.exec(before)?.[1] ?? '';
  if (value === '' || isStandIn(value) || isLocation(value) || lookOf(value, kind, false) !== STRONG_LOOK) return false;
  const start = lineStart + before.lastIndexOf(value);
  found.push({ start, end: start + value.length, kind });
  return true;
}
