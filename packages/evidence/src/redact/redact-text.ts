import { AWS_SECRET, MIN_RUN, NAME, NAMED, SHAPES, TOKEN } from './secret-patterns.ts';

export interface Redaction {
  /** Keyed fingerprint of a secret, so that equal secrets stay recognisably equal within a run. */
  fingerprint(secret: string): string;
  /** Incremented for every replaced secret. */
  count: number;
}

/** Replaces secrets inside free text (command output, prompts, source code, JSON in strings). */
export function redactText(text: string, redaction: Redaction): string {
  return PLAIN_WORD.test(text) ? text : redactThoroughly(text, redaction);
}

/**
 * Most texts of an event are words such as `completed` or `src/index.ts`. They hold no secret: a form of its own takes MIN_RUN
 * characters, and whatever leads from a name or an anchor to a secret takes a character that is missing here.
 */
const PLAIN_WORD = new RegExp(`^[\\w./-]{0,${MIN_RUN - 1}}$`);

/** The whole search, for every text. */
export function redactThoroughly(text: string, redaction: Redaction): string {
  let redacted = text;
  // A secret may hide another by what looks like a name or a quote in it.
  for (let passes = 0; passes < MAX_PASSES; passes++) {
    const found = findSecrets(redacted);
    if (found.length === 0) break;
    redacted = replaceSecrets(redacted, found, redaction);
  }
  return redacted;
}

/** Redacts a string that stands under `name` in an object: as redactText, and the whole value if the name says it is a secret. */
export function redactNamedValue(name: string, value: string, redaction: Redaction): string {
  const match = NAME.exec(name);
  if (match === null) return redactText(value, redaction);
  const found = findSecrets(value);
  const kind = groupName(match);
  if (kind === 'cookie') findCookies(value, 0, found);
  else if (kind === 'authorization') findAuthorization(value, 0, true, found);
  else if (isSecret(value, kind, name, 'literal')) found.push({ start: 0, end: value.length, kind });
  return redactText(replaceSecrets(value, found, redaction), redaction);
}

const MAX_PASSES = 4;

interface Secret {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

function findSecrets(text: string): Secret[] {
  const found: Secret[] = [];
  findTokens(text, found);
  findShapes(text, found);
  findNamed(text, found);
  return found;
}

/** Finds secrets with a form of their own, by jumping from one long run of token characters to the next. */
function findTokens(text: string, found: Secret[]): void {
  for (let probe = MIN_RUN - 1; probe < text.length; ) {
    const before = probe - MIN_RUN;
    let at = probe;
    while (at > before && isTokenCharacter(text.charCodeAt(at))) at--;
    if (at === before) {
      let end = probe + 1;
      while (end < text.length && isTokenCharacter(text.charCodeAt(end))) end++;
      at = Math.max(end, findTokenAt(text, before + 1, found));
    }
    probe = at + MIN_RUN;
  }
}

const TOKEN_CHARACTERS = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w-]/.test(String.fromCharCode(code))));

function isTokenCharacter(code: number): boolean {
  return code < 128 && TOKEN_CHARACTERS[code] === 1;
}

const AWS_DISTANCE = 160;

/** Looks for a token where a run starts, or where its dotted prefix does (`ya29.`, `SG.`). Returns where it ends. */
function findTokenAt(text: string, runStart: number, found: Secret[]): number {
  TOKEN.lastIndex = runStart;
  let match = TOKEN.exec(text);
  if (match === null && text[runStart - 1] === '.') {
    TOKEN.lastIndex = nameStart(text, runStart);
    match = TOKEN.exec(text);
  }
  if (match === null) return runStart;
  const kind = groupName(match);
  const end = TOKEN.lastIndex;
  const start = end - (match.groups?.[kind]?.length ?? 0);
  if (!MASKED.test(match[0])) found.push({ start, end, kind });
  if (kind === 'aws_key_id') {
    for (const from of [Math.max(0, start - AWS_DISTANCE), end]) {
      const secret = AWS_SECRET.exec(text.slice(from, from + AWS_DISTANCE));
      if (secret !== null)
        found.push({ start: from + secret.index, end: from + secret.index + 40, kind: 'aws_secret' });
    }
  }
  return end;
}

