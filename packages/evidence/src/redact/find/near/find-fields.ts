import { lookOf } from '../../judge/judge-look.ts';
import { isLocation, isStandIn } from '../../judge/judge-value.ts';
import type { Search } from '../../secret.ts';

/** A name in one field of a record and its value in another: `"field":"Password", …, "value":"…"`, `<Key>Password</Key><Value …>…`. */
const FIELD =
  /[^}]{0,300}?[\s"'<,{_](?:value|val|result|default|secret_?string|plain_?text|content|text)\\{0,3}["']?[ \t]{0,4}(?:[:=]|[^<>\n]{0,60}>)[ \t]{0,4}\\{0,3}["'`]?([^\n\r"'`<\\]{4,300})/iy;

/** Finds the value of a name in another field of the same record. Returns where it ends, or -1. */
export function findField({ text, found }: Search, nameEnd: number, kind: string): number {
  if (!/["'<\s,;\]}>]/.test(text[nameEnd] ?? '')) return -1;
  FIELD.lastIndex = nameEnd;
  const match = FIELD.exec(text);
  const value = match?.[1]?.trim() ?? '';
  if (match === null || /\n\s*\n|;\s*\n/.test(match[0])) return -1;
  if (/\s/.test(value) || Math.max(lookOf(value, 'password', true), lookOf(value, kind, true)) === 0) return -1;
  const end = nameEnd + match[0].lastIndexOf(value) + value.length;
  found.push({ start: end - value.length, end, kind });
  return end;
}

const FOLLOWING = /["'`]?[ \t]{0,4}(?:->|=>|→|to|zu|nach|and|und|or|,)[ \t]{1,4}["'`]?([^\s"'`,;]{6,200})/y;

/** Finds what a secret was changed to: `"…" -> "…"`, `from … to …`. */
export function findChanged(search: Search): void {
  const { text, found } = search;
  const { end = 0, start = 0, kind = '' } = found.at(-1) ?? {};
  findJoined(search, end, kind);
  FOLLOWING.lastIndex = end;
  const match = FOLLOWING.exec(text);
  const value = match?.[1]?.replace(/[.)\]]+$/, '') ?? '';
  if (match === null || value.startsWith('redacted') || isStandIn(value) || isLocation(value)) return;
  const isArrow = /->|→|=>/.test(match[0]) || /from[ \t"'`]{1,4}$/.test(text.slice(Math.max(0, start - 10), start));
  const strength = Math.max(lookOf(value, 'password', true), lookOf(value, kind, true));
  if (strength === 0 || (!isArrow && strength < 2)) return;
  const from = end + match[0].lastIndexOf(match[1] ?? '');
  found.push({ start: from, end: from + value.length, kind });
}

const CHANGED_TO = /["'`]?[ \t]{0,4}(?:->|=>|→)[ \t]{1,4}["'`]([^\s"'`]{8,200})["'`]/y;

/** Finds what a placeholder was changed to: `"todo" -> "…"`. Returns where it ends, or -1. */
export function findAfterStandIn({ text, found }: Search, end: number, kind: string): number {
  CHANGED_TO.lastIndex = end;
  const value = CHANGED_TO.exec(text)?.[1] ?? '';
  if (value === '' || isLocation(value) || lookOf(value, kind, true) === 0) return -1;
  const last = CHANGED_TO.lastIndex - 1;
  found.push({ start: last - value.length, end: last, kind });
  return last;
}

const JOINED =
  /["'`](?:[ \t]{0,4}(?:\+|\\|\.{1,2}|&|\|\||<>)?[ \t]{0,4}_?[ \t]{0,4}\r?\n[ \t]{0,40}(?:[+.&][ \t]{0,4})?|[ \t]{0,4}(?:\+|\.{1,2}|&|\|\||<>)[ \t]{0,4}|\.concat\()["'`]([\w+/=.-]{8,400})(?=["'`])/y;

/** Finds the rest of a literal that is put together from several lines. */
function findJoined({ text, found }: Search, from: number, kind: string): void {
  JOINED.lastIndex = from;
  for (let lines = 0, match = JOINED.exec(text); match !== null && lines < 40; lines++, match = JOINED.exec(text))
    found.push({ start: JOINED.lastIndex - (match[1]?.length ?? 0), end: JOINED.lastIndex, kind });
}
