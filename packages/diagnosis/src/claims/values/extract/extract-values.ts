import type { Value } from '../value.ts';
import { scanDates } from './scan-dates.ts';
import { scanNames } from './scan-names.ts';
import { scanNumbers } from './scan-numbers.ts';
import { scanQuotations } from './scan-quotations.ts';
import { scanTimes } from './scan-times.ts';
import { createSpans, type Spans } from './spans.ts';

/** The specific values that a text states, in their order. What is in code fences is the agent's own writing and is left out. */
export function extractValues(text: string): Value[] {
  return extract(text, true);
}

/** The same for a source: everything counts, code and list numbers too. */
export function extractSourceValues(text: string): Value[] {
  return extract(text, false);
}

function extract(text: string, isAnswer: boolean): Value[] {
  const spans = createSpans(text.slice(0, LONGEST));
  if (isAnswer) {
    claimAll(spans, FENCE);
    claimAll(spans, LIST_NUMBER);
    claimAll(spans, ORDINAL);
  }
  scanQuotations(spans);
  scanNames(spans);
  scanDates(spans);
  scanTimes(spans);
  scanNumbers(spans);
  return spans.values.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Answers and excerpts are shorter; a hostile text must not cost more than this. */
const LONGEST = 40_000;
const FENCE = /^[ \t]{0,8}(?:```|~~~)[^\n]*\n(?:(?![ \t]{0,8}(?:```|~~~))[^\n]*\n)*[^\n]*/gm;
const LIST_NUMBER = /^[ \t>#*_-]{0,12}\d{1,3}[.)](?=[\s*])|\((?:\d{1,2}|[ivx]{1,4})\)\s/gm;
const ORDINAL =
  /\b\d{1,3}(?:st|nd|rd|th)\b(?!\s+(?:of\s+)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))|\b\d{1,3}\.?[ªº]/g;

function claimAll(spans: Spans, pattern: RegExp): void {
  for (const match of spans.text.matchAll(pattern)) spans.claim(match.index, match.index + match[0].length);
}
