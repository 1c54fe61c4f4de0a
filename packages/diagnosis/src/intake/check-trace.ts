import type { Trace, TraceEvent } from './read-trace.ts';

/** What a trace is, or the first thing in it that the engine cannot read, as one sentence. */
type CheckedTrace = { readonly trace: Trace } | { readonly problem: string };

/** Reads an untrusted value as a trace. Only task, model and events are taken: everything else in a labelled trace is for the scorer. */
export function checkTrace(value: unknown): CheckedTrace {
  const { task, model, events } = Object(value) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(events)) return { problem: 'The line has no list of events.' };
  for (const [place, event] of events.entries()) {
    const problem = findProblem(event);
    if (problem) return { problem: `Event ${place} ${problem}.` };
  }
  return {
    trace: {
      events: events.map(withoutNulls),
      ...(typeof task === 'string' ? { task } : {}),
      ...(typeof model === 'string' ? { model } : {}),
    },
  };
}

/** What each member must be, in the words of the message. What is not named here is not read. */
const MEMBERS: Readonly<Record<Exclude<keyof TraceEvent, 'i' | 'args' | 'type'>, readonly [Check, words: string]>> = {
  text: [isText, 'a text'],
  tool: [isText, 'a text'],
  tools: [(value) => Array.isArray(value) && value.every(isText), 'a list of texts'],
  call_id: [isText, 'a text'],
  is_error: [(value) => typeof value === 'boolean', 'true or false'],
  exit_code: [isNumber, 'a number'],
  actor: [isText, 'a text'],
  usage: [isObject, 'an object'],
  ts: [(value) => isText(value) || isNumber(value), 'a time'],
  subtype: [isText, 'a text'],
  cost_usd: [isNumber, 'a number'],
};
const TOKENS = ['input', 'output', 'cacheRead', 'cacheWrite'];

type Check = (value: unknown) => boolean;

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isNumber(value: unknown): boolean {
  return Number.isFinite(value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value);
}

function findProblem(event: unknown): string | null {
  const members = Object(event) as Readonly<Record<string, unknown>>;
  if (!isText(members.type)) return 'is not an object with a type';
  for (const [name, [fits, words]] of Object.entries(MEMBERS)) {
    const value = members[name];
    if (value !== undefined && value !== null && !fits(value)) return `has a ${name} that is not ${words}`;
  }
  const usage = Object(members.usage) as Readonly<Record<string, unknown>>;
  const wrong = TOKENS.find((name) => usage[name] !== undefined && usage[name] !== null && !isNumber(usage[name]));
  return wrong === undefined ? null : `has a usage.${wrong} that is not a number`;
}

/** What a source did not have is absent, also where it says so with a null. */
function withoutNulls(event: Readonly<Record<string, unknown>>): TraceEvent {
  const members = Object.entries(event);
  if (members.every(([, value]) => value !== null)) return event as unknown as TraceEvent;
  return Object.fromEntries(members.filter(([, value]) => value !== null)) as unknown as TraceEvent;
}
