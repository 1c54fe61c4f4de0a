import type { Language, WordClass } from '../lexicon/lexicon.ts';
import { toMatcher } from '../lexicon/lexicons.ts';
import type { Content, Match } from '../lexicon/matcher.ts';
import { languageOf } from '../units/language-of.ts';
import { toUnits, type Unit } from '../units/units.ts';
import { findRatio, type Ratio, toCounts, toExtent } from './extent.ts';
import type { Extent } from './statement.ts';

/** A sentence with everything that the lexicon of its language finds in it. */
export interface SentenceReading {
  readonly text: string;
  readonly language: Language;
  readonly units: readonly Unit[];
  readonly classes: readonly Match<WordClass>[];
  readonly contents: readonly Match<Content>[];
  readonly extent: Extent;
  readonly ratio: Ratio | null;
}

export function toReading(text: string, fallback: Language = 'en'): SentenceReading {
  const units = toUnits(text);
  const language = languageOf(units, fallback);
  const matcher = toMatcher(language);
  const classes = matcher.findClasses(units);
  const contents = matcher.findContents(units);
  const counts = toCounts(text, units, contents);
  const ratio = findRatio(units, classes, counts);
  const extent = toExtent(units, classes, counts, ratio, language);
  return { text, language, units, classes, contents, extent, ratio };
}
