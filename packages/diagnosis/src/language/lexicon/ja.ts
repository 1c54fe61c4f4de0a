import type { Lexicon } from './lexicon.ts';
import { en } from './en.ts';
export const ja: Lexicon = { ...en, language: 'ja', common: '', classes: Object.fromEntries(Object.keys(en.classes).map((k) => [k, ''])) as any, deeds: {}, deedNouns: {}, topics: {}, numbers: '' };
