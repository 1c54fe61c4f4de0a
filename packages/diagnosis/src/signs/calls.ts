import type { ToolCall } from '../model/execution.ts';
import { isChange } from '../tools/deeds.ts';
import { describeTool } from '../tools/describe-tool.ts';
import { hasRefusedArguments, isUnknownTool } from '../tools/refusals.ts';
import type { Theme } from './sign.ts';

const MOST_CITED = 5;

export const REPEATS: Theme = {
  title: 'A step was repeated and gave the same result',
  look({ calls, turns }) {
    const again = [...findRepeatedCalls(calls), ...findRepeatedWords(turns.flatMap(({ said }) => said))];
    return again.length > 0 ? again.slice(0, MOST_CITED) : null;
  },
};

/** Asking the same each day is the job; asking the same twice in one run is not. */
function findRepeatedCalls(calls: readonly ToolCall[]): string[] {
  const last = new Map<string, string>();
  const again: string[] = [];
  for (const { key, run, result, eventId } of calls) {
    if (!result) continue;
    const place = `${run.id} ${key}`;
    if (last.get(place) === result.digest) again.push(eventId);
    last.set(place, result.digest);
  }
  return again;
}

/** Shorter words are greetings. */
const LEAST_REPEATED_CHARS = 60;

function findRepeatedWords(said: readonly { readonly text: string; readonly eventId: string }[]): string[] {
  const known = new Set<string>();
  return said.flatMap(({ text, eventId }) => {
    const words = text.trim();
    if (words.length <= LEAST_REPEATED_CHARS) return [];
    const isKnown = known.has(words);
    known.add(words);
    return isKnown ? [eventId] : [];
  });
}

export const REFUSED_CALL: Theme = {
  title: 'A call was refused: no such tool, or invalid arguments',
  look({ calls }) {
    const refused = calls.filter((call) => isUnknownTool(call) || hasRefusedArguments(call));
    return refused.length > 0 ? refused.slice(0, MOST_CITED).map(({ eventId }) => eventId) : null;
  },
};

export const HANDED_ON: Theme = {
  title: 'Part of the work was done, and the rest was handed to a person',
  look({ effects }) {
    const at = effects.findIndex(({ call }) => isHandover(call));
    const handed = effects[at];
    if (!handed || !effects.slice(0, at).some(({ kind }) => isChange(kind))) return null;
    return [handed.call.eventId];
  },
};

/** Whether a call gives the job to a person. */
export function isHandover(call: ToolCall): boolean {
  return /transfer|escalat|hand_?(?:off|over)/i.test(call.tool) && describeTool(call).deed === 'delegate';
}
