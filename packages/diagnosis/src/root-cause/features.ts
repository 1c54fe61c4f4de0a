import type { Run } from '../model/execution.ts';
import { isFailure } from '../model/is-failure.ts';
import { changesSomething } from './changes.ts';
import { createMentions } from './mentions.ts';
import type { RunShape, StepSignName } from './step-signs.ts';
import { type RunStep, toRunSteps } from './steps.ts';

/** How much a step has of each sign, from 0 to 1. */
type Features = Readonly<Record<StepSignName, number>>;

export interface DescribedStep {
  readonly step: RunStep;
  readonly shape: RunShape;
  readonly features: Features;
}

/** How many new words are many, how many new numbers are more than a numbered list, how many characters are long. Set by judgement. */
const MANY_WORDS = 30;
const MANY_NUMBERS = 4;
const LONG_CHARS = 1_500;

/**
 * The steps of a run, each with its features. Linear in the length of the texts. `task` is what a trace says was asked for, `began` the event
 * at which a detector saw a failure begin.
 */
export function toStepFeatures(run: Run, task: string | null, began: string | null = null): DescribedStep[] {
  const steps = toRunSteps(run);
  const shape = toShape(run, steps);
  const mentions = createMentions(run, task);
  const keys = new Set<string>();
  const firsts = createFirsts();
  let afterFailure = false;
  return steps.map((step, index) => {
    const { calls, isReply } = step;
    const { words, numbers } = mentions.countNew(step);
    const changes = shape !== 'several_agents' && calls.some(changesSomething);
    const fails = calls.some(({ result }) => isFailure(result));
    const isStatement = calls.length === 0 && !isReply;
    const features: Features = {
      first: toNumber(index === 0),
      repeats: toNumber(calls.some(({ key }) => keys.has(key))),
      new_words: Math.min(1, words / MANY_WORDS),
      new_numbers: Math.min(1, numbers / MANY_NUMBERS),
      first_failure: firsts.take('failure', fails),
      takes_over: toNumber(index > 0 && steps[index - 1]?.actor !== step.actor),
      reply: toNumber(isReply),
      first_call: firsts.take('call', calls.length > 0),
      first_numbers: firsts.take('numbers', index > 0 && isStatement && numbers >= MANY_NUMBERS / 2),
      long: Math.min(1, step.text.length / LONG_CHARS),
      late: index / Math.max(1, steps.length - 1),
      changes: toNumber(changes),
      first_change: firsts.take('change', changes),
      answer: toNumber(index === steps.length - 1 && isStatement),
      after_failure: toNumber(afterFailure),
      failure_began: toNumber(began !== null && holds(step, began)),
    };
    for (const { key } of calls) keys.add(key);
    afterFailure = fails;
    return { step, shape, features };
  });
}

function toShape(run: Run, steps: readonly RunStep[]): RunShape {
  if (new Set(steps.map(({ actor }) => actor)).size > 1) return 'several_agents';
  const persons = run.items.filter((item) => item.kind === 'message' && item.role === 'user');
  return persons.length > 1 ? 'dialogue' : 'alone';
}

const holds = ({ eventId, calls }: RunStep, event: string): boolean =>
  eventId === event || calls.some((call) => call.eventId === event || call.result?.eventId === event);

function createFirsts() {
  const taken = new Set<string>();
  return {
    /** 1 for the first step of which it is true. */
    take(name: string, isTrue: boolean): number {
      if (!isTrue || taken.has(name)) return 0;
      taken.add(name);
      return 1;
    },
  };
}

const toNumber = (isTrue: boolean): number => (isTrue ? 1 : 0);
