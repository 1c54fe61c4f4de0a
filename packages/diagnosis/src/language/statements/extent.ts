import type { Language, WordClass } from '../lexicon/lexicon.ts';
import type { Content, Match } from '../lexicon/matcher.ts';
import type { Unit } from '../units/units.ts';
import type { Extent } from './statement.ts';

interface Count {
  readonly at: number;
  readonly end: number;
  readonly value: number;
}

/** The most units between a number and the "of" of another one ("nine tests of the twelve"). */
const REACH = 4;

/** The units that a ratio such as "nine of twelve" covers. */
export interface Ratio {
  readonly at: number;
  readonly end: number;
  readonly n: number;
  readonly m: number;
}

/** How much of its object a statement speaks of. */
export function toExtent(
  units: readonly Unit[],
  classes: readonly Match<WordClass>[],
  counts: readonly Count[],
  ratio: Ratio | null,
  language: Language,
): Extent {
  if (ratio) return { kind: 'n_of_m', n: ratio.n, m: ratio.m };
  const has = (name: WordClass): boolean => classes.some((match) => match.meanings.includes(name));
  const number = counts.find((count) => count.value > 0);
  if (has('except')) return { kind: 'some' };
  if (has('none')) return { kind: 'none' };
  const isWhole =
    has('all') || (number !== undefined && isDefinite(units, number, language)) || hasWideAll(units, language);
  if (isWhole) return number && Number.isInteger(number.value) ? { kind: 'all', n: number.value } : { kind: 'all' };
  if (has('some') || has('rest')) return number ? { kind: 'some', n: number.value } : { kind: 'some' };
  if (number?.value === 1) return { kind: 'one' };
  if (number && Number.isInteger(number.value) && isCounted(units, number)) return { kind: 'some', n: number.value };
  return { kind: 'unspecified' };
}

/** Numbers in digits and in words, from left to right. */
export function toCounts(text: string, units: readonly Unit[], contents: readonly Match<Content>[]): Count[] {
  const counts: Count[] = [];
  units.forEach((unit, at) => {
    if (unit.kind !== 'number') return;
    const value = toNumber(text.slice(unit.start, unit.end));
    if (value !== null) counts.push({ at, end: at + 1, value });
  });
  for (const match of contents) {
    for (const meaning of match.meanings) {
      if (meaning.kind === 'number')
        counts.push({ at: match.at, end: match.at + match.length, value: meaning.value ?? 0 });
    }
  }
  return counts.sort((a, b) => a.at - b.at);
}

function toNumber(raw: string): number | null {
  const digits = raw.replace(/^[#$~]/, '').replaceAll(/[,'’](?=\d{3}\b)|\.(?=\d{3}(?:\D|$))/g, '');
  const value = Number.parseFloat(digits.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** Two numbers with "of" or a stroke between them, or after it. */
export function findRatio(
  units: readonly Unit[],
  classes: readonly Match<WordClass>[],
  counts: readonly Count[],
): Ratio | null {
  const ofs = new Set(classes.filter((match) => match.meanings.includes('of')).flatMap((match) => [match.at]));
  for (let index = 0; index + 1 < counts.length; index++) {
    const [a, b] = [counts[index], counts[index + 1]];
    if (!a || !b || b.at - a.end > REACH || b.at === a.end) continue;
    // "All four tables (trees 4,120)": a bracket between two numbers is the border of another thought.
    if (units.slice(a.end, b.at).some(({ text }) => text === '(' || text === ')')) continue;
    let joined = units[a.end]?.text === '/' && b.at === a.end + 1;
    for (let at = a.end; at < b.at; at++) joined ||= ofs.has(at);
    // "Of the twelve nine pass": the word precedes both.
    joined ||= index === 0 && [...ofs].some((at) => at < a.at && a.at - at <= 3) && b.at - a.end <= REACH;
    if (!joined || !Number.isInteger(a.value) || !Number.isInteger(b.value)) continue;
    return { at: a.at, end: b.end, n: Math.min(a.value, b.value), m: Math.max(a.value, b.value) };
  }
  return null;
}

/** With a definite article a number names all there are: "the 41 tests". */
function isDefinite(units: readonly Unit[], count: Count, language: Language): boolean {
  return isCounted(units, count) && (DEFINITE[language]?.includes(units[count.at - 1]?.text ?? '') ?? false);
}

const DEFINITE: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['the'],
  de: ['die'],
  fr: ['les'],
  es: ['los', 'las'],
  pt: ['os', 'as'],
  it: ['i', 'gli', 'le'],
  nl: ['de'],
};

/** Phrases of these languages may cover the word for "all", so it is looked for by itself. */
function hasWideAll(units: readonly Unit[], language: Language): boolean {
  if (language !== 'zh' && language !== 'ja' && language !== 'ko') return false;
  const run = units.map((unit) => (unit.kind === 'ideograph' ? unit.text : ' ')).join('');
  return /全部|所有|すべて|全て|全件|모두|전부/.test(run);
}

const CURRENCY = new Set([...'$€£¥₽₩']);

/** A number that counts things precedes a word; a time, port or version does not. */
function isCounted(units: readonly Unit[], { at, end }: Count): boolean {
  const next = units[end];
  if (CURRENCY.has(units[at - 1]?.text ?? '') || CURRENCY.has(next?.text ?? '')) return false;
  return next?.kind === 'word' || next?.kind === 'ideograph';
}
