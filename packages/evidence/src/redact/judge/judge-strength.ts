import { hasReadableWords } from './judge-identifier.ts';
import { isLocation, isMixed, isStandIn } from './judge-value.ts';
import { isResourceName } from './judge-words.ts';

/** How much a word looks like a password or key on its own: not at all, like many names with numbers do, or like little else. */
const NO_PASSWORD = 0;
export const DOUBTFUL = 1;
export const STRONG_LOOK = 2;
type Strength = typeof NO_PASSWORD | typeof DOUBTFUL | typeof STRONG_LOOK;

const MIN_PASSWORD = 6;
const MIN_STRONG = 8;
const MAX_JUDGED = 120;
/** Dates, times, versions, addresses, sizes, places in files. */
const NUMBERS =
  /^[^A-Za-z]*$|^\d[\d.,:]*[A-Za-z%]{1,4}$|^\d{4}-\d\d-\d\d|^[\dT:.,Z+-]+$|^(?:\d{1,2}:)?[vV]?\d+(?:\.\d+)+|^(?:[\da-fA-F]{2}:){2,7}[\da-fA-F]{2}$/;
/** app-1.2.3, node:18-alpine, lib@2.0, PyJWT==2.8.0. */
const RELEASE = /^@?[A-Za-z][\w./+-]*?[-_@:=]+[v^~]?\d+(?:\.\d+)+(?:[-+.][\w.]*)?$/;
const ADDRESS =
  /^[\w.+-]*@[\w-]+(?:\.[\w-]+)+(?:[:/][\w./?=-]*)?$|^(?:[\w-]+\.)+[a-z]{2,12}(?::\d+)?$|^[\w.]*[\\/][\w.\\/-]*$/;
const FILE = /^[\w-]+(?:\.[\w-]+)*\.(?:[a-z]{1,5}\d?|[a-z]{1,3}\d{1,2})(?::\d+)*$/;
/** sha256Salt, getV2Token, TokenV2: names of code with a number in them. */
const IDENTIFIER = /^_*[A-Za-z]?[a-z]*(?:[A-Z]+[a-z]+|\d{1,3}(?=[A-Z_]))*(?:[A-Z]+|\d{1,3})?$/;
const CODE =
  /^[A-Za-z_$][\w$]*(?:(?:\.|::|->|\?\.)[A-Za-z_$][\w$]*)+!?$|^A-Za?-?z|^0-9A-F|^a-[fz]0-9|^(?:sha\d+|md5|h1)[:-]|[()[\]{}]|^[!&|*+-]?[A-Za-z_]+[?!]?$|^(?:u?int|float|big|bigu?int)\d*(?:clamped)?(?:array|_t)?$/i;
