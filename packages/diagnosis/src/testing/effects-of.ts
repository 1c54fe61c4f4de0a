import type { Effect } from '../effects/effect.ts';
import { toEffects } from '../effects/read-effects.ts';
import { readTrace } from '../intake/read-trace.ts';

/** A call for a test: tool, arguments, and what came back: a text or structure, with an exit code or an error flag. */
export type TestCall = readonly [
  tool: string,
  args: unknown,
  result: unknown,
  about?: { exit?: number; isError?: boolean },
];

/** The effects of calls that were made one after the other. */
export function effectsOf(...calls: readonly TestCall[]): readonly Effect[] {
  const events = calls.flatMap(([tool, args, result, about = {}], index) => {
    const call = { i: 2 * index, type: 'tool_call', tool, args, call_id: `c${index}` };
    if (result === null) return [call];
    const text = typeof result === 'string' ? result : JSON.stringify(result, null, 2);
    const { exit, isError = exit !== undefined && exit !== 0 } = about;
    const ended = { i: 2 * index + 1, type: 'tool_result', tool, call_id: `c${index}`, text, is_error: isError };
    return [call, exit === undefined ? ended : { ...ended, exit_code: exit }];
  });
  return toEffects(readTrace({ events }).toolCalls);
}

/** The effects of one shell line. */
export function effectsOfLine(command: string, output: string, exit = 0): readonly Effect[] {
  return effectsOf(['exec', { command }, output, { exit }]);
}

export const show = ({ kind, ending }: Effect): string => `${kind} ${ending}`;
