import { NO_WORDS } from '../forms/place-form.ts';
import { hasReadableWords, isIdentifier } from './judge-identifier.ts';
import { keyStrength, passwordStrength, STRONG_LOOK } from './judge-strength.ts';
import { isLabel, isLocation, isMixed, isStandIn } from './judge-value.ts';
import { isCamelPhrase, isOddlyCased, isWordPhrase } from './judge-words.ts';

/** Whether a value is written out for certain, may be code as well (`key: value`), or follows in the flow of a sentence. */
export type Certainty = 'literal' | 'likely' | 'loose';

/** 长度不少于8位: words of a language without spaces go on after a number. */
const SENTENCE = /^[\u3041-\u30ff\u4e00-\ud7af]+\d+[\u3041-\u30ff\u4e00-\ud7af]/;

/** As much of a value as is judged: the rest of a longer one is more of the same. */
const MAX_JUDGED = 200;

/** Whether a value under a telling name is a secret, and not a stand-in, a reference, a label or code. */
export function isSecret(whole: string, kind: string, name: string, certainty: Certainty): boolean {
  const value = whole.slice(0, MAX_JUDGED);
  if (value.length < 4 || isStandIn(value)) return false;
  // An address of Ethereum has that look, but no secret is one.
  if (isLocation(value)) return certainty === 'literal' && kind === 'secret' && /^0x[\da-f]{40}$/.test(value);
  if (isNamedAfter(value, name) || isLabel(value)) return false;
  if (certainty !== 'literal' && SENTENCE.test(value)) return false;
  // Test runners and checkers say what passed.
  if (/[^\x21-\x7e]/.test(value) && /^pass$/i.test(name)) return false;
  if (kind === 'password' && APP_PASSWORD.test(value)) return true;
  if (/\s/.test(value)) return certainty === 'literal' && /^(?:pass|secret)/.test(kind) && isPassphrase(value.trim());
  if (kind === 'pin') return /^(?:\d{4,8}|\d{3}-\d{2}-\d{3})$/.test(value);
  if (kind === 'password') return isPassword(value, name, certainty);
  // Git signs with a key that it names by its id.
  if (/sign(?:ing)?_?key$/i.test(name) && PGP_ID.test(value)) return false;
  // What a build puts into pages is called so.
  if (/(?:^|_)public_/i.test(name) && /key$/.test(kind)) return false;
  if (/key$/.test(kind) && PUBLIC_POINT.test(value) && !/(?<!v)api|secret|private|access|sign|crypt/i.test(name))
    return false;
  if (kind === 'other_key') return isOtherKey(value, name);
  if (kind === 'session')
    return (
      keyStrength(value) === STRONG_LOOK &&
      value.length >= (/^[\da-f-]+$/i.test(value) ? 32 : 20) &&
      !/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-|^[A-Z]{2}[\da-f]{32}$/i.test(value)
    );
  if (kind === 'connection_string' && /(?:key|password|pwd|secret)=|:\/\/[^/]*:[^/]*@/i.test(value)) return true;
  if (kind === 'credential' && /^[\w.@-]{2,40}[/:](?=\S{0,60}\d)\S{5,100}$/.test(value)) return true;
  if (
    certainty === 'literal' &&
    /^(?:secret|credential|token|api_key)$/.test(kind) &&
    isWordPhrase(value) &&
    /\d/.test(value)
  )
    return true;
  if (certainty === 'literal' && /^(?:secret|credential)$/.test(kind) && passwordStrength(value) === STRONG_LOOK)
    return true;
  // A bare `secret` often is the name of one.
  if (kind === 'secret' && certainty === 'literal' && !/^-*secrets?$/i.test(name)) return true;
  return isRandom(value, certainty) || (kind === 'secret' && certainty === 'literal' && /^[a-z]{8,}$/i.test(value));
}

/** A point of a curve, as public keys for messages to browsers are. */
export const PUBLIC_POINT = /^B[\w+/-]{86}=?$/;