/** DTie.I0KBx09r: what reads like a member of an object, but its letters and digits make no words. */
const RANDOM_MEMBER = /^(?=.*\d)[A-Za-z\d_]+(?:\.[A-Za-z\d_]{2,}){1,2}$/;
/** `e.crossOrigin===`, `return!1`, Ed25519/X25519. */
const STATEMENT =
  /^[\w$.]+={1,3}$|^(?:return|throw|typeof|await|yield|new|void)[!(`'"]|^(?:(?:ed|x|p-?)\d{3,5}[/-]?)+$/i;
/** Marcel.Copper193: two names and a number. */
const PERSONAL = /^[A-Z][a-z]+[._][A-Z][a-z]+\d{2,4}$/;
/** sha256sum, aes-256-gcm, ipv4. */
const ALGORITHM =
  /^(?:(?:aes|argon|base|bcrypt|ed|http|ipv|log|md|mp|oauth|pbkdf|rsa|scram-sha|sha|ssh|ssl|tls|utf)[-_]?\d[\w-]{0,8}|[hksvx][-_]?\d{1,4}(?:[a-z_-]{0,7}\d{0,3})?)$/i;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const HEX = /^(?:0x)?(?:[\da-f]+|[\dA-F]+)$/;
/** eu-west-1, job-1234, ip-10-0-3: words and numbers joined. */
const JOINED =
  /^(?:[A-Za-z]+|\d+|[a-z]\d{1,2}|[A-Z]{1,5}\d{0,4})(?:[-_.:](?:[a-z]+|[A-Z]+|\d{1,3}|[a-z]\d{1,2}|20\d\d))+$/;
const SIGN = /[!#$%^&*?@~+=]/;

/** How much a word looks like a password that people choose. */
export function passwordStrength(word: string): Strength {
  if (word.length < MIN_PASSWORD || word.length > MAX_JUDGED || isNoPassword(word)) return NO_PASSWORD;
  const hasDigit = /\d/.test(word);
  const hasSign = SIGN.test(word.slice(1));
  const hasCapital = /[A-Z]/.test(word);
  const hasSmall = /[a-z]/.test(word);
  const classes = Number(hasDigit) + Number(hasSign) + Number(hasCapital) + Number(hasSmall);
  if (classes >= 3 && word.length >= MIN_STRONG && hasDigit) return isCodeName(word) ? NO_PASSWORD : STRONG_LOOK;
  if (word.length < MIN_STRONG && !(hasSign && hasDigit)) return NO_PASSWORD;
  if (classes === 2 && hasDigit && (hasSmall || hasCapital))
    return JOINED.test(word) || isResourceName(word) ? NO_PASSWORD : DOUBTFUL;
  return hasDigit || (hasSign && classes >= 3) ? DOUBTFUL : NO_PASSWORD;
}

function isNoPassword(word: string): boolean {
  if (NUMBERS.test(word) || ALGORITHM.test(word) || RELEASE.test(word) || FILE.test(word)) return true;
  if (ADDRESS.test(word)) return !isBase64(word);
  if (PERSONAL.test(word)) return false;
  if (STATEMENT.test(word) || UUID.test(word) || (HEX.test(word) && word.length > 12)) return true;
  if (CODE.test(word)) return !(RANDOM_MEMBER.test(word) && !hasReadableWords(word));
  return isStandIn(word) || isLocation(word);
}

/** Whether a word is a name of code: its letters and numbers change as in one, and it can be read. */
function isCodeName(word: string): boolean {
  return IDENTIFIER.test(word) && hasReadableWords(word);
}

/** Long and mixed, with signs that a path has as well. */
function isBase64(value: string): boolean {
  if (!/^[A-Za-z\d+/]{28,}={0,2}$/.test(value) || !isMixed(value) || !/(?:\d\D*){4}/.test(value)) return false;
  return value.length >= 40 || !hasReadableWords(value);
}

const MIN_KEY = 16;
/** So long is a key that may have a single digit. */
const MIN_ONE_DIGIT = 20;

/** How much a word looks like a key that a machine made: long, with letters and digits all over. */
export function keyStrength(word: string): Strength {
  const value = word.slice(0, 200);
  if (value.length < MIN_KEY || !/^[\w+/=.~:-]+$/.test(value) || isStandIn(value)) return NO_PASSWORD;
  if (UUID.test(value)) return DOUBTFUL;
  if (/^0x[\da-fA-F]{40}$/.test(value)) return NO_PASSWORD;
  if (/^(?:sha\d+|md5|h1)[:-]/i.test(value)) return NO_PASSWORD;
  if (
    NUMBERS.test(value) ||
    RELEASE.test(value) ||
    FILE.test(value) ||
    (ADDRESS.test(value) && !isBase64(value)) ||
    JOINED.test(value)
  )
    return NO_PASSWORD;
  if (/[/.:]/.test(value) && /(?:^|[/.:])[a-z]{3,}(?:[/.:]|$)/.test(value)) return NO_PASSWORD;
  const digits = value.replace(/\D/g, '').length;
  if (digits === 0 || !/[A-Za-z]/.test(value) || isLocation(value)) return NO_PASSWORD;
  if (HEX.test(value)) return value.length >= 32 ? STRONG_LOOK : DOUBTFUL;
  if (isMixed(value) && digits >= 2 && !isCodeName(value)) return STRONG_LOOK;
  if (isMixed(value) && value.length >= MIN_ONE_DIGIT && !hasReadableWords(value)) return STRONG_LOOK;
  return digits >= 3 && /(?=[A-Za-z]{0,40}\d)[A-Za-z\d]{14}/.test(value) ? STRONG_LOOK : DOUBTFUL;
}
