import { bracketedEnd } from '../../judge/judge-brackets.ts';
import { lookOf } from '../../judge/judge-look.ts';
import { isNameOfSomething } from '../../judge/judge-place.ts';
import { DOUBTFUL, STRONG_LOOK } from '../../judge/judge-strength.ts';
import { isStandIn } from '../../judge/judge-value.ts';
import { isEqualPhrase, isLongPhrase, isOddlyCased } from '../../judge/judge-words.ts';
import type { Search } from '../../secret.ts';

/** How far after a name its value may stand, and after how many other words. */
const MAX_DISTANCE = 120;
const MAX_WORDS = 8;
const MAX_WORD = 2_000;
/** After these a text goes on about something else. */
const OTHER = new Set(
  `_ attempt authored branch build byte bytes chars checksum col column commit container count days digest directory domain etag
  exit expected expires expired file fingerprint folder from hash host hours id image index ip job length line ms node path pod port ref
  request revision run same seconds accessor policies policy scopes number serial vin iban isbn invoice tracking order ticket kid idempotency-key sec-websocket-key sec-websocket-accept sha sha1 sha256 size span status test thread times took trace uid updated url uuid version public`.split(
    /\s+/,
  ),
);
/** What a name goes on with that makes it the name of something else: token_count, passwordPolicy, key-id. */
const ABOUT =
  /^(?:s|ed|er|es|ing|ors?|ority|entic\w*|ize[rd]?|less|like|board|word-?(?:less|hint))$|(?:^|[_-]|(?<=[a-z]))(?:age|arn|attempts?|authentication|bucket|column|config(?!json)|count(?:er)?|denied|disabled|enabled|endpoint|err(?:or)?s?|exp(?:ir(?:es|y|ation|ed))?|fail(?:ed|ure)|field|files?|format|group|handler|hash(?:er)?|header|ids?|index|info|input|invalid|label|lang|len(?:gth)?|lifetime|limit|list|manager|max|method|min|missing|mode|names?|number|ok|params?|path|pattern|perm|placeholder|policy|pos|prefix|prompt|provider|proxy|ref|regex|rejected|request|required|requirements?|reset|reuse|revoked|rotation|rules?|schema|scopes?|service|size|source|status|store|stream|success|suffix|table|times?|ttl|types?|ur[il]s?|usage|valid(?:ator)?|version|window)(?![a-z])/i;

/** Whether a name that goes on with `tail` still names a secret: `_CRAWLER` of PASSWORD_CRAWLER does, `_count` does not. */
export function isStillName(tail: string): boolean {
  return tail === '' || (tail.length <= 32 && !/^[a-z]/.test(tail) && !ABOUT.test(tail));
}

/**
 * Finds the value of a name by its look, whatever stands between them: an arrow, a few words, quotes, tags. Returns where it ends, or -1.
 * What looks like little else is taken a few words away, what could be a name with a number only right after a sign.
 */
