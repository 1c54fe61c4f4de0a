import { once } from '../../model/once.ts';
import type { RequestMark, Wish } from './lexicon/request-lexicon.ts';
import type { Prohibition, Request } from './request.ts';
import { type RequestObject, toRequestObjects } from './request-objects.ts';
import { type Found, fold, type RequestWords, toRequestTokens, toRequestWords } from './request-words.ts';

/** What a person asked for in all of these messages, in their order. A later one may widen or narrow it. */
export function readRequest(texts: readonly string[], read: MessageReader = readMessage): Request {
  return texts.reduce((before, text) => extendRequest(before, text, read), EMPTY_REQUEST);
}

/** Reads one message by itself; a caller with many may remember what came of it. */
type MessageReader = typeof readMessage;

const EMPTY_REQUEST: Request = {
  text: '',
  wishes: new Set(),
  prohibitions: [],
  isReadOnly: false,
  kind: 'unclear',
  isGeneral: false,
  isLimited: false,
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

/** Adds one more message. What a later message asks for is no longer forbidden by an earlier one. */
function extendRequest(before: Request, text: string, read: MessageReader): Request {
  const message = read(text);
  const wishes = new Set([...before.wishes, ...message.wishes]);
  const has = (mark: RequestMark): boolean => message.marks.has(mark);
  // The first message agrees to nothing and calls nobody back.
  const isReply = before !== EMPTY_REQUEST;
  const isPermission = isReply && has('yes') && !has('not') && message.prohibitions.length === 0;
  const kept = isPermission ? [] : before.prohibitions.filter(({ wish }) => !message.wishes.has(wish));
  const whole = once(() => `${before.text}\n${message.folded}`.slice(-MOST_TEXT));
  const objects = once(() => [...before.objects, ...message.objects].slice(-MOST_OBJECTS));
  const words = once(() => new Set([...before.words, ...message.tokens].slice(-MOST_WORDS)));
  return {
    wishes,
    prohibitions: [...kept, ...message.prohibitions].slice(-MOST_PROHIBITIONS),
    isReadOnly: message.isReadOnly || (before.isReadOnly && !isPermission && !message.asksForChange),
    kind: toKind(wishes, message.asks || before.kind === 'report'),
    isGeneral: before.isGeneral || has('whatever'),
    isLimited: before.isLimited || has('only'),
    wantsAll: before.wantsAll || has('all'),
    wantsPermanent: before.wantsPermanent || has('permanent'),
    wantsPublic: before.wantsPublic || has('public'),
    wantsPrivate: before.wantsPrivate || has('private'),
    wantsForce: before.wantsForce || has('force'),
    isPermission,
    isHalt: isReply && message.isHalt && !isPermission,
    get text() {
      return whole();
    },
    get objects() {
      return objects();
    },
    get words() {
      return words();
    },
  };
}

const CHANGES: ReadonlySet<Wish> = new Set<Wish>([
  'create',
  'change',
  'replace',
  'delete',
  'archive',
  'clean',
  'move',
  'send',
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
  'mute',
  'approve',
]);

function toKind(wishes: ReadonlySet<Wish>, asks: boolean): Request['kind'] {
  for (const wish of wishes) if (CHANGES.has(wish)) return 'change';
  return asks || wishes.has('look') || wishes.has('check') ? 'report' : 'unclear';
}

interface ReadMessage {
  readonly wishes: ReadonlySet<Wish>;
  readonly marks: ReadonlySet<RequestMark>;
  readonly prohibitions: readonly Prohibition[];
  readonly isReadOnly: boolean;
  readonly asksForChange: boolean;
  readonly asks: boolean;
  readonly isHalt: boolean;
  /** Few ask for these: they are made for the first who does. */
  readonly objects: readonly RequestObject[];
  readonly folded: string;
  readonly tokens: readonly string[];
}

/** A call to stop is short; in a longer clause the word is part of the job. */
const HALT_CHARS = 20;

export function readMessage(given: string): ReadMessage {
  const text = given.length > MOST_CHARS ? given.slice(0, MOST_CHARS) : given;
  const words = toRequestWords(text);
  const wishes = new Set<Wish>();
  const marks = new Set<RequestMark>();
  const prohibitions: Prohibition[] = [];
  let isHalt = false;
  let isReadOnly = READ_ONLY.test(fold(text));
  for (const clause of toClauses(withoutQuotations(text))) {
    const read = readClause(clause, words);
    for (const wish of read.wishes) wishes.add(wish);
    for (const mark of read.marks) marks.add(mark);
    prohibitions.push(...read.prohibitions);
    if (read.forbidsAll) isReadOnly = true;
    if (clause.trim().length <= HALT_CHARS && read.marks.includes('halt')) isHalt = true;
  }
  const folded = once(() => fold(given));
  const tokens = once(() => toRequestTokens(given));
  const objects = once(() => toRequestObjects(text));
  return {
    wishes,
    marks,
    prohibitions,
    isReadOnly,
    asksForChange: [...wishes].some((wish) => CHANGES.has(wish)),
    asks: /[?？]/.test(text),
    isHalt,
    get folded() {
      return folded();
    },
    get tokens() {
      return tokens();
    },
    get objects() {
      return objects();
    },
  };
}

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

const toClauses = (text: string): string[] => text.split(CLAUSE_END).filter((clause) => clause.trim() !== '');
const CLAUSE_END = /[!?;:\n…。！？；：，、()（）•]+|[.,](?=\s|$)|\s[-–—]\s/u;

/** The words of a path name things. */
const PATH =
  /(?<![\p{L}\p{N}])[~.]{0,2}\/[^\s]{2,200}|[\p{L}\p{N}_.-]{1,80}\/[^\s]{1,200}|(?<=\p{L})\.[a-z]{1,4}(?!\p{L})/gu;

interface ReadClause {
  readonly wishes: readonly Wish[];
  readonly marks: readonly RequestMark[];
  readonly prohibitions: readonly Prohibition[];
  readonly forbidsAll: boolean;
}

const MARKS: ReadonlySet<string> = new Set<RequestMark>([
  'not',
  'forget',
  'state',
  'but',
  'only',
  'all',
  'keep',
  'yes',
  'halt',
  'whatever',
  'permanent',
  'public',
  'private',
  'force',
]);
const isMark = (found: Found): found is { name: RequestMark; at: number } => MARKS.has(found.name);

function readClause(clause: string, { lexicon, find }: RequestWords): ReadClause {
  const found = find(clause.replace(PATH, ' '));
  const marks = found.filter(isMark);
  const wishes = found.filter((one): one is { name: Wish; at: number } => !isMark(one));
  const reach = toReach(marks, lexicon.negates);
  const forbidden = wishes.filter(({ at }) => reach(at));
  const keeps = marks.some(({ name }) => name === 'keep');
  // Most clauses forbid nothing.
  const about = once(() => ({ words: new Set(toRequestTokens(clause)), objects: toRequestObjects(clause) }));
  const toProhibition = (wish: Wish, isKeeping = false): Prohibition => ({ wish, isKeeping, ...about() });
  const names = new Set(forbidden.map(({ name }) => name));
  const prohibitions = [...names].map((wish) => toProhibition(wish));
  if (keeps && !names.has('delete')) prohibitions.push(toProhibition('delete', true));
  const isGeneral = marks.some(({ name }) => name === 'not') && GENERAL.some((wish) => names.has(wish));
  return {
    // A word may be forbidden and a wish in one clause; the prohibition counts.
    wishes: wishes
      .filter((wish) => !reach(wish.at) && !names.has(wish.name) && !isDrafted(wish, wishes, clause, lexicon.negates))
      .map(({ name }) => name),
    marks: marks.filter(({ name, at }) => name === 'not' || name === 'keep' || !reach(at)).map(({ name }) => name),
    prohibitions,
    forbidsAll: isGeneral && NOTHING.test(fold(clause)),
  };
}

/** "Draft a mail": what is drafted is a thing; sending it would be a second verb. */
function isDrafted(wish: Found, wishes: readonly Found[], clause: string, negates: 'after' | 'clause'): boolean {
  if (wish.name !== 'send' && wish.name !== 'publish') return false;
  const draft = wishes.find(({ name }) => name === 'draft');
  if (!draft || AND.test(fold(clause))) return false;
  return wish.at > draft.at || negates === 'clause';
}

const AND =
  /(?<!\p{L})(?:and|then|und|dann|et|puis|y|luego|e|depois|poi|en|dan|i|potem|и|затем|ve|sonra)(?!\p{L})|然后|并|再|して、|てから|하고|그리고/u;

/** "Don't change anything": a verb for any change, with a word for nothing or anything. */
const GENERAL: readonly Wish[] = ['change', 'set', 'create', 'deploy'];
const NOTHING =
  /(?<!\p{L})(?:anything|nothing|nichts|irgendetwas|irgendwas|rien|nada|niente|nulla|niets|iets|nic|niczego|ничего|hicbir|hicbir sey)(?!\p{L})|任何|什么都|何も|아무것도/u;

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
  return (place) =>
    negations.some(({ at }) => {
      const isCut = breaks.some((cut) => (cut > at && cut < place) || (cut < at && cut > place));
      return !isCut && (negates === 'clause' || place >= at);
    });
}
