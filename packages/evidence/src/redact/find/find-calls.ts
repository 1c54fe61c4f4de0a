import { isIdentifier } from '../judge/judge-identifier.ts';
import { DOUBTFUL, keyStrength, passwordStrength, STRONG_LOOK } from '../judge/judge-strength.ts';
import { isLocation, isStandIn } from '../judge/judge-value.ts';
import { isEqualPhrase, isOddlyCased, isWordPhrase } from '../judge/judge-words.ts';
import type { Search } from '../secret.ts';

/** An argument that is a literal, or one that is something else. */
const ARGUMENT =
  /\s{0,12}(?:(?:\w{1,12}\()?[bfru@]{0,2}(\\*["'`])((?:(?!\1)[^\n]){0,200}?)\1|([^,;"'`\n]{0,80}))\s{0,4}([,)\]}]|$|(?=\n))/iy;
const USER = /^[\p{L}\w.@+\\-]{1,64}$/u;
const HOST =
  /^(?:[a-z\d-]{1,64}\.)+[a-z-]{2,24}(?::\d{1,5})?$|^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?$|^localhost(?::\d+)?$/i;
/** A host and no user: `ada.l` is one. */
const SERVER = /^(?!.*@)(?:localhost|.*\..*\.|.*:\d+$)/;
const MAX_ARGUMENTS = 8;

/** Finds the password among the literals of a call that logs in: the one that follows the name of a user. */
export function findInCall({ text, found }: Search, open: number, isCertain = true): number {
  let at = open + 1;
  let previous: string | undefined;
  for (let count = 0; count < MAX_ARGUMENTS; count++) {
    ARGUMENT.lastIndex = at;
    const match = ARGUMENT.exec(text);
    if (match === null) break;
    const [, quote = '', literal, , end = ''] = match;
    const valueEnd = ARGUMENT.lastIndex - (match[0].length - match[0].lastIndexOf(quote));
    at = ARGUMENT.lastIndex;
    if (
      literal !== undefined &&
      previous !== undefined &&
      isPassword(literal) &&
      (isCertain || passwordStrength(literal) === STRONG_LOOK)
    ) {
      found.push({ start: valueEnd - literal.length, end: valueEnd, kind: 'password' });
      break;
    }
    previous = literal !== undefined && USER.test(literal) && !SERVER.test(literal) ? literal : undefined;
    if (end !== ',') break;
  }
  return Math.max(at, open + 1);
}

function isPassword(value: string): boolean {
  if (value.length < 6 || HOST.test(value) || isLocation(value) || isStandIn(value)) return false;
  if (
    /^(?=.*\d)(?=.*[A-Za-z])\S{6,100}$/.test(value) &&
    !(/^[\w-]+=/.test(value) && !isEqualPhrase(value) && !/^[A-Za-z\d+/]{30,}={1,2}$/.test(value))
  )
    return !/^\w+_\d$|^utf-?8|^db\d/i.test(value);
  return isWordPhrase(value) || isOddlyCased(value) || /^[a-z]{4}(?: [a-z]{4}){3}$/.test(value);
}

/** Finds the key among the literals of a call that signs, encrypts or opens a wallet: the first that looks like one. */
export function findKeyInCall({ text, found }: Search, open: number): number {
  if (text[open + 1] === ')' || DEFINITION.test(text.slice(Math.max(0, open - 60), open))) return open + 1;
  const part = text.slice(open, open + 400);
  const stop = part.search(/\n\s*\n|;\s|\)\s*(?:[.;:{]|->)/);
  for (const { index, 2: literal = '', 1: quote = '' } of part
    .slice(0, stop < 0 ? part.length : stop + 1)
    .matchAll(LITERAL)) {
    if (!isKey(literal)) continue;
    const start = open + index + quote.length;
    found.push({ start, end: start + literal.length, kind: 'secret' });
    return start + literal.length;
  }
  return open + 1;
}

/** `def sign(`: what follows are parameters. */
const DEFINITION = /\b(?:def|fn|func|function|fun|sub)\s[\w.]{1,50}$/;
const LITERAL = /(\\*["'`])((?:(?!\1)[^\n"'`]){6,300})\1/g;

function isKey(value: string): boolean {
  if (isStandIn(value) || isLocation(value) || /\s/.test(value) || isIdentifier(value)) return false;
  if (
    /^(?:aes|des|rsa\w*|sha|md5|hmac|hs|rs|es|ps|ecdsa|ed|pkcs)[-_]?\d|^(?:rsa|ecdsa|aes|hmac|pbkdf|ssh)\w*-/i.test(
      value,
    )
  )
    return false;
  if (/^\W|^[\da-f]{7,12}$/.test(value) || (value.includes('#') && passwordStrength(value) !== STRONG_LOOK))
    return false;
  return keyStrength(value) >= DOUBTFUL || passwordStrength(value) >= DOUBTFUL || isWordPhrase(value);
}
