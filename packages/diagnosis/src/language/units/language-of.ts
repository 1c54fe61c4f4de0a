import type { Language } from '../lexicon/lexicon.ts';
import { LEXICONS } from '../lexicon/lexicons.ts';
import { toPlain } from './plain.ts';
import type { Unit } from './units.ts';

/** The language that most words of a text belong to; `fallback` where they say nothing. */
export function languageOf(units: readonly Unit[], fallback: Language = 'en'): Language {
  const votes = new Float64Array(LEXICONS.length);
  const vote = (language: Language, weight: number): void => {
    const index = INDEX.get(language) ?? 0;
    votes[index] = (votes[index] ?? 0) + weight;
  };
  let ideographs = 0;
  let words = 0;
  for (const { kind, text } of units) {
    if (kind === 'ideograph') {
      ideographs++;
      if (KANA.test(text)) vote('ja', 3);
      else if (HANGUL.test(text)) vote('ko', 3);
      else vote('zh', 1);
    } else if (kind === 'word') {
      words++;
      for (const [language, weight] of WORD_VOTES.get(text) ?? NO_VOTES) vote(language, weight);
      if (text.length > 5) voteByEnding(text, vote);
      if (NON_ASCII.test(text)) voteByLetters(text, vote);
    }
  }
  const votesFor = (language: Language): number => votes[INDEX.get(language) ?? 0] ?? 0;
  // A Japanese text is part kana, a Chinese one never.
  if (ideographs > words) {
    if (votesFor('ko') > 0 && votesFor('ko') >= votesFor('ja')) return 'ko';
    return votesFor('ja') > 0 ? 'ja' : 'zh';
  }
  let best = fallback;
  let most = votesFor(fallback) + (fallback === 'en' ? ENTRY_WEIGHT / 2 : COMMON_WEIGHT);
  for (const { language } of LEXICONS) {
    if (votesFor(language) <= most) continue;
    best = language;
    most = votesFor(language);
  }
  return best;
}

type Vote = (language: Language, weight: number) => void;

function voteByLetters(word: string, vote: Vote): void {
  if (CYRILLIC.test(word)) vote('ru', 3);
  else
    for (const [letters, languages] of LETTERS)
      if (letters.test(word)) for (const language of languages) vote(language, 2);
}

function voteByEnding(word: string, vote: Vote): void {
  if (ANY_ENDING.test(word)) for (const [ending, language] of ENDINGS) if (ending.test(word)) vote(language, 1);
}

const NO_VOTES: readonly never[] = [];
const INDEX: ReadonlyMap<Language, number> = new Map(LEXICONS.map(({ language }, index) => [language, index]));
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

const ANY_ENDING = new RegExp(ENDINGS.map(([ending]) => ending.source).join('|'));

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
