import type { ResultOptions, Scenario } from './scenario.ts';

export type Call = readonly [tool: string, args: unknown, result?: ResultOptions];

/** Calls one after the other, each asked for on its own. */
export function calling(scenario: Scenario, calls: readonly Call[]): Scenario {
  for (const [tool, args, result] of calls) scenario.call(tool, args, result ?? {});
  return scenario;
}

/** The same or a similar call, again and again. */
export function repeating(scenario: Scenario, times: number, toCall: (index: number) => Call): Scenario {
  return calling(
    scenario,
    Array.from({ length: times }, (_, index) => toCall(index)),
  );
}

export const failing = (error: string): ResultOptions => ({ outcome: 'failed', error, text: error });
