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
export const MATCHERS: ReadonlyMap<Language, Matcher> = new Map(
  LEXICONS.map((lexicon) => [lexicon.language, createMatcher(lexicon, lexicon === en ? null : en)]),
);
