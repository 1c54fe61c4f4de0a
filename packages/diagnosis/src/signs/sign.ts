import type { Story } from './story.ts';

/** Something that failed recorded runs show more often than others. It is not an accusation: a good run may show it too. */
export interface Sign {
  readonly name: SignName;
  /** What was seen, in one sentence. */
  readonly text: string;
  readonly eventIds: readonly string[];
}

export const SIGN_NAMES = [
  'open_failure',
  'late_failure',
  'failed_again',
  'no_answer',
  'handed_on',
  'no_call',
  'admits_trouble',
  'unsure',
  'plan_last',
  'unknown_names',
  'done_without_call',
  'unchecked_change',
  'unknown_arguments',
  'unconfirmed_change',
  'repeats',
  'empty_search',
  'refused_call',
] as const;

export type SignName = (typeof SIGN_NAMES)[number];

/** A theme: one plain question about a run. */
export interface Theme {
  /** What the sign says, without the particulars of a run. */
  readonly title: string;
  /** The events that show it; null when it is absent. */
  look(story: Story): readonly string[] | null;
}
