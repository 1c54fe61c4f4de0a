import { CONDITION, HYPOTHETICAL, PLACE_WORD } from '../lexicon/hypothetical.ts';
import type { Value } from '../value.ts';
import { type Segment, toSegments, toSubsegments } from './segments.ts';

/** A sentence or row of the answer, read once for all values in it. */
export interface Sentence extends Segment {
  readonly clauses: readonly Clause[];
  /** A question, a condition, a computation that is shown, or a block of data: nothing in it is reported as a fact. */
  readonly isOpen: boolean;
}

interface Clause extends Segment {
  readonly isHypothetical: boolean;
}

export function toCheckedSentences(text: string): Sentence[] {
  return toSegments(text).map((segment) => {
    const isOpen = segment.text.length > LONGEST || OPEN.some((pattern) => pattern.test(segment.text.trim()));
    return { ...segment, isOpen, clauses: isOpen ? [] : toSubsegments(segment).map(toClause) };
  });
}

/** Longer ones are data without line ends. */
const LONGEST = 1_200;

/** A computation that the answer shows explains itself. */
const WORKED_OUT =
  /\\(?:frac|sqrt|times|approx|cdot|sigma|sum)\b|\d\s?(?:\p{L}{1,6}\s)?[+*×÷/−-]\s?[€$£]?[\d.,]{1,16}\s?(?:[\p{L}€%]{1,6}\s)?[=≈]/u;
const OPEN: readonly RegExp[] = [/[?？]\**$/, CONDITION, WORKED_OUT];

const toClause = (clause: Segment): Clause => ({
  ...clause,
  isHypothetical: HYPOTHETICAL.test(clause.text.replace(NAMES, ' ')),
});

/** Words inside addresses and code say nothing about the sentence. */
const NAMES = /\b\w{1,12}:\/\/[^\s)]+|(?<![\w.%+-])[\w.%+-]{1,64}@[\w.-]+|`[^`\n]{1,200}`/g;

/** Whether a value is stated as a fact: not asked, advised, assumed, a place in a text, or a literal in quotation marks or code. */
export function isReported(value: Value, sentence: Sentence, text: string): boolean {
  if (sentence.isOpen) return false;
  if (value.kind === 'date' && isLiteral(value, sentence, text)) return false;
  if (
    value.amount &&
    (isLiteral(value, sentence, text) || PLACE_WORD.test(text.slice(Math.max(0, value.start - 16), value.start)))
  )
    return false;
  return findClause(sentence, value)?.isHypothetical !== true;
}

export function findClause({ clauses }: Sentence, value: Value): Clause | undefined {
  return clauses.find(({ start, end }) => start <= value.start && value.start < end);
}

function isLiteral(value: Value, sentence: Sentence, text: string): boolean {
  if (QUOTE.test(text.charAt(value.start - 1)) && QUOTE.test(text.charAt(value.end))) return true;
  const before = sentence.text.slice(0, Math.max(0, value.start - sentence.start));
  return before.split('`').length % 2 === 0 && text.slice(value.end, sentence.end).includes('`');
}

const QUOTE = /["'`“”„«»‚‘’]/;
