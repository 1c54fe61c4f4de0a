import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { RequestLexicon } from './request-lexicon.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** English first: it decides where nothing else does. */
export const REQUEST_LEXICONS: readonly RequestLexicon[] = [en, de, fr, es, pt, it, nl, pl, ru, tr, zh, ja, ko];
