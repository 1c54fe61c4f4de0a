import { hasReadableWords } from './judge-identifier.ts';

const MIN_CHARS = 8;
const MAX_CHARS = 64;
const BRACKET = /[()[\]{};]/;
/** What code has and a generated password hardly ever. */
const CODE =
  /:\/\/|=>|->|::|\$\{|\{\{|\}\}|\(\)|\[\]|\{\}|;;|\);|\);?$|^[A-Za-z_$][\w$.]*\([^()]*\)|^[A-Za-z_$][\w$.]*\[[\w$.]*\]|^[[({<]\w+[\])}>]?$/;
const OTHER_SIGN = /[!#$%^&*?@~+=]/;
const WORD_END = /[\s"'`\\<>|]/;

/**
 * Where a password ends that has brackets or semicolons in it, as generated ones do; -1 if what starts here is none. Letters and digits must
 * be among them, and they must not stand as in code: a bracket that nothing closes, or other signs besides.
 */
export function bracketedEnd(text: string, start: number): number {
  const part = text.slice(start, start + MAX_CHARS + 1);
  const stop = part.search(WORD_END);
  const word = (stop < 0 ? part : part.slice(0, stop)).replace(/[.,;:!?]+$/, '');
  if (word.length < MIN_CHARS || word.length > MAX_CHARS || !BRACKET.test(word.slice(1)) || CODE.test(word)) return -1;
  if (!/\d/.test(word) || !/[a-z]/.test(word) || !/[A-Z]/.test(word) || !/^[\x21-\x7e]+$/.test(word)) return -1;
  const [head = ''] = /^[A-Za-z_$][\w$.]{2,}(?=[([])/.exec(word) ?? [];
  if (head !== '' && hasReadableWords(head)) return -1;
  if (isBalanced(word) && !OTHER_SIGN.test(word)) return -1;
  // `key1=a;key2=b`: settings.
  return /\w=\w*[;,]|[;,]\w+[=:]/.test(word) ? -1 : start + word.length;
}

function isBalanced(word: string): boolean {
  const count = (sign: string): number => word.split(sign).length;
  return count('(') === count(')') && count('[') === count(']') && count('{') === count('}');
}
