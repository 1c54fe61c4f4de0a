import {
  AUTHORIZATION,
  AWS_SECRET,
  BASIC_TUPLE,
  COOKIE_LINE,
  COOKIE_PAIR,
  LOCATION,
  MASKED_TOKEN,
  MIN_RUN,
  NAME,
  NAMED,
  OPENING,
  PLACEHOLDER,
  PLAIN_COOKIE,
  PROSE,
  SHAPES,
  TOKEN,
  TOKENS,
  UNQUOTED,
  UNQUOTED_END,
  VARIABLE_NAME,
  WORDS,
} from './secret-patterns.ts';

export interface Redaction {
  /** Keyed fingerprint of a secret, so that equal secrets stay recognisably equal within a run. */
  fingerprint(secret: string): string;
  /** Incremented for every replaced secret. */
  count: number;
}

/** Replaces secrets inside free text (command output, prompts, source code, JSON in strings). */
export function redactText(text: string, redaction: Redaction): string {
  return replaceSecrets(text, findSecrets(text), redaction);
}

/** Redacts a string that stands under `name` in an object: as redactText, and the whole value if the name says it is a secret. */
export function redactNamedValue(name: string, value: string, redaction: Redaction): string {
  const found = findSecrets(value);
  const match = NAME.exec(name);
  if (match !== null) {
    const kind = groupName(match);
    if (kind === 'cookie') findCookies(value, 0, found);
    else if (kind === 'authorization') findAuthorization(value, 0, found);
    else if (isSecret(value, kind, name, 'literal')) found.push({ start: 0, end: value.length, kind });
  }
  return replaceSecrets(value, found, redaction);
}

interface Secret {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

const AWS_DISTANCE = 160;
const TOKEN_CHARACTERS = Uint8Array.from({ length: 128 }, (_, code) => (/[\w-]/.test(String.fromCharCode(code)) ? 1 : 0));

/** Whether a value is written out for certain (quoted, KEY=value), may as well be code (`key: value`), or follows in a sentence. */
type Certainty = 'literal' | 'likely' | 'loose';

function findSecrets(text: string): Secret[] {
  const found: Secret[] = [];
  findTokens(text, found);
  findShapes(text, found);
  findNamed(text, found);
  return found;
}

/** Finds secrets with a form of their own, by jumping from one run of token characters to the next that is long enough. */
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

function isTokenCharacter(code: number): boolean {
  return code < 128 && TOKEN_CHARACTERS[code] === 1;
}

/** Tries the token patterns where a run starts, or where its dotted prefix starts (`ya29.`, `SG.`). Returns where the token ends. */
function findTokenAt(text: string, runStart: number, found: Secret[]): number {
  let at = runStart;
  TOKEN.lastIndex = at;
  if (!TOKEN.test(text)) {
    if (text[runStart - 1] !== '.') return runStart;
    at = nameStart(text, runStart);
    TOKEN.lastIndex = at;
    if (!TOKEN.test(text)) return runStart;
  }
  for (const [kind, token] of TOKENS) {
    token.lastIndex = at;
    const secret = token.exec(text)?.[1];
    if (secret === undefined) continue;
    const end = token.lastIndex;
    if (!MASKED_TOKEN.test(secret)) found.push({ start: end - secret.length, end, kind });
    if (kind === 'aws_key_id') findAwsSecrets(text, at, end, found);
    return end;
  }
  return runStart;
}

/** Finds the secret that stands beside an AWS key id. */
function findAwsSecrets(text: string, idStart: number, idEnd: number, found: Secret[]): void {
  const before = Math.max(0, idStart - AWS_DISTANCE);
  for (const [from, to] of [[before, idStart], [idEnd, idEnd + AWS_DISTANCE]] as const) {
    const secret = AWS_SECRET.exec(text.slice(from, to));
    if (secret !== null) found.push({ start: from + secret.index, end: from + secret.index + 40, kind: 'aws_secret' });
  }
}

/** Start of the name, dotted or not, that ends at `end`. */
function nameStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < 64 && (isTokenCharacter(text.charCodeAt(start - 1)) || text[start - 1] === '.')) start--;
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
      if (!isStandIn(text.slice(start, end))) found.push({ start, end, kind });
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
    else if (kind === 'authorization') end = findAuthorization(text, at, found);
    else if (kind === 'webhook') end = findWebhook(text, at, match.index, found);
    else end = findLiteral(text, at, kind, match, found);
    NAMED.lastIndex = Math.max(at, end);
  }
}

