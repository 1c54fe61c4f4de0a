import { type Effect, ENDED_OUTSIDE, NOT_FINISHED } from '../effects/effect.ts';
import { once } from '../model/once.ts';
import { isChange, isCheck, isLook } from '../tools/deeds.ts';

/** Something that went wrong, or is not over, and that nothing later put right. */
export interface Trouble {
  readonly effect: Effect;
  /** change: part of the job was not done · check: the result is bad · look: something was not found out · run: a command failed. */
  readonly kind: 'change' | 'check' | 'look' | 'run';
  /** It did not fail, but nothing shows that it came to its end: queued, pending, a draft. */
  readonly isPending: boolean;
}

/** Troubles that are still open at the end of the given effects, in order. */
export function findTroubles(effects: readonly Effect[]): Trouble[] {
  const troubles: Trouble[] = [];
  // Made for the first trouble: most turns have none.
  let later: Later | undefined;
  for (const effect of effects) {
    const isOpen = isPending(effect);
    if ((!isBad(effect) && !isOpen) || isPutRight(effect)) continue;
    const kind = toTroubleKind(effect);
    if (kind === null) continue;
    later ??= createLater(effects);
    if (!later.settles(effect, kind)) troubles.push({ effect, kind, isPending: isOpen });
  }
  return troubles;
}

/** An ending that a person would want to hear of. */
export function isBad({ ending, isDryRun, kind }: Effect): boolean {
  const isGood = ending === 'succeeded' || ending === 'unknown';
  return !isGood && !isDryRun && kind !== 'think';
}

/** The result itself says that it is not over; where nothing says anything, nothing is held against it. */
function isPending({ ending, because, kind, isDryRun }: Effect): boolean {
  const isWork = isChange(kind) || because.text === ENDED_OUTSIDE || because.text === NOT_FINISHED;
  return ending === 'unknown' && because.quote !== null && isWork && !isDryRun;
}

/** Whether nothing but looking came after it. */
export const isLastDeed = (effect: Effect, effects: readonly Effect[]): boolean =>
  effects.findLast(({ kind }) => !isLook(kind)) === effect;

/** Whether a lookup found nothing. */
export function isEmpty({ ending, counts }: Effect): boolean {
  return ending === 'failed' || ending === 'not_attempted' || counts?.items === 0;
}

const isPutRight = ({ repairedBy, undoneBy, supersededBy }: Effect): boolean =>
  repairedBy !== null || undoneBy !== null || supersededBy !== null;

function toTroubleKind({ kind, ending, because }: Effect): Trouble['kind'] | null {
  if (kind === 'tell') return null;
  // Others were to do part of the job, and not all of them came back.
  if (kind === 'wait' && ending === 'partial') return 'change';
  if (isCheck(kind)) return 'check';
  if (isLook(kind)) return 'look';
  // A client of a service says that what it was to do is not done yet.
  return isChange(kind) || because.text === NOT_FINISHED ? 'change' : 'run';
}

interface Later {
  /** Whether something after this effect shows that it no longer matters. */
  settles(effect: Effect, kind: Trouble['kind']): boolean;
}

/** Remembers, for each way of going on, the last place where it went well. */
function createLater(effects: readonly Effect[]): Later {
  const lastGood = new Map<string, number>();
  const lastTry = new Map<string, number>();
  const firstGood = new Map<string, number>();
  const places = new Map(effects.map((effect, place) => [effect, place]));
  const series = once(() => createSeries(effects));
  for (const [place, effect] of effects.entries()) {
    for (const key of toKeys(effect)) {
      lastTry.set(key, place);
      if (effect.ending !== 'succeeded' && !isUntold(effect)) continue;
      lastGood.set(key, place);
      if (!firstGood.has(key)) firstGood.set(key, place);
    }
  }
  const isAfter = (map: ReadonlyMap<string, number>, key: string, effect: Effect): boolean =>
    (map.get(key) ?? -1) > (places.get(effect) ?? 0);
  /** The first choice did not work and another one did; in a list of equals some had worked before. */
  const isAlternative = (effect: Effect): boolean => {
    const key = `${toGroup(effect)} by ${effect.means}`;
    return (
      isAfter(lastGood, key, effect) && !((firstGood.get(key) ?? Number.POSITIVE_INFINITY) < (places.get(effect) ?? 0))
    );
  };
  /** Part of it failed, and later calls of the kind did at least as many. */
  const isMadeUpFor = (effect: Effect): boolean => {
    const failed = effect.counts?.failed ?? 0;
    if (effect.ending !== 'partial' || failed === 0) return false;
    const later = effects.slice((places.get(effect) ?? 0) + 1);
    const done = later.filter(({ kind, ending }) => kind === effect.kind && ending === 'succeeded');
    return done.reduce((sum, { counts }) => sum + (counts?.items ?? 1), 0) >= failed;
  };
  return {
    settles(effect, kind) {
      const things = toThings(effect);
      if (things.length > 0 && things.every((thing) => isAfter(lastGood, `thing ${thing}`, effect))) return true;
      // It was not carried out; the same by another tool was.
      if (
        effect.ending === 'not_attempted' &&
        isChange(effect.kind) &&
        (isAfter(lastGood, `kind ${effect.kind}`, effect) ||
          (isUnknownTool(effect) && isAfter(lastGood, 'run', effect)))
      )
        return true;
      // The server was started in another way.
      if (
        effect.kind === 'start' &&
        isAfter(lastGood, 'kind start', effect) &&
        !isAfter(lastTry, `change by ${effect.means}`, effect)
      )
        return true;
      // The call itself was mistaken, and another one worked: nothing is known to be wrong with the work.
      if (isMisspoken(effect) && WORK.some((group) => isAfter(lastGood, group, effect))) return true;
      // What a helper left broken was changed by the agent itself, and a check passed.
      if (effect.kind === 'delegate' && isAfter(lastGood, 'change', effect) && isAfter(lastGood, 'check', effect))
        return true;
      // The same check again: the last one says how things are.
      if (kind === 'check')
        return (
          (effect.kind === 'build' && things.some((thing) => isAfter(lastGood, `thing ${thing}`, effect))) ||
          isAfter(lastTry, `whole ${effect.kind}`, effect) ||
          // Part of it again tells of the whole only where something was changed in between.
          (things.length === 0 &&
            isAfter(lastTry, `kind ${effect.kind}`, effect) &&
            (isAfter(lastGood, 'change', effect) || isAfter(lastGood, 'run', effect)))
        );
      // What was not found in one place was found in another.
      if (kind === 'look') return isAfter(lastGood, 'look', effect) || isAfter(lastGood, 'run', effect);
      if (kind === 'run')
        return (isAfter(lastGood, 'run', effect) || isAfter(lastGood, 'check', effect)) && !series()(effect);
      if (effect.kind === 'merge' && isAfter(lastGood, 'kind commit', effect)) return true;
      // `apt-get install -f` finishes whatever was begun.
      if (effect.kind === 'install' && isAfter(lastGood, 'whole install', effect)) return true;
      return (
        isAlternative(effect) ||
        isMadeUpFor(effect) ||
        (things.length === 0 && isAfter(lastGood, `kind ${effect.kind}`, effect))
      );
    },
  };
}

