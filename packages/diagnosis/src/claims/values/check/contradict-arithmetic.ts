import { readNumber } from '../extract/read-number.ts';
import type { CheckedAnswer, ValueCheck } from './value-check.ts';

/** A computation that the answer shows and that does not come out: "279 + 54 = 433". */
export function contradictArithmetic({ stated, text }: CheckedAnswer): ValueCheck[] {
  if (!text.includes('=') && !text.includes('≈')) return [];
  return [...text.matchAll(SHOWN)].flatMap((match): ValueCheck[] => {
    const [whole, terms = '', sign = '', said = ''] = match;
    const at = match.index + whole.length - said.length;
    const value = stated.find((one) => one.value.start <= at && at < one.value.end)?.value;
    const result = readNumber(said);
    if (!value || !result || CODE.test(text.slice(Math.max(0, match.index - 2), match.index))) return [];
    const computed = compute(terms);
    if (computed.length === 0) return [];
    const step =
      sign === '≈' || value.approximate
        ? Math.max(result.step, Math.abs(result.readings[0] ?? 0) * ABOUT)
        : result.step;
    // Parts that are rounded themselves add up to a little more or less.
    const isRight = computed.some(({ number, slack }) =>
      result.readings.some((reading) =>
        SCALES.some((scale) => Math.abs(number * scale - reading) <= step + slack * scale + Math.abs(reading) * 1e-9),
      ),
    );
    if (isRight) return [];
    const because = `${terms.trim()} is ${Number((computed[0]?.number ?? 0).toPrecision(8))}`;
    return [{ value, verdict: 'contradicted', strength: 'strong', because }];
  });
}

const TERM = String.raw`[€$£¥]?\d(?:[\d.,'’]{0,14}\d)?(?:\s?(?:%|€|\$|£|[kKMG]B|ms|s|h|min|km|kg|g|EUR|USD|GBP|CHF|zł|kr|元|円|원))?`;
/** Two to eight terms with signs between them, and what they are said to be. What goes on behind it is another computation. */
const SHOWN = new RegExp(
  String.raw`(?<![\w.,%)\]/*×+−-])(?<![%)\]/*×÷+−-]\s)(${TERM}(?:\s?[+−×*÷/-]\s?${TERM}){1,7})\s?([=≈])\s?[€$£¥]?(\d(?:[\d.,'’]{0,14}\d)?)(?!\s?[+×*÷/−(]|\d|[.,]\d|\s?-\s?\d)`,
  'gu',
);
const CODE = /`/;
const ABOUT = 0.02;
/** A share is often given in per cent. */
const SCALES = [1, 100];

interface Computed {
  readonly number: number;
  /** Half of the last digit of each term of a sum; products are off by more. */
  readonly slack: number;
}

/** What the terms come to, with × and ÷ first. Ambiguous separators are read in both ways, the same for all terms. */
function compute(terms: string): Computed[] {
  const parts = terms.split(/\s?([+−×*÷/-])\s?/);
  const numbers = parts.filter((_, i) => i % 2 === 0).map((part) => readNumber(/\d[\d.,'’]*/.exec(part)?.[0] ?? ''));
  const signs = parts.filter((_, i) => i % 2 === 1);
  // A date or a telephone number.
  if (signs.every((sign) => sign === '-' || sign === '/') && !/\s[-/]\s|÷|−/.test(terms)) return [];
  if (/%/.test(terms)) return [];
  const most = Math.max(...numbers.map((number) => number?.readings.length ?? 0));
  return Array.from({ length: most }, (_, way) => {
    const values = numbers.map((number) => number?.readings[way] ?? number?.readings[0] ?? Number.NaN);
    const sums: number[] = [values[0] ?? Number.NaN];
    for (const [i, sign] of signs.entries()) {
      const next = values[i + 1] ?? Number.NaN;
      if (sign === '×' || sign === '*') sums.push((sums.pop() ?? 0) * next);
      else if (sign === '÷' || sign === '/') sums.push((sums.pop() ?? 0) / next);
      else sums.push(sign === '+' ? next : -next);
    }
    const number = sums.reduce((total, one) => total + one, 0);
    const isSum = signs.every((sign) => !/[×*÷/]/.test(sign));
    const steps = numbers.reduce((total, one) => total + ((one?.step ?? 1) < 1 ? (one?.step ?? 0) / 2 : 0), 0);
    return { number, slack: isSum ? steps : Math.abs(number) * ABOUT };
  }).filter(({ number }) => Number.isFinite(number));
}