function findLiteral(text: string, at: number, kind: string, match: RegExpExecArray, found: Secret[]): number {
  const first = nameStart(text, match.index);
  const name = text.slice(first, match.index) + (/^[\w-]*/.exec(match[0])?.[0] ?? '');
  const { assign, call, space, flag } = match.groups ?? {};
  if (kind === 'credential') {
    BASIC_TUPLE.lastIndex = at;
    const password = BASIC_TUPLE.exec(text)?.[1];
    const end = BASIC_TUPLE.lastIndex;
    if (password !== undefined && isSecret(password, 'password', name, 'literal')) {
      found.push({ start: end - password.length, end, kind: 'password' });
      return end;
    }
  }
  OPENING.lastIndex = at;
  const opening = OPENING.exec(text);
  const start = opening === null ? at : OPENING.lastIndex;
  const end = opening === null ? unquotedEnd(text, at) : literalEnd(text, start, opening[2] ?? '', opening[1]?.length ?? 0);
  const value = text.slice(start, end);
  let certainty: Certainty = 'likely';
  if (flag !== undefined) {
    kind = 'password';
    certainty = 'literal';
  } else if (opening !== null) {
    if ((call === '(' && kind !== 'password') || (assign === '|' && opening[2] !== '`') || (space !== undefined && /^pass$/i.test(name))) return at;
    // In a list of names the next one is no value; in the arguments of a call it is.
    const isList = call === ',' && !name.startsWith('-') && !/\([ \t]*\\*["'`]$/.test(text.slice(Math.max(0, first - 8), first));
    if (isList && !isRandom(value, 'loose')) return at;
    certainty = 'literal';
  } else if (space !== undefined) {
    const before = text.slice(Math.max(0, first - 80), first);
    certainty = name.startsWith('-') || /(?:\bENV|\blogin \S+)\s+$/.test(before) ? 'literal' : 'loose';
  } else if (assign === '>') {
    if (text[end] !== '<') return at;
    certainty = 'literal';
  } else if ((assign === '=' && match[0].endsWith('=') && !/\s/.test(match[0])) || assign?.includes('value') || /^[A-Z\d_]+_[A-Z\d]+$/.test(name)) {
    certainty = 'literal';
  } else if (/(?:^|\n|\\n)[ \t-]*["']?[\w.-]+["']?: $/.test(text.slice(Math.max(0, first - 24), at)) && /^[a-z]{6,}$/.test(value) && /[\r\n\\]|^$/.test(text[end] ?? '')) {
    certainty = 'literal';
  }
  if (!isSecret(value, kind, name, certainty)) return at;
  found.push({ start, end, kind });
  return end;
}

/** Where an unquoted value ends. */
function unquotedEnd(text: string, at: number): number {
  UNQUOTED.lastIndex = at;
  if (!UNQUOTED.test(text)) return at;
  const cut = text.slice(at, UNQUOTED.lastIndex).search(UNQUOTED_END);
  return cut < 0 ? UNQUOTED.lastIndex : at + cut;
}

/** Finds a webhook: whoever knows its address may use it. */
function findWebhook(text: string, at: number, index: number, found: Secret[]): number {
  const end = unquotedEnd(text, at);
  const from = Math.max(0, index - 40);
  const host = text.slice(from, index).lastIndexOf('://');
  if (end - at >= 20) found.push({ start: host < 0 ? at : from + host + 3, end, kind: 'webhook' });
  return end;
}

/** Where a quoted literal ends. At the n-th level of JSON in strings a quote has 2ⁿ - 1 backslashes, and one inside it more. */
function literalEnd(text: string, start: number, quote: string, backslashes: number): number {
  for (let at = text.indexOf(quote, start); at >= 0; at = text.indexOf(quote, at + 1)) {
    let count = 0;
    while (text[at - count - 1] === '\\' && at - count > start) count++;
    if (count % (2 * backslashes + 2) === backslashes || count < backslashes) {
      const end = at - Math.min(count, backslashes);
      const line = text.slice(start, end).indexOf('\n');
      return line < 0 ? end : start + line;
    }
  }
  const line = text.indexOf('\n', start);
  return line < 0 ? text.length : line;
}

/** Finds the credentials of an Authorization header, with or without a scheme, and those of `auth=(user, password)`. */
function findAuthorization(text: string, at: number, found: Secret[]): number {
  AUTHORIZATION.lastIndex = at;
  const match = AUTHORIZATION.exec(text);
  if (match === null) return at;
  const [, scheme, credentials = ''] = match;
  const end = AUTHORIZATION.lastIndex;
  if (isStandIn(credentials) || !(scheme ? /[\dA-Z]|.{16}/.test(credentials) : isRandom(credentials, 'likely'))) return at;
  found.push({ start: end - credentials.length, end, kind: scheme?.toLowerCase() === 'basic' ? 'basic_auth' : 'bearer_token' });
  return end;
}

/** Finds the values in a Cookie or Set-Cookie header, apart from plain settings. */
function findCookies(text: string, at: number, found: Secret[]): number {
  OPENING.lastIndex = at;
  COOKIE_LINE.lastIndex = OPENING.test(text) ? OPENING.lastIndex : at;
  const start = COOKIE_LINE.lastIndex;
  COOKIE_LINE.test(text);
  for (const pair of text.slice(start, COOKIE_LINE.lastIndex).matchAll(COOKIE_PAIR)) {
    const value = pair[3] ?? '';
    const end = start + pair.index + pair[0].length;
    if (!PLAIN_COOKIE.test(pair[0]) && !isStandIn(value)) found.push({ start: end - value.length, end, kind: 'cookie' });
  }
  return COOKIE_LINE.lastIndex;
}

/** Whether a value under a telling name is a secret, and not a stand-in, a reference, a label or code. */
function isSecret(value: string, kind: string, name: string, certainty: Certainty): boolean {
  if (value.length < 4 || isStandIn(value) || LOCATION.test(value)) return false;
  if (/\s/.test(value)) return /^\S/.test(value) && certainty === 'literal' && (kind === 'password' || kind === 'secret') && !PROSE.test(value);
  switch (kind) {
    case 'password':
      if (certainty === 'literal') return !(/^\d+$/.test(value) && /^pass$/i.test(name));
      if (certainty === 'likely') return !/^[A-Za-z_$]+$/.test(value) && !/^PASS$/.test(name);
      return /^[^()*{}[\]|,/]{6,}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && !WORDS.test(value);
    case 'secret':
      if (certainty !== 'literal') return isRandom(value, certainty);
      return !/^-*secrets?$/i.test(name) || isRandom(value, certainty) || /^[a-z]{8,}$/i.test(value);
    case 'other_key':
      return /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w+=-]{20,}$/.test(value);
    case 'connection_string':
      return /(?:key|password|pwd|secret)=|:\/\/[^/]*:[^/]*@/i.test(value) || isRandom(value, certainty);
    default:
      return isRandom(value, certainty);
  }
}

/** Whether a value only stands for a secret. */
function isStandIn(value: string): boolean {
  return PLACEHOLDER.test(value) || VARIABLE_NAME.test(value);
}

const MIN_LENGTH: Readonly<Record<Certainty, number>> = { literal: 6, likely: 8, loose: 16 };

/** Whether a value looks made by a machine. */
function isRandom(value: string, certainty: Certainty): boolean {
  if (value.length < MIN_LENGTH[certainty]) return false;
  if (certainty === 'loose' && !/(?=[A-Za-z]*\d)[A-Za-z\d]{12}/.test(value)) return false;
  if (/\d/.test(value)) {
    if (!/[A-Za-z]/.test(value) || WORDS.test(value)) return false;
    return certainty === 'literal' || value.length >= 16 || !/^[A-Za-z]+\d{0,3}$/.test(value);
  }
  const upper = value.replace(/[^A-Z]/g, '').length / value.length;
  return value.length >= 16 && upper > 0.28 && upper < 0.8 ? true : /^(?:[a-z]{20,}|[A-Z]{20,})$/.test(value);
}

/** Writes the text anew with every secret replaced; secrets that overlap become one. */
function replaceSecrets(text: string, found: Secret[], redaction: Redaction): string {
  if (found.length === 0) return text;
  found.sort((left, right) => left.start - right.start);
  let result = '';
  let written = 0;
  for (let index = 0; index < found.length; index++) {
    const { start, end: ownEnd, kind } = found[index] as Secret;
    let end = ownEnd;
    for (let next = found[index + 1]; next !== undefined && next.start < end; next = found[++index + 1]) end = Math.max(end, next.end);
    result += `${text.slice(written, start)}[redacted:${kind}:${redaction.fingerprint(canonical(text.slice(start, end), kind))}]`;
    redaction.count++;
    written = end;
  }
  return result + text.slice(written);
}

/** The secret as it would stand unescaped, so that it has one fingerprint wherever it stands. */
function canonical(secret: string, kind: string): string {
  return secret;
}
