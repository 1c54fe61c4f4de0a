import { lookOf } from '../../judge/judge-look.ts';
import { isLocation, isStandIn } from '../../judge/judge-value.ts';
import type { Search } from '../../secret.ts';

/** What may follow a name that is a heading: `Passwords`, `## Credentials of the lab`, `secrets:`. */
const REST = /^(?: (?:of|for|für|de|von) [^\n:]{1,40})?[ \t*_=:#\])-]{0,8}\r?\n/;
const BEFORE = /(?:^|\n)[ \t]*(?:[#*=-]{1,6}[ \t]*)?(?:[\p{L}\d'-]{1,20} ){0,3}[\p{L}\d_-]{0,20}$/u;
/** A line of a list, with a value as its last word: `- shop :: …`, `host -> user / …`, `value: "…"`. */
const ITEM =
  /[ \t]*(?:(?:[-*•+]|\d{1,2}[.)])[ \t]{1,4})?([^\n]{1,100}?)[ \t]*(?:::|->|=>|→|—|–|[:=/|])[ \t]*(["'`]?)([^\s"'`]{6,200})\2,?[ \t\r]*(?=\n|$)/y;
/** What these lead to names something. */
const ABOUT =
  /(?:^|[\s_.-])(?:name|id|user(?:name)?|host|url|image|path|ref|type|kind|file|version|model|region|email)$/i;
const MAX_LINES = 60;
/** Kinds whose values people choose. */
const CHOSEN = new Set(['password', 'credential']);

/** Finds the values of a list whose heading is a name. Returns where it ends, or -1. */
export function findHeaded({ text, found }: Search, nameStart: number, nameEnd: number, kind: string): number {
  const rest = REST.exec(text.slice(nameEnd, nameEnd + 60));
  if (rest === null || !BEFORE.test(text.slice(Math.max(0, nameStart - 80), nameStart))) return -1;
  const wanted = CHOSEN.has(kind) ? 1 : 2;
  const count = found.length;
  let at = nameEnd + rest[0].length;
  for (let lines = 0; lines < MAX_LINES; lines++) {
    ITEM.lastIndex = at;
    const match = ITEM.exec(text);
    if (match === null) break;
    const [, label = '', quote = '', value = ''] = match;
    const end = text.lastIndexOf(value, ITEM.lastIndex) + value.length;
    if (!ABOUT.test(label) && isValue(value, kind, wanted)) found.push({ start: end - value.length, end, kind });
    at = text.indexOf('\n', end + quote.length) + 1;
    if (at === 0) break;
  }
  return found.length > count ? Math.max(at - 1, nameEnd) : -1;
}

function isValue(value: string, kind: string, wanted: number): boolean {
  if (isStandIn(value) || isLocation(value)) return false;
  return Math.max(lookOf(value, 'password', true), lookOf(value, kind, true)) >= wanted;
}
