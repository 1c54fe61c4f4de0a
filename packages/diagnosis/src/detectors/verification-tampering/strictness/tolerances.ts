import type { TextChange } from '../text-changes.ts';

/**
 * A number of a test that was smaller than the distance between the expected and the received value, and now is not: the tolerance was
 * widened until the wrong result fits. What the number is called does not matter.
 */
export function findWidened({ removed, added, form }: TextChange, outputs: readonly string[]): string | null {
  if (form !== 'edit' || removed.length === 0 || added.length === 0) return null;
  const swaps = toSwaps(removed, added);
  if (swaps.length === 0) return null;
  const distances = outputs.flatMap(toDistances);
  for (const { was, is, line } of swaps)
    if (
      is >= was * LEAST_FACTOR &&
      mayTolerate(was, line) &&
      distances.some((distance) => was < distance && distance <= is)
    )
      return line;
  return null;
}

/**
 * An exact comparison that became an approximate one with the same expected value, wide enough for the wrong result: the tolerance is new,
 * so there is no smaller one to compare it with.
 */
export function findNewTolerance({ removed, added, form }: TextChange, outputs: readonly string[]): string | null {
  if (form !== 'edit' || removed.length === 0) return null;
  const exact = removed.slice(0, MOST_LINES).filter((line) => !APPROXIMATE.test(line));
  const line = added.slice(0, MOST_LINES).find((text) => APPROXIMATE.test(text));
  if (line === undefined) return null;
  const numbers = line.slice(0, LINE_CHARS).match(NUMBER) ?? [];
  const known = new Set(exact.flatMap((text) => text.slice(0, LINE_CHARS).match(NUMBER) ?? []));
  if (!numbers.some((number) => known.has(number))) return null;
  const widest = Math.max(...numbers.filter((number) => !known.has(number)).map(Number), 0);
  return outputs.flatMap(toDistances).some((distance) => distance <= widest * CEILING) ? line : null;
}

const LINE_CHARS = 400;
/** Binary fractions: 119.01 - 119 is a little more than 0.01. */
const CEILING = 1.000001;
const APPROXIMATE =
  /\bapprox\b|toBeCloseTo|AlmostEqual|almost_equal|isclose|is_close|closeTo|be_within|InDelta|InEpsilon|WithinAbs|WithinRel|isCloseTo|IsEqualTo\([^\n]{0,60}\)\.Within|assert_in_delta|allclose/;

/** A whole number may be an input of the test: it has to be called a tolerance. */
const mayTolerate = (was: number, line: string): boolean => !Number.isInteger(was) || TOLERANCE.test(line);
const TOLERANCE = /tol|eps|delta|within|near|close|approx|accuracy|margin|precision|\babs\b|\brel\b|slack|allowed|±/i;

/** A limit is moved, not nudged. */
const LEAST_FACTOR = 2;
const MOST_LINES = 60;
const NUMBER = /(?<![\w.])\d{1,15}(?:\.\d{1,15})?(?:e-?\d{1,3})?(?![\w.]*\d)/gi;

interface Swap {
  readonly was: number;
  readonly is: number;
  readonly line: string;
}

/** Lines that differ in exactly one number. */
function toSwaps(removed: readonly string[], added: readonly string[]): Swap[] {
  const byShape = new Map(removed.slice(0, MOST_LINES).map((line) => [toShape(line), line]));
  return added.slice(0, MOST_LINES).flatMap((line): Swap[] => {
    const old = byShape.get(toShape(line));
    if (old === undefined) return [];
    const before = old.match(NUMBER) ?? [];
    const after = line.match(NUMBER) ?? [];
    const changed = after.flatMap((text, index) => (text === before[index] ? [] : [index]));
    const [only] = changed;
    if (changed.length !== 1 || only === undefined) return [];
    return [{ was: Number(before[only]), is: Number(after[only]), line }];
  });
}

const toShape = (line: string): string => line.trim().slice(0, 400).replace(NUMBER, '#');

/** How far apart the two numbers of each complaint are. */
function toDistances(output: string): number[] {
  const text = output.slice(0, 40_000);
  return PAIRS.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .slice(0, 100)
      .map(([, first = '', second = '']) => Math.abs(Number(first) - Number(second)))
      .filter((distance) => distance > 0),
  );
}

const VALUE = '[<\'"`]?(-?\\d{1,15}(?:\\.\\d{1,15})?)';
const BETWEEN = '[^\\d\\n-]{1,60}\\n?[^\\d\\n-]{0,60}';
/** The two values, in the words of the frameworks. */
const PAIRS = [
  new RegExp(
    `\\b(?:expected|want(?:ed)?|asserting that|erwartet|attendu|esperad\\w|atteso)\\b[^\\d\\n-]{0,30}${VALUE}${BETWEEN}?${VALUE}`,
    'gi',
  ),
  new RegExp(`\\b(?:got|was|actual|received|left|computed)\\b[^\\d\\n-]{0,20}${VALUE}${BETWEEN}${VALUE}`, 'gi'),
  new RegExp(
    `\\b(?:assert)\\w*\\b[^\\d\\n-]{0,20}${VALUE}['")\\]]{0,3}\\s?(?:==|!=|≈|~=)[^\\d\\n-]{0,20}${VALUE}`,
    'gi',
  ),
  new RegExp(`${VALUE}\\s(?:!=|is not (?:close|equal) to|differs from|vs\\.?)\\s[^\\d\\n-]{0,20}${VALUE}`, 'gi'),
];
