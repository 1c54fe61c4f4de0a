import { once } from '../../model/once.ts';
import type { RequestClause } from './clauses.ts';
import { isHolding, isOutward } from './holds.ts';
import { REQUEST_MARKS, type RequestMark, type Wish } from './lexicon/request-lexicon.ts';
import { toLimits } from './limits/most-spent.ts';
import { type SparedPart, toSparedPart } from './limits/spared.ts';
import { isProposal, isQuestionClause, toAsked } from './questions.ts';
import type { Prohibition } from './request.ts';
import { toRequestObjects } from './request-objects.ts';
import { AND, type Found, fold, type RequestWords, toRequestTokens } from './request-words.ts';
import { toUntouched } from './untouched.ts';

/** What one clause asks for and rules out. */
export interface ReadClause {
  readonly wishes: readonly Wish[];
  readonly marks: readonly RequestMark[];
  readonly prohibitions: readonly Prohibition[];
  readonly forbidsAll: boolean;
  /** Everything is to stay as it is: of weight where nothing is ordered. */
  readonly leavesAll: boolean;
  /** What the person will do himself. */
  readonly kept: readonly Prohibition[];
  /** Nothing of it is to happen before the person has seen it. */
  readonly isHold: boolean;
  /** What it names that reaches others or destroys something, ordered or not. */
  readonly outward: readonly Wish[];
  readonly limits: readonly number[];
  /** Paths that are to stay as they are. */
  readonly untouched: readonly string[];
  /** What it wants left out. */
  readonly spared: SparedPart | null;
}

export function readClause(clause: RequestClause, before: ReadClause | null, words: RequestWords): ReadClause {
  const text = clause.text.replace(PATH, ' ').replace(REQUEST_NOUN, ' pr ');
  const found = words.find(text);
  const marks = found.filter(isMark);
  const all = found.filter((one): one is { name: Wish; at: number } => !isMark(one));
  const { lexicon } = words;
  const reach = isProposal(clause.text) ? () => false : toReach(marks, lexicon.negates);
  const has = (mark: RequestMark): boolean => marks.some(({ name }) => name === mark);
  const isNegation = (place: number): boolean => marks.some(({ name, at }) => name === 'not' && at === place);
  // Most clauses forbid nothing.
  const about = once(() => ({ words: new Set(toRequestTokens(clause.text)), objects: toRequestObjects(clause.text) }));
  // "The pictures in gallery/, which others added, must stay": the clause itself names nothing.
  const isBare = has('keep') && toRequestTokens(clause.text).length <= BARE_WORDS;
  const nearby = isBare ? toRequestObjects(clause.sentence).filter(({ kind }) => kind === 'path') : [];
  const isTotal = !has('rest') && isForNow(marks, clause, reach);
  const toProhibition = (wish: Wish, isKeeping = false): Prohibition => ({
    wish,
    isKeeping,
    isTotal,
    isRest: has('rest') || (isBare && words.find(clause.sentence).some(({ name }) => name === 'rest')),
    ...about(),
    ...(isKeeping && nearby.length > 0 ? { objects: nearby } : {}),
  });
  const asked = isQuestionClause(clause, before, marks, words) ? all.filter(isLook) : toAsked(all, marks, text, words);
  // "Tell Amara that I'll be late": what is passed on is the person's own, passing it on is not.
  const own = marks.find(({ name }) => name === 'self')?.at ?? -1;
  const isPassedOn = ({ name, at }: Found): boolean =>
    name === 'send' && at < own && at <= 1 && !OWN_SUBJECT.test(text);
  const shown = own >= 0 && !NEEDS.test(fold(text)) ? asked.filter((wish) => isLook(wish) || isPassedOn(wish)) : asked;
  const names = new Set(all.filter(({ at }) => reach(at)).map(({ name }) => name));
  if (names.has('look') && !isOrdered(all, marks, text, lexicon.negates)) names.delete('look');
  const prohibitions = [...names].map((wish) => toProhibition(wish));
  if (has('keep') && !names.has('delete')) prohibitions.push(toProhibition('delete', true));
  if (has('off')) prohibitions.push(toProhibition('look', true));
  const isGeneral = has('not') && GENERAL.some((wish) => names.has(wish));
  // Who decides about each of them does nothing himself.
  const decides = all.some(({ name }) => name === 'approve') && DECIDES.test(fold(text));
  const kept =
    shown === asked || decides
      ? []
      : asked.filter((wish) => !isLook(wish) && !names.has(wish.name) && !isPassedOn(wish));
  return {
    // A word may be forbidden and a wish in one clause; the prohibition counts.
    wishes: shown
      .filter(({ name, at }) => !isTelling(name, at, all) && !isLeft(at, marks))
      .filter((wish) => !reach(wish.at) && !names.has(wish.name) && !isDrafted(wish, all, text, lexicon.negates))
      .filter(({ at }) => words.isUnspaced || !isPast(toRequestTokens(text), at))
      .map(({ name }) => name),
    // "Nothing else" is a negation and a limit in one.
    marks: marks
      .filter(({ name, at }) => name === 'not' || name === 'keep' || !reach(at) || (name === 'only' && isNegation(at)))
      // "Just not the volumes" limits nothing else.
      .filter(({ name, at }) => name !== 'only' || !isNegation(at + 1))
      .map(({ name }) => name),
    prohibitions,
    forbidsAll: isGeneral && has('nothing') && !has('rest'),
    leavesAll: isLeaving(has) && !about().objects.some(({ kind }) => kind === 'path' || kind === 'quotation'),
    kept: kept.map(({ name }) => toProhibition(name)),
    isHold: isHolding(has),
    outward: all.map(({ name }) => name).filter(isOutward),
    limits: toLimits(clause.text, has, before),
    untouched: has('untouched') ? toUntouched(clause.text) : [],
    spared: toSparedPart(
      clause,
      marks,
      asked.filter((wish) => !isLook(wish) && !names.has(wish.name)),
      words,
    ),
  };
}

