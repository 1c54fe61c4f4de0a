import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Language, Lexicon } from './lexicon.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

export const LEXICONS: readonly Lexicon[] = [en, de, fr, es, pt, it, nl, pl, ru, tr, zh, ja, ko];

/** Agents mix English words of the trade into every language, so every matcher knows these too. */
export function toMatcher(language: Language): Matcher {
  const known = REGISTRY.get(language);
  if (known) return known;
  const lexicon = LEXICONS.find((candidate) => candidate.language === language) ?? en;
  const matcher = createMatcher(lexicon, lexicon === en ? null : en);
  REGISTRY.set(language, matcher);
  return matcher;
}

/** A matcher takes some milliseconds to compile and most runs need one or two, so each is compiled when it is first asked for. */
const REGISTRY = new Map<Language, Matcher>();
