import type { Language } from '../lexicon/lexicon.ts';
import { languageOf } from '../units/language-of.ts';
import { toUnits } from '../units/units.ts';
import { REQUEST_MARKS, type RequestLexicon, type RequestMark, WISHES, type Wish } from './lexicon/request-lexicon.ts';
import { REQUEST_LEXICONS } from './lexicon/request-lexicons.ts';

/** A word of the lexicon where it occurs: the number of the word in its clause, or of the character in running text. */
export interface Found {
  readonly name: Wish | RequestMark;
  readonly at: number;
}

/** Finds the words of one language in clauses. */
export interface RequestWords {
  readonly lexicon: RequestLexicon;
  /** Without spaces between words: places are characters. */
  readonly isUnspaced: boolean;
  find(clause: string): Found[];
  /** How many orders a text has. */
  countWishes(text: ReadText): number;
}

/** A text that is searched for the words of several languages. */
interface ReadText {
  readonly folded: string;
  readonly tokens: readonly string[];
}

/** Lower case without accents, so that hasty typing matches too. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ıłßœæ’]/g, (char) => FOLDED[char] ?? char);
}

const BEYOND_ASCII = /[^\0-\x7f]/;
const FOLDED: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

/** The words of a text in their order, folded. */
export function toRequestTokens(text: string): string[] {
  return toTokens(fold(text));
}

const toTokens = (folded: string): string[] =>
  (folded.includes("'") ? folded.replace(ELISION, '$1 ') : folded).match(TOKEN) ?? [];

/** Short French and Italian words lose their vowel and lean on the next one. */
const ELISION = /(?<!\p{L})(qu|dell|nell|all|sull|[cdjlmnst])'(?=\p{L})/gu;
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'_]*(?:-[\p{L}\p{N}]+)*/gu;

/** Words that join a second order to the first. */
export const AND =
  /(?<!\p{L})(?:and|then|und|dann|et|puis|y|luego|e|depois|poi|en|dan|i|potem|и|затем|ve|sonra)(?!\p{L})|然后|并|再|して、|てから|하고|그리고/u;

/** The words of the language that a text is written in. */
export function toRequestWords(text: string): RequestWords {
  const sample = text.slice(0, SAMPLE_CHARS);
  const folded = fold(sample);
  const read: ReadText = { folded, tokens: toTokens(folded) };
  const likely = MATCHERS.get(languageOf(toUnits(sample))) ?? (MATCHERS.get('en') as RequestWords);
  let best = likely;
  let most = likely.find(sample).length;
  // A request of a few words may contain none of those that identify a language; its verb does.
  if (most === 0 || (likely.lexicon.language !== 'en' && likely.countWishes(read) === 0)) {
    most = 0;
    for (const words of MATCHERS.values()) {
      const count = words.countWishes(read);
      if (count > most) {
        best = words;
        most = count;
      }
    }
  }
  return best;
}

const WISH_NAMES: ReadonlySet<string> = new Set(WISHES);
const countWishes = (found: readonly Found[]): number =>
  found.reduce((sum, { name }) => sum + (WISH_NAMES.has(name) ? 1 : 0), 0);

const SAMPLE_CHARS = 600;

const toEntries = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => fold(entry).replace(/\s+/g, ' '))
    .filter((entry) => entry.trim() !== '');

const UNSPACED: ReadonlySet<Language> = new Set<Language>(['zh', 'ja', 'ko']);

interface Phrase {
  readonly name: Wish | RequestMark;
  /** The words after the first. */
  readonly rest: readonly string[];
}

function createMatcher(lexicon: RequestLexicon): RequestWords {
  const rows: [Wish | RequestMark, string][] = [];
  for (const wish of WISHES) for (const entry of toEntries(lexicon.wishes[wish])) rows.push([wish, entry]);
  for (const mark of REQUEST_MARKS) for (const entry of toEntries(lexicon.marks[mark])) rows.push([mark, entry]);
  const isUnspaced = UNSPACED.has(lexicon.language);
  if (isUnspaced) {
    const find = createTextSearch(rows);
    return {
      lexicon,
      isUnspaced,
      find: (clause) => find(fold(clause)),
      countWishes: ({ folded }) => countWishes(find(folded)),
    };
  }
  const find = createWordSearch(rows);
  return {
    lexicon,
    isUnspaced,
    find: (clause) => find(toRequestTokens(clause)),
    countWishes: ({ tokens }) => countWishes(find(tokens)),
  };
}

/** Entries inside running text, by their first character. */
function createTextSearch(rows: readonly (readonly [Wish | RequestMark, string])[]): (folded: string) => Found[] {
  const byFirst = Map.groupBy(rows, ([, entry]) => entry.trimStart()[0] ?? '');
  return (text) => {
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
function createWordSearch(
  rows: readonly (readonly [Wish | RequestMark, string])[],
): (tokens: readonly string[]) => Found[] {
  const exact = new Map<string, Phrase[]>();
  const beginnings = new Map<string, Phrase[]>();
  for (const [name, entry] of rows) {
    const [first = '', ...rest] = entry.trim().split(' ');
    const map = first.endsWith('*') ? beginnings : exact;
    const key = first.endsWith('*') ? first.slice(0, -1) : first;
    const known = map.get(key);
    if (known) known.push({ name, rest });
    else map.set(key, [{ name, rest }]);
  }
  // By their first two letters, the shortest first: a word has few that it can begin with.
  const byPair = Map.groupBy(
    [...beginnings].filter(([key]) => key.length >= 2).sort(([one], [other]) => one.length - other.length),
    ([key]) => key.slice(0, 2),
  );
  return (tokens) => {
    const found: Found[] = [];
    let at = 0;
    for (const token of tokens) {
      for (const { name, rest } of exact.get(token) ?? NO_PHRASES)
        if (continues(tokens, at + 1, rest)) found.push({ name, at });
      for (const [key, phrases] of byPair.get(token.slice(0, 2)) ?? NO_BEGINNINGS) {
        if (!token.startsWith(key)) continue;
        for (const { name, rest } of phrases) if (continues(tokens, at + 1, rest)) found.push({ name, at });
      }
      at += 1;
    }
    return found;
  };
}

const NO_PHRASES: readonly Phrase[] = [];
const NO_BEGINNINGS: readonly [string, Phrase[]][] = [];

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

const MATCHERS: ReadonlyMap<Language, RequestWords> = new Map(
  REQUEST_LEXICONS.map((lexicon) => [lexicon.language, createMatcher(lexicon)]),
);
