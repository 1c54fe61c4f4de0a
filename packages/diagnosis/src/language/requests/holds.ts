import { isConditional } from './conditions.ts';
import type { RequestMark, Wish } from './lexicon/request-lexicon.ts';
import type { Prohibition } from './request.ts';

/** What reaches others or is lost once it is done: this is what a person wants to see first. */
const OUTWARD: ReadonlySet<Wish> = new Set<Wish>([
  'send',
  'publish',
  'pay',
  'book',
  'deploy',
  'delete',
  'merge',
  'cancel',
  'refund',
  'push',
]);

export const isOutward = (wish: Wish): boolean => OUTWARD.has(wish);

/** Whether a clause wants something left unsent, or shown before it happens. */
export const isHolding = (has: (mark: RequestMark) => boolean): boolean =>
  has('hold') || (has('inspect') && has('ahead'));

/** "If it costs more, ask me first" holds nothing as long as it does not; "show me the list, then delete it" is an order of steps. */
export const isUnbinding = (sentence: string, after: string): boolean => isConditional(sentence) || THEN.test(after);

const THEN =
  /(?<!\p{L})(?:then|afterwards|dann|danach|anschliessend|puis|ensuite|luego|despues|depois|poi|dopo|dan|daarna|vervolgens|potem|nastepnie|затем|потом|sonra|ardindan)(?!\p{L})|然后|その後|それから|그다음|그런 다음/u;

/** What is held: what the clause names, or else what was asked for last. */
export function toHolds(named: readonly Wish[], last: readonly Wish[], isAnything: boolean): Prohibition[] {
  const wishes = new Set<Wish>(named.length > 0 ? named : last.length > 0 && !isAnything ? last : ANYTHING);
  for (const [one, other] of TWINS) if (wishes.has(one)) wishes.add(other);
  return [...wishes].map((wish) => ({
    wish,
    isKeeping: false,
    isTotal: true,
    isRest: false,
    isHold: true,
    words: new Set<string>(),
    objects: [],
  }));
}

/** What goes out, where nothing else says what is meant. */
const ANYTHING: readonly Wish[] = ['send', 'publish', 'pay', 'book', 'push', 'deploy'];

/** Words for one are words for the other. */
const TWINS: readonly (readonly [Wish, Wish])[] = [
  ['send', 'publish'],
  ['pay', 'book'],
  ['book', 'pay'],
];
