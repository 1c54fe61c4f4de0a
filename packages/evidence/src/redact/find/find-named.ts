import { isInChecksums, isOwnedKey } from '../judge/judge-owner.ts';
import { certaintyOfQuoted, certaintyOfUnquoted, isNameOfSomething, type Place } from '../judge/judge-place.ts';
import { isPassphrase, isSecret } from '../judge/judge-secret.ts';
import { isLabel, isStandIn } from '../judge/judge-value.ts';
import { identifierEnd, mayLead, NO_NAME, PART_OF_NAME, PLAIN_ANCHORS, useOf } from '../name-use.ts';
import { createValueReader, MAX_UNQUOTED, type ValueReader } from '../read-value.ts';
import { groupName, type Search } from '../secret.ts';
import { NAME_AT, NAME_HEAD, NAMED } from '../secret-patterns.ts';
import { findMany } from './find-blocks.ts';
import { findAuthorization, findCookies } from './find-headers.ts';
import { nameStart, TOKEN_CHARACTERS } from './find-tokens.ts';
import { findAfterPass } from './near/find-after-pass.ts';
import { findAnswer } from './near/find-answer.ts';
import { findBefore } from './near/find-before.ts';
import { findBelow } from './near/find-below.ts';
import { findBytes } from './near/find-bytes.ts';
import { findAfterStandIn, findChanged, findField } from './near/find-fields.ts';
import { findHeaded } from './near/find-headed.ts';
import { findHtmlTable } from './near/find-html-tables.ts';
import { findNear, isStillName } from './near/find-near.ts';
import { findPassphrase, PHRASE_PROSE } from './near/find-passphrase.ts';
import { findSpokenKey } from './near/find-spoken-key.ts';
import { findTable } from './near/find-tables.ts';

/** Finds values under names that say that they are secrets: to be called with every place of a word of NAME_ANCHORS. */
export function createNameFinder(search: Search): (start: number, word: number) => void {
  const { text, bytes } = search;
  let reader: ValueReader | undefined;
  let from = 0;
  let tableEnd = 0;
  /** The last name that was none: the lines of a log repeat theirs. */
  let noName = '';
  let noNameWord = -1;
  return (start, word) => {
    if (start < from || isEmptyAssignment(bytes, start)) return;
    const end = nameEnd(search, start, word);
    if (word === noNameWord && end - start === noName.length && text.startsWith(noName, start)) return;
    const tail = text.slice(start, end);
    const use = useOf(tail, word);
    if (use === NO_NAME) {
      noName = tail;
      noNameWord = word;
      return;
    }
    if (use === PART_OF_NAME) {
      from = Math.max(from, findAfterLongName(search, start, end));
      return;
    }
    if (word >= PLAIN_ANCHORS && !mayLead(text, start, word)) return;
    search.looks--;
    const count = search.found.length;
    reader ??= createValueReader(text);
    from = findNamedAt(search, reader, start);
    if (search.found.length === count) {
      const next = nextSign(text, end);
      if (next === MANY) from = Math.max(from, findManyAt(search, start));
      else if (next === HEAD && start >= tableEnd) tableEnd = Math.max(tableEnd, findTableAt(search, start));
      if (search.found.length === count && text[end] === '<') from = Math.max(from, findHtmlTableAt(search, start));
      if (search.found.length === count) from = Math.max(from, findNearAt(search, start));
    }
    if (search.found.length > count) findChanged(search);
  };
}

/** Where a name ends; those of other languages have letters and spaces that no other name has. */
function nameEnd({ text, bytes }: Search, start: number, word: number): number {
  if (word < PLAIN_ANCHORS) return identifierEnd(bytes, start);
  NAME_AT.lastIndex = start;
  return NAME_AT.test(text) ? NAME_AT.lastIndex : identifierEnd(bytes, start);
}

/** Finds what is near a name that nothing leads from as it usually does. */
function findNearAt(search: Search, start: number): number {
  NAME_HEAD.lastIndex = start;
  const match = NAME_HEAD.exec(search.text);
  if (match === null) return -1;
  const kind = groupName(match);
  if (isInMark(search.text, start)) return -1;
  if (kind === 'other_key') return findSpokenKey(search, start, NAME_HEAD.lastIndex);
  if (NOT_NEAR.has(kind)) return -1;
  // In SSH_PASS it is no verb.
  if (/^pass$/i.test(match[0]) && search.text[start - 1] !== '_') return findAfterPass(search, start);
  const end = identifierEnd(search.bytes, NAME_HEAD.lastIndex);
  if (!isStillName(search.text.slice(NAME_HEAD.lastIndex, end))) return -1;
  return findAround(search, start, end, kind);
}

