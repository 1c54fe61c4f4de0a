import {
  REQUEST_MARKS,
  type RequestLanguage,
  type RequestLexicon,
  type RequestMark,
  WISHES,
  type Wish,
} from './lexicon/request-lexicon.ts';
import { REQUEST_LEXICONS } from './lexicon/request-lexicons.ts';

/** A word of the lexicon where it occurs: the number of the word in its clause, or of the character in running text. */
export interface Found {
  readonly name: Wish | RequestMark;
  readonly at: number;
}

/** Finds the words of one language in clauses. */
export interface RequestWords {
  readonly lexicon: RequestLexicon;
  find(clause: string): Found[];
}

/** Lower case without accents, so that hasty typing matches too. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ıłßœæ’]/g, (char) => FOLDED[char] ?? char);
}

const FOLDED: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

/** The words of a text in their order, folded. */
export function toRequestTokens(text: string): string[] {
  return fold(text).replace(ELISION, '$1 ').match(TOKEN) ?? [];
}

/** Short French and Italian words lose their vowel and lean on the next one. */
const ELISION = /(?<!\p{L})(qu|dell|nell|all|sull|[cdjlmnst])'(?=\p{L})/gu;
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'_]*(?:-[\p{L}\p{N}]+)*/gu;

/** The words of the language that a text is written in. */
export function toRequestWords(text: string): RequestWords {
  return MATCHERS.get(toLanguage(text)) ?? (MATCHERS.get('en') as RequestWords);
}

/** By the writing, else by the short words that every sentence needs. */
function toLanguage(text: string): RequestLanguage {
  const sample = text.slice(0, SAMPLE_CHARS);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, pattern] of SCRIPTS) {
    const share = (sample.match(pattern)?.length ?? 0) / Math.max(1, letters);
    if (share > LEAST_SHARE) return language;
  }
  let best: RequestLanguage = 'en';
  let most = 0;
  const tokens = toRequestTokens(sample);
  for (const { language, common, letters } of COMMON) {
    const short = tokens.reduce((sum, token) => sum + (common.has(token) ? 1 : 0), 0);
    const typical = letters === null ? 0 : Math.min(3, sample.match(letters)?.length ?? 0);
    // A request of three words may hold no short word at all; its verb then decides.
    const known = MATCHERS.get(language)?.find(sample).length ?? 0;
    const count = short + typical + Math.min(3, known) / 2;
    if (count > most) {
      most = count;
      best = language;
    }
  }
  return best;
}

/** Letters that no other of these languages uses much. */
const LETTERS: Readonly<Partial<Record<RequestLanguage, RegExp>>> = {
  de: /[äöüß]/gi,
  fr: /[èêçùœ]|\b[ldnjcs]['’]/gi,
  es: /[ñ¿¡]/gi,
  pt: /[ãõç]/gi,
  pl: /[ąęłśżźćń]/gi,
  tr: /[ğşıİ]/g,
};

const SAMPLE_CHARS = 600;
/** Names and code in Latin letters stand in texts of every language. */
const LEAST_SHARE = 0.15;
/** Japanese before Chinese: it is written with Chinese characters too. */
const SCRIPTS: readonly (readonly [RequestLanguage, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
];

const toEntries = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => fold(entry).replace(/\s+/g, ' '))
    .filter((entry) => entry.trim() !== '');

const COMMON = REQUEST_LEXICONS.filter(({ common }) => common !== '').map(({ language, common }) => ({
  language,
  common: new Set(toEntries(common).map((entry) => entry.trim())),
  letters: LETTERS[language] ?? null,
}));

const UNSPACED: ReadonlySet<RequestLanguage> = new Set<RequestLanguage>(['zh', 'ja', 'ko']);

interface Phrase {
  readonly name: Wish | RequestMark;
  /** The words after the first. */
  readonly rest: readonly string[];
}

function createMatcher(lexicon: RequestLexicon): RequestWords {
  const rows: [Wish | RequestMark, string][] = [];
  for (const wish of WISHES) for (const entry of toEntries(lexicon.wishes[wish])) rows.push([wish, entry]);
  for (const mark of REQUEST_MARKS) for (const entry of toEntries(lexicon.marks[mark])) rows.push([mark, entry]);
  return { lexicon, find: UNSPACED.has(lexicon.language) ? createTextSearch(rows) : createWordSearch(rows) };
}

/** Entries inside running text, by their first character. */
function createTextSearch(rows: readonly (readonly [Wish | RequestMark, string])[]): RequestWords['find'] {
  const byFirst = Map.groupBy(rows, ([, entry]) => entry.trimStart()[0] ?? '');
  return (clause) => {
    const text = fold(clause);
    const found: Found[] = [];
    for (let at = 0; at < text.length; at += 1)
      for (const [name, entry] of byFirst.get(text[at] as string) ?? [])
        if (
          text.startsWith(entry.trimStart(), at) ||
          (at + entry.length > text.length && text.slice(at) === entry.trim())
        )
          found.push({ name, at });
    return found;
  };
}

/** Entries as whole words, beginnings of words and phrases. */
function createWordSearch(rows: readonly (readonly [Wish | RequestMark, string])[]): RequestWords['find'] {
  const exact = new Map<string, Phrase[]>();
  const beginnings = new Map<string, Phrase[]>();
  let longest = 0;
  for (const [name, entry] of rows) {
    const [first = '', ...rest] = entry.trim().split(' ');
    const map = first.endsWith('*') ? beginnings : exact;
    const key = first.endsWith('*') ? first.slice(0, -1) : first;
    if (map === beginnings) longest = Math.max(longest, key.length);
    const known = map.get(key);
    if (known) known.push({ name, rest });
    else map.set(key, [{ name, rest }]);
  }
  return (clause) => {
    const tokens = toRequestTokens(clause);
    const found: Found[] = [];
    for (const [at, token] of tokens.entries()) {
      const take = ({ name, rest }: Phrase): void => {
        if (continues(tokens, at + 1, rest)) found.push({ name, at });
      };
      for (const phrase of exact.get(token) ?? []) take(phrase);
      for (let length = 2; length <= Math.min(longest, token.length); length += 1)
        for (const phrase of beginnings.get(token.slice(0, length)) ?? []) take(phrase);
    }
    return found;
  };
}

/** Whether the rest of a phrase follows; a lone `*` skips a few words. */
function continues(tokens: readonly string[], from: number, rest: readonly string[]): boolean {
  let at = from;
  for (const [index, word] of rest.entries()) {
    if (word === '*') {
      const next = rest[index + 1] ?? '';
      let gap = 0;
      while (gap < MOST_SKIPPED && !fits(tokens[at + gap], next)) gap += 1;
      if (gap === MOST_SKIPPED) return false;
      at += gap;
    } else {
      if (!fits(tokens[at], word)) return false;
      at += 1;
    }
  }
  return true;
}

const MOST_SKIPPED = 8;

function fits(token: string | undefined, word: string): boolean {
  if (token === undefined) return false;
  return word.endsWith('*') ? token.startsWith(word.slice(0, -1)) : token === word;
}

const MATCHERS: ReadonlyMap<RequestLanguage, RequestWords> = new Map(
  REQUEST_LEXICONS.map((lexicon) => [lexicon.language, createMatcher(lexicon)]),
);
