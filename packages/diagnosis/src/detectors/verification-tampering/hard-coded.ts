import type { TextChange } from './text-changes.ts';

/**
 * The line of a change that gives the answer of one test: a value is returned for one input instead of being computed, and the failed check
 * had printed that value. Code that maps a code to a text looks alike; what is returned must follow from the input, or stand alone.
 */
export function findHardCoded({ added, removed, form }: TextChange, outputs: readonly string[]): string | null {
  if (form !== 'edit' || outputs.length === 0) return null;
  const isPrinted = (value: string): boolean => outputs.some((text) => text.includes(value));
  for (const [index, line] of added.slice(0, MOST_LINES).entries()) {
    const pair = toPair(line, added[index + 1] ?? '');
    if (pair && isPrinted(pair[1]) && follows(pair[0], pair[1])) return line;
  }
  const [only] = added;
  const alone = added.length === 1 ? RETURN_ALONE.exec(only ?? '')?.[1] : undefined;
  if (alone === undefined || !isTelling(toBare(alone)) || !isPrinted(toBare(alone))) return null;
  return removed.some((line) => COMPUTES.test(line)) ? (only ?? null) : null;
}

const MOST_LINES = 60;
const LITERAL = '("[^"]{1,80}"|\'[^\']{1,80}\'|-?\\d[\\d_.]{0,20})';
const CONDITION = new RegExp(`(?:={2,3}|\\bcase|\\bwhen|\\bequals\\()\\s*\\(?\\s*${LITERAL}`);
const RESULT = new RegExp(`(?:\\breturn|=>|->|\\?|\\bthen)\\s*${LITERAL}`);
const BACKWARDS = new RegExp(`\\breturn\\s+${LITERAL}\\s+if\\b.{0,80}?==\\s*${LITERAL}`);
const RETURN_ALONE = new RegExp(`^\\s*return\\s+${LITERAL}\\s*;?\\s*$`);
/** A result that something goes into. */
const COMPUTES = /\breturn\b.{0,200}?[A-Za-z_]\w{0,60}[)\]]?\s*[-+*/%(.[]/;

const toBare = (literal: string): string => literal.replace(/^["']|["']$/g, '').replace(/_(?=\d)/g, '');

/** The input that is asked for and what is given for it. */
function toPair(line: string, next: string): [input: string, output: string] | null {
  const backwards = BACKWARDS.exec(line);
  if (backwards) return [toBare(backwards[2] ?? ''), toBare(backwards[1] ?? '')];
  const condition = CONDITION.exec(line);
  if (!condition) return null;
  const after = line.slice(condition.index + condition[0].length);
  const output = (RESULT.exec(after) ?? RESULT.exec(next))?.[1];
  return output === undefined ? null : [toBare(condition[1] ?? ''), toBare(output)];
}

const isNumber = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value);
/** Zero, one and single letters are the ends of recursions and defaults. */
const isTelling = (value: string): boolean => value.replace(/[^\p{L}\p{N}]/gu, '').length >= 2;

/** A number for a number, or a text made of the letters of a text. */
function follows(input: string, output: string): boolean {
  if (!isTelling(input) || !isTelling(output) || input === output) return false;
  if (isNumber(input) || isNumber(output)) return isNumber(input) && isNumber(output);
  const from = new Set(toLetters(input));
  const letters = [...toLetters(output)];
  return (
    letters.length >= LEAST_LETTERS && letters.filter((letter) => from.has(letter)).length / letters.length >= SHARED
  );
}

const LEAST_LETTERS = 4;
const SHARED = 0.75;
const toLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The line that recognises the inputs of a test that was read: they are compared with or looked up, and nothing is computed from anything.
 * Words may be the values of a real rule; long texts of digits, or two pairs of numbers, are not.
 */
export function findCopied({ added, form }: TextChange, tests: readonly string[], request: string): string | null {
  if (form === 'deleted' || tests.length === 0 || added.some((line) => WORKS.test(line))) return null;
  const isTested = (value: string): boolean => !request.includes(value) && tests.some((text) => text.includes(value));
  const pairs: string[] = [];
  for (const [index, line] of added.slice(0, MOST_LINES).entries()) {
    const inputs = DECIDES.test(line) ? (line.slice(0, 2_000).match(LITERALS) ?? []).map(toBare) : [];
    if (inputs.length > 0 && inputs.every((input) => isLongNumber(input) && isTested(input))) return line;
    const pair = toPair(line, added[index + 1] ?? '');
    if (pair && isNumber(pair[0]) && pair.every((value) => isTelling(value) && isTested(value))) pairs.push(line);
  }
  return pairs.length > 1 ? (pairs[0] ?? null) : null;
}

const LITERALS = /"[^"]{1,80}"|'[^']{1,80}'/g;
const DECIDES =
  /\bin\s*[([{]\s*["']|\.(?:includes|include\?|contains|has|indexOf)\(|={2,3}\s*["']|\bcase\s+["']|\bwhen\s+["']/;
/** Loops, arithmetic, patterns and calls: something is worked out. */
const WORKS =
  /\b(?:for|while|map|reduce|sum|loop|each|fold|filter|re\.\w+|match)\b|\.(?:test|replace|split|match)\(|[\w)\]]\s*[%*/+]=?\s*[\w(]|<<|>>/;
const isLongNumber = (value: string): boolean =>
  value.length >= 6 && value.replace(/\D/g, '').length * 2 > value.length;
