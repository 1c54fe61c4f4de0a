import { defineLazyMembers } from '../../model/lazy-members.ts';
import { once } from '../../model/once.ts';
import { type RequestClause, toRequestClauses } from './clauses.ts';
import { isConditional, isWaiting } from './conditions.ts';
import { isUnbinding, toHolds } from './holds.ts';
import { type RequestMark, WISHES, type Wish } from './lexicon/request-lexicon.ts';
import { type ProductionOrder, toProductionOrder } from './limits/barred-places.ts';
import { type Spared, type SparedPart, toSpared } from './limits/spared.ts';
import { isChoice, NO_WISHES, namesReceiver, SAYS_YES, toOffered } from './offers.ts';
import { type ReadClause, readClause } from './read-clause.ts';
import type { Prohibition, Request } from './request.ts';
import { type RequestObject, toRequestObjects } from './request-objects.ts';
import { fold, toRequestTokens, toRequestWords } from './request-words.ts';

/** What a person asked for in all of these messages, in their order. A later one may widen or narrow it. */
export function readRequest(texts: readonly string[], read: MessageReader = readRequestMessage): Request {
  return texts.reduce((before, text) => extendRequest(before, text, read), EMPTY_REQUEST);
}

/** Reads one message by itself; a caller with many may cache the result. */
type MessageReader = typeof readRequestMessage;

export const EMPTY_REQUEST: Request = {
  text: '',
  wishes: new Set(),
  prohibitions: [],
  isReadOnly: false,
  kind: 'unclear',
  isGeneral: false,
  isConditional: false,
  isLimited: false,
  limited: new Set(),
  untouched: [],
  spared: [],
  production: null,
  limits: [],
  isAged: false,
  wantsAll: false,
  wantsPermanent: false,
  wantsPublic: false,
  wantsPrivate: false,
  wantsForce: false,
  isPermission: false,
  isHalt: false,
  objects: [],
  words: new Set(),
};

const MOST_PROHIBITIONS = 30;
const MOST_OBJECTS = 300;
const MOST_TEXT = 20_000;
const MOST_WORDS = 4_000;

const withTexts = defineLazyMembers<Pick<Request, 'text' | 'objects' | 'words' | 'spared' | 'production'>>([
  'text',
  'objects',
  'words',
  'spared',
  'production',
]);

/** Adds one more message. What a later message asks for is no longer forbidden by an earlier one. */
export function extendRequest(before: Request, text: string, read: MessageReader, answer = ''): Request {
  const message = read(text);
  const offered = before === EMPTY_REQUEST ? NO_WISHES : toOffered(answer, message, read);
  const wishes = join(join(before.wishes, message.wishes), offered);
  const asks = message.asks || before.kind === 'report';
  const has = (mark: RequestMark): boolean => message.marks.has(mark);
  // The first message agrees to nothing and calls nobody back.
  const isReply = before !== EMPTY_REQUEST;
  const isPermission =
    isReply &&
    !has('not') &&
    message.prohibitions.length === 0 &&
    (has('yes') || SAYS_YES.test(text) || isChoice(answer, text, message));
  const kept = isPermission
    ? []
    : before.prohibitions.filter(
        ({ wish, isHold }) =>
          !isHold &&
          !message.wishes.has(wish) &&
          !(wish === 'publish' && message.wishes.has('send')) &&
          !offered.has(wish) &&
          !(wish === 'send' && namesReceiver(message)),
      );
  const spared = once(() => [
    ...(isPermission ? [] : before.spared.filter(({ words }) => !message.tokens.some((token) => words.has(token)))),
    ...message.spared,
  ]);
  const whole = once(() => `${before.text}\n${message.folded}`.slice(-MOST_TEXT));
  const objects = once(() => [...before.objects, ...message.objects].slice(-MOST_OBJECTS));
  const words = once(() => new Set([...before.words, ...message.tokens].slice(-MOST_WORDS)));
  return withTexts(
    {
      wishes,
      prohibitions: [...kept, ...message.prohibitions].slice(-MOST_PROHIBITIONS),
      isReadOnly: message.isReadOnly || (before.isReadOnly && !isPermission && !message.asksForChange),
      kind: before.kind === 'change' ? 'change' : toKind(message.orders, asks || before.wishes.has('look')),
      isGeneral: before.isGeneral || has('whatever'),
      isConditional: before.isConditional || message.depends,
      isLimited: before.isLimited || has('only'),
      limited: join(before.limited, message.limited),
      untouched: [
        ...(isPermission ? [] : before.untouched.filter((path) => !message.folded.includes(path))),
        ...message.untouched,
      ],
      // Whoever agrees, or names another sum, has seen the price.
      limits: message.limits.length > 0 ? message.limits : isPermission || message.hasSum ? [] : before.limits,
      isAged: before.isAged || has('older'),
      wantsAll: before.wantsAll || has('all'),
      wantsPermanent: before.wantsPermanent || has('permanent'),
      wantsPublic: before.wantsPublic || has('public'),
      wantsPrivate: before.wantsPrivate || has('private'),
      wantsForce: before.wantsForce || has('force'),
      isPermission,
      isHalt: isReply && message.isHalt && !isPermission,
    },
    {
      text: whole,
      objects,
      words,
      spared,
      production: () => (isPermission ? null : (message.production ?? before.production)),
    },
  );
}

