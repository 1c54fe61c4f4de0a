import { findDensely } from './find/coarse/find-densely.ts';
import { findAnchored } from './find/find-anchored.ts';
import { findKubernetesData } from './find/find-blocks.ts';
import { continuedEnd } from './find/find-continued.ts';
import { findDumps } from './find/find-dumps.ts';
import { findEncoded } from './find/find-encoded.ts';
import { findHashes } from './find/find-hashes.ts';
import { findAuthorization, findCookies } from './find/find-headers.ts';
import { findLinks } from './find/find-links.ts';
import { findPhrases } from './find/find-phrases.ts';
import { findPrivateKeys } from './find/find-private-keys.ts';
import { findShapes } from './find/find-shapes.ts';
import { findTokens, MIN_RUN } from './find/find-tokens.ts';
import { findUserinfo } from './find/find-userinfo.ts';
import { hasReadableWords } from './judge/judge-identifier.ts';
import { isSecret } from './judge/judge-secret.ts';
import { keyStrength, passwordStrength, STRONG_LOOK } from './judge/judge-strength.ts';
import { isMixed } from './judge/judge-value.ts';
import { isCamelPhrase, isWordPhrase } from './judge/judge-words.ts';
import { sparePublicBlocks } from './judge/spare-public-blocks.ts';
import { readMargin } from './line-margins.ts';
import { type NormalText, normaliseText } from './normalise-text.ts';
import type { OwnRedaction } from './own/own-patterns.ts';
import { createSearch, groupName, looksFor, type Search, type Secret } from './secret.ts';
import { NAME } from './secret-patterns.ts';
import { HAS_BRACE, HAS_CAPITAL, HAS_COLON, HAS_DOLLAR, HAS_PERCENT, keepsBytes, signsIn } from './text-bytes.ts';

export interface Redaction {
  /** Keyed fingerprint of a secret, so that equal secrets stay recognisably equal within a run. */
  fingerprint(secret: string): string;
  /** Incremented for every replaced secret. */
  count: number;
  /** The last text in which none was found: a result often holds its text twice. */
  clean?: string;
  /** What the user adds and excepts. */
  readonly own?: OwnRedaction | undefined;
}

/** Replaces secrets inside free text (command output, prompts, source code, JSON in strings). */
export function redactText(text: string, redaction: Redaction): string {
  if (text === redaction.clean) return text;
  const rest = hideOwn(text, redaction);
  if (PLAIN_WORD.test(rest)) return rest;
  const redacted = redactThoroughly(rest, redaction);
  if (redacted === text) redaction.clean = text;
  return redacted;
}

/** First what the user wants redacted, which may be a plain word. */
function hideOwn(text: string, redaction: Redaction): string {
  if (!redaction.own) return text;
  return redaction.own.hide(text, (secret) => {
    redaction.count++;
    return `[redacted:own:${redaction.fingerprint(secret)}]`;
  });
}

/**
 * Most texts of an event are words such as `completed` or `src/index.ts`. They hold no secret: a form of its own takes MIN_RUN
 * characters, and whatever leads from a name or an anchor to a secret takes a character that is missing here.
 */
const PLAIN_WORD = new RegExp(`^[\\w./-]{0,${MIN_RUN - 1}}$`);

/** An id as hosts and models make them: it may be a key, but holds no name that leads to one. Model calls are numbered behind the run's. */
const ID = /^[\w.-]{1,256}(?::model:\d{1,9})?$/;

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]{5,20}Z$/;

/** Redacts an id or a name of the host: quickly, because every event has several. */
export function redactId(given: string, redaction: Redaction): string {
  const id = hideOwn(given, redaction);
  if (PLAIN_WORD.test(id) || TIME.test(id)) return id;
  if (!ID.test(id)) return redactThoroughly(id, redaction);
  const search = createSearch(id);
  findTokens(search);
  return replaceSecrets(id, spareOwn(id, search.found, redaction), redaction);
}

const spareOwn = (text: string, found: Secret[], { own }: Redaction): Secret[] => own?.spare(text, found) ?? found;

/** The whole search, for every text. */
export function redactThoroughly(text: string, redaction: Redaction): string {
  return redactRepeatedly(text, redaction, findSecrets);
}

/** A secret may hide another by what looks like a name or a quote in it, so what is left is searched again. */
function redactRepeatedly(text: string, redaction: Redaction, find: (text: string, pass: number) => Search): string {
  let redacted = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const { found: all, looks } = find(redacted, pass);
    const found = spareOwn(redacted, all, redaction);
    if (found.length === 0) break;
    addRepeated(redacted, found);
    redacted = replaceSecrets(redacted, found, redaction);
    if (looks <= 0 || (redacted.length > LONG_TEXT && found.length > MANY_SECRETS)) break;
  }
  return redacted;
}

