import { createAnchorScan } from './anchor-words.ts';
import { findJwk, findMany } from './find-blocks.ts';
import { findInCall, LOGIN_CALLS } from './find-calls.ts';
import { COMMANDS, findInCommand, findPiped, findShortPassword } from './find-commands.ts';
import { findAuthorization, findCookies } from './find-headers.ts';
import { findInsert, findTable, mayHeadColumn } from './find-tables.ts';
import { isTokenCharacter, nameStart } from './find-tokens.ts';
import { certaintyOfQuoted, certaintyOfUnquoted, type Place } from './judge-place.ts';
import { isLocation, isSecret, isStandIn } from './judge-value.ts';
import { PLACE_FORMS } from './place-forms.ts';
import { createValueReader, MAX_UNQUOTED, type ValueReader } from './read-value.ts';
import { groupName, type Search } from './secret.ts';
import { NAME_ANCHORS, NAME_AT, NAMED } from './secret-patterns.ts';

type FindPlace = (search: Search, start: number) => number;

/** Words that lead to a secret in a way of their own. */
const PLACES: readonly (readonly [word: string, find: FindPlace])[] = [
  ...Object.keys(COMMANDS).map(
    (name) =>
      [name, (search, start) => findInCommand(search, name, start)] as const satisfies readonly [string, FindPlace],
  ),
  [' -p', findShortPassword],
  [' -w', findShortPassword],
  ['sudo -s', findPiped],
  ['password-stdin', findPiped],
  ['chpasswd', findPiped],
  ['insert into', findInsert],
  ['"kty"', findJwk],
  ['backup code', findCodes],
  ['recovery code', findCodes],
  ...LOGIN_CALLS.map((word): readonly [string, FindPlace] => [word, findInCall]),
  ...PLACE_FORMS.map(({ word, form, kind }): readonly [string, FindPlace] => [
    word,
    (search, start) => findForm(search, start, form, kind),
  ]),
];

/** Finds what a form says is a secret where its word is. */
function findForm({ text, found }: Search, start: number, form: RegExp, kind: string): number {
  form.lastIndex = start;
  const match = form.exec(text);
  const value = match?.[1] ?? '';
  if (match === null || value.length < 4 || isStandIn(value) || isLocation(value)) return start + 1;
  const end = start + match[0].lastIndexOf(value) + value.length;
  found.push({ start: end - value.length, end, kind });
  return end;
}

const CODE = /(?=[a-z-]{0,12}\d)[a-z\d]{4,10}-[a-z\d]{4,10}(?![\w-])|(?<![\w.])\d{6,10}(?![\w.])/gi;

/** Finds the codes that are listed after the word. */
function findCodes({ text, found }: Search, start: number): number {
  const list = text.slice(start, start + 600);
  for (const { index, 0: code } of list.matchAll(CODE))
    found.push({ start: start + index, end: start + index + code.length, kind: 'recovery_code' });
  return start + list.length;
}
const scanNames = createAnchorScan([...NAME_ANCHORS, ...PLACES.map(([word]) => word)]);

/** Finds values under names that say that they are secrets. */
export function findNamed(search: Search): void {
  const { text } = search;
  const reader = createValueReader(text);
  let from = 0;
  let tableEnd = 0;
  let placeEnd = 0;
  scanNames(text, (start, word) => {
    const place = PLACES[word - NAME_ANCHORS.length];
    if (place !== undefined) {
      if (start >= placeEnd && search.looks-- > 0) placeEnd = place[1](search, start);
      return;
    }
    if (start < from || isEmptyAssignment(text, start)) return;
    if (search.looks-- <= 0) {
      from = findCoarsely(search, start);
      return;
    }
    const count = search.found.length;
    from = findNamedAt(search, reader, start);
    if (search.found.length > count) return;
    NAME_AT.lastIndex = start;
    const match = NAME_AT.exec(text);
    if (match === null) return;
    const end = NAME_AT.lastIndex;
    from = Math.max(from, findMany(search, text.slice(nameStart(text, start), end), end, groupName(match)));
    if (start >= tableEnd && mayHeadColumn(text, end)) tableEnd = Math.max(tableEnd, findTable(search, start));
  });
}

