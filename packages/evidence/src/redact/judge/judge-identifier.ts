import { BETWEEN, CAPITAL, DIGIT, OTHER, SMALL, sortOf } from './character-sorts.ts';
import { TECHNICAL } from './judge-words.ts';

const SHAPE = /^[._$]{0,2}[A-Za-z][\w$]*(?:(?:\.|::|->)[A-Za-z_]\w*){0,12}$/;
/** A word and a number, as `Ed25519` and `win32api` have one: so many digits after the word, and so many letters after them. */
const MAX_DIGITS = 5;
const MAX_TAIL = 3;
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
  const mostUnread = value.length * (1 - MIN_READABLE);
  // Part by part and sign by sign: a megabyte may be full of such values.
  for (let start = 0; start < value.length; ) {
    let end = start;
    let digits = 0;
    let wordEnd = -1;
    let tail = 0;
    let isPart = true;
    for (; end < value.length && (end === start || !isBorder(value, end)); end++) {
      const sort = sortOf(value.charCodeAt(end));
      if (sort === BETWEEN) break;
      if (sort === DIGIT) {
        digits++;
        if (wordEnd < 0) wordEnd = end;
        if (tail > 0) isPart = false;
      } else if (sort === OTHER) isPart = false;
      else if (wordEnd >= 0) tail++;
    }
    letters += end - start - digits;
    const length = (wordEnd < 0 ? end : wordEnd) - start;
    if (length > 0 && isPart && digits <= MAX_DIGITS && tail <= MAX_TAIL) {
      words++;
      const isKnown = length >= 3 && TECHNICAL.has(value.slice(start, start + length).toLowerCase());
      isTechnical ||= isKnown;
      if (isKnown || (length >= 4 && isWord(value, start, start + length))) readable += length;
    }
    // What is still to come cannot make up for that.
    if (letters - readable > mostUnread) return RANDOM;
    start = end;
    while (start < value.length && sortOf(value.charCodeAt(start)) === BETWEEN) start++;
  }
  if (readable < letters * MIN_READABLE) return RANDOM;
  return isTechnical && words >= 2 ? TECHNICAL_NAME : NAME;
}

/** A word has vowels, and its capitals are at its start or everywhere. */
function isWord(value: string, start: number, end: number): boolean {
  let hasVowel = false;
  const rest = sortOf(value.charCodeAt(start + 1));
  for (let at = start; at < end; at++) {
    const code = value.charCodeAt(at);
    const sort = sortOf(code);
    if (at > start ? sort !== rest : sort === SMALL && rest === CAPITAL) return false;
    if (sort === rest && isVowel(code | 32)) hasVowel = true;
  }
  return hasVowel;
}

const isVowel = (code: number): boolean => code === 97 || code === 101 || code === 105 || code === 111 || code === 117;

/** Whether a capital starts a part: after a small letter or a digit, or before a small letter. */
function isBorder(value: string, at: number): boolean {
  if (sortOf(value.charCodeAt(at)) !== CAPITAL) return false;
  const before = sortOf(value.charCodeAt(at - 1));
  if (before === SMALL || before === DIGIT) return true;
  return before === CAPITAL && sortOf(value.charCodeAt(at + 1)) === SMALL;
}
