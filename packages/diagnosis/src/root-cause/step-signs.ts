/**
 * What speaks for (above 0) or against (below 0) a step being the one at which a run went wrong. Points are whole numbers set by judgement,
 * not fitted: on sets and families of traces that a fit had not seen, fitted weights were worse than equal ones (docs/accuracy.md).
 */
export const STEP_SIGNS = {
  first: { says: 'is the first step of the run', points: -1, in: 'all' },
  repeats: { says: 'repeats an earlier call', points: -1, in: 'all' },
  new_words: { says: 'mentions many things for the first time', points: 1, in: 'all' },
  new_numbers: { says: 'uses numbers that do not appear earlier', points: 1, in: 'all' },
  first_failure: { says: 'makes the first call that fails', points: 1, in: 'all' },
  failure_began: { says: 'is where the failure began', points: 1, in: 'all' },
  takes_over: { says: 'is where another agent takes over', points: 1, in: 'several_agents' },
  reply: { says: 'is the reply of an agent that work was delegated to', points: 1, in: 'several_agents' },
  first_call: { says: 'makes the first tool call', points: 1, in: 'several_agents' },
  first_numbers: { says: 'is the first to state numbers without a call', points: 1, in: 'several_agents' },
  long: { says: 'says a lot', points: 1, in: 'several_agents' },
  late: { says: 'comes late in the run', points: -1, in: 'several_agents' },
  changes: { says: 'changes something', points: 1, in: 'one_agent' },
  first_change: { says: 'makes the first change', points: 1, in: 'dialogue' },
  // Whoever relies on the run relies on its answer, and nothing after it can put it right.
  answer: { says: 'is the answer', points: 2, in: 'alone' },
  after_failure: { says: 'continues after a failed call', points: 1, in: 'alone' },
} as const satisfies Readonly<Record<string, StepSign>>;

interface StepSign {
  /** What a step with this sign does, to follow "This step …". */
  readonly says: string;
  readonly points: number;
  readonly in: 'all' | 'one_agent' | RunShape;
}

export type StepSignName = keyof typeof STEP_SIGNS;

/**
 * What kind of run it is. Where several agents talk, early statements are passed on and the last one only repeats the result; in a dialogue
 * with a person what counts is what was changed; alone, an agent works towards its answer.
 */
export type RunShape = 'several_agents' | 'dialogue' | 'alone';

export const STEP_SIGN_NAMES = Object.keys(STEP_SIGNS) as StepSignName[];

/** The points of a sign in a run of some shape; 0 where it says nothing. */
export function toPoints(name: StepSignName, shape: RunShape): number {
  const { points, in: where }: StepSign = STEP_SIGNS[name];
  const isOneAgent = where === 'one_agent' && shape !== 'several_agents';
  return where === 'all' || where === shape || isOneAgent ? points : 0;
}
