import { certaintyOfQuoted, certaintyOfUnquoted, type Place } from '../judge-place.ts';
import { isSecret } from '../judge-value.ts';
import { createValueReader, MAX_UNQUOTED, type ValueReader } from '../read-value.ts';
import { groupName, type Search } from '../secret.ts';
import { NAME, NAME_ANCHORS, NAME_AT, NAME_HEAD, NAMED } from '../secret-patterns.ts';
import { findMany } from './find-blocks.ts';
import { findAuthorization, findCookies } from './find-headers.ts';
import { findNear, isStillName } from './find-near.ts';
import { findTable } from './find-tables.ts';
import { isTokenCharacter, nameStart, TOKEN_CHARACTERS } from './find-tokens.ts';

/** `token_count`, `token_ids`, `password_length`: what is said about a secret is none. */
const ABOUT = /[a-z]{0,6}[_-](?:count|ids?|len(?:gth)?|limit|name|type|ur[il]|usage)(?![a-z])/iy;

/** Finds values under names that say that they are secrets: to be called with every place of a word of NAME_ANCHORS. */
export function createNameFinder(search: Search): (start: number, word: number) => void {
  const { text, bytes } = search;
  let reader: ValueReader | undefined;
  let from = 0;
  let tableEnd = 0;
  return (start, word) => {
    if (start < from || isEmptyAssignment(bytes, start)) return;
    if (search.looks <= 0) {
      from = findCoarsely(search, start);
      return;
    }
    const end = identifierEnd(bytes, start);
    const use = useOf(text.slice(start, end), word);
    if (use === NO_NAME) return;
    if (use === PART_OF_NAME) {
      from = Math.max(from, findAfterLongName(search, start, end));
      return;
    }
    search.looks--;
    const count = search.found.length;
    reader ??= createValueReader(text);
    from = findNamedAt(search, reader, start);
    if (search.found.length === count) {
      const next = nextSign(text, end);
      if (next === MANY) from = Math.max(from, findManyAt(search, start));
      else if (next === HEAD && start >= tableEnd) tableEnd = Math.max(tableEnd, findTableAt(search, start));
      if (search.found.length === count) from = Math.max(from, findNearAt(search, start));
    }
  };
}

/** Finds what is near a name that nothing leads from as it usually does. */
function findNearAt(search: Search, start: number): number {
  NAME_HEAD.lastIndex = start;
  const match = NAME_HEAD.exec(search.text);
  if (match === null) return -1;
  const kind = groupName(match);
  if (isInMark(search.text, start)) return -1;
  if (NOT_NEAR.has(kind) || /^pass$/i.test(match[0])) return -1;
  const end = identifierEnd(search.bytes, NAME_HEAD.lastIndex);
  if (!isStillName(search.text.slice(NAME_HEAD.lastIndex, end))) return -1;
  return findNear(search, end, kind);
}

/** Kinds whose names say too little for that. */
const NOT_NEAR = new Set(['pin', 'other_key', 'authorization', 'cookie', 'login', 'webhook']);

/** Finds what is near a name that goes on: PASSWORD_CRAWLER, tokenValue. */
function findAfterLongName(search: Search, start: number, end: number): number {
  NAME_HEAD.lastIndex = start;
  const match = NAME_HEAD.exec(search.text);
  if (match === null || NAME_HEAD.lastIndex > end) return -1;
  const kind = groupName(match);
  if (NOT_NEAR.has(kind) || !isStillName(search.text.slice(NAME_HEAD.lastIndex, end))) return -1;
  search.looks--;
  if (isInMark(search.text, start)) return -1;
  return findNear(search, end, kind);
}

function isInMark(text: string, start: number): boolean {
  return /redacted:\w{0,30}$/.test(text.slice(Math.max(0, start - 40), start));
}

/** So many of the first anchors are parts of plain names, which must fit to their end. */
const PLAIN_ANCHORS = NAME_ANCHORS.indexOf('identified');
/** What may stand before an anchor within a name. */
const BEGINNINGS = ['', 'to', 'se', 'a', 'coo', 'api_', 'github', 'private', 'mtls_'];
const NO_NAME = 0;
const PART_OF_NAME = 1;
const WHOLE_NAME = 2;
type Use = typeof NO_NAME | typeof PART_OF_NAME | typeof WHOLE_NAME;

