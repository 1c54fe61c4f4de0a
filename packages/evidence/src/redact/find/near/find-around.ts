import { isMention } from '../../judge/judge-mention.ts';
import { isInChecksums } from '../../judge/judge-owner.ts';
import { identifierEnd } from '../../name-use.ts';
import { restOfLine } from '../../read-value.ts';
import { groupName, type Search } from '../../secret.ts';
import { NAME_HEAD } from '../../secret-patterns.ts';
import { findAfterPass } from './find-after-pass.ts';
import { findAnswer } from './find-answer.ts';
import { findBefore } from './find-before.ts';
import { findBelow } from './find-below.ts';
import { findBytes } from './find-bytes.ts';
import { findDirect } from './find-direct.ts';
import { findField } from './find-fields.ts';
import { findHeaded } from './find-headed.ts';
import { findNear, isStillName } from './find-near.ts';
import { findPassphrase } from './find-passphrase.ts';
import { findSpokenKey } from './find-spoken-key.ts';

/** Finds what is near a name that nothing leads from as it usually does. */
export function findNearAt(search: Search, start: number): number {
  NAME_HEAD.lastIndex = start;
  const match = NAME_HEAD.exec(search.text);
  if (match === null) return -1;
  const kind = groupName(match);
  if (isInMark(search.text, start)) return -1;
  if (kind === 'other_key') return findSpokenKey(search, start, NAME_HEAD.lastIndex);
  if (NOT_NEAR.has(kind)) return -1;
  // In SSH_PASS it is no verb.
  if (/^pass$/i.test(match[0]) && search.text[start - 1] !== '_')
    return Math.max(findAfterPass(search, start), findDirect(search, start, NAME_HEAD.lastIndex));
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
  if (
    isDeclared(search.text, start) ||
    (kind === 'token' && isInChecksums(search.text, start)) ||
    isMention(search.text, start, end)
  )
    return -1;
  const direct = kind === 'password' ? findDirect(search, start, end) : -1;
  if (direct >= 0) return direct;
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
export function findAfterLongName(search: Search, start: number, end: number): number {
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