/** `#define`, `typedef`, `class`: what follows a name in a declaration is code, unless it is in quotes. */
const DECLARATION =
  /^[ \t]*(?:#[ \t]*define|typedef|using|struct|class|enum|union|extern|namespace|interface)\b(?!.*["'])/;

function isDeclared(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 200), start);
  const from = start - before.length + before.lastIndexOf('\n') + 1;
  return DECLARATION.test(restOfLine(text, from, 300));
}

/** Finds a value by its look: after the name, in the line below, before the name. */
function findAround(search: Search, start: number, end: number, kind: string): number {
  if (isDeclared(search.text, start) || (kind === 'token' && isInChecksums(search.text, start))) return -1;
  const bytes = findBytes(search, end, kind);
  if (bytes >= 0) return bytes;
  const phrase = findPassphrase(search, start, end, kind);
  if (phrase >= 0) return phrase;
  const near = isFile(search.text, start, end, kind) ? -1 : findNear(search, end, kind);
  if (near >= 0) return near;
  const below = findBelow(search, start, end, kind);
  if (below >= 0) return below;
  const headed = findHeaded(search, start, end, kind);
  if (headed >= 0) return headed;
  const field = findField(search, end, kind);
  if (field >= 0) return field;
  const answer = findAnswer(search, start, end, kind);
  if (answer >= 0) return answer;
  findBefore(search, start, kind);
  return -1;
}

