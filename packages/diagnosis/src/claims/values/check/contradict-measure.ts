import { extractSourceValues } from '../extract/extract-values.ts';
import { type Measure, toMeasure } from '../lexicon/measures.ts';
import type { Source } from '../source.ts';
import type { Value } from '../value.ts';
import { findClause } from './sentences.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/**
 * The answer names a measure ("19 passed", "im Median 96,3") and the last output that has this measure gives another figure for it: the value is that
 * of another measure of the same output, or no output has it at all.
 */
export function contradictMeasure({ stated, index, text }: CheckedAnswer): ValueCheck[] {
  const claims = stated.flatMap((one) => toClaim(one, stated, text));
  if (claims.length === 0) return [];
  const readings = index.sources
    .filter(({ role }) => role === 'result')
    .slice(-MOST_RESULTS)
    .flatMap((source) => index.read(toFigures, source.text).map((figure): MeasureReading => ({ ...figure, source })));
  const said = new Set(stated.flatMap(({ value }) => value.amount?.readings ?? []));
  const lastResult = index.sources.findLast(({ role }) => role === 'result');
  return claims.flatMap(({ value, measure, isDirect }) => {
    const numbers = value.amount?.readings ?? [];
    const same = readings.filter((reading) => reading.measure.name === measure.name);
    const last = same.at(-1);
    const lastOfGroup = readings.findLast((reading) => reading.measure.group === measure.group);
    if (!last || last.source !== lastOfGroup?.source) return [];
    if (same.some((reading) => isSame(value, reading.number)) || isSame(value, sum(same))) return [];
    const swapped = readings.some(
      (reading) =>
        reading.source === last.source && reading.measure.name !== measure.name && isSame(value, reading.number),
    );
    // Some tools count failures and errors apart; a person adds them up or names either.
    const { name } = measure;
    const bad = name === 'failed' ? toErrors(last.source.text) : [];
    if (bad.some((errors) => isSame(value, errors) || isSame(value, errors + last.number))) return [];
    const isWritten = numbers.some((number) => number !== 0 && index.written().hasNear(number, 1e-9));
    // None left is often the state after a repair that was made later.
    if (numbers.includes(0) && last.source !== lastResult) return [];
    // "All 3 checks passed" may count something else, unless the same output has the figure.
    if (!isDirect && !swapped && !isInside(last.source.text, numbers)) return [];
    if (!swapped && (measure.isLimit || said.has(last.number) || (isWritten && !isInside(last.source.text, numbers))))
      return [];
    return [
      {
        value,
        verdict: 'contradicted',
        strength: 'strong',
        against: { eventId: last.source.eventId, text: last.text },
        because: `the output gives ${last.number} as ${measure.name}`,
      },
    ];
  });
}

const toErrors = (text: string): number[] =>
  [
    ...text.slice(0, 20_000).matchAll(/\berrors?["']?\s?[:=]\s?["']?(\d{1,6})(?!\d)|(?<![\w.])(\d{1,6}) errors?\b/gi),
  ].map(([, field, count]) => Number(field ?? count));

/** Enough for the outputs that an answer sums up. */
const MOST_RESULTS = 40;

interface Claim {
  readonly value: Value;
  readonly measure: Measure;
  /** The name follows the figure at once: "19 passed". */
  readonly isDirect: boolean;
}

interface Figure {
  readonly measure: Measure;
  readonly number: number;
  readonly text: string;
}

interface MeasureReading extends Figure {
  readonly source: Source;
}

const isSame = ({ amount }: Value, number: number): boolean =>
  amount?.readings.some(
    (reading) => Math.abs(reading - number) < Math.max(amount.step, 1e-9) * (amount.step >= 1 ? 0.5 : 1),
  ) ?? false;

const sum = (readings: readonly MeasureReading[]): number => readings.reduce((total, { number }) => total + number, 0);

/** "alle 148 zugestellt" beside `"total": 148, "delivered": 139`: the figure is in the same output under another name. */
const isInside = (text: string, numbers: readonly number[]): boolean =>
  (text.match(/\d+(?:\.\d+)?/g) ?? []).slice(0, 400).some((digits) => numbers.includes(Number(digits)));

/** A number and the one measure in its clause, which has no other number. */
function toClaim({ value, segment, isReported }: Stated, stated: readonly Stated[], text: string): Claim[] {
  // "Failure 1:" numbers a heading.
  if (!value.amount || !isReported || value.approximate || text.charAt(value.end) === ':') return [];
  if (CODE.test(text.slice(Math.max(0, value.start - 20), value.start))) return [];
  const clause = findClause(segment, value);
  if (!clause) return [];
  const direct = toMeasure(/^ (\p{L}+)/u.exec(text.slice(value.end, value.end + 24))?.[1] ?? '');
  const numbers = stated.filter(
    (one) => one.value.amount && one.value.start >= clause.start && one.value.end <= clause.end,
  );
  const measures = [...clause.text.matchAll(/\p{L}+/gu)].flatMap(([word]) => toMeasure(word) ?? []);
  const names = new Set(measures.map(({ name }) => name));
  if (direct && numbers.length === 1) return [{ value, measure: direct, isDirect: true }];
  const [only] = measures;
  return only && names.size === 1 && numbers.length === 1 && !NEGATED.test(clause.text)
    ? [{ value, measure: only, isDirect: false }]
    : [];
}

/** "Exit 70", "HTTP 503": the number is a name. */
const CODE =
  /(?:exit(?:ed)?|code|status|http|signal|error|batch|line|port|step|attempt|run|#)\s?(?:with\s|code\s|no\.?\s)?[(:=#]?\s?$/i;

/** "not", "of": the clause says more than a figure. */
const NEGATED =
  /\b(?:not|no|none|without|nicht|kein\w*|pas|aucun\w*|no|ningun\w*|não|nenhum\w*|non|nessun\w*|niet|geen|nie|żaden|değil|after|nach|before|from|to|of|von|sur|de|di|van|z)\b|(?<!\p{L})(?:не|нет|из)(?!\p{L})|不|没|ない|않|중/iu;

/** Figures with their measure: a field, "label: n", or "n label". */
function toFigures(text: string): Figure[] {
  const figures: Figure[] = [];
  for (const match of text.slice(0, 20_000).matchAll(FIGURE)) {
    const measure = toMeasure(match[1] ?? match[4] ?? '');
    if (!measure) continue;
    const number = extractSourceValues(match[2] ?? match[3] ?? '')[0]?.amount?.readings[0];
    if (number !== undefined) figures.push({ measure, number, text: match[0].trim() });
  }
  return figures;
}

/** In "Tests: 7 passed" the figure belongs to the word behind it. */
const FIGURE =
  /["']?([\p{L}_][\p{L}\d_]{1,30})["']?\s?[:=]\s?["']?(\d(?:[\d.,]{0,13}\d)?)(?!\d| \p{L}{4})|(?<![\w.:=-])(\d(?:[\d.,]{0,13}\d)?) ([\p{L}]{2,20})/gu;
