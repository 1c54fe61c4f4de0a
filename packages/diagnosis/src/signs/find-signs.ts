import type { Views } from '../views/views.ts';
import { ADMITS_TROUBLE, DONE_WITHOUT_CALL, NO_ANSWER, NO_CALL, PLAN_LAST, UNKNOWN_NAMES, UNSURE } from './answers.ts';
import { HANDED_ON, REFUSED_CALL, REPEATS } from './calls.ts';
import { UNCONFIRMED_CHANGE, UNKNOWN_ARGUMENTS } from './changes.ts';
import { UNCHECKED_CHANGE } from './checks.ts';
import { EMPTY_SEARCH, FAILED_AGAIN, LATE_FAILURE, OPEN_FAILURE } from './failures.ts';
import { SIGN_NAMES, type Sign, type SignName, type Theme } from './sign.ts';
import { type Story, toStories } from './story.ts';

/**
 * Weak signs: what runs that failed show more often than others. All weigh the same and were chosen by judgement: on runs of other sets and
 * families, equal weights of a few broad themes were better than any that were fitted (docs/accuracy.md). How long a run is, how many calls
 * failed and how often the person wrote are no signs: they measure how hard the job is.
 */
export const SIGNS: Readonly<Record<SignName, Theme>> = {
  open_failure: OPEN_FAILURE,
  late_failure: LATE_FAILURE,
  failed_again: FAILED_AGAIN,
  no_answer: NO_ANSWER,
  handed_on: HANDED_ON,
  no_call: NO_CALL,
  admits_trouble: ADMITS_TROUBLE,
  unsure: UNSURE,
  plan_last: PLAN_LAST,
  unknown_names: UNKNOWN_NAMES,
  done_without_call: DONE_WITHOUT_CALL,
  unchecked_change: UNCHECKED_CHANGE,
  unknown_arguments: UNKNOWN_ARGUMENTS,
  unconfirmed_change: UNCONFIRMED_CHANGE,
  repeats: REPEATS,
  empty_search: EMPTY_SEARCH,
  refused_call: REFUSED_CALL,
};

/** The most events that a sign cites: more would not make it clearer. */
const MOST_CITED = 8;

/** The signs of the conversation that shows most of them: adding them up would count how many conversations there are. */
export function findSigns(views: Views): readonly Sign[] {
  let most: readonly Sign[] = [];
  for (const story of toStories(views)) {
    const signs = findInStory(story, most.length);
    if (signs.length > most.length) most = signs;
  }
  return most;
}

/** The signs of a story; fewer than there are when no more than `most` can be found. */
function findInStory(story: Story, most: number): Sign[] {
  const signs: Sign[] = [];
  let left = SIGN_NAMES.length;
  for (const name of SIGN_NAMES) {
    if (signs.length + left <= most) return signs;
    const { title, look } = SIGNS[name];
    const events = look(story);
    if (events) signs.push({ name, text: `${title}.`, eventIds: events.slice(0, MOST_CITED) });
    left -= 1;
  }
  return signs;
}
