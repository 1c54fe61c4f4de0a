import type { GradedFinding } from '../scoring/graded-finding.ts';
import type { CitedEvents } from './cited-events.ts';
import { type Join, toSharedCalls } from './joins.ts';

/** The answer that claims, which is the last that such a finding cites. */
const toAnswer = ({ draft }: GradedFinding): string => draft.events.at(-1) ?? draft.beganAt;

/** Events of the cause that come before the answer in its conversation. */
function toEarlier(from: GradedFinding, to: GradedFinding, cited: CitedEvents): readonly string[] {
  const answer = cited.place(toAnswer(to));
  return from.draft.events.filter((id) => {
    const place = cited.place(id);
    return place && place.run.conversation === answer?.run.conversation && place.position < answer.position;
  });
}

/** What two texts have in common must be a name, not words: "memory led to the claim about the tests" is impossible. */
export const MISSED_SUBJECT: Join = {
  fact: 'the same search',
  find(from, to, cited) {
    const wasted = new Set([...from.draft.wasted, ...toSharedCalls(from, to, cited).map(({ eventId }) => eventId)]);
    const shared = to.draft.events.filter((id) => wasted.has(id));
    return shared.length > 0 ? [...shared, toAnswer(to)] : null;
  },
};

export const LOST_ERRAND: Join = {
  fact: 'a claim that names the subagent’s task',
  find(from, to, cited) {
    if (from.draft.message === 'failed_noticed') return null;
    const claimed = String(to.draft.data.quote ?? '').toLowerCase();
    const started = toEarlier(from, to, cited).filter((id) => {
      const label = cited.errand(id)?.label.toLowerCase() ?? '';
      return label !== '' && claimed.includes(label);
    });
    return started.length > 0 ? [...started, toAnswer(to)] : null;
  },
};

export const PRINTED_DEED: Join = {
  fact: 'the same message',
  find(from, to) {
    const answer = toAnswer(to);
    return from.draft.events.includes(answer) ? [answer] : null;
  },
};