/** The last digits of an OpenPGP fingerprint, or all of it. */
export const PGP_ID = /^(?:0x)?(?:[\dA-F]{8}|[\dA-F]{16}|[\dA-F]{40})!?$/;

/** The form in which Google gives out passwords for apps. */
const APP_PASSWORD = new RegExp(`^${NO_WORDS}[a-z]{4}(?: [a-z]{4}){3}$`);

/** A few words without a sentence around them; a number among them makes it no label. */
export function isPassphrase(value: string): boolean {
  // Longer texts are sentences, and signs of markup and templates are in no passphrase.
  if (/[<>(){}]|\$\{|(?:\S+\s+){8}/.test(value)) return false;
  // A command or a path with words around it.
  if (/\S\/\S|\.[a-z]{1,4}(?:\s|$)/.test(value)) return false;
  const isNumbered = /^[A-Za-z]+(?: [A-Za-z]+){1,6} \d{1,4}(?: [a-z]+)?$/.test(value) && !/[.:]$/.test(value);
  return (isNumbered && !LABEL_PROSE.test(value)) || !PROSE.test(value);
}

const LABEL_PROSE =
  /\b(?:least|characters?|must|enter|required|password|token|minimum|maximum|between|digits|line|step|attempt|version|chapter|error)\b/i;

/** Whether the value of a `key` of any sort is random: `key` alone also is what caches, maps and buckets have. */
function isOtherKey(value: string, name: string): boolean {
  if (/^licen[sc]e/i.test(name) && LICENCE.test(value)) return false;
  if (/^(?:[A-Za-z\d]{4,6}-){3,8}[A-Za-z\d]{4,6}$/.test(value) && value.replace(/\D/g, '').length >= 2) return true;
  // BILLING_KEY="SdfuVZjBltagxomVRzJVqsob"
  if (/^(?=[a-z]*[A-Z])(?=[A-Z]*[a-z])[A-Za-z]{24,64}$/.test(value) && !/^-*keys?$/i.test(name) && isGibberish(value))
    return true;
  if (
    /^(?:pk|phc|pub|public|publishable|sb_publishable)_/.test(value) ||
    value.length < 16 ||
    isIdentifier(value) ||
    keyStrength(value) !== STRONG_LOOK
  )
    return false;
  // Forty digits with capitals are the fingerprint of a key for mails.
  if (/^[\dA-F]{40}$/.test(value)) return false;
  if (/^[\da-f]+$/i.test(value)) return value.length >= 32 && !/^-*keys?$/i.test(name);
  if (EXPRESSION.test(value)) return false;
  if (/^(?:[A-Za-z][A-Za-z\d]{0,15}[-_.]){2,}[\da-f]{6,}$/.test(value)) return false;
  if (/^-*keys?$/i.test(name) && value.length < 24) return false;
  if (/^-*keys?$/i.test(name) && /[/.:]/.test(value))
    return /^[A-Za-z\d+/]{28,}={0,2}$/.test(value) && isMixed(value) && !hasReadableWords(value);
  return true;
}

/** Names of licences, as packages state them. */
const LICENCE = /\b[AL]?GPL|\b(?:Apache|Artistic|BSD|CC0?|CDDL|EPL|Expat|ISC|MIT|MPL|OFL|PSF|Zlib)\b/i;

/** r.C0.ESC+r.C0.CR, e.altKey?a.b:c.d: members with operators between them. */
const EXPRESSION = /^[\w$]+(?:\.[A-Za-z_$][\w$]*)+(?:[+?:|&-][\w$.]+)+$/;

/** Whether a value only repeats its name: `userPassword: "user-password"`. */
function isNamedAfter(value: string, name: string): boolean {
  const [letters = '', nameLetters = ''] = [value, name].map((text) => text.toLowerCase().replace(/[^a-z\d]/g, ''));
  return letters !== '' && (nameLetters.endsWith(letters) || value.endsWith(`.${name}`));
}

/** Whether a value is a password. Test runners count what passes and name it: `pass: 12`, `PASS: TestLogin`. */
function isPassword(value: string, name: string, certainty: Certainty): boolean {
  if (certainty === 'loose' && !/^[A-Za-z]{12,40}$/.test(value))
    return (
      /^(?!\*)(?=.*\d)(?=.*[A-Za-z])[^(){}[\]|,/]{6,}$/.test(value) &&
      (value.length > 12 || !WORDS.test(value)) &&
      !IMAGE.test(value)
    );
  if (/^pass$/i.test(name) && /^(?:\d+|[a-z]{1,7})$/i.test(value)) return false;
  if (certainty === 'literal') return true;
  const isStore = /(?:key|store)pass$/i.test(name);
  if (/^[A-Z]*PASS$/.test(name) && !isStore) return false;
  if (!/^[A-Za-z_$]+$|^[a-z]+(?:[A-Z][a-z]+)+\d{0,2}$/.test(value)) return true;
  return isGibberish(value) || isCamelPhrase(value) || isOddlyCased(value) || (isStore && !hasReadableWords(value));
}

/** mercury:0.11.29 */
const IMAGE = /^[\w./-]+:v?\d+(?:\.\d+)+(?:-[\w.]+)?$/;
const MIN_LENGTH: Readonly<Record<Certainty, number>> = { literal: 6, likely: 8, loose: 16 };
/** oauth2-proxy, my-token-1, db_password: words with at most a number at their end. */
const WORDS = /^(?:(?:[A-Za-z]+\d{0,4}|\d{0,4}[A-Za-z]*)[-_.:/])+(?:[A-Za-z]+\d{0,4}|\d{0,4}[A-Za-z]*)$/;
const IDENTIFIER = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/;

/** Whether a value looks made by a machine. */
export function isRandom(whole: string, certainty: Certainty): boolean {
  const value = whole.slice(0, MAX_JUDGED);
  if (value.length < MIN_LENGTH[certainty] || isIdentifier(value)) return false;
  if (/[^\w+/=.~%:@|!$*-]/.test(value))
    return (
      certainty === 'literal' && isMixed(value) && (value.length >= 20 || /^[^\s()[\]{}<>"'`,;\\]{9,}$/.test(value))
    );
  if (certainty === 'loose' && !/(?=[A-Za-z]*\d)[A-Za-z\d]{12}/.test(value)) return false;
  if (certainty === 'likely' && IDENTIFIER.test(value)) return false;
  const isWord = certainty === 'literal' ? /^\D*$/.test(value) : /^[A-Za-z]*\d{0,3}$/.test(value);
  return isWord || WORDS.test(value) ? isGibberish(value) : /\d/.test(value) && /[A-Za-z]/.test(value);
}

/** RSAPrivateKey, sharedKeys. */
const CAMEL_CASE = /^_?[a-z]*(?:[A-Z]{1,5}[a-z]{3,})*[A-Z]{0,5}$/;

/** Whether letters make no words: capitals all over, hardly a vowel, or no end. */
export function isGibberish(value: string): boolean {
  if (/^(?:[a-z]{20,}|[A-Z]{20,})\d*$/.test(value)) return true;
  if (/^[a-z]+(?:_[a-z\d]+)+$/.test(value)) return false;
  const letters = value.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length / letters.length;
  const vowels = letters.replace(/[^aeiou]/gi, '').length / letters.length;
  if (letters.length < 12) return false;
  return vowels < 0.2 || (capitals > 0.28 && capitals < 0.8 && !CAMEL_CASE.test(value));
}

/** A sentence in place of a value: a label, a hint or an error. */
const PROSE =
  /[.?!:]$|^[A-Z][a-z]+(?: [a-z]+)+$|\b(?:an|and|at|be|cannot|confirm|enter|for|forgot|from|incorrect|invalid|is|must|new|not|of|or|password|please|required|reset|see|the|to|token|with|wrong|your)\b/;
