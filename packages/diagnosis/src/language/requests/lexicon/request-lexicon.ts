import type { Deed } from '../../../model/deeds.ts';
import type { Language } from '../../lexicon/lexicon.ts';

/**
 * What the words of a person ask for, in one language: imperatives, infinitives, other forms of request and nouns. Entries are separated by
 * commas; `*` is the rest of a word. Accents and case do not matter. Chinese, Japanese and Korean entries match inside the text.
 */
export interface RequestLexicon {
  readonly language: Language;
  /** What a negation reaches: the verbs after it, or all of its clause. */
  readonly negates: 'after' | 'clause';
  readonly wishes: Readonly<Record<Wish, string>>;
  readonly marks: Readonly<Record<RequestMark, string>>;
}

/** What a person can ask for: deeds, and what is done to checks. A list of its own: a person asks for less, and for other things, than a tool does. */
export const WISHES = [
  /** Tell, show, check, count, explain. */
  'look',
  /** Run tests, a build, a linter. */
  'check',
  'create',
  'change',
  /** Write over what is there. */
  'replace',
  'delete',
  /** Out of the way, but not lost: archive, bin. */
  'archive',
  /** Tidy up, free space: how is left to the agent. */
  'clean',
  'move',
  'send',
  /** Prepare something without sending or ordering it. */
  'draft',
  'publish',
  'commit',
  'push',
  'merge',
  'deploy',
  'pay',
  'refund',
  'book',
  'cancel',
  'schedule',
  'install',
  'start',
  'stop',
  'set',
  'fix',
  'remember',
  /** Leave a check out, switch it off, ignore it. */
  'skip',
  /** Make a limit weaker or just different. */
  'lower',
  'mute',
  'approve',
] as const satisfies readonly (Deed | OwnWish)[];

/** Wishes that are finer or wider than a deed. */
type OwnWish = 'look' | 'replace' | 'archive' | 'clean' | 'draft' | 'fix' | 'skip' | 'lower' | 'mute' | 'approve';

export type Wish = (typeof WISHES)[number];

export const REQUEST_MARKS = [
  'not',
  /** "Don't forget to …" asks for it. */
  'forget',
  /** Was, has been: what is negated here is a state, not an order. */
  'state',
  'but',
  'only',
  'all',
  /** Keep, leave alone. */
  'keep',
  /** "Anything" under a negation, "nothing". */
  'nothing',
  /** "Don't … yet": however much it is wished for later. */
  'yet',
  /** "The rest", "anything else". */
  'rest',
  /** What the person does himself is asked of nobody. */
  'self',
  /** A place that the agent is to stay out of. */
  'off',
  /** Words that begin a question. */
  'question',
  /** What others say is told, not ordered. */
  'says',
  'yes',
  /** Stop what you are doing. */
  'halt',
  /** Whatever it takes, as you see fit. */
  'whatever',
  'permanent',
  'public',
  'private',
  'force',
  /** The person wants to look at it. */
  'inspect',
  /** Before the deed: with the mark above, nothing goes out unseen. */
  'ahead',
  /** It stays a draft, or waits for a word of the person. */
  'hold',
  /** What comes with a sum is a limit. */
  'most',
  /** A sum for one of several. */
  'each',
  /** Only what is older than something. */
  'older',
  /** A place in which nothing is to be changed; looking is fine. */
  'untouched',
  /** Left out of what is done, or left running: "except the pond", "den Teich lass aus". */
  'spare',
  /** Somebody who is not to hear of it. */
  'unseen',
  /** Nothing is to be different afterwards. */
  'unchanged',
] as const;

export type RequestMark = (typeof REQUEST_MARKS)[number];