/** Both together; where one is empty, the other as it is. */
function join<T>(before: ReadonlySet<T>, more: ReadonlySet<T>): ReadonlySet<T> {
  if (more.size === 0) return before;
  return before.size === 0 ? more : new Set([...before, ...more]);
}

/** Wishes that change nothing, and those that are about checks. */
const NO_CHANGES: ReadonlySet<Wish> = new Set<Wish>(['look', 'check', 'skip', 'lower']);
const CHANGES: ReadonlySet<Wish> = new Set(WISHES.filter((wish) => !NO_CHANGES.has(wish)));

function toKind(wishes: ReadonlySet<Wish>, asks: boolean): Request['kind'] {
  for (const wish of wishes) if (CHANGES.has(wish)) return 'change';
  return asks || wishes.has('look') || wishes.has('check') ? 'report' : 'unclear';
}

/** What the clauses that say "only" ask for is a look. */
const isOnlyLooking = (limited: ReadonlySet<Wish>): boolean =>
  limited.size > 0 && [...limited].every((wish) => wish === 'look' || wish === 'check');

interface ReadMessage {
  readonly wishes: ReadonlySet<Wish>;
  /** Those of them that are not just told about others. */
  readonly orders: ReadonlySet<Wish>;
  readonly marks: ReadonlySet<RequestMark>;
  readonly limited: ReadonlySet<Wish>;
  readonly prohibitions: readonly Prohibition[];
  readonly untouched: readonly string[];
  readonly spared: readonly Spared[];
  readonly production: ProductionOrder;
  readonly limits: readonly number[];
  readonly hasSum: boolean;
  readonly isReadOnly: boolean;
  readonly asksForChange: boolean;
  readonly asks: boolean;
  readonly isHalt: boolean;
  readonly depends: boolean;
  /** Few ask for these: they are made for the first who does. */
  readonly objects: readonly RequestObject[];
  readonly folded: string;
  readonly tokens: readonly string[];
}

/** A call to stop is short; in a longer clause the word is part of the job. */
const HALT_CHARS = 20;

const withReadings = defineLazyMembers<Pick<ReadMessage, 'folded' | 'tokens' | 'objects' | 'spared' | 'production'>>([
  'folded',
  'tokens',
  'objects',
  'spared',
  'production',
]);