/** By anchor, what names are that start so. Remembered, because texts repeat their names. */
const uses: readonly Map<string, Use>[] = NAME_ANCHORS.map(() => new Map<string, Use>());
const MAX_USES = 200;

/** Whether a name can end so: `ken` and `ken_prod` of token. `ken_count` cannot, `kenValue` goes on. */
function useOf(tail: string, word: number): Use {
  const known = uses[word] as Map<string, Use>;
  const use = known.get(tail);
  if (use !== undefined) return use;
  const judged = judgeUse(tail, word);
  if (known.size >= MAX_USES) known.clear();
  // Put together anew, because a part of a text keeps the whole text in memory.
  known.set(` ${tail}`.slice(1), judged);
  return judged;
}

function judgeUse(tail: string, word: number): Use {
  ABOUT.lastIndex = NAME_ANCHORS[word]?.length ?? 0;
  if (ABOUT.test(tail)) return NO_NAME;
  if (word >= PLAIN_ANCHORS || tail.length > 40) return WHOLE_NAME;
  return BEGINNINGS.some((beginning) => NAME.test(beginning + tail)) ? WHOLE_NAME : PART_OF_NAME;
}

function identifierEnd(bytes: Uint8Array, start: number): number {
  let end = start;
  while (end - start < 48 && TOKEN_CHARACTERS[bytes[end] as number] === 1) end++;
  return end;
}

const MANY = 1;
const HEAD = 2;

/** What a sign after a name and its quote leads to: several values, or the rows of a table. */
function nextSign(text: string, nameEnd: number): number {
  let at = nameEnd;
  while (at - nameEnd < 24 && GAPS.has(text.charCodeAt(at))) at++;
  const code = text.charCodeAt(at);
  if (code === 44 || code === 59 || code === 124 || code === 9 || code === 0x2502 || code === 10 || code === 13)
    return HEAD;
  if (code !== 58 && code !== 61) return at - nameEnd >= 2 ? HEAD : 0;
  at++;
  while (at - nameEnd < 40 && text.charCodeAt(at) === 32) at++;
  return MANY_STARTS.has(text.charCodeAt(at)) ? MANY : 0;
}

const codesOf = (signs: string): ReadonlySet<number> => new Set([...signs].map((sign) => sign.charCodeAt(0)));
const GAPS = codesOf('"\'`* ');
const MANY_STARTS = codesOf('[|>&!\n\r');

function findManyAt(search: Search, start: number): number {
  NAME_AT.lastIndex = start;
  const match = NAME_AT.exec(search.text);
  if (match === null) return -1;
  const end = NAME_AT.lastIndex;
  return findMany(search, search.text.slice(nameStart(search.text, start), end), end, groupName(match));
}

function findTableAt(search: Search, start: number): number {
  NAME_AT.lastIndex = start;
  return NAME_AT.test(search.text) ? findTable(search, start) : -1;
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
function isEmptyAssignment(bytes: Uint8Array, start: number): boolean {
  let at = start;
  const limit = start + 40;
  while (at < limit && TOKEN_CHARACTERS[bytes[at] as number] === 1) at++;
  if (bytes[at] !== 61) return false;
  const last = at + 4;
  for (at++; at <= last; at++) {
    const byte = bytes[at];
    if (byte === 44 || byte === 59 || byte === 38) return ((bytes[start + 2] as number) | 32) !== 101;
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
const USER = /(?:\(?[ \t]*\\*["'][^"'\\\n]{0,80}\\*["'],[ \t]*(?<=auth[ \t]{0,2}=?[ \t]{0,2}\([^)]{0,100}))?/.source;
const OPENING = new RegExp(`${USER}[bfrunL@$]{0,2}(?:""|'')?(\\\\*)(["'\`])`, 'iy');

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
  if (group === 'login' && /^\d{1,5}$/.test(value)) return end;
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
