import { toContentWords } from '../language/content-words.ts';
import type { GradedFinding } from '../scoring/score.ts';
import type { CitedEvents } from './cited-events.ts';
import type { Join } from './joins.ts';

/** Words that two texts must share, where the shorter one has so many; of one or two words, one. */
const SHARED_WORDS = 2;

/** Whether a claim speaks of a subject: half of its words, or two of them, stand in the claim. */
function speaksOf(claim: ReadonlySet<string>, subject: string): boolean {
  const words = new Set(toContentWords(subject));
  const shared = [...words].filter((word) => claim.has(word)).length;
  return shared > 0 && shared >= Math.min(SHARED_WORDS, words.size / 2);
}

/** The words of the sentence that is claimed, and of what it is about. */
function toClaimed({ draft }: GradedFinding): ReadonlySet<string> {
  return new Set(toContentWords(`${draft.data.quote ?? ''} ${draft.data.about ?? ''}`));
}

/** The answer that claims, which is the last that such a finding cites. */
const toAnswer = ({ draft }: GradedFinding): string => draft.events.at(-1) ?? draft.beganAt;

/** Events of the cause that stand before the answer in its conversation. */
function toEarlier(from: GradedFinding, to: GradedFinding, cited: CitedEvents): readonly string[] {
  const answer = cited.place(toAnswer(to));
  return from.draft.events.filter((id) => {
    const place = cited.place(id);
    return place && place.run.conversation === answer?.run.conversation && place.position < answer.position;
  });
}

export const MISSED_SUBJECT: Join = {
  fact: 'the same search, or a claim in words of what was searched for in vain',
  find(from, to, cited) {
    const wasted = new Set(to.draft.message === 'not_remembered' ? from.draft.wasted : []);
    const shared = to.draft.events.filter((id) => wasted.has(id));
    if (shared.length > 0) return [...shared, toAnswer(to)];
    const claimed = toClaimed(to);
    const asked = toEarlier(from, to, cited).filter((id) => speaksOf(claimed, cited.memory(id)?.query ?? ''));
    return asked.length > 0 ? [...asked, toAnswer(to)] : null;
  },
};

export const LOST_ERRAND: Join = {
  fact: 'a claim in words of what the subagent was to do',
  find(from, to, cited) {
    if (from.draft.message === 'failed_noticed') return null;
    const claimed = toClaimed(to);
    const started = toEarlier(from, to, cited).filter((id) => {
      const errand = cited.errand(id);
      return errand !== undefined && (speaksOf(claimed, errand.label) || speaksOf(claimed, errand.task));
    });
    return started.length > 0 ? [...started, toAnswer(to)] : null;
  },
};

/** Claims of something for which no call was ever made. */
const WITHOUT_CALL: ReadonlySet<string> = new Set(['no_call', 'no_such_call']);

export const PRINTED_DEED: Join = {
  fact: 'the same message, or a claim without a call in words of the printed one',
  find(from, to, cited) {
    const answer = toAnswer(to);
    if (from.draft.events.includes(answer)) return [answer];
    if (!WITHOUT_CALL.has(to.draft.message)) return null;
    const claimed = toClaimed(to);
    const printed = toEarlier(from, to, cited).filter((id) => speaksOf(claimed, cited.message(id)?.text ?? ''));
    return printed.length > 0 ? [...printed, answer] : null;
  },
};