export function readRequestMessage(given: string): ReadMessage {
  const text = given.length > MOST_CHARS ? given.slice(0, MOST_CHARS) : given;
  const words = toRequestWords(text);
  const wishes = new Set<Wish>();
  const marks = new Set<RequestMark>();
  const prohibitions: Prohibition[] = [];
  const kept: Prohibition[] = [];
  const conditional: Prohibition[] = [];
  const limited = new Set<Wish>();
  const orders = new Set<Wish>();
  const ordered: string[] = [];
  let isHalt = false;
  let depends = false;
  let isReadOnly = READ_ONLY.test(fold(text));
  let leavesAll = false;
  const limits: number[] = [];
  const untouched: string[] = [];
  const spared: SparedPart[] = [];
  const ordering: string[] = [];
  const said: { readonly text: string; readonly marks: readonly RequestMark[] }[] = [];
  const clauses = toRequestClauses(withoutQuotations(text));
  let before: ReadClause | null = null;
  let outward: readonly Wish[] = [];
  let sentence = '';
  let isCase = false;
  for (const [index, clause] of clauses.entries()) {
    const read: ReadClause = readClause(clause, clause.isFirst ? null : before, words);
    for (const wish of read.wishes) wishes.add(wish);
    if (!read.marks.includes('says')) for (const wish of read.wishes) orders.add(wish);
    // "The whole series stays": said of what is not to be touched.
    const isKept = read.marks.includes('keep') && read.wishes.length === 0;
    for (const mark of read.marks) if (!(isKept && mark === 'all')) marks.add(mark);
    if (clause.isFirst) {
      sentence = fold(clause.sentence);
      isCase = isConditional(sentence);
      depends ||= isCase || isWaiting(sentence);
    }
    const ruledOut = isWaiting(sentence)
      ? read.prohibitions.map((one) => ({ ...one, isUntil: true }))
      : read.prohibitions;
    (isCase ? conditional : prohibitions).push(...ruledOut);
    kept.push(...read.kept);
    // "Send it, but only to Petra": the second clause limits what the first asks for.
    if (read.marks.includes('only'))
      for (const wish of read.wishes.length > 0 ? read.wishes : (before?.wishes ?? [])) limited.add(wish);
    if (read.prohibitions.length === 0) ordered.push(clause.text);
    if (read.forbidsAll) isReadOnly = true;
    leavesAll ||= read.leavesAll;
    if (clause.text.trim().length <= HALT_CHARS && read.marks.includes('halt')) isHalt = true;
    limits.push(...read.limits);
    untouched.push(...read.untouched);
    said.push({ text: clause.text, marks: read.marks });
    if (read.spared) spared.push(read.spared);
    else ordering.push(clause.text);
    if (read.isHold && !isUnbinding(sentence, fold(toRest(clauses, index))))
      prohibitions.push(...toHolds(read.outward, outward, read.marks.includes('nothing')));
    if (read.outward.length > 0) outward = read.outward;
    before = read;
  }
  // "Only look, nothing else", "leave everything as it is": what is ordered beside it is more.
  if (leavesAll || isOnlyLooking(limited)) isReadOnly ||= toKind(orders, true) === 'report';
  const folded = once(() => fold(given));
  const tokens = once(() => toRequestTokens(given));
  const objects = once(() => toRequestObjects(text));
  const leftOut = once(() => toSpared(spared, ordering, words.isUnspaced));
  const production = once(() => toProductionOrder(said));
  // "Send Jo the plan, I'll send the rest myself": only what is asked of nobody is the person's own.
  prohibitions.push(...kept.filter(({ wish }) => !wishes.has(wish)));
  // "Pay it; if the account differs, don't": whether it is forbidden depends on what is found.
  prohibitions.push(...conditional.filter(({ wish, isTotal }) => isTotal || !wishes.has(wish)));
  // "Delete the old backups, keep the newest backups": the word that both have tells nothing.
  const shared = once(() => new Set(ordered.flatMap(toRequestTokens)));
  const told = prohibitions.map((prohibition) =>
    prohibition.isKeeping
      ? { ...prohibition, words: new Set([...prohibition.words].filter((word) => !shared().has(word))) }
      : prohibition,
  );
  return withReadings(
    {
      wishes,
      orders,
      marks,
      limited,
      untouched,
      limits,
      hasSum: /\d/.test(text),
      prohibitions: told,
      isReadOnly,
      asksForChange: [...wishes].some((wish) => CHANGES.has(wish)),
      asks: /[?？]/.test(text),
      isHalt,
      depends,
    },
    { folded, tokens, objects, spared: leftOut, production },
  );
}

/** What is said right after a clause. */
const toRest = (clauses: readonly RequestClause[], index: number): string =>
  clauses
    .slice(index + 1, index + 3)
    .map(({ text }) => text)
    .join(' ');

const MOST_CHARS = 8_000;
/** Said in English in every language. */
const READ_ONLY =
  /\bread[- ]only (?:mode|access|please|for now)|\bdry[- ]?run only|\bonly (?:a )?dry[- ]?run|\blook,? don't touch/;

/** What somebody quotes is a text and no order. Names of one or two words stay. */
function withoutQuotations(text: string): string {
  return text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/(["“«「『„])([^"“”«»「」『』„\n]{0,400})["”»」』“]/g, (whole, _open, inner: string) =>
      inner.trim().split(/\s+/).length > 2 || inner.length > 30 ? ' ' : whole,
    );
}
