import type { Language } from './lexicon/lexicon.ts';
import { LEXICONS } from './lexicon/lexicons.ts';
import { toPlain } from './plain.ts';
import type { Unit } from './units.ts';

/** The language that most words of a text belong to; `fallback` where they say nothing. */
export function languageOf(units: readonly Unit[], fallback: Language = 'en'): Language {
  const votes = new Map<Language, number>();
  const vote = (language: Language, weight: number): void => {
    votes.set(language, (votes.get(language) ?? 0) + weight);
  };
  let ideographs = 0;
  let words = 0;
  for (const unit of units) {
    if (unit.kind === 'ideograph') {
      ideographs++;
      if (KANA.test(unit.text)) vote('ja', 3);
      else if (HANGUL.test(unit.text)) vote('ko', 3);
      else vote('zh', 1);
      continue;
    }
    if (unit.kind !== 'word') continue;
    words++;
    if (CYRILLIC.test(unit.text)) vote('ru', 3);
    for (const [language, weight] of WORD_VOTES.get(unit.text) ?? []) vote(language, weight);
    if (unit.text.length > 5) for (const [ending, language] of ENDINGS) if (ending.test(unit.text)) vote(language, 1);
    if (NON_ASCII.test(unit.text))
      for (const [letters, languages] of LETTERS)
        if (letters.test(unit.text)) for (const language of languages) vote(language, 2);
  }
  // A Japanese text is part kana, a Chinese one never.
  if (ideographs > words) {
    if (votes.has('ko') && (votes.get('ko') ?? 0) >= (votes.get('ja') ?? 0)) return 'ko';
    return votes.has('ja') ? 'ja' : 'zh';
  }
  let best = fallback;
  let most = (votes.get(fallback) ?? 0) + (fallback === 'en' ? ENTRY_WEIGHT / 2 : COMMON_WEIGHT);
  for (const { language } of LEXICONS) {
    const count = votes.get(language) ?? 0;
    if (count > most) {
      best = language;
      most = count;
    }
  }
  return best;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const NON_ASCII = /[^\x00-\x7f]/;

const LETTERS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[ßäü]/, ['de']],
  [/ö/, ['de', 'tr']],
  [/ü/, ['tr']],
  [/[łąęśźżćń]/, ['pl']],
  [/[ğşı]/, ['tr']],
  [/ç/, ['fr', 'pt', 'tr']],
  [/[ñ¿¡]/, ['es']],
  [/[ãõ]/, ['pt']],
  [/[êâ]/, ['fr', 'pt']],
  [/[œùûîï]/, ['fr']],
  [/è/, ['fr', 'it']],
  [/[òì]/, ['it']],
  [/ù/, ['it']],
  [/é/, ['fr', 'es', 'pt']],
  [/[áíú]/, ['es', 'pt']],
  [/ó/, ['es', 'pl', 'pt']],
  [/à/, ['fr', 'it']],
  [/ë/, ['nl']],
];

/** Endings that one language alone has. */
const ENDINGS: readonly (readonly [RegExp, Language])[] = [
  [/zion[ei]$|mento$|zza$/, 'it'],
  [/ç(?:ão|ões)$|agem$/, 'pt'],
  [/ci(?:ón|ones)$|miento$/, 'es'],
  [/(?:ung|ungen|keit|heit|lich|isch)$/, 'de'],
  [/ij|heid$|tje$/, 'nl'],
  [/(?:ement|eur|aire|eux|ées)$/, 'fr'],
];

const COMMON_WEIGHT = 2;
const ENTRY_WEIGHT = 1;

/** Function words say more than the words of the trade, which languages lend each other. */
const WORD_VOTES: ReadonlyMap<string, readonly (readonly [Language, number])[]> = (() => {
  const votes = new Map<string, Map<Language, number>>();
  const add = (list: string, language: Language, weight: number): void => {
    for (const entry of list.split(/[,\n/]/)) {
      const word = toPlain(entry.trim());
      if (word === '' || word.includes(' ') || word.includes('*')) continue;
      // Every language borrows English words of the trade.
      if (weight === ENTRY_WEIGHT && votes.get(word)?.has('en')) continue;
      const languages = votes.get(word) ?? new Map<Language, number>();
      languages.set(language, Math.max(weight, languages.get(language) ?? 0));
      votes.set(word, languages);
    }
  };
  for (const lexicon of LEXICONS) {
    add(lexicon.common, lexicon.language, COMMON_WEIGHT);
    const entry = lexicon.language === 'en' ? ENTRY_WEIGHT / 2 : ENTRY_WEIGHT;
    for (const list of Object.values(lexicon.classes)) add(list, lexicon.language, entry);
    for (const group of [lexicon.deeds, lexicon.deedNouns, lexicon.topics]) {
      for (const list of Object.values(group)) add(list, lexicon.language, entry);
    }
  }
  return new Map([...votes].map(([word, languages]) => [word, [...languages]]));
})();
