import type { Language } from '../../lexicon/lexicon.ts';
import type { RequestClause } from '../clauses.ts';
import type { RequestMark, Wish } from '../lexicon/request-lexicon.ts';
import { namesProduction, toRequestObjects } from '../request-objects.ts';
import { type Found, fold, type RequestWords, toRequestTokens } from '../request-words.ts';

/** Something that is to be left out of what is done, or left as it is. */
export interface Spared {
  /** The words that name it, folded; none of them occurs in what is ordered. */
  readonly words: ReadonlySet<string>;
  /** Beginnings of names: `manual-*`. */
  readonly beginnings: readonly string[];
  /** The clause itself, folded, in a language without spaces between words; else empty. */
  readonly running: string;
  /** What is ordered, in such a language. */
  readonly ordered: string;
  /** It is to be kept, which says nothing against changing it in another way. */
  readonly isKept: boolean;
  /** Somebody who is not to hear of it: it matters who gets something, not what it is about. */
  readonly isPerson: boolean;
}

/** The part of a clause that names what is spared. */
export type SparedPart = Pick<Spared, 'isPerson' | 'isKept'> & { readonly text: string };

const SPARING: ReadonlySet<string> = new Set<RequestMark>(['off', 'untouched', 'spare', 'unseen']);

/** "Leave the rest alone", "keep only the newest": what is spared has no name. */
const NO_THING: ReadonlySet<string> = new Set<RequestMark>(['rest', 'forget', 'only']);

const BEGINS_CASE =
  /^\s*(?:and |but |und |aber )?(?:if|unless|in case|falls|wenn|sofern|si|se|caso|als|indien|jesli|jezeli|если|eger)(?!\p{L})/u;

/** Where the word for keeping at the beginning of a clause is no word for saving. */
const KEEPS: ReadonlySet<Language> = new Set<Language>(['en', 'de', 'nl', 'fr', 'pl', 'ru']);

/** What a clause spares: up to the next order in it, and after an order before it. Null for clauses that spare nothing. */
export function toSparedPart(
  { text: own, sentence, isFirst }: RequestClause,
  marks: readonly Found[],
  orders: readonly { readonly name: Wish; readonly at: number }[],
  { isUnspaced, lexicon: { language } }: RequestWords,
): SparedPart | null {
  // "Service accounts (svc_*) are exempt": the clause itself names nothing.
  const text = !isFirst && !isUnspaced && toRequestTokens(own).length <= BARE_WORDS ? sentence : own;
  const mark = marks.find(({ name, at }) => SPARING.has(name) || (name === 'keep' && at === 0 && KEEPS.has(language)));
  const isNameless = marks.some(({ name, at }) => NO_THING.has(name) && at !== mark?.at);
  if (!mark || isNameless || BEGINS_CASE.test(fold(text))) return null;
  // Paths have a rule of their own.
  if (text.search(GLOB) < 0 && toRequestObjects(text).some(({ kind }) => kind === 'path')) return null;
  const isPerson = marks.some(({ name }) => name === 'unseen');
  const isKept = marks.some(({ name, at }) => name === 'keep' && at <= mark.at + 1);
  if (isUnspaced || text.search(GLOB) >= 0) return { text, isPerson, isKept };
  const tokens = toRequestTokens(text);
  const isLast = text !== own || mark.at >= tokens.length - LAST_WORDS;
  if (isLast) return { text, isPerson, isKept };
  const isOrderedBefore = orders.some(({ at }) => at < mark.at);
  const next = orders.find(({ at }) => at > mark.at + 1)?.at ?? tokens.length;
  return { text: tokens.slice(isOrderedBefore ? mark.at : 0, next).join(' '), isPerson, isKept };
}

const LAST_WORDS = 4;
const BARE_WORDS = 2;

/** What a message spares, by the parts that say so and the texts of the clauses that order something. */
export function toSpared(parts: readonly SparedPart[], ordering: readonly string[], isUnspaced: boolean): Spared[] {
  if (parts.length === 0) return [];
  const ordered = fold(ordering.join(' '));
  const shared = new Set(toRequestTokens(ordered).map(toStem));
  return parts.flatMap(({ text, isPerson, isKept }): Spared[] => {
    const beginnings = [...fold(text).matchAll(GLOB)].map(([, name = '']) => name);
    const words = new Set(
      toRequestTokens(text).filter(
        (word) =>
          word.length > 1 &&
          !EMPTY.has(word) &&
          !namesProduction(word) &&
          !shared.has(toStem(word)) &&
          !/^\d{1,2}$/.test(word),
      ),
    );
    if (beginnings.length === 0 && words.size === 0 && !isUnspaced) return [];
    return [
      {
        words: beginnings.length > 0 ? new Set<string>() : words,
        beginnings,
        running: isUnspaced ? fold(text) : '',
        ordered: isUnspaced ? ordered : '',
        isPerson,
        isKept,
      },
    ];
  });
}

const GLOB = /(?<![*\p{L}\p{N}])([\p{L}\p{N}][\p{L}\p{N}_.:@-]{0,40}[_.:@-])\*(?!\*)/gu;

/** Words bend at their ends. */
export const toStem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:'s|es|en|er|em|s|e|n|a|o|i|y|ow|ami|ach|ом|ой|ая|ую|ы|и|а|у|е)$/u, '') : word;

/** Words that name nothing in particular. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'the a an of on in at to for from by with and or it its is are was be been that this these those there them they him her his she he we us our my your you i me one ones ' +
    'thing things anything everything nothing nobody anybody file files folder folders record records entry entries account accounts data list version versions copy copies ' +
    'must should has have had not no never always please so as way same now then also still any all both every each other others do does dont only just keep stay stays alone touch running up out be under type types ' +
    'der die das den dem des ein eine einen einem einer und oder ist sind war im am an auf aus bei mit von vom zum zur zu in nicht kein keine muss soll so wie er sie es wir uns dir mir mich dich du ich ' +
    'le la les un une des du de au aux et ou est sont ce cet cette ces celui celle ceux celles pas ne on en dans sur par pour il elle ils elles tu je nous vous y ' +
    'el los las una unos unas del al y o es son que no en se te me lo su sus con por para tu ' +
    'o os as um uma do da dos das no na nos nas e ou se com por para nao ' +
    'il lo gli i uno di da dal dalla nel nella e o non si con per ' +
    'het een van in op en of is zijn niet met voor te ' +
    'i w z na do nie jest są się to ' +
    'и в на с не это то по из у же ' +
    've bir bu da de icin ile'
  ).split(' '),
);