const BARE_WORDS = 3;

/** "Don't touch anything", "leave everything as it is", "no changes". */
const isLeaving = (has: (mark: RequestMark) => boolean): boolean =>
  !has('rest') &&
  (has('unchanged') || ((has('keep') || has('untouched')) && has('nothing')) || (has('untouched') && has('all')));

/** "Tell me": what is told to the person is sent to nobody. */
const isTelling = (name: Wish, at: number, all: readonly Found[]): boolean =>
  name === 'send' && all.some((one) => one.name === 'look' && one.at === at);

/** "Leave it as it is", "Finger weg": the words of such a phrase ask for nothing. */
const isLeft = (at: number, marks: readonly Found[]): boolean =>
  marks.some((mark) =>
    mark.name === 'untouched' ? mark.at === at || mark.at === at - 1 : mark.name === 'keep' && mark.at === at,
  );

/** "Whether it has been paid", "se è stata pagata": told or asked about, not ordered. */
const isPast = (tokens: readonly string[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some((token) => PASSIVE.has(token));
const PASSIVE: ReadonlySet<string> = new Set(
  'was were been wurde wurden worden ete sido fue foi foram stata stato stati state werd werden geworden zostala zostal zostalo została był была было были'.split(
    ' ',
  ),
);

/** "I send it off myself". */
const OWN_SUBJECT = /^\s*(?:i|ich|je|yo|eu|io|ik|ja|я|ben)\s/iu;

/** "I'll need you to delete it" asks for it. */
const NEEDS = /(?<!\p{L})(?:need|you|please|du|bitte|brauche|tu|por favor)(?!\p{L})/u;

/** Yes or no to each: the deed itself is the agent's. */
const DECIDES =
  /(?<!\p{L})(?:deny|decline|reject|each|every|jede\p{L}?|chaque|cada|ogni|elke?|kazd\p{L}+|кажд\p{L}+|her)(?!\p{L})/u;

const isLook = ({ name }: { readonly name: Wish }): boolean => name === 'look' || name === 'check';

/** "Don't open it" is an order, "I can't open it" is a complaint. */
function isOrdered(
  wishes: readonly Found[],
  marks: readonly Found[],
  clause: string,
  negates: 'after' | 'clause',
): boolean {
  if (COMPLAINS.test(fold(clause)) || marks.some(({ name }) => name === 'only' || name === 'all')) return false;
  const looks = wishes.filter(({ name }) => name === 'look').map(({ at }) => at);
  if (negates === 'clause') return looks.some((at) => at <= 1);
  return marks.some(({ name, at }) => name === 'not' && looks.includes(at + 1));
}

const COMPLAINS =
  /(?<!\p{L})(?:i|we|can't|cannot|couldn't|ich|wir|je|nous|kann|puedo|posso|ik|without|ohne|sans|sin|sem|senza|zonder|bez|без)(?!\p{L})/u;

/** The words of a path name things. */
const PATH =
  /(?<![\p{L}\p{N}])[~.]{0,2}\/[^\s]{2,200}|[\p{L}\p{N}_.-]{1,80}\/[^\s]{1,200}|(?<=\p{L})\.[a-z]{1,4}(?!\p{L})/gu;
/** A thing, although its words are verbs. */
const REQUEST_NOUN = /(?<!\p{L})(?:pull|merge)[ -]requests?(?!\p{L})/giu;

const MARKS: ReadonlySet<string> = new Set(REQUEST_MARKS);
const isMark = (found: Found): found is { name: RequestMark; at: number } => MARKS.has(found.name);

/** "Don't delete anything.", "Don't deploy yet": a wish in the same message is not for now. */
function isForNow(
  marks: readonly { name: RequestMark; at: number }[],
  { text, isLast }: RequestClause,
  reach: (at: number) => boolean,
): boolean {
  const waits = marks.filter(({ name }) => name === 'yet').map(({ at }) => at);
  if (marks.some(({ name, at }) => name === 'but' && !waits.includes(at))) return false;
  if (waits.length > 0) return true;
  const end = toRequestTokens(text).length - LAST_WORDS;
  return isLast && marks.some(({ name, at }) => name === 'nothing' && at >= end && reach(at));
}

/** A word for nothing that comes earlier is told more about: "anything that is newer". */
const LAST_WORDS = 2;

const DRAFTED: ReadonlySet<string> = new Set<Wish>(['send', 'publish', 'pay', 'book']);

/** "Draft a mail": what is drafted is a thing; sending it would be a second verb. */
function isDrafted(wish: Found, wishes: readonly Found[], clause: string, negates: 'after' | 'clause'): boolean {
  if (!DRAFTED.has(wish.name)) return false;
  const draft = wishes.find(({ name }) => name === 'draft');
  if (!draft || AND.test(fold(clause))) return false;
  return wish.at > draft.at || negates === 'clause';
}

/** "Don't change anything": a verb for any change, with a word for nothing or anything. */
const GENERAL: readonly Wish[] = ['change', 'set', 'create', 'deploy'];

/** Which places of a clause are under a negation that orders something. */
function toReach(
  marks: readonly { name: RequestMark; at: number }[],
  negates: 'after' | 'clause',
): (at: number) => boolean {
  if (marks.some(({ name }) => name === 'forget')) return () => false;
  const negations = marks.filter(
    ({ name, at }) =>
      name === 'not' && !marks.some((mark) => mark.name === 'state' && at - mark.at <= 2 && mark.at - at <= 1),
  );
  if (negations.length === 0) return () => false;
  const breaks = marks.filter(({ name }) => name === 'but').map(({ at }) => at);
  // "Change nothing": the object itself negates the verb before it.
  const objects = new Set(marks.filter(({ name }) => name === 'nothing' || name === 'unchanged').map(({ at }) => at));
  return (place) =>
    negations.some(({ at }) => {
      const isCut = breaks.some((cut) => (cut > at && cut < place) || (cut < at && cut > place));
      if (isCut) return false;
      // "Without running the tests" is one phrase, which its own first word does not negate.
      return negates === 'clause' || place > at || (objects.has(at) && at - place <= NEAR);
    });
}

const NEAR = 2;
