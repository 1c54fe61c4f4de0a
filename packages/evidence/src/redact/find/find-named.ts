import { isIdentifier } from '../judge/judge-identifier.ts';
import { isMention } from '../judge/judge-mention.ts';
import { isInChecksums, isOwnedKey } from '../judge/judge-owner.ts';
import { certaintyOfQuoted, certaintyOfUnquoted, isNameOfSomething, type Place } from '../judge/judge-place.ts';
import { isPassphrase, isSecret } from '../judge/judge-secret.ts';
import { keyStrength, passwordStrength, STRONG_LOOK } from '../judge/judge-strength.ts';
import { isLabel, isMixed, isStandIn } from '../judge/judge-value.ts';
import { identifierEnd, mayLead, NO_NAME, PART_OF_NAME, PLAIN_ANCHORS, useOf } from '../name-use.ts';
import { createValueReader, MAX_UNQUOTED, restOfLine, type ValueReader } from '../read-value.ts';
import { groupName, type Search } from '../secret.ts';
import { NAME_AT, NAMED } from '../secret-patterns.ts';
import { findMany } from './find-blocks.ts';
import { findAuthorization, findCookies } from './find-headers.ts';
import { nameStart, TOKEN_CHARACTERS } from './find-tokens.ts';
import { findAfterLongName, findNearAt } from './near/find-around.ts';
import { findAfterStandIn, findChanged } from './near/find-fields.ts';
import { findHtmlTable } from './near/find-html-tables.ts';
import { PHRASE_PROSE } from './near/find-passphrase.ts';
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
  // `feature/token 94b9…`, `"$PASSWORD" registry01`
  if (match.groups?.space !== undefined && isMention(text, match.index, identifierEnd(search.bytes, match.index)))
    return end;
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
    kind === 'other_key' &&
    /^-*keys?$/i.test(name) &&
    (DIGITS.test(value) || isKeyLike(value)) &&
    isOwnedKey(text, nameAt, end);
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

/** Shorter than a bare `key` must be elsewhere. */
function isKeyLike(value: string): boolean {
  if (value.length < 12 || !isMixed(value) || isIdentifier(value) || /[\s/:]/.test(value)) return false;
  return Math.max(keyStrength(value), passwordStrength(value)) === STRONG_LOOK;
}

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

/** Where the text of an element ends, which may have spaces: `<password>…</password>`, `<![CDATA[…]]>`; -1 if it is none. */
function elementEnd(text: string, { groups }: RegExpExecArray, at: number): number {
  const assign = groups?.assign ?? '';
  const isData = assign.endsWith('[CDATA[');
  if (!isData && (!assign.endsWith('>') || /^[:=]/.test(assign))) return -1;
  const length = text.slice(at, at + MAX_UNQUOTED).indexOf(isData ? ']]>' : '</');
  return length > 0 && !text.slice(at, at + length).includes('\n') ? at + length : -1;
}
