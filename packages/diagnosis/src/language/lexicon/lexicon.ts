import type { Deed } from '../../model/deeds.ts';

/**
 * What the words of one language say about work. Entries are separated by commas or line ends; `*` is the rest of a word
 * (`fehlgeschlag*`, `*madım`). Chinese, Japanese and Korean entries match inside the running text.
 */
export interface Lexicon {
  readonly language: Language;
  /** Frequent short words, by which the language is recognised. */
  readonly common: string;
  readonly classes: Readonly<Record<WordClass, string>>;
  /** Verbs that name an effect, finite or not. */
  readonly deeds: Readonly<Partial<Record<DeedWord, string>>>;
  /** Nouns that name an effect only where nothing else in the clause does ("the build succeeded"). */
  readonly deedNouns: Readonly<Partial<Record<DeedWord, string>>>;
  readonly topics: Readonly<Partial<Record<TopicWord, string>>>;
  /** From zero upwards; alternatives of one number are separated by a slash. */
  readonly numbers: string;
}

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl' | 'ru' | 'tr' | 'zh' | 'ja' | 'ko';

export const WORD_CLASSES = [
  /** Brought about: a participle or past tense of a verb with an effect. */
  'done',
  /** Works, passes, is up, is correct. */
  'ok',
  /** Did not work, is refused, cannot. */
  'fail',
  /** Bad things: error, warning, conflict. */
  'trouble',
  /** No longer there: gone, resolved, vanished. */
  'gone',
  'not',
  'without',
  /** Left, skipped, pending, out of scope. */
  'open',
  /** Not yet. */
  'yet',
  /** On purpose. */
  'deliberate',
  'plan',
  /** Offers: let me know, if you like. */
  'offer',
  'if',
  'would',
  'should',
  'hedge',
  /** Verify, test, check, look. */
  'verify',
  /** Takes back: I was wrong, scratch that. */
  'correct',
  /** Earlier words of the agent itself: I said, I reported. */
  'isaid',
  /** Others speak: says, reports, according to. */
  'say',
  /** Who or what speaks: the log, the user, the bot. */
  'speaker',
  'ask',
  'but',
  'except',
  'still',
  'earlier',
  'now',
  'all',
  'none',
  'some',
  'rest',
  'only',
  'of',
  'greet',
  'sorry',
  /** Verbs of description: contains, requires, means. */
  'describe',
  /** Headings: summary, next steps. */
  'heading',
  'try',
  'i',
  'you',
  'be',
  /** Have and its kin before a participle, was and were. */
  'aux',
] as const;

export type WordClass = (typeof WORD_CLASSES)[number];

/** The deeds that words tell apart; "fixed" is a word for several. */
export type DeedWord = Exclude<Deed, 'move' | 'read' | 'recall' | 'wait' | 'think' | 'tell' | 'run' | 'other'> | 'fix';

const TOPIC_WORDS = [
  'tests',
  'build',
  'lint',
  'deploy',
  'git',
  'file',
  'data',
  'message',
  'calendar',
  'payment',
  'db',
  'device',
  'schedule',
  'memory',
  'subagent',
  'install',
  'process',
  'web',
  'permission',
  'answer',
] as const;

export type TopicWord = (typeof TOPIC_WORDS)[number];
