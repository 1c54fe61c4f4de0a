import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LEXICONS } from '@critiqor/diagnosis/language/lexicon/lexicons';
import { readStatements } from '@critiqor/diagnosis/language/statements/read-statements';
import type { RuleCase } from './rule-cases.ts';

/** Where a word of a lexicon occurs in what agents said. */
export interface WordUse {
  readonly language: string;
  readonly list: string;
  readonly word: string;
  /** Sentences and answers that hold it, by independent authors. */
  readonly texts: number;
  readonly sources: number;
  /** Of the rare ones: texts in which another word in its place gives a statement another act. */
  readonly decides: number;
}

interface Text {
  readonly source: string;
  readonly language: string;
  readonly words: string;
}

/** Counts every entry of every lexicon in the sentences of independent authors and in the answers of the labelled runs. */
export function countWords(folder: string, cases: readonly RuleCase[]): WordUse[] {
  const texts = [...readSentences(folder), ...readAnswers(cases)];
  return LEXICONS.flatMap(({ language, classes, deeds, deedNouns, topics }) => {
    const own = texts.filter((text) => text.language === language || text.language === 'any');
    const lists = { ...classes, ...prefix('deeds', deeds), ...prefix('nouns', deedNouns), ...prefix('topics', topics) };
    const wanted = new Map<string, Entry>();
    for (const [list, entries] of Object.entries(lists)) {
      for (const word of toEntries(entries ?? ''))
        wanted.set(`${list} ${word}`, { list, word, texts: 0, sources: new Set(), held: [] });
    }
    const byHead = Map.groupBy(wanted.values(), ({ word }) => word.replaceAll('*', '').split(' ', 1)[0] ?? '');
    const isRunning = language === 'zh' || language === 'ja' || language === 'ko';
    for (const { source, words } of own) {
      const heads = isRunning ? [...byHead.keys()].filter((head) => words.includes(head)) : toHeads(words, byHead);
      for (const head of heads) {
        for (const entry of byHead.get(head) ?? []) {
          if (!toPattern(entry.word, isRunning).test(words)) continue;
          entry.texts += 1;
          entry.sources.add(source);
          if (entry.held.length < 2) entry.held.push(words);
        }
      }
    }
    return [...wanted.values()].map(({ list, word, texts, sources, held }) => {
      const isRare = texts > 0 && texts < 3 && sources.size < 2;
      const decides = isRare ? held.filter((text) => isDecidedBy(text, toPattern(word, isRunning))).length : 0;
      return { language, list, word, texts, sources: sources.size, decides };
    });
  });
}

interface Entry {
  readonly list: string;
  readonly word: string;
  texts: number;
  readonly sources: Set<string>;
  /** The first texts that hold it. */
  readonly held: string[];
}

/** Whether the acts of a text change when a word without meaning takes the place of what a pattern finds. */
function isDecidedBy(text: string, pattern: RegExp): boolean {
  const acts = (words: string): string =>
    readStatements(words)
      .map(({ act }) => act)
      .join(' ');
  return acts(text) !== acts(text.replace(pattern, 'zorbel'));
}

const prefix = (
  name: string,
  lists: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(lists).map(([key, value]) => [`${name} ${key}`, value]));

const toEntries = (entries: string): string[] => [
  ...new Set(
    entries
      .split(/[,\n]/)
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ''),
  ),
];

/** First words of entries that may be in a text: whole words, beginnings and ends of words. */
function toHeads(text: string, byHead: ReadonlyMap<string, unknown>): string[] {
  const heads = new Set<string>();
  for (const word of new Set(text.split(/[^\p{L}\p{N}'’-]+/u))) {
    for (let length = 1; length <= word.length; length += 1) {
      if (byHead.has(word.slice(0, length))) heads.add(word.slice(0, length));
      if (byHead.has(word.slice(-length))) heads.add(word.slice(-length));
    }
  }
  return [...heads];
}

const PATTERNS = new Map<string, RegExp>();

function toPattern(word: string, isRunning: boolean): RegExp {
  const known = PATTERNS.get(word);
  if (known) return known;
  const body = word
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[\\p{L}\\p{N}]*')
    .replaceAll(' ', '\\s+');
  const pattern = new RegExp(isRunning ? body : `(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'u');
  PATTERNS.set(word, pattern);
  return pattern;
}

/** Sentences by authors who saw no rule. Our own sentences are no evidence. */
function readSentences(folder: string): Text[] {
  return [join(folder, 'statements'), join(import.meta.dirname, '..', 'exams')].flatMap((place) =>
    readdirSync(place)
      .filter((name) => /^(?:en|other|statements|words)-.*\.jsonl$/.test(name))
      .flatMap((name) =>
        readFileSync(join(place, name), 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as { readonly text: string; readonly lang?: string })
          .map(({ text, lang = 'en' }) => ({
            source: basename(name, '.jsonl'),
            language: lang,
            words: text.toLowerCase(),
          })),
      ),
  );
}

/** The last answers of labelled runs; recorded sets are English, books say which language they use. */
function readAnswers(cases: readonly RuleCase[]): Text[] {
  return cases.flatMap(({ source, toldTurns, expect }) => {
    const text = toldTurns.at(-1)?.answer?.text;
    if (text === undefined) return [];
    const language = (expect as { readonly language?: string } | null)?.language ?? 'en';
    return [{ source, language, words: text.slice(0, MOST_CHARS).toLowerCase() }];
  });
}

const MOST_CHARS = 4_000;
