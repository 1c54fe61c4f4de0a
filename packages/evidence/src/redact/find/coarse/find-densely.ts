import { CAPITAL, DIGIT, SMALL, sortOf } from '../../judge/character-sorts.ts';
import { isPlainWord } from '../../judge/judge-value.ts';
import type { Search } from '../../secret.ts';
import { bytesIn } from '../../text-bytes.ts';
import { findAllCoarsely } from '../find-anchored.ts';
import { TOKEN_CHARACTERS } from '../find-tokens.ts';

/**
 * Walks over what is left of a text that is full of secrets. Here everything that could be one is taken: what a name leads to, and any word
 * in which letters and digits change as in a key or a password.
 */
export function findDensely(search: Search): void {
  const { text, bytes, end: from } = search;
  findAllCoarsely(search, from, text.length, findNamedDensely);
  for (let at = from; at < text.length; ) {
    if (ENDS_WORD[bytes[at] as number] === 0) at = findWord(search, at);
    else if (bytes[at] === COLON && bytes[at + 1] === SLASH && bytes[at + 2] === SLASH) at = findUser(search, at + 3);
    else at++;
  }
}

const COLON = 58;
const SLASH = 47;
const AT = 64;
const ENDS_WORD = bytesIn(/[\0\s"'`\\<>()[\]{},;|=:&?]/);

const MIN_WORD = 8;
/** A key without signs has at least so many characters, in which small letters, capitals and digits change so often. */
const MIN_KEY = 16;
const MIN_CHANGES = 5;
/** What is right before a value. */
const LEADS = bytesIn(/["'`=:]/);

const LETTER = 1;
const FIGURE = 2;
const PASSWORD_SIGN = 4;
/** A sign of an address, a file or an id. */
const JOINT = 8;
const SORTS = Uint8Array.from({ length: 256 }, (_, code) => {
  const sort = sortOf(code);
  if (sort === DIGIT) return FIGURE;
  if (sort === SMALL || sort === CAPITAL) return LETTER;
  const sign = String.fromCharCode(code);
  return /[!#$%^*~@+]/.test(sign) ? PASSWORD_SIGN : /[./-]/.test(sign) ? JOINT : 0;
});

/** Takes a word that may be a key or a password. Returns where it ends. */
function findWord({ bytes, found }: Search, start: number): number {
  let sorts = 0;
  let changes = 0;
  let before = 0;
  let end = start;
  for (; ENDS_WORD[bytes[end] as number] === 0; end++) {
    const byte = bytes[end] as number;
    const sort = SORTS[byte] as number;
    sorts |= sort;
    if (sort > FIGURE) continue;
    const kind = sort === LETTER ? byte & 32 : 1;
    if (kind !== before) changes++;
    before = kind;
  }
  const length = end - start;
  if (length < MIN_WORD || (sorts & LETTER) === 0 || (sorts & FIGURE) === 0) return end;
  const isKey = length >= MIN_KEY && changes >= MIN_CHANGES;
  const isPassword = (sorts & PASSWORD_SIGN) !== 0 || ((sorts & JOINT) === 0 && LEADS[bytes[start - 1] ?? 0] === 1);
  if ((isKey || isPassword) && !isUuid(bytes, start, end)) found.push({ start, end, kind: 'service_key' });
  return end;
}

const HYPHEN = 45;

function isUuid(bytes: Uint8Array, start: number, end: number): boolean {
  return (
    end - start === 36 &&
    bytes[start + 8] === HYPHEN &&
    bytes[start + 13] === HYPHEN &&
    bytes[start + 18] === HYPHEN &&
    bytes[start + 23] === HYPHEN
  );
}

const ENDS_USER = bytesIn(/[\0\s"'`\\<>/?#]/);

/** Takes the password of an address, `//user:…@host`. Returns where to go on. */
function findUser({ bytes, found }: Search, start: number): number {
  let colon = -1;
  let end = start;
  for (; ENDS_USER[bytes[end] as number] === 0 && bytes[end] !== AT; end++)
    if (bytes[end] === COLON && colon < 0) colon = end;
  if (bytes[end] !== AT || colon < 0) return start;
  found.push({ start: colon + 1, end, kind: 'url_password' });
  return end;
}

const MIN_NAMED = 6;
const MAX_NAMED = 400;
/** White space is 1, what leads to a value 2, the quote before it 4. */
const GAPS = Uint8Array.from({ length: 256 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /["'`]/.test(sign) ? 4 : /[:=>\\]/.test(sign) ? 2 : Number(/[ \t]/.test(sign));
});
const ENDS_VALUE = bytesIn(/[\0\s"'`\\<>&;,]/);
const ENDS_QUOTED = bytesIn(/[\0\n"'`\\]/);
/** How variables, templates, masks and marks begin and end; `{SSHA}…` and `$6$…` are neither. */
const STARTS_REFERENCE = bytesIn(/[${<%*([]/);
const ENDS_REFERENCE = bytesIn(/[A-Z_})>%*\]]/);

/** Takes what a name leads to, to the end of its quotes, unless it is a plain word. Returns where it ends. */
function findNamedDensely({ text, bytes, found }: Search, nameStart: number): number {
  let at = nameStart;
  while (TOKEN_CHARACTERS[bytes[at] as number] === 1) at++;
  let gaps = 0;
  let isQuoted = false;
  for (; GAPS[bytes[at] as number] !== 0; at++) {
    const gap = GAPS[bytes[at] as number] as number;
    gaps |= gap;
    isQuoted = gap === 4;
  }
  if (gaps <= 1) return at;
  const ends = isQuoted ? ENDS_QUOTED : ENDS_VALUE;
  let end = at;
  while (end - at < MAX_NAMED && ends[bytes[end] as number] === 0) end++;
  if (end - at < MIN_NAMED || isReference(bytes, at, end)) return end;
  if (text.startsWith('redacted', at) || isPlainWord(text.slice(at, end))) return end;
  found.push({ start: at, end, kind: 'password' });
  return end;
}

function isReference(bytes: Uint8Array, start: number, end: number): boolean {
  return STARTS_REFERENCE[bytes[start] as number] === 1 && ENDS_REFERENCE[bytes[end - 1] as number] === 1;
}