/** Whether a name is the end of a path: ~/.aws/credentials [profile]. */
function isFile(text: string, start: number, end: number, kind: string): boolean {
  const next = text.slice(end, end + 2);
  // auth0|…: the id of a user
  if (kind === 'credential' && /^[|:]\S/.test(next)) return true;
  const isEnd = kind === 'password' ? /^[\s"'`,;)]|^$/ : /^[\s"'`,;)]|^$|^:\S/;
  return isEnd.test(next) && PATH.test(text.slice(Math.max(0, start - 80), start));
}

const PATH =
  /(?:^|[\s"'`(=:+])(?:~|\.{1,2}|[A-Za-z]:|[\w-]{1,40}(?:\.[\w-]{1,40}){1,4})?[/\\](?:[\w.-]{1,40}[/\\]){0,8}[\w.-]{0,24}$/;

/** Kinds whose names say too little for that. */
const NOT_NEAR = new Set(['pin', 'other_key', 'session', 'authorization', 'cookie', 'login', 'webhook']);

/** Finds what is near a name that goes on: PASSWORD_CRAWLER, tokenValue. */
function findAfterLongName(search: Search, start: number, end: number): number {
  NAME_HEAD.lastIndex = start;
  const match = NAME_HEAD.exec(search.text);
  if (match === null || NAME_HEAD.lastIndex > end) return -1;
  const kind = groupName(match);
  const tail = search.text.slice(NAME_HEAD.lastIndex, end);
  if (NOT_NEAR.has(kind) || !isStillName(tail)) return -1;
  // auth-worker is a service, and Z4pw6D3 is random.
  if ((kind === 'credential' && /^-[a-z]/.test(tail)) || /\d$/.test(match[0])) return -1;
  search.looks--;
  if (isInMark(search.text, start)) return -1;
  return findAround(search, start, end, kind);
}

function isInMark(text: string, start: number): boolean {
  return /redacted:\w{0,30}$/.test(text.slice(Math.max(0, start - 40), start));
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

function findHtmlTableAt(search: Search, start: number): number {
  NAME_AT.lastIndex = start;
  const match = NAME_AT.exec(search.text);
  return match === null ? -1 : findHtmlTable(search, start, match[0], groupName(match));
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
    if (byte === 34 || byte === 39) return false;
    if (byte === 44 || byte === 59 || byte === 38) return ((bytes[start + 2] as number) | 32) !== 101;
  }
  return false;
}

/** Finds the address of a webhook, all of it: whoever knows it may use it. */
function findWebhook({ text, found }: Search, index: number, end: number): number {
  const host = /[\w.]{1,40}(?:\/\w{1,40}){0,4}$/.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? '';
  if (!isStandIn(/[\w-]*$/.exec(text.slice(index, end))?.[0] ?? ''))
    found.push({ start: index - host.length, end, kind: 'webhook' });
  return end;
}

/** Opens a literal: `"`, `\"`, `\\\"`, `f"`, `"""`. Of `auth=('ada', '…')` the second is taken. */
const USER = /(?:\(?[ \t]*\\*["'][^"'\\\n]{0,80}\\*["'],[ \t]*(?<=auth[ \t]{0,2}=?[ \t]{0,2}\([^)]{0,100}))?/.source;
const OPENING = new RegExp(`${USER}[bfrunL@$]{0,2}(?:""|'')?(\\\\*)(["'\`])`, 'iy');

/** Finds the value that a name leads to. */
function findValue(search: Search, reader: ValueReader, match: RegExpExecArray, group: string): number {
  const { text, found } = search;
  const at = match.index + match[0].length;
  OPENING.lastIndex = at;
  const [opening = '', backslashes = '', quote = ''] = OPENING.exec(text) ?? [];
  const start = at + opening.length;
  const element = quote ? -1 : elementEnd(text, match, at);
  const isForm = (match.groups?.assign ?? '').endsWith('\n') && quote === '';
  const phrase = quote === '' ? phraseEnd(text, start, match, group) : -1;
  const end =
    phrase > 0
      ? phrase
      : isForm
        ? reader.lineEnd(start) - Number(text[reader.lineEnd(start) - 1] === '\r')
        : element >= 0
          ? element
          : quote
            ? reader.quotedEnd(start, quote, backslashes.length)
            : reader.unquotedEnd(at);
  const value = text.slice(start, end);
  // A long value costs as much as several short ones.
  search.looks -= value.length >> 8;
  if (group === 'login' && /^\d{1,5}$/.test(value)) return end;
  // `secrets: "hashed_secret": …`: what a colon follows is a name.
  if (quote !== '' && /^[\w.-]+$/.test(value) && /^\\*["'`]\s{0,2}:(?!:)/.test(text.slice(end, end + 6))) return end;
  // `resource "random_password" "main" {`, `secret "db-7f9c" created`: the name of something.
  if (quote !== '' && match.groups?.assign === undefined && isNameOfSomething(text, end)) return end;
  if (quote === '' && text[end] === ' ' && isLabel(restOfLine(text, start))) return end;
  const kind = group === 'login' || opening.includes(',') ? 'password' : group;
  const nameAt = nameStart(text, match.index);
  const name = text.slice(nameAt, match.index) + /^[\w-]*/.exec(match[0]);
  const before = text.slice(Math.max(0, nameAt - 80), nameAt);
  const after = kind === 'pin' ? restOfLine(text, end, 40) : '';
  const place: Place = { quote, before, next: text[end] ?? '\n', after, match };
  const certainty =
    phrase > 0
      ? 'literal'
      : quote
        ? certaintyOfQuoted(value, kind, name, place)
        : certaintyOfUnquoted(value, kind, name, place);
  if (kind !== 'password' && DIGITS.test(value) && isInChecksums(text, nameAt)) return end;
  const isOwned =
    kind === 'other_key' && /^-*keys?$/i.test(name) && DIGITS.test(value) && isOwnedKey(text, nameAt, end);
  if (phrase > 0 || isOwned || (certainty !== undefined && isSecret(value, kind, name, certainty)))
    found.push({ start, end, kind });
  else if (quote && isStandIn(value)) return Math.max(at, findAfterStandIn(search, end, kind));
  // Names inside a value lead to values as well; but an endless value must not be read again for every name in it.
  else if (quote || end - start < MAX_UNQUOTED) return at;
  return end;
}

/** What `key` leads to in caches and maps as well. */
const DIGITS =
  /^(?=[\da-f]*[a-f])(?=[a-f]*\d)(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{48}|[\da-f]{64}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;

/** Where a passphrase of several words ends that has no quotes; -1 if it is none. */
function phraseEnd(text: string, start: number, match: RegExpExecArray, group: string): number {
  if (!/^(?:password|secret|passphrase)$/.test(group)) return -1;
  const line = restOfLine(text, start);
  if (!/^[A-Za-z\d]+(?: [A-Za-z\d]+){2,7}$/.test(line)) return -1;
  const isNamed = /phrase/i.test(match[0]);
  if (isNamed && match.groups?.assign !== undefined && !PHRASE_PROSE.test(line)) return start + line.length;
  const isSetting = match.groups?.assign === '=' && !/\s/.test(match[0]) && /\d/.test(line);
  return (isNamed || isSetting) && isPassphrase(line) ? start + line.length : -1;
}

function restOfLine(text: string, from: number, most = 80): string {
  return /^[^\r\n]*/.exec(text.slice(from, from + most))?.[0] ?? '';
}

/** Where the text of an element ends, which may have spaces: `<password>…</password>`, `<![CDATA[…]]>`; -1 if it is none. */
function elementEnd(text: string, { groups }: RegExpExecArray, at: number): number {
  const assign = groups?.assign ?? '';
  const isData = assign.endsWith('[CDATA[');
  if (!isData && (!assign.endsWith('>') || /^[:=]/.test(assign))) return -1;
  const length = text.slice(at, at + MAX_UNQUOTED).indexOf(isData ? ']]>' : '</');
  return length > 0 && !text.slice(at, at + length).includes('\n') ? at + length : -1;
}