/** Tells the same command for each of several things: that it worked for the others says nothing about this one. */
function createSeries(effects: readonly Effect[]): (effect: Effect) => boolean {
  const series = new Map<string, { count: number; things: Set<string> }>();
  for (const effect of effects) {
    const form = effect.ending === 'succeeded' && toGroup(effect) === 'run' ? toForm(effect) : null;
    if (form === null) continue;
    const known = series.get(form) ?? { count: 0, things: new Set<string>() };
    known.count += 1;
    for (const thing of toThings(effect)) known.things.add(thing);
    series.set(form, known);
  }
  return (effect) => {
    const others = series.get(toForm(effect) ?? '');
    // What all of them have, such as the script, does not tell them apart.
    return others !== undefined && others.count >= 2 && toThings(effect).some((thing) => !others.things.has(thing));
  };
}

/** A command without the things that it is about. */
function toForm({ call, objects, means }: Effect): string | null {
  const things = objects.filter(({ kind }) => kind === 'path' || kind === 'id' || kind === 'url');
  const line = JSON.stringify(call.args) ?? '';
  if (things.length === 0 || line.length > LONGEST_LINE) return null;
  return things.reduce((text, { text: name }) => text.replaceAll(name, '*'), `${means} ${line}`);
}

const LONGEST_LINE = 400;

/** Nothing says how it ended, and nothing says that it failed. */
const isUntold = ({ ending, hidesExit, because }: Effect): boolean =>
  ending === 'unknown' && hidesExit && because.quote === null;

const toGroup = ({ kind }: Effect): Trouble['kind'] =>
  isCheck(kind) ? 'check' : isLook(kind) ? 'look' : isChange(kind) ? 'change' : 'run';

function toKeys(effect: Effect): string[] {
  const { kind } = effect;
  const group = toGroup(effect);
  const things = toThings(effect);
  const keys = [`kind ${kind}`, `${group} by ${effect.means}`, group];
  if (things.length === 0) keys.push(`whole ${kind}`);
  // A page that opened was there, whatever an earlier request got; other looks show nothing about what was done to a thing.
  for (const thing of things) if (!isLook(kind) || /^https?:/.test(thing)) keys.push(`thing ${thing}`);
  return keys;
}

/** What distinguishes one thing from another, best first: an address says more than a title, and a number says nothing. */
const TELLING: readonly ReadonlySet<string>[] = [
  new Set(['email', 'path', 'url', 'id', 'branch', 'package', 'table']),
  new Set(['name']),
];

/** The objects that distinguish an effect from others of its kind. */
function toThings({ objects }: Effect): readonly string[] {
  if (objects.length === 0) return NOTHING;
  for (const kinds of TELLING) {
    const things = objects.filter(({ kind, text }) => kinds.has(kind) && !SUBCOMMAND.test(text));
    if (things.length > 0) return things.map(({ text }) => withoutOwnPort(text));
  }
  return NOTHING;
}

/** `vitest run`: part of the command, and nothing that it is about. */
const SUBCOMMAND = /^(?:run|tests?|check|build|watch)$/;

const NOTHING: readonly string[] = [];

const withoutOwnPort = (text: string): string => (text.startsWith('http') ? text.replace(OWN_PORT, '$1') : text);

/** A server of one's own that found its port taken answers at another one. */
const OWN_PORT = /^(https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])):\d{2,5}/;

const WORK = ['check', 'run', 'change'] as const;
/** The host has no such tool: nothing was tried. */
const isUnknownTool = ({ because: { quote } }: Effect): boolean =>
  quote !== null &&
  /\btool\b.{0,80}\b(?:not found|unknown|does not exist|not available)|(?:unknown|no such) tool/i.test(quote);

/** There is no such script, command or option. */
const isMisspoken = ({ because: { quote } }: Effect): boolean => quote !== null && MISSPOKEN.test(quote);
const MISSPOKEN =
  /missing script|command not found|no such (?:command|script|task|target|option)|unknown (?:option|command|subcommand|argument|flag|task)|unrecognized (?:option|argument)|not recognized as|is not a (?:\w+ )?command|^usage:|(?:unknown|no such) tool|\btool \S{1,60} (?:was )?(?:not found|not available|does not exist|is unknown|is not available)/i;
