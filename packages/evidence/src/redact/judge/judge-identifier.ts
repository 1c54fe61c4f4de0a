import { TECHNICAL } from './judge-words.ts';

const SHAPE = /^[._$]{0,2}[A-Za-z][\w$]*(?:(?:\.|::|->)[A-Za-z_]\w*){0,12}$/;
/** A word has vowels, and its capitals are at its start or everywhere. */
const WORD = /^(?=.*[aeiou])[A-Za-z][a-z]+$|^(?=.*[AEIOU])[A-Z]+$/;
/** A word and a number, as `Ed25519` and `win32api` have one. */
const PART = /^([A-Za-z]*)\d{0,5}[A-Za-z]{0,3}$/;
const BORDER = /[._$:>-]+|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
/** So much of the letters of a name is in words that can be read; of random letters it is less. */
const MIN_READABLE = 0.6;
const MAX_NAME = 100;

/** Whether a value is a name of code, also with numbers in it: `Ed25519PrivateKey`, `_lib.NID_aes_256_cbc`, `SSL_get_ex_data_X509_STORE_CTX_idx`. */
export function isIdentifier(value: string): boolean {
  return value.length <= MAX_NAME && SHAPE.test(value) && readingOf(value) === TECHNICAL_NAME;
}

/** Whether most letters of a value are in words that can be read. */
export function hasReadableWords(value: string): boolean {
  return readingOf(value) !== RANDOM;
}

const RANDOM = 0;
const NAME = 1;
const TECHNICAL_NAME = 2;

function readingOf(value: string): number {
  let letters = 0;
  let readable = 0;
  let isTechnical = false;
  let words = 0;
  for (const part of value.split(BORDER)) {
    const word = PART.exec(part)?.[1] ?? '';
    letters += part.replace(/\d+/g, '').length;
    const isKnown = word.length >= 3 && TECHNICAL.has(word.toLowerCase());
    isTechnical ||= isKnown;
    if (isKnown || (word.length >= 4 && WORD.test(word))) readable += word.length;
    if (word !== '') words++;
  }
  if (readable < letters * MIN_READABLE) return RANDOM;
  return isTechnical && words >= 2 ? TECHNICAL_NAME : NAME;
}