/** Looks closely at a name. Returns where to go on. */
function findNamedAt(search: Search, reader: ValueReader, start: number): number {
  const { text, found } = search;
  NAMED.lastIndex = start;
  const match = NAMED.exec(text);
  if (match === null) return start + 1;
  const at = NAMED.lastIndex;
  const kind = groupName(match);
  let end = at;
  if (kind === 'cookie') end = findCookies(text, at, found);
  else if (kind === 'authorization') end = findAuthorization(text, at, match.groups?.assign !== undefined, found);
  else if (kind === 'webhook') end = findWebhook(search, match.index, at);
  else end = findValue(search, reader, match, kind);
  return Math.max(at, end);
}

/** `token=a,` and `password=""`: too short for anything, whatever the name is. */
function isEmptyAssignment(text: string, start: number): boolean {
  let at = start;
  const limit = start + 40;
  while (at < limit && isTokenCharacter(text.charCodeAt(at))) at++;
  if (text.charCodeAt(at) !== 61) return false;
  const last = at + 4;
  for (at++; at <= last; at++) {
    const code = text.charCodeAt(at);
    if (code === 44 || code === 59 || code === 38) return (text.charCodeAt(start + 2) | 32) !== 101;
  }
  return false;
}

const MIN_COARSE = 6;

/** What is left of looking closely where a text is full of names: any value with a digit is taken. */
function findCoarsely({ text, found }: Search, start: number): number {
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
  if (!hasDigit || end - at < MIN_COARSE) return end;
  found.push({ start: at, end, kind: 'password' });
  return end;
}

const COARSE_GAP = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[\s"'`:=>\\]/.test(String.fromCharCode(code))),
);
const COARSE_END = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[\s"'`,;&\\<>)\]}]/.test(String.fromCharCode(code))),
);

/** Finds the address of a webhook, all of it: whoever knows it may use it. */
function findWebhook({ text, found }: Search, index: number, end: number): number {
  const host = /[\w.]{1,40}(?:\/\w{1,40}){0,4}$/.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? '';
  found.push({ start: index - host.length, end, kind: 'webhook' });
  return end;
}

/** Opens a literal: `"`, `\"`, `\\\"`, `f"`, `"""`. Of `auth=('ada', '…')` the second is taken. */
const USER = /(?:\(?[ \t]*\\*["'][^"'\\\n]{0,80}\\*["'],[ \t]*(?<=auth(?:=\(|\()[^)]{0,100}))?/.source;
const OPENING = new RegExp(`${USER}[bfruL@$]{0,2}(?:""|'')?(\\\\*)(["'\`])`, 'iy');

/** Finds the value that a name leads to. */
function findValue({ text, found }: Search, reader: ValueReader, match: RegExpExecArray, group: string): number {
  const at = match.index + match[0].length;
  OPENING.lastIndex = at;
  const [opening = '', backslashes = '', quote = ''] = OPENING.exec(text) ?? [];
  const start = at + opening.length;
  const element = quote ? -1 : elementEnd(text, match, at);
  const end =
    element >= 0 ? element : quote ? reader.quotedEnd(start, quote, backslashes.length) : reader.unquotedEnd(at);
  const value = text.slice(start, end);
  const kind = group === 'login' || opening.includes(',') ? 'password' : group;
  const nameAt = nameStart(text, match.index);
  const name = text.slice(nameAt, match.index) + /^[\w-]*/.exec(match[0]);
  const before = text.slice(Math.max(0, nameAt - 80), nameAt);
  const place: Place = { quote, before, next: text[end] ?? '\n', match };
  const certainty = quote ? certaintyOfQuoted(value, kind, name, place) : certaintyOfUnquoted(value, kind, name, place);
  if (certainty !== undefined && isSecret(value, kind, name, certainty)) found.push({ start, end, kind });
  // Names inside a value lead to values as well; but an endless value must not be read again for every name in it.
  else if (quote || end - start < MAX_UNQUOTED) return at;
  return end;
}

/** Where the text of an element ends, which may have spaces: `<password>…</password>`, `<![CDATA[…]]>`; -1 if it is none. */
function elementEnd(text: string, { groups }: RegExpExecArray, at: number): number {
  const assign = groups?.assign ?? '';
  const isData = assign.endsWith('[CDATA[');
  if (!isData && (!assign.endsWith('>') || /^[:=]/.test(assign))) return -1;
  const length = text.slice(at, at + MAX_UNQUOTED).indexOf(isData ? ']]>' : '</');
  return length > 0 && !text.slice(at, at + length).includes('\n') ? at + length : -1;
}
