import type { Act, Statement } from '../language/statements/statement.ts';
import { isHandover } from './calls.ts';
import { toSpecifics } from './record-text.ts';
import type { Theme } from './sign.ts';
import type { Story, StoryAnswer, StoryTurn } from './story.ts';

/** Below the first a reading is a guess; above the second there is little doubt. */
const LEAST_MARGIN = 0.3;
const CLEAR_MARGIN = 0.5;

const says = (statements: readonly Statement[], acts: readonly Act[], margin: number): boolean =>
  statements.some((statement) => acts.includes(statement.act) && statement.margin >= margin);

/** A sign in the answer if a condition is true. A thought before the last call is not an answer. */
const inAnswer = (title: string, holds: (story: Story, answer: StoryAnswer) => boolean): Theme => ({
  title,
  look(story) {
    const { answer } = story;
    return answer !== null && !answer.isThought && holds(story, answer) ? [answer.eventId] : null;
  },
});

export const ADMITS_TROUBLE = inAnswer(
  'The answer says that something failed or is not done',
  ({ statements }, { text }) =>
    says(statements, ['failed', 'not_done', 'partial'], LEAST_MARGIN) || OPEN_BOX.test(text),
);

const OPEN_BOX = /^[ \t]{0,8}[-*+][ \t]{1,4}\[ \]|☐|❌|✗/m;

export const UNSURE = inAnswer('The answer is not sure of itself', ({ statements }) =>
  says(statements, ['hedge'], CLEAR_MARGIN),
);

export const PLAN_LAST = inAnswer('The answer ends by announcing something that was never done', ({ statements }) => {
  const last = statements.findLast(({ act }) => act !== 'other' && act !== 'quote');
  return last?.act === 'plan';
});

/** Names that are looked for in the record, and the share that must be missing. */
const MOST_NAMES = 40;
const LEAST_NAMES = 2;
const MISSING_SHARE = 1 / 3;

/** Figures may be sums; names, paths and ids must come from somewhere. */
export const UNKNOWN_NAMES = inAnswer(
  'The answer uses names that appear in no output and no request',
  (story, { text }) => {
    const names = toSpecifics(text, MOST_NAMES).filter((name) => /\p{L}/u.test(name));
    if (names.length < LEAST_NAMES) return false;
    // All outputs as one text: made only for answers that name something.
    const { record } = story;
    const missing = names.filter((name) => !record.holds(name, Number.POSITIVE_INFINITY));
    return missing.length >= names.length * MISSING_SHARE;
  },
);

/** Messages of a dialogue that are read for reports, newest first, and how much of each. */
const MOST_READ = 12;
const READ_CHARS = 1_000;

export const DONE_WITHOUT_CALL: Theme = {
  title: 'Something was reported as done in a turn without any call',
  look({ turns, read }) {
    if (turns.length < 2) return null;
    const idle = turns.filter(({ asked, calls, said }) => asked !== null && calls.length === 0 && said.length > 0);
    const claimed = idle.slice(-MOST_READ).flatMap((turn) => findClaims(turn, read));
    return claimed.length > 0 ? claimed : null;
  },
};

function findClaims({ said }: StoryTurn, read: Story['read']): string[] {
  const isDone = ({ act, margin, deeds }: Statement): boolean =>
    act === 'done' && margin >= CLEAR_MARGIN && deeds.length > 0;
  const last = said.slice(-2);
  return last.filter(({ text }) => read(text.slice(0, READ_CHARS)).some(isDone)).map(({ eventId }) => eventId);
}

/** If something outside stopped the run, the reason is reported elsewhere. */
export const NO_ANSWER: Theme = {
  title: 'The run ends with a call: no answer follows it',
  look({ calls, answer, endedAlone }) {
    const last = calls.at(-1);
    return last && answer === null && endedAlone && !isHandover(last) ? [last.eventId] : null;
  },
};

/** Messages of the person that are read for what they want done. */
const MOST_ASKED = 3;
const ASKED_CHARS = 1_500;

export const NO_CALL: Theme = {
  title: 'Work was requested, but no call was made',
  look({ calls, turns, answer, read }) {
    if (calls.length > 0 || answer === null) return null;
    const asked = turns.flatMap(({ asked }) => asked ?? []).slice(0, MOST_ASKED);
    return asked.some(({ text }) => namesDeed(read(text.slice(0, ASKED_CHARS)))) ? [answer.eventId] : null;
  },
};

/** Whether a message speaks of something that can be done. */
export const namesDeed = (statements: readonly Statement[]): boolean =>
  statements.some(({ deeds }) => deeds.length > 0);