/** What is shorter may be a word, and a text is not walked more often than that. */
const MIN_REPEATED = 10;
const MIN_KEY_REPEATED = 20;
const MAX_REPEATED = 64;
const MAX_REPEATED_CHARS = 400;
const MAX_WALKED = 4_000_000;
/** A text with more secrets is a list of them. */
const MAX_SECRETS_REPEATED = 1_000;

/** What is a secret in one place of a text is one wherever it is: a log repeats what was set before. */
function addRepeated(text: string, found: Secret[]): void {
  if (found.length > MAX_SECRETS_REPEATED) return;
  const values = new Map<string, string>();
  for (const { start, end, kind } of found) {
    if (values.size >= MAX_REPEATED || (values.size + 1) * text.length > MAX_WALKED) break;
    const value = text.slice(start, end);
    if (value.length >= MIN_REPEATED && value.length <= MAX_REPEATED_CHARS && isUnlikeWords(value))
      values.set(value, kind);
  }
  for (const [value, kind] of values) {
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
      const end = at + value.length;
      if (!isWordAt(text, at - 1) && !isWordAt(text, end)) found.push({ start: at, end, kind });
    }
  }
}

/** A name that was taken for a secret is in many other places, so what is repeated must look like nothing else. */
function isUnlikeWords(value: string): boolean {
  if (keyStrength(value) === STRONG_LOOK) return !hasReadableWords(value);
  // Words that name nothing technical, with a number: nobody writes them twice by chance.
  if (/\d\d/.test(value) && (isWordPhrase(value) || isCamelPhrase(value))) return true;
  if (value.length >= MIN_KEY_REPEATED && isMixed(value) && /^\w+$/.test(value)) return !hasReadableWords(value);
  return /[!#%^&*?@~]/.test(value) && passwordStrength(value) === STRONG_LOOK;
}

function isWordAt(text: string, at: number): boolean {
  return /[A-Za-z\d]/.test(text[at] ?? '');
}

/** Redacts a string that stands under `name` in an object: as redactText, and the whole value if the name says it is a secret. */
export function redactNamedValue(name: string, given: string, redaction: Redaction): string {
  const kind = kindOfName(name);
  if (kind === '') return redactText(given, redaction);
  const value = hideOwn(given, redaction);
  if (kind === 'cookie') return redactHeader(value, redaction, (text, found) => findCookies(text, 0, found));
  if (kind === 'authorization')
    return redactHeader(value, redaction, (text, found) => findAuthorization(text, 0, true, found));
  const whole = [{ start: 0, end: value.length, kind }];
  const redacted = redactRepeatedly(value, redaction, (text, pass) => {
    const search = findSecrets(text);
    if (pass === 0 && isSecret(value, kind, name, 'literal')) search.found.push(...whole);
    return search;
  });
  // What is left beside a mark may read as a secret now.
  const isLeft = redacted !== value && isSecret(redacted, kind, name, 'literal');
  return isLeft ? replaceSecrets(value, whole, redaction) : redacted;
}

/** What the value of a name is, or nothing. Remembered, because events repeat their names. */
function kindOfName(name: string): string {
  const known = kinds.get(name);
  if (known !== undefined) return known;
  const match = NAME.exec(name);
  const kind = match === null ? '' : groupName(match);
  if (name.length > MAX_KNOWN_NAME) return kind;
  if (kinds.size >= MAX_KNOWN_NAMES) kinds.clear();
  // Put together anew, because a part of a text keeps the whole text in memory.
  kinds.set(` ${name}`.slice(1), kind);
  return kind;
}

const kinds = new Map<string, string>();
const MAX_KNOWN_NAMES = 1_000;
const MAX_KNOWN_NAME = 64;

/** Redacts the value of a header: all of the text is searched, and its parts are judged as what they are, also those beside a mark. */
function redactHeader(value: string, redaction: Redaction, find: (text: string, found: Secret[]) => void): string {
  return redactRepeatedly(value, redaction, (text) => {
    const search = findSecrets(text);
    find(text, search.found);
    return search;
  });
}

const MAX_PASSES = 4;
/** A long text that is full of secrets is searched once: what one secret hides of another is little then. */
const LONG_TEXT = 65_536;
const MANY_SECRETS = 200;

/** A text with more secrets than this is a list of them: further ones get one fingerprint, because each costs a digest. */
const MAX_FINGERPRINTS = 1_000;

/** Searches a text as it is written, as it reads, and in what it encodes. */
function findSecrets(text: string): Search {
  const numbered = readMargin(text)?.isNumber ? normaliseText(text, false) : undefined;
  if (numbered?.isNumbered) return findBesideNumbers(text, numbered);
  const search = findClosely(text);
  const { found } = search;
  const hasNames = Math.min(search.looks, search.placeLooks) < looksFor(text);
  // The bytes are good until the next text is searched, which happens once all of them are read.
  findEncoded(search, (decoded) => findIn(decoded, search.looks).found, found);
  findDumps(search, (said) => findIn(said, search.looks).found);
  const normal = normaliseText(text, search.isAscii, keepsBytes(text) ? search.bytes : undefined, hasNames);
  if (normal === undefined) {
    if (search.end < text.length) findDensely(search);
    return search;
  }
  // A text that is full of secrets is walked as it reads.
  const normalSearch = findIn(normal.text, search.looks, normal.isNew, found.length);
  const { found: hidden, looks } = normalSearch;
  findEncoded(normalSearch, (decoded) => findIn(decoded, looks).found, hidden);
  for (const secret of toWritten(hidden, normal)) found.push(secret);
  search.looks = Math.min(search.looks, looks);
  return search;
}

/** Where lines have numbers in front, the text is searched once, without them. */
function findBesideNumbers(text: string, normal: NormalText): Search {
  const search = findIn(normal.text);
  findEncoded(search, (decoded) => findIn(decoded, search.looks).found, search.found);
  const found = toWritten(search.found, normal);
  // The offsets of a dump are such numbers.
  findDumps({ text, found }, (said) => findIn(said, search.looks).found);
  return { ...search, text, found };
}

function toWritten(found: readonly Secret[], { startOf, endOf }: NormalText): Secret[] {
  return found.map(({ start, end, kind }) => ({ start: startOf(start), end: endOf(end - 1), kind }));
}

/** Searches a text as it is. */
function findIn(text: string, looks?: number, isNew?: Search['isNew'], known?: number): Search {
  const search = findClosely(text, looks, isNew, known);
  if (search.end < text.length) findDensely(search);
  return search;
}

function findClosely(text: string, looks?: number, isNew?: Search['isNew'], known?: number): Search {
  const search = createSearch(text, looks, isNew, known);
  findTokens(search);
  const signs = signsIn(text, search.bytes);
  // `%` and `Q~`
  if ((signs & (HAS_PERCENT | HAS_CAPITAL)) !== 0) findShapes(search);
  const hasAddress = (signs & HAS_COLON) !== 0 && text.includes('://');
  if (hasAddress) findUserinfo(search);
  if ((signs & (HAS_DOLLAR | HAS_BRACE)) !== 0) findHashes(search);
  // `PRIVATE KEY`, `Private-`, `MII`, `b3BlbnNz`
  if ((signs & HAS_CAPITAL) !== 0) findPrivateKeys(search);
  findPhrases(search);
  // `Secret`
  if ((signs & HAS_CAPITAL) !== 0) findKubernetesData(search);
  if (hasAddress) findLinks(search);
  findAnchored(search);
  sparePublicBlocks(search);
  return search;
}

/** Writes the text anew with every secret replaced; secrets that overlap become one. */
function replaceSecrets(text: string, found: Secret[], redaction: Redaction): string {
  if (found.length === 0) return text;
  found.sort((left, right) => left.start - right.start);
  const fingerprints = new Map<string, string>();
  let result = '';
  let written = 0;
  for (let index = 0; index < found.length; ) {
    const { start, kind } = found[index] as Secret;
    let end = start;
    for (let longer = start; longer >= end; ) {
      end = longer;
      for (let next = found[index]; next !== undefined && next.start <= end; next = found[++index])
        end = Math.max(end, next.end);
      longer = continuedEnd(text, start, end);
      if (longer === end) break;
    }
    result += `${text.slice(written, start)}[redacted:${kind}:${fingerprintOf(text.slice(start, end), kind, fingerprints, redaction)}]`;
    redaction.count++;
    written = end;
  }
  return result + text.slice(written);
}

function fingerprintOf(secret: string, kind: string, known: Map<string, string>, redaction: Redaction): string {
  const earlier = known.get(secret);
  if (earlier !== undefined) return earlier;
  if (known.size >= MAX_FINGERPRINTS) return '00000000';
  const fingerprint = redaction.fingerprint(plainForm(secret, kind));
  known.set(secret, fingerprint);
  return fingerprint;
}

/** The secret without escapes, so that it has one fingerprint wherever it stands. */
function plainForm(secret: string, kind: string): string {
  if (kind === 'private_key') return secret.replace(/\\+[nrt]|["'`]\s*\+|[\s"'`,>|]/g, '');
  const code = kind === 'url_password' ? /%([\da-f]{2})/gi : /\\+u([\da-f]{4})/gi;
  const unescaped = secret.replace(code, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return unescaped.replace(/\\+(["'`/])/g, '$1').replace(/\\+/g, '\\');
}