/** Where the name, dotted or not, starts that ends at `end`. */
function nameStart(text: string, end: number): number {
  let start = end;
  while (end - start < 64 && (isTokenCharacter(text.charCodeAt(start - 1)) || text[start - 1] === '.')) start--;
  // The letter of an escaped line break is not part of the name after it.
  return text[start - 1] === '\\' && start < end ? start + 1 : start;
}

/** Finds secrets by what stands around them. */
function findShapes(text: string, found: Secret[]): void {
  for (const [anchor, shape] of SHAPES) {
    for (let at = text.indexOf(anchor); at >= 0; at = text.indexOf(anchor, at + 1)) {
      shape.lastIndex = at;
      const match = shape.exec(text);
      if (match === null) continue;
      const kind = groupName(match);
      const [start, end] = match.indices?.groups?.[kind] ?? [at, at];
      if (kind === 'private_key' || !isStandIn(text.slice(start, end))) found.push({ start, end, kind });
      at = Math.max(at, end);
    }
  }
}

/** Name of the first group that took part in a match. */
function groupName(match: RegExpExecArray): string {
  for (const name in match.groups) if (match.groups[name] !== undefined) return name;
  return '';
}

/** Finds values under names that say that they are secrets. */
function findNamed(text: string, found: Secret[]): void {
  NAMED.lastIndex = 0;
  for (let match = NAMED.exec(text); match !== null; match = NAMED.exec(text)) {
    const at = NAMED.lastIndex;
    const kind = groupName(match);
    let end: number;
    if (kind === 'cookie') end = findCookies(text, at, found);
    else if (kind === 'authorization') end = findAuthorization(text, at, match.groups?.assign !== undefined, found);
    else if (kind === 'webhook') end = findWebhook(text, match.index, at, found);
    else end = findValue(text, match, at, kind, found);
    NAMED.lastIndex = Math.max(at, end);
  }
}

