import type { Effect } from '../effects/effect.ts';
import { isLook } from '../tools/deeds.ts';
import { isBlank } from '../tools/refusals.ts';
import type { Theme } from './sign.ts';

/** It was intended and did not happen. */
function isBad({ ending, isDryRun, kind }: Effect): boolean {
  const isGood = ending === 'succeeded' || ending === 'unknown';
  return !isGood && !isDryRun && kind !== 'think' && kind !== 'tell';
}

const isPutRight = ({ repairedBy, undoneBy, supersededBy }: Effect): boolean =>
  repairedBy !== null || undoneBy !== null || supersededBy !== null;

const toEvents = (effects: readonly Effect[]): string[] => effects.map(({ call }) => call.eventId);

/** A change, check or command failed, and the same means never worked afterwards. */
export const OPEN_FAILURE: Theme = {
  title: 'Something failed and was not done later',
  look({ effects }) {
    const worked = new Set<string>();
    const open: Effect[] = [];
    for (const effect of effects.toReversed()) {
      if (effect.ending === 'succeeded') worked.add(effect.means);
      else if (isBad(effect) && !isLook(effect.kind) && !isPutRight(effect) && !worked.has(effect.means))
        open.push(effect);
    }
    return open.length > 0 ? toEvents(open.toReversed()) : null;
  },
};

/** The end of a run: its last tenth or so, and in a short one the last three steps. */
const LATE_SHARE = 0.15;
const LATE_LEAST = 3;
/** Outputs that are read for an error although the call counts as carried out. */
const LAST_OUTPUTS = 2;

export const LATE_FAILURE: Theme = {
  title: 'A step near the end failed',
  look({ effects, calls }) {
    const late = effects
      .slice(-Math.max(LATE_LEAST, Math.ceil(effects.length * LATE_SHARE)))
      .filter((effect, at, all) => isBad(effect) && !(isLook(effect.kind) && all.slice(at + 1).some(isGoodLook)));
    const errors = calls.slice(-LAST_OUTPUTS).filter(({ result }) => result !== null && hasErrorText(result.text));
    const events = new Set([...toEvents(late), ...errors.map(({ eventId }) => eventId)]);
    return events.size > 0 ? [...events] : null;
  },
};

/** What was not found in one place was found in the next. */
const isGoodLook = ({ kind, ending }: Effect): boolean => isLook(kind) && ending === 'succeeded';

/** Plain words first: the whole pattern tries every word of a long output. */
const hasErrorText = (text: string): boolean => ERROR_WORDS.test(text) && ERROR_TEXT.test(text);
const ERROR_WORDS = /Traceback \(|(?:Error|Exception):|command not found|No such file/;
const ERROR_TEXT = /Traceback \(most recent call last|\b\w{0,40}(?:Error|Exception):|command not found|No such file/;

export const FAILED_AGAIN: Theme = {
  title: 'The same kind of step failed twice and never worked later',
  look({ effects }) {
    const failed = new Map<string, Effect[]>();
    for (const effect of effects) {
      if (effect.ending === 'succeeded') failed.delete(effect.means);
      else if (isBad(effect))
        failed.set(effect.means, [...(failed.get(effect.means) ?? []), effect].slice(-MOST_CITED));
    }
    const again = [...failed.values()].find(({ length }) => length > 1);
    return again ? toEvents(again) : null;
  },
};

const MOST_CITED = 5;

export const EMPTY_SEARCH: Theme = {
  title: 'The last search found nothing',
  look({ effects }) {
    const last = effects.findLast(({ kind }) => SEARCHES.has(kind));
    return last && isEmpty(last) ? [last.call.eventId] : null;
  },
};

const SEARCHES: ReadonlySet<string> = new Set(['look_up', 'read', 'recall', 'query']);

function isEmpty({ ending, counts, call }: Effect): boolean {
  const text = call.result?.text ?? 'nothing is known';
  return ending === 'failed' || counts?.items === 0 || isBlank(text) || NOTHING.test(text.slice(0, 20));
}

const NOTHING = /^\s{0,4}(?:\[\]|\{\}|null|none)\s*$/i;
