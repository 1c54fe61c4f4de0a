import type { ModelOptions, ResultOptions, Scenario } from './scenario.ts';

export type Call = readonly [tool: string, args: unknown, result?: ResultOptions];

/** Calls one after the other, each asked for on its own. */
export function calling(scenario: Scenario, calls: readonly Call[], about: ModelOptions = {}): Scenario {
  for (const [tool, args, result] of calls) scenario.call(tool, args, result ?? {}, about);
  return scenario;
}

/** The same or a similar call, again and again. */
export function repeating(
  scenario: Scenario,
  times: number,
  toCall: (index: number) => Call,
  about: ModelOptions = {},
): Scenario {
  return calling(
    scenario,
    Array.from({ length: times }, (_, index) => toCall(index)),
    about,
  );
}

export const failing = (error: string): ResultOptions => ({ outcome: 'failed', error, text: error });