const COOKIE = /\[?\\*["'`]?[ \t]*[\w.%$@!~*|#&+^-]+(?:="?([^;"',\s\\]*))?"?(;?)/y;
/** `Path=/`, and settings such as en-US, dark, 1 or true. */
const PLAIN_COOKIE =
  /(?<![\w-])(?:path|domain|expires|max-age|samesite|priority)=|=(?:[a-z]{1,7}|\d{1,4}|[a-z]{2}[-_][a-z]{2})?"?;?$/i;

/** Finds the values in a Cookie or Set-Cookie header, apart from plain settings. */
function findCookies(text: string, at: number, found: Secret[]): number {
  let end = at;
  for (let hasNext = true; hasNext; ) {
    COOKIE.lastIndex = end;
    const [pair = '', value = '', semicolon = ''] = COOKIE.exec(text) ?? [];
    const start = end + pair.lastIndexOf(value);
    if (value && !PLAIN_COOKIE.test(pair) && !isStandIn(value))
      found.push({ start, end: start + value.length, kind: 'cookie' });
    end += pair.length;
    hasNext = semicolon !== '';
  }
  return end;
}

const SCHEME = /(?:(basic|bearer|bot|token|oauth|negotiate|splunk|ssws|(?:api|genie)?-?key)[ \t]+)?/.source;
const AUTHORIZATION = new RegExp(`\\[?(?:[bfru]?\\\\*["'\`])?${SCHEME}(?!\\[)([^\\s"'\`\\\\,;<>\\]]+)`, 'iy');

/** Finds the credentials of an Authorization header. Where it is not certain that a value follows, they must have a scheme. */
function findAuthorization(text: string, at: number, isCertain: boolean, found: Secret[]): number {
  AUTHORIZATION.lastIndex = at;
  const [, scheme, credentials = ''] = AUTHORIZATION.exec(text) ?? [];
  if (isStandIn(credentials) || isLocation(credentials)) return at;
  if (!(scheme ? /[\dA-Z].{5}|.{5}[\dA-Z]|.{16}/.test(credentials) : isCertain && isRandom(credentials, 'likely')))
    return at;
  const end = AUTHORIZATION.lastIndex;
  const kind = scheme?.toLowerCase() === 'basic' ? 'basic_auth' : 'bearer_token';
  found.push({ start: end - credentials.length, end, kind });
  return end;
}

/** Finds the address of a webhook, all of it: whoever knows it may use it. */
function findWebhook(text: string, index: number, end: number, found: Secret[]): number {
  const host = /[\w.]+(?:\/\w+)*$/.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? '';
  found.push({ start: index - host.length, end, kind: 'webhook' });
  return end;
}

/** Opens a literal: `"`, `\"`, `\\\"`, `f"`, `"""`. Of `auth=('ada', '…')` the second is taken. */
const USER = /(?:\(?[ \t]*\\*["'][^"'\\\n]{0,80}\\*["'],[ \t]*(?<=auth(?:=\(|\()[^)]{0,100}))?/.source;
const OPENING = new RegExp(`${USER}[bfruL@$]{0,2}(?:""|'')?(\\\\*)(["'\`])`, 'iy');

/** Finds the value that a name leads to. */
function findValue(text: string, match: RegExpExecArray, at: number, group: string, found: Secret[]): number {
  OPENING.lastIndex = at;
  const [opening = '', backslashes = '', quote = ''] = OPENING.exec(text) ?? [];
  const start = at + opening.length;
  const end = quote ? quotedEnd(text, start, quote, backslashes.length) : unquotedEnd(text, at);
  const value = text.slice(start, end);
  const kind = group === 'login' || opening.includes(',') ? 'password' : group;
  const nameAt = nameStart(text, match.index);
  const name = text.slice(nameAt, match.index) + /^[\w-]*/.exec(match[0]);
  const place = { quote, before: text.slice(Math.max(0, nameAt - 80), nameAt), next: text[end] ?? '\n', match };
  const certainty = quote ? certaintyOfQuoted(value, kind, name, place) : certaintyOfUnquoted(value, kind, name, place);
  if (certainty !== undefined && isSecret(value, kind, name, certainty)) found.push({ start, end, kind });
  // Names inside a value lead to values as well; but an endless value must not be read again for every name in it.
  else if (quote || end - start < MAX_UNQUOTED) return at;
  return end;
}

/** Where a quoted literal ends. At the n-th level of JSON in strings a quote has 2ⁿ - 1 backslashes, one within it has more. */
function quotedEnd(text: string, start: number, quote: string, backslashes: number): number {
  for (let at = text.indexOf(quote, start); at >= 0; at = text.indexOf(quote, at + 1)) {
    let count = 0;
    while (at - count > start && text[at - count - 1] === '\\') count++;
    if (count > backslashes && count % (2 * backslashes + 2) !== backslashes) continue;
    const value = text.slice(start, at - Math.min(count, backslashes));
    const line = value.indexOf('\n');
    return start + (line < 0 ? value.length : line);
  }
  const line = text.indexOf('\n', start);
  return line < 0 ? text.length : line;
}

const MAX_UNQUOTED = 2048;
/** The first alternative is the form in which Google gives out passwords for apps. */
const UNQUOTED = /[a-z]{4}(?: [a-z]{4}){3}(?![a-z])|(?:[^\s"'`<\\]|<(?![/A-Za-z!])|\\(?![nrtu"'`\\])){1,2048}/y;
/** Where an unquoted value ends before the next white space: at the next parameter, property or closing bracket. */
const UNQUOTED_END = /&(?=[\w.-]+=|amp;|&)|;(?=[\w ]+=)|,(?=[\w.$-]+[=:])|[)\]}>,;:.]+$/;

/** Where an unquoted value ends. */
function unquotedEnd(text: string, at: number): number {
  UNQUOTED.lastIndex = at;
  if (!UNQUOTED.test(text)) return at;
  const end = UNQUOTED.lastIndex;
  const cut = text.slice(at, end).search(UNQUOTED_END);
  return cut < 0 ? end : at + cut;
}

/** Whether a value is written out for certain, may be code as well (`key: value`), or follows in the flow of a sentence. */
type Certainty = 'literal' | 'likely' | 'loose';

interface Place {
  readonly quote: string;
  readonly before: string;
  readonly next: string;
  readonly match: RegExpExecArray;
}

/** How a quoted value is meant; undefined if it belongs to something else than the name. */
function certaintyOfQuoted(value: string, kind: string, name: string, place: Place): Certainty | undefined {
  const { assign, call, space } = place.match.groups ?? {};
  const closesEarlierQuote = /^(?:\s|[,;)\]}]+(?:\s|$)|\.\w+\()/.test(value);
  const isVerb = space !== undefined && /^pass$/i.test(name);
  const isTypeUnion = assign === '|' && place.quote !== '`';
  const isLookup = call === '(' && kind !== 'password' && place.quote !== '`';
  const isListOfNames = call === ',' && !name.startsWith('-') && !/\([ \t]*\\*["'`]$/.test(place.before);
  if (closesEarlierQuote || isVerb || isTypeUnion || isLookup || isListOfNames) return undefined;
  return space === undefined || kind === 'password' ? 'literal' : 'likely';
}

/** How an unquoted value is meant; undefined if it belongs to something else than the name. */
function certaintyOfUnquoted(value: string, kind: string, name: string, place: Place): Certainty | undefined {
  const { before, next, match } = place;
  const { assign = '', space, login } = match.groups ?? {};
  if (/^[[{(]/.test(value)) return undefined;
  const isElement = assign.endsWith('>') && !/^[:=]/.test(assign);
  if (space !== undefined && /^pass$/i.test(name)) return undefined;
  if (isElement && next !== '<') return undefined;
  const isCommand = name.startsWith('-') || /(?:\bENV|\blogin \S+)\s+$/.test(before);
  if (space !== undefined && isCommand) return 'literal';
  if (space !== undefined) return space === '' || kind === 'password' ? 'loose' : 'likely';
  if (login !== undefined || isElement || assign === ':-' || assign.includes('value')) return 'literal';
  const isArgument = /[,)]/.test(next) && /^[A-Za-z_]+\d?$/.test(value);
  if (assign === '=' && !/\s/.test(match[0])) return isArgument ? 'likely' : 'literal';
  const isYaml = kind === 'password' && assign === ':' && /(?:^|\n|\\n)[ \t-]*["']?$/.test(before);
  const isSetting = /^[A-Z\d]+_[A-Z\d_]+$/.test(name) || (isYaml && /^[a-z]{6,}$/.test(value));
  return isSetting && /[\r\n\\"']/.test(next) ? 'literal' : 'likely';
}

/** As much of a value as is judged: the rest of a longer one is more of the same. */
const MAX_JUDGED = 200;

/** Whether a value under a telling name is a secret, and not a stand-in, a reference, a label or code. */
function isSecret(whole: string, kind: string, name: string, certainty: Certainty): boolean {
  const value = whole.slice(0, MAX_JUDGED);
  if (value.length < 4 || isStandIn(value) || isLocation(value)) return false;
  if (isNamedAfter(value, name)) return false;
  if (/\s/.test(value)) return certainty === 'literal' && /^(?:pass|secret)/.test(kind) && !PROSE.test(value.trim());
  if (kind === 'password') return isPassword(value, name, certainty);
  if (kind === 'other_key') return /^[\w+=-]{20,}$/.test(value) && isMixed(value) && isGibberish(value);
  if (kind === 'connection_string' && /(?:key|password|pwd|secret)=|:\/\/[^/]*:[^/]*@/i.test(value)) return true;
  // A bare `secret` often is the name of one.
  if (kind === 'secret' && certainty === 'literal' && !/^-*secrets?$/i.test(name)) return true;
  return isRandom(value, certainty) || (kind === 'secret' && certainty === 'literal' && /^[a-z]{8,}$/i.test(value));
}

/** Whether a value only repeats its name: `userPassword: "user-password"`. */
function isNamedAfter(value: string, name: string): boolean {
  const [letters = '', nameLetters = ''] = [value, name].map((text) => text.toLowerCase().replace(/[^a-z\d]/g, ''));
  return letters !== '' && nameLetters.endsWith(letters);
}

/** Whether a value is a password. Test runners count what passes and name it: `pass: 12`, `PASS: TestLogin`. */
function isPassword(value: string, name: string, certainty: Certainty): boolean {
  if (certainty === 'loose')
    return /^(?=.*\d)(?=.*[A-Za-z])[^()*{}[\]|,/]{6,}$/.test(value) && (value.length > 12 || !WORDS.test(value));
  if (/^pass$/i.test(name) && /^(?:\d+|[a-z]{1,7})$/i.test(value)) return false;
  return certainty === 'literal' || !(/^[A-Za-z_$]+$/.test(value) || /^[A-Z]*PASS$/.test(name));
}

const MIN_LENGTH: Readonly<Record<Certainty, number>> = { literal: 6, likely: 8, loose: 16 };
/** oauth2-proxy, my-token-1, db_password: words with at most a number at their end. */
const WORDS = /^(?:(?:[A-Za-z]+\d{0,4}|\d{0,4}[A-Za-z]*)[-_.:/])+(?:[A-Za-z]+\d{0,4}|\d{0,4}[A-Za-z]*)$/;
const IDENTIFIER = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/;

/** Whether a value looks made by a machine. */
function isRandom(whole: string, certainty: Certainty): boolean {
  const value = whole.slice(0, MAX_JUDGED);
  if (value.length < MIN_LENGTH[certainty]) return false;
  if (/[^\w+/=.~%:@|!$*-]/.test(value)) return certainty === 'literal' && isMixed(value) && value.length >= 20;
  if (certainty === 'loose' && !/(?=[A-Za-z]*\d)[A-Za-z\d]{12}/.test(value)) return false;
  if (certainty === 'likely' && IDENTIFIER.test(value)) return false;
  const isWord = certainty === 'literal' ? /^\D*$/.test(value) : /^[A-Za-z]*\d{0,3}$/.test(value);
  return isWord || WORDS.test(value) ? isGibberish(value) : /\d/.test(value) && /[A-Za-z]/.test(value);
}

/** Whether a value has small and capital letters and digits. */
function isMixed(value: string): boolean {
  return /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);
}

/** RSAPrivateKey, sharedKeys. */
const CAMEL_CASE = /^_?[a-z]*(?:[A-Z]{1,5}[a-z]{3,})*[A-Z]{0,5}$/;

/** Whether letters make no words: capitals all over, hardly a vowel, or no end. */
function isGibberish(value: string): boolean {
  if (/^(?:[a-z]{20,}|[A-Z]{20,})\d*$/.test(value)) return true;
  const letters = value.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length / letters.length;
  const vowels = letters.replace(/[^aeiou]/gi, '').length / letters.length;
  if (letters.length < 12) return false;
  return vowels < 0.2 || (capitals > 0.28 && capitals < 0.8 && !CAMEL_CASE.test(value));
}

/** Variables, templates, types and the parameters of statements. */
const REFERENCE =
  /^(?:\$(?:[A-Z_][A-Z\d_]*|[A-Za-z_]+)(?:$|\{)|\$[{(][\w. ]|[#@]?\{(?:[\w. ]*\}|.*\}$)|<[\w .:'/-]*>$|&(?:lt|#x3[Cc]);|%[A-Za-z_]\w*(?:%$|\()|%[sdv](?:$|[:/])|%\(|!(?:vault|Ref|Sub|GetAtt|env)\b|\[[\w -]+\]|\(.*\)$|[:@&*][a-z_]+$|:[a-z]+:)/;
const SAMPLE =
  /^(?:0x[\da-f]{1,8}$|#[\da-f]{3,8}$|(.)\1*$|required\b|your|(?:change|replace|insert|enter|put|set)[-_ ]?(?:me|this|here|your)|(?:argon2\w*|base64|md5|oauth2?|sha-?\d+|utf-?8)(?:$|-))/i;
const MASKED =
  /\*{3}|…|\.{3}|•|x{5}|X{5}|[Rr]edacted|REDACTED|(?<![A-Za-z\d])(?:[Yy]our|YOUR|[Ee]xample|[Pp]laceholder|[Ss]ample)(?![A-Za-z\d])/;
/** DB_PASSWORD, TOKEN: the name of a variable where a value could stand. */
const VARIABLE_NAME = /^(?:[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[A-Z]{1,15})$/;
const PLAIN_WORDS = new Set(
  `and any argument bcrypt bool boolean bytes disabled empty enabled false field fields file flag flags from hidden integer
  invalid masked missing none null number object option optional options parameter pass passwd password passwort prompt salt
  secret stdin string text token true undefined unknown unset user value with`.split(/\s+/),
);

/** Whether a value only stands for a secret. `changeme` does, too: it is public, and that it was left is worth knowing. */
function isStandIn(whole: string): boolean {
  const value = whole.slice(0, MAX_JUDGED);
  if (REFERENCE.test(value) || SAMPLE.test(value) || MASKED.test(value)) return true;
  return VARIABLE_NAME.test(value) || PLAIN_WORDS.has(value.toLowerCase());
}

const LOCATION =
  /^(?:[a-z][a-z\d+.-]*:\/\/|(?:~|\.{1,2})?\/(?:[a-z._-][a-z\d._-]*|Users|Library|Volumes)(?:\/|$)|[A-Za-z]:[\\/]|(?:arn|data|env|file|op|ref|sha\d+|vault):|projects\/|\d{4}-\d\d-\d\d|[v^~<>=]{0,2}\d+\.\d+(?:\.|$))/;

/** Whether a value is a file, an address, a reference into a secret store, a date or a version. Base64 may start like a path. */
function isLocation(value: string): boolean {
  return LOCATION.test(value) && !(isMixed(value) && /^[A-Za-z\d+/]{30,200}={0,2}$/.test(value));
}

/** A sentence in place of a value: a label, a hint or an error. */
const PROSE =
  /[.?!:]$|^[A-Z][a-z]+(?: [a-z]+)+$|\b(?:an|and|at|be|cannot|confirm|enter|for|forgot|from|incorrect|invalid|is|must|new|not|of|or|password|please|required|reset|the|to|token|with|wrong|your)\b/;

/** Writes the text anew with every secret replaced; secrets that overlap become one. */
function replaceSecrets(text: string, found: Secret[], redaction: Redaction): string {
  if (found.length === 0) return text;
  found.sort((left, right) => left.start - right.start);
  let result = '';
  let written = 0;
  for (let index = 0; index < found.length; index++) {
    const { start, kind } = found[index] as Secret;
    let end = start;
    for (let next = found[index]; next !== undefined && next.start <= end; next = found[++index])
      end = Math.max(end, next.end);
    index--;
    result += `${text.slice(written, start)}[redacted:${kind}:${redaction.fingerprint(plainForm(text.slice(start, end), kind))}]`;
    redaction.count++;
    written = end;
  }
  return result + text.slice(written);
}

/** The secret without escapes, so that it has one fingerprint wherever it stands. */
function plainForm(secret: string, kind: string): string {
  if (kind === 'private_key') return secret.replace(/\\+[nrt]|["'`]\s*\+|[\s"'`,>|]/g, '');
  const code = kind === 'url_password' ? /%([\da-f]{2})/gi : /\\+u([\da-f]{4})/gi;
  const unescaped = secret.replace(code, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return unescaped.replace(/\\+(["'`/])/g, '$1').replace(/\\+/g, '\\');
}