export function findNear(search: Search, nameEnd: number, kind: string): number {
  const { text, found } = search;
  const nameRest =
    /^(?:\.[\w.-]{1,80}(?=["'])|[ \t]{0,2}\.{3,60})/.exec(text.slice(nameEnd, nameEnd + 84))?.[0].length ?? 0;
  if (nameRest === 0 && !isGap(text.charCodeAt(nameEnd))) return -1;
  const block = DEFAULT.exec(text.slice(nameEnd, nameEnd + 240));
  if (block !== null && !isStandIn(block[1] ?? '')) {
    const end = nameEnd + block[0].length;
    found.push({ start: end - (block[1]?.length ?? 0), end, kind });
    return end;
  }
  const isPhrase = /phrase$/i.test(text.slice(nameEnd - 6, nameEnd));
  const limit = Math.min(text.length, nameEnd + MAX_DISTANCE);
  let at = nameEnd + nameRest;
  let hasSign = false;
  let isFar = false;
  let isCopula = false;
  let isAside = false;
  /** Whether nothing but tags has come between. */
  let isNext = true;
  let isPlace = false;
  /** `a password has been created for you: …`: a colon leads to it, and nothing follows. */
  let isMade = false;
  let comma = MAX_WORDS;
  /** Whether a line has ended without a sign that leads on. */
  let isBelow = false;
  for (let words = 0; words < MAX_WORDS; words++) {
    let lines = 0;
    let signs = '';
    while (at < limit && isGap(text.charCodeAt(at))) {
      const foreign = isLed(signs, isCopula) || (words === 0 && text[at - 1] === ' ') ? foreignEnd(text, at, kind) : -1;
      if (foreign >= 0) {
        found.push({ start: at, end: foreign, kind });
        return foreign;
      }
      const code = text.charCodeAt(at);
      if (code === 10 && (words > 0 || ++lines > 1 || !mayCross(text, nameEnd, signs))) return -1;
      if (code === 10) isBelow = !LEADS_ON.test(signs);
      if (code === 40 && words === 0 && /\w/.test(text[at - 1] ?? '') && !/["'`]/.test(text[at + 1] ?? ''))
        isFar = true;
      if (code === 40 && /\s/.test(text[at - 1] ?? '')) isAside = true;
      if (code > 32) signs += text[at];
      at++;
    }
    if (at >= limit) return -1;
    if (/\{\{|\$\{|<%/.test(signs)) return -1;
    // `'auth_user', 'bom_utf16be', …`: the next of a list is no value; the last argument of a call may be.
    const quoted = quotedEnd(text, at);
    // `…, serial number: …`: after a comma and two words, a colon belongs to something else.
    if (words > 0 && signs.startsWith(',')) comma = words;
    if (words > comma + 1 && /[:=]/.test(signs)) return -1;
    const isListed = LISTED.test(signs) && !/^["'`]\s{0,4}\)/.test(text.slice(quoted, quoted + 6));
    hasSign ||= !isListed && /[:=>→—|"'`[(：]/.test(signs);
    const isDirect = isNext ? hasSign || (words === 0 && isCopula) : isCopula || /[:=：→]/.test(signs);
    const bracketed = kind === 'password' && quoted < 0 && isDirect ? bracketedEnd(text, at) : -1;
    if (bracketed >= 0) {
      found.push({ start: at, end: bracketed, kind });
      return bracketed;
    }
    const end = quoted > 0 ? quoted : wordEnd(text, at);
    const word = text.slice(at, end).replace(/\{enter\}$/, '');
    search.looks -= word.length >> 8;
    if (word.startsWith('redacted')) return -1;
    if (quoted > 0 && words === 0 && isNameOfSomething(text, quoted)) return -1;
    const isCalled = text[end] === '(' || (text[end] === '[' && quoted < 0);
    // `tree … secrets⏎100755 blob …`: in the line below, a value is the first word or in quotes.
    const isElsewhere = isBelow && words > 0 && quoted < 0;
    if (!isCalled && !isElsewhere && text[at - 1] !== '.') {
      const strength = isPhrase && MANY_WORDS.test(word) ? DOUBTFUL : lookOf(word, kind, quoted > 0);
      const isLinked =
        !isFar &&
        !(isMade && !(signs.endsWith(':') && /[\r\n]/.test(text[end] ?? '\n'))) &&
        (isNext
          ? hasSign ||
            isOwnLine(text, nameEnd, at, end) ||
            (kind === 'password' && (isOddlyCased(word) || isLongPhrase(word) || isEqualPhrase(word)))
          : isCopula ||
            (isPlace && (/\d/.test(word) || isOddlyCased(word))) ||
            /[:=：→—]/.test(signs) ||
            (quoted > 0 && words === 1 && /\d/.test(word) && !isListed));
      const isName = quoted < 0 && /^[ \t]{0,2}[:=]/.test(text.slice(end, end + 3)) && /^[\w.-]+$/.test(word);
      // `Password for root@db1:`, `wpa2-psk wpa2-pre-shared-key="…"`
      const isAsked =
        quoted < 0 &&
        ((text[end] === ':' && /^[\w.-]+@[\w.-]+$/.test(word)) ||
          (/["'`]/.test(text[end] ?? '') && /^[\w.-]+=$/.test(word)));
      if (
        !isAsked &&
        (strength === STRONG_LOOK || (strength === DOUBTFUL && isLinked && !isName)) &&
        !isRepeatedName(text, nameEnd, word)
      ) {
        found.push({ start: at, end: at + word.length, kind });
        return end;
      }
    }
    // `"message_id":`: another field begins.
    if (
      (words > 0 || isListed || DESCRIBES.test(word)) &&
      /^\\*["']\s{0,2}:/.test(text.slice(end, end + 6)) &&
      !COPULAS.has(word.toLowerCase())
    )
      return -1;
    // `method=oauth2`: so does another setting.
    if (quoted < 0 && text[end] === '=' && text[end + 1] !== '=' && !COPULAS.has(word.toLowerCase())) return -1;
    isPlace = PREPOSITIONS.has(word.toLowerCase());
    if (text[at - 1] === '<' && TAGS.has(word.toLowerCase())) {
      at = end;
      continue;
    }
    isNext = false;
    // `changed from …` leads to a value, `the utility from …` does not.
    isCopula =
      COPULAS.has(word.toLowerCase()) &&
      word !== 'TO' &&
      (!/^from$/.test(word) || text[end] === '(' || CHANGED.test(text.slice(Math.max(0, at - 16), at)));
    if (/^(?:ENC$|arn:|A-Za-z)/.test(word)) return -1;
    isMade ||= word === 'created';
    if (
      (OTHER.has(word.toLowerCase()) && text[end] !== '(' && !/^from$/.test(word)) ||
      (/[.!?]$/.test(word) && /\s/.test(text[end] ?? ' ')) ||
      (/^[;{}]|\)$/.test(signs) && text[at] !== '.' && !isAside)
    )
      return -1;
    if (/^\d{4}-/.test(word)) return -1;
    at = end;
  }
  return -1;
}

/** Four words or more, joined: what a passphrase is. */
const MANY_WORDS = /^[a-z]{3,12}(?:([-_.])[a-z]{3,12})(?:\1[a-z]{3,12}){2,9}$/;

/** `SN_dhSinglePass_stdDH "dhSinglePass-stdDH"`: a value that repeats the name, all of it or its end. */
function isRepeatedName(text: string, nameEnd: number, word: string): boolean {
  const name = /[\w$-]*$/.exec(text.slice(Math.max(0, nameEnd - 80), nameEnd))?.[0] ?? '';
  const [letters = '', nameLetters = ''] = [word, name].map((part) => part.toLowerCase().replace(/[^a-z\d]/g, ''));
  return letters.length >= 6 && nameLetters.endsWith(letters);
}

/** Fields that say something about a secret. */
const DESCRIBES = /^(?:hash|is_|has_|last_|line|file|path|name|type|id$)|(?:hash(?:ed)?|_id|name|type|_at)$|^hashed_/i;

const LEADS_ON = /[:=>→：]["'`*]{0,2}$/;

/** Whether a value may be in the next line: not where a bracket closed, and not for a name that is itself the value of another. */
function mayCross(text: string, nameEnd: number, signs: string): boolean {
  if (/(["'`])\1/.test(signs)) return false;
  if (LEADS_ON.test(signs)) return true;
  if (/[)\]};,]/.test(signs)) return false;
  const before = text.slice(Math.max(0, nameEnd - 200), nameEnd);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return !/[=:][ \t]{0,4}["'`]?[\w.-]*$|\b(?:signature|public|fingerprint|checksum)\b/i.test(line);
}

/** `das Passwort auf … gesetzt`, `remis le mdp à …`. */
const PREPOSITIONS = new Set('auf à en su na på op'.split(' '));
const CHANGED = /(?:changed|rotated|updated|reset|switched|set|moved)\s{1,4}$/i;
const LISTED = /^\\*["'`],\\*["'`]?$/;

/** Whether a colon or a verb leads to what follows. */
function isLed(signs: string, isCopula: boolean): boolean {
  return isCopula || /[:=：→—「是は]/.test(signs);
}

/** ひまわり6315, 비밀Kettle796: a word that is not written in Latin letters, and a number. */
const FOREIGN = /[\p{L}\p{M}ー]{2,16}[A-Za-z_-]{0,16}(?:\d{2,6}|(?<=\p{L}[A-Za-z]{4}))[!?]?(?![\p{L}\d])/uy;

function foreignEnd(text: string, at: number, kind: string): number {
  if (kind !== 'password' || text.charCodeAt(at) < 0x3000 || /[\p{L}ー]/u.test(text[at - 1] ?? '')) return -1;
  FOREIGN.lastIndex = at;
  return FOREIGN.test(text) ? FOREIGN.lastIndex : -1;
}

/** Tags that change how a value looks and say nothing. */
const TAGS = new Set('b i em strong code tt span td pre kbd samp br p a u mark div li'.split(' '));

/** `bindpw …`: a line of a settings file, with the name, a space and the value. */
function isOwnLine(text: string, nameEnd: number, start: number, end: number): boolean {
  if (!/^[ \t]{1,20}$/.test(text.slice(nameEnd, start)) || !/[\r\n]/.test(text[end] ?? '\n')) return false;
  const before = /(?:^|\n|:)[ \t]*([\w-]{2,40})$/.exec(text.slice(Math.max(0, nameEnd - 60), nameEnd))?.[1] ?? '';
  return /[_-]|pw$/.test(before);
}

/** `variable "db_password" { default = "…" }` */
const DEFAULT = /^["']\s{0,4}\{[^}]{0,160}?default\s{0,8}=\s{0,8}["']([^"'\n$]{4,60})(?=["'])/;

/** Words that a value follows: `is`, `changed to`, `lautet`. */
const COPULAS = new Set(
  'is was are to: to as currently follows byte bytes type send_keys sendkeys send sendline fill text value setvalue from says reads = ist lautet war est es era é è e eh jest to är er on je este là is: now: now jetzt nun ahora maintenant désormais adesso agora nu teraz теперь artık called von sind son будет это був це adalah ialah'.split(
    ' ',
  ),
);

const GAP = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[\s"'`:=>|,;()[\]{}<*→-]/.test(String.fromCharCode(code))),
);

function isGap(code: number): boolean {
  if (code < 128) return GAP[code] === 1;
  return (
    (code >= 0x2010 && code <= 0x2026) ||
    code === 0x2192 ||
    code === 0xff1a ||
    code === 0xa0 ||
    (code >= 0x3000 && code <= 0x30ff) ||
    (code >= 0x4e00 && code <= 0xd7af)
  );
}

/** Where the closing quote is of a literal that starts at `at`; -1 if none starts or ends there. */
function quotedEnd(text: string, at: number): number {
  const quote = text[at - 1] ?? '';
  if (quote !== '"' && quote !== "'" && quote !== '`') return -1;
  const length = text.slice(at, at + MAX_QUOTED).indexOf(quote);
  return length >= 6 && !/[\s\\]/.test(text.slice(at, at + length)) ? at + length : -1;
}

const MAX_QUOTED = 120;

const END = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[\s"'`,;()[\]{}<>|\\]/.test(String.fromCharCode(code))),
);

/** Where a word ends. Signs that a password may have do not end it; those that end a sentence are no part of it. */
function wordEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + MAX_WORD);
  let end = start;
  while (end < limit) {
    const code = text.charCodeAt(end);
    if (code < 128 ? END[code] === 1 : isGap(code)) break;
    if (code === 38 && /^&[\w.-]{1,40}=/.test(text.slice(end, end + 42))) break;
    if (
      code === 61 &&
      isWordOnly(text, start, end) &&
      !isEqualPhrase(EQUAL.exec(text.slice(start, start + 60))?.[0] ?? '')
    )
      break;
    if (code === 58 && isWordOnly(text, start, end) && !LOCATIONS.has(text.slice(start, end))) break;
    end++;
  }
  while (end > start + 1 && /[.,:;]/.test(text[end - 1] ?? '')) end--;
  return Math.max(end, start + 1);
}

const EQUAL = /^[A-Za-z\d]+=[A-Za-z\d]*[!?]?(?=[\s.,;:)"'`]|$)/;

/** `user:` and `name=`: what precedes a colon is a name of its own. */
function isWordOnly(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at) | 32;
    if (code < 97 || code > 122) return text.charCodeAt(at) === 95;
  }
  return true;
}

const LOCATIONS = new Set(
  'arn data h1 env file git gs http https op projects redacted ref s3 secret sha256 ssh vault'.split(' '),
);
