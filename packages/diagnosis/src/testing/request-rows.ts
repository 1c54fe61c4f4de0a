import { createScenario } from './scenario.ts';
import type { DetectorCases } from './test-detector.ts';

type Call = readonly [tool: string, args: Record<string, unknown>, result: string];
export type Row = readonly [request: string, calls: readonly Call[], message?: string];

/** A command and what it printed. */
export const run = (command: string, text: string): Call => ['exec', { command }, text];
/** As the host reports a no of the person. */
export const DENIED = 'Exec denied (gateway id=a1, user-denied)';

function toScenario(request: string, calls: readonly Call[]) {
  let scenario = createScenario().user(request);
  for (const [tool, args, text] of calls)
    scenario = scenario.call(
      tool,
      args,
      text === DENIED
        ? { outcome: 'blocked', blockedBy: 'host', text }
        : { text, ...(tool === 'exec' ? { exitCode: 0 } : {}) },
    );
  return scenario.say('Done.').end();
}

/** The cases of a detector from rows of a request and what was then done. */
export function toCases(fires: readonly Row[], silent: readonly Row[]): DetectorCases {
  return {
    fires: fires.map(([request, calls, message = '']) => ({
      name: request,
      scenario: () => toScenario(request, calls),
      message,
    })),
    silent: silent.map(([request, calls]) => ({
      name: `fine: ${request}`,
      scenario: () => toScenario(request, calls),
    })),
  };
}
