import type { Counts } from '../effect.ts';

/** What a test runner, compiler or linter says at the end about how it went. */
export interface Summary {
  readonly runner: string;
  readonly isFailed: boolean;
  readonly counts: Counts;
  /** The line that says so. */
  readonly quote: string;
}

/** One runner's way of putting it. `marks` are texts one of which must be there: looking for them is cheap. */
export interface Format {
  readonly runner: string;
  readonly marks: readonly string[];
  readonly read: (text: string) => ReadSummary | null;
}

export type ReadSummary = Omit<Summary, 'runner'>;

/** Adds up `12 passed`, `3 failed` and the like over all lines of one form. */
export function addUp(text: string, line: RegExp): ReadSummary | null {
  let quote = '';
  let failedQuote = '';
  const sums: Record<string, number> = {};
  for (const match of text.matchAll(line)) {
    const [whole] = match;
    quote = whole.trim();
    let isBad = false;
    for (const [, number = '0', word = ''] of whole.matchAll(COUNTED)) {
      const name = NAME_OF_WORD.get(word.toLowerCase());
      if (name === undefined) continue;
      sums[name] = (sums[name] ?? 0) + Number(number);
      if ((name === 'failed' || name === 'errors') && number !== '0') isBad = true;
    }
    if (isBad) failedQuote = quote;
  }
  if (quote === '') return null;
  return toReadSummary(sums, failedQuote === '' ? quote : failedQuote);
}

const COUNTED = /(\d{1,9}) (?:tests? |specs? |examples? |assertions? |suites? )?(\p{L}{2,20})/gu;
const NAME_OF_WORD: ReadonlyMap<string, keyof Counts> = new Map([
  ['passed', 'passed'],
  ['passing', 'passed'],
  ['pass', 'passed'],
  ['passes', 'passed'],
  ['successes', 'passed'],
  ['failed', 'failed'],
  ['failing', 'failed'],
  ['fail', 'failed'],
  ['failures', 'failed'],
  ['failure', 'failed'],
  ['error', 'errors'],
  ['errors', 'errors'],
  ['skipped', 'skipped'],
  ['pending', 'skipped'],
  ['todo', 'skipped'],
  ['ignored', 'skipped'],
  ['deselected', 'skipped'],
  ['incomplete', 'skipped'],
  ['warnings', 'warnings'],
  ['warning', 'warnings'],
  ['total', 'total'],
]);

export function toReadSummary(sums: Readonly<Record<string, number>>, quote: string, isBroken = false): ReadSummary {
  const { passed = 0, failed = 0, errors = 0, skipped = 0 } = sums;
  const isCounted = sums.passed !== undefined || sums.failed !== undefined || sums.total !== undefined;
  return {
    // A run in which nothing ran shows nothing.
    isFailed:
      isBroken || failed > 0 || errors > 0 || (passed === 0 && skipped > 0 && /deselected|filtered out/.test(quote)),
    counts: isCounted ? { ...sums, total: sums.total ?? passed + failed + skipped } : sums,
    quote: quote.slice(0, QUOTE_CHARS),
  };
}

const QUOTE_CHARS = 200;
/** The number that a group of a pattern holds. */
export const toFigure = (text: string | undefined): number => Number(text ?? '0');
